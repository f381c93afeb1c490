"""A contest is the same contest on every executor."""

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest

from lanterns.arena import Contest, Ledger, SequentialTest, WorkerPool, play_contest, processes
from lanterns.arena.json_report import to_json
from lanterns.arena.text_table import to_table
from lanterns.bots import BOTS, Bot, Choice, PlayedGame
from lanterns.bots.errors import BotFault
from lanterns.rules import Action, Cell, Place, View, check_record

CONTEST = Contest((("random",) * 3,), seed=5)


@contextmanager
def thread() -> Iterator[WorkerPool]:
    with ThreadPoolExecutor(1) as executor:
        yield WorkerPool(executor, 1)


@pytest.mark.prove
def test_one_process_or_two_or_a_thread_find_the_same() -> None:
    found = []
    for pool in (thread, partial(processes, 1), partial(processes, 2)):
        records: list[object] = []

        def keep(game: PlayedGame, ledger: Ledger, records: list[object] = records) -> None:
            records.append(game.record)

        found.append((play_contest(CONTEST, 4, pool, watch=keep).standings(), records))
    assert len(found[0][1]) == 12
    assert found[0] == found[1] == found[2]


def test_a_decided_test_ends_the_contest_at_the_same_deal() -> None:
    deals = []
    for pool in (thread, partial(processes, 2)):
        # Among themselves bots win 1/3 of each deal, so this is decided by arithmetic alone.
        test = SequentialTest(0.34, 0.9)
        ledger = play_contest(CONTEST, 100, pool, test=test)
        deals.append((ledger.deals, test.scores.total()))
    assert deals[0] == deals[1]
    assert deals[0][0] == deals[0][1] < 20


def test_what_was_done_before_a_stop_is_kept() -> None:
    games = 0

    def watch(game: PlayedGame, ledger: Ledger) -> None:
        nonlocal games
        games += 1

    ledger = play_contest(CONTEST, 1000, thread, stop=lambda: games >= 7, watch=watch)
    assert (games, ledger.deals) == (7, 2)
    assert json.loads(to_json(ledger.standings()))["games"] == 6


class Broken:
    """A bot that fails."""

    def choose(self, *arguments: object) -> object:
        """Raise instead."""
        raise IndexError("list index out of range")


class Cheat:
    """A bot that ignores the legal actions."""

    def choose(self, *arguments: object) -> Choice:
        """Place a tile that no player holds."""
        return Choice(Place(0, Cell(0, 1), 0))


def test_a_cheat_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheat", Cheat)
    contest = Contest((("cheat", "random"),), seed=5)
    with pytest.raises(BotFault, match="The bot “cheat” chose 0@0,1r0: You do not hold tile 0"):
        play_contest(contest, 1, thread)


def test_a_broken_bot_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "broken", Broken)
    contest = Contest((("random", "broken"),), seed=5)
    with pytest.raises(BotFault) as caught:
        play_contest(contest, 1, thread)
    place = "seed 5, deal 0, line-up random,broken, rotation 0, ply 2"
    assert str(caught.value) == (
        f"The bot “broken” failed with IndexError: list index out of range ({place})."
    )


@pytest.mark.parametrize(("choice", "what"), [(None, "NoneType"), ("4R", "str")])
def test_a_bot_that_chooses_no_action_is_named(
    monkeypatch: pytest.MonkeyPatch, choice: Any, what: str
) -> None:
    class Vague:
        def choose(self, *arguments: object) -> Choice:
            return Choice(choice)

    monkeypatch.setitem(BOTS, "vague", Vague)
    contest = Contest((("vague", "random"),), seed=5)
    with pytest.raises(BotFault, match=f"The bot “vague” chose a {what} instead of an action"):
        play_contest(contest, 1, thread)


def test_a_bot_that_is_not_installed_there_is_named() -> None:
    contest = Contest((("elsewhere", "random"),), seed=5)
    with pytest.raises(BotFault, match="what a script registers above “if __name__”"):
        play_contest(contest, 1, thread)


class Late:
    """A bot that fails once it has placed two tiles."""

    def choose(self, view: View, actions: Sequence[Action], *others: object) -> Choice:
        """Take the last action, twice."""
        if len(view.lake.tiles) > 2 * len(view.players):
            raise IndexError("list index out of range")
        return Choice(actions[-1])


@pytest.mark.parametrize(("name", "bot"), [("broken", Broken), ("late", Late)])
def test_a_fault_can_cost_the_game_alone(
    monkeypatch: pytest.MonkeyPatch, name: str, bot: type[Bot]
) -> None:
    """The seat at fault comes last, the others as they stood, and the contest goes on."""
    monkeypatch.setitem(BOTS, name, bot)
    contest = Contest(((name, "random", "artisan"),), seed=5, faults_lose=True)
    games: list[PlayedGame] = []
    ledger = play_contest(contest, 4, thread, watch=lambda game, _: games.append(game))
    standings = {bot.name: bot for bot in ledger.standings().bots}
    assert ledger.deals == 4
    assert standings[name].win_share.value == 0
    assert standings[name].rank.value == 3
    assert len(standings[name].faults) == standings[name].games == 12
    assert not standings["random"].faults
    assert "line-up " + ",".join(contest.line_ups[0]) in standings[name].faults[0]
    assert all(check_record(game.record) for game in games)
    report = to_table(ledger.standings())
    assert f"{name} lost 12 of its games by a fault, first: The bot “{name}” failed with" in report
    assert json.loads(to_json(ledger.standings()))["bots"][name]["faults"] == 12


def test_a_program_that_does_not_start_loses_too() -> None:
    contest = Contest((("cmd:/no/such/program", "random"),), seed=5, faults_lose=True)
    ledger = play_contest(contest, 1, thread)
    assert ledger.win_share("random").value == 1
