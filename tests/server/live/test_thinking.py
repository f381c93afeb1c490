"""Which bot is asked for a choice, how many think at once, and what happens to bots that hang."""

import asyncio
import logging
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from time import sleep

import pytest

from lanterns.bots import BOTS, Bot, Choice, cost_of
from lanterns.rules import (
    DEFAULT_SEATING,
    TILES_IN_PLAY,
    Action,
    EndTurn,
    View,
    legal_actions,
    new_game,
    view_for,
)
from lanterns.server.live.thinking import BotPool
from lanterns.server.settings import Settings

STATE = new_game(DEFAULT_SEATING[2], range(1, TILES_IN_PLAY[2] + 1))
VIEW, LEGAL = view_for(STATE, 0), legal_actions(STATE)
LIMIT = 2.0
"""Seconds for a choice: more than the slowest machine needs for one that takes no time."""
PATIENCE = 60.0


class Counts:
    """A bot that thinks for a while, and counts who chose and who was asked by two at once."""

    def __init__(self, level: str, seconds: float, chosen: Counter[str]) -> None:
        self._level = level
        self._seconds = seconds
        self._chosen = chosen
        self._is_thinking = False

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        self._chosen["asked while thinking"] += self._is_thinking
        self._is_thinking = True
        sleep(self._seconds)
        self._is_thinking = False
        self._chosen[self._level] += 1
        return Choice(actions[0])


class Hangs:
    """A bot that comes to no end before the test does."""

    end = threading.Event()

    def __init__(self, asked: Counter[str]) -> None:
        asked["hangs"] += 1

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        self.end.wait()
        raise SystemExit


@pytest.fixture
def hanging() -> Iterator[None]:
    Hangs.end.clear()
    yield
    Hangs.end.set()


def makers(chosen: Counter[str], seconds: float) -> Mapping[str, Callable[[], Bot]]:
    """Every level takes so long; and there is one that hangs."""

    def maker(level: str) -> Callable[[], Bot]:
        return lambda: Counts(level, seconds, chosen)

    return {**{level: maker(level) for level in BOTS}, "hangs": lambda: Hangs(chosen)}


def choices(levels: Sequence[str], seconds: float = 0.0) -> tuple[Counter[str], Counter[str]]:
    """Ask these levels at once; return who chose, and who was played for."""
    chosen: Counter[str] = Counter()
    failed: Counter[str] = Counter()
    settings = Settings("", bot_threads=2, bot_budget=0.0, bot_grace=LIMIT)
    pool = BotPool(settings, makers(chosen, seconds), lambda level: failed.update([level]))

    async def ask() -> None:
        await asyncio.gather(*(pool.choose("Ana", level, VIEW, LEGAL) for level in levels))

    asyncio.run(ask())
    return +chosen, failed


def test_to_wait_for_a_turn_is_no_fault() -> None:
    # Two at a time, so that the last one waits for longer than it may think.
    chosen, failed = choices(["dragon"] * 20, seconds=LIMIT / 8)
    assert (chosen, failed) == ({"dragon": 20}, {})


def test_those_who_choose_at_once_do_not_wait_for_those_who_look_ahead() -> None:
    order: list[str] = []
    has_come = threading.Event()

    class Dragon:
        def choose(
            self, view: View, actions: Sequence[Action], budget: float, rng: Random
        ) -> Choice:
            assert has_come.wait(PATIENCE)
            order.append("dragon")
            return Choice(actions[0])

    class Visitor:
        cost = "instant"

        def choose(
            self, view: View, actions: Sequence[Action], budget: float, rng: Random
        ) -> Choice:
            order.append("visitor")
            has_come.set()
            return Choice(actions[0])

    settings = Settings("", bot_threads=1, bot_budget=0.0, bot_grace=PATIENCE)
    pool = BotPool(settings, {"dragon": Dragon, "visitor": Visitor}, lambda level: None)

    async def ask() -> None:
        levels = ["dragon", "dragon", "visitor"]
        await asyncio.gather(*(pool.choose("Ana", level, VIEW, LEGAL) for level in levels))

    asyncio.run(ask())
    assert order == ["visitor", "dragon", "dragon"]


@pytest.mark.usefixtures("hanging")
def test_those_who_hang_take_nobody_elses_turn_and_do_not_gather() -> None:
    chosen, failed = choices([*["hangs"] * 9, "master"])
    assert chosen == {"hangs": 2, "visitor": 9, "master": 1}
    assert failed == {"hangs": 9}


def test_who_has_come_back_is_asked_again() -> None:
    chosen: Counter[str] = Counter()
    settings = Settings("", bot_budget=0.0, bot_grace=0.01)
    pool = BotPool(settings, makers(chosen, 0.0), lambda level: None)

    async def ask() -> None:
        Hangs.end.clear()
        await pool.choose("Ana", "hangs", VIEW, LEGAL)
        await pool.choose("Ana", "hangs", VIEW, LEGAL)
        assert chosen["hangs"] == 1
        Hangs.end.set()
        async with asyncio.timeout(PATIENCE):
            while chosen["hangs"] == 1:
                await pool.choose("Ana", "hangs", VIEW, LEGAL)

    asyncio.run(ask())


def test_a_bot_that_thinks_is_asked_nothing_else() -> None:
    chosen, _ = choices(["dragon"] * 4, seconds=0.05)
    assert chosen == {"dragon": 4}


class Fails:
    """A bot that raises an error."""

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        raise SystemExit("no idea")


class Cheats:
    """A bot that chooses what is not legal."""

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        return Choice(EndTurn())


def unmade() -> Bot:
    raise ImportError("no such library")


def logged(caplog: pytest.LogCaptureFixture, level: str, maker: Callable[[], Bot]) -> str:
    """What the server logs about a bot that does not choose; the visitor does, if it has time."""
    settings = Settings("", bot_budget=0.0, bot_grace=LIMIT)
    visitor = BOTS["visitor"]
    pool = BotPool(settings, {level: maker, "visitor": visitor}, lambda level: None)
    with caplog.at_level(logging.WARNING, "lanterns.server"):
        assert asyncio.run(pool.choose("Ana", level, VIEW, LEGAL)) in LEGAL
    [record] = [one for one in caplog.records if one.getMessage().startswith(f"bot {level} ")]
    assert (record.name, record.levelname) == ("lanterns.server", "WARNING")
    return caplog.text


def test_a_bot_that_fails_is_logged_with_its_traceback(caplog: pytest.LogCaptureFixture) -> None:
    text = logged(caplog, "fails", Fails)
    assert "bot fails failed\nTraceback" in text and "SystemExit: no idea" in text


def test_a_bot_that_cannot_be_made_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    text = logged(caplog, "unmade", unmade)
    assert "bot unmade failed\nTraceback" in text and "ImportError: no such library" in text


def test_an_illegal_choice_is_logged_in_one_line(caplog: pytest.LogCaptureFixture) -> None:
    text = logged(caplog, "cheats", Cheats)
    assert text.count("\n") == 1
    assert "bot cheats chose EndTurn(), which is not legal" in text


@pytest.mark.usefixtures("hanging")
def test_a_bot_that_hangs_is_logged_in_one_line(caplog: pytest.LogCaptureFixture) -> None:
    text = logged(caplog, "hangs", lambda: Hangs(Counter()))
    assert text.count("\n") == 1
    assert f"bot hangs gave no answer within {LIMIT:g} seconds" in text


@pytest.mark.usefixtures("hanging")
def test_a_bot_whose_making_hangs_is_played_for(caplog: pytest.LogCaptureFixture) -> None:
    def maker() -> Bot:
        Hangs.end.wait()
        return Fails()

    assert "bot stuck gave no answer" in logged(caplog, "stuck", maker)


def test_built_in_bots_say_what_they_cost() -> None:
    costs = {level: cost_of(BOTS[level]()) for level in BOTS}
    searching = {level for level, cost in costs.items() if cost == "search"}
    assert searching == {"master", "sage", "dragon", "tiger", "kirin"}


def test_a_bot_that_does_not_say_what_it_costs_counts_as_searching() -> None:
    assert cost_of(Fails()) == "search"
