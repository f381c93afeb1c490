"""Bots never block a game: another level plays for one that fails, is late or cheats."""

import threading
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from kit.witness import Witness, remembers
from server.kit.guest import BOT, PERSON, Guest, eventually
from server.kit.running import running

from lanterns.bots import BOTS, Bot, Choice
from lanterns.rules import Action, EndTurn, View
from lanterns.rules.components import TILES_IN_PLAY
from lanterns.server.errors import Refused, TableFault
from lanterns.server.live import bots
from lanterns.server.live.tables import LiveTable


class Fails:
    """A bot that raises an error."""

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        raise RuntimeError("no idea")


class Cheats:
    """A bot that chooses what is not legal."""

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        return Choice(EndTurn())


class Sleeps:
    """A bot that never comes to an end while the game lasts."""

    awake = threading.Event()

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        self.awake.wait()
        return Choice(actions[0])


class Ponders:
    """A bot that chooses once `ready` is set."""

    asked: ClassVar[list[View]] = []
    ready = threading.Event()

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        self.asked.append(view)
        self.ready.wait()
        return Choice(actions[0])


@pytest.fixture
def bad_bots() -> Iterator[None]:
    makers: dict[str, type[Bot]] = {"fails": Fails, "cheats": Cheats, "sleeps": Sleeps}
    Sleeps.awake.clear()
    for name, maker in makers.items():
        BOTS[name] = maker
    yield
    Sleeps.awake.set()
    for name in makers:
        del BOTS[name]


@pytest.mark.usefixtures("bad_bots")
@pytest.mark.parametrize("level", ["fails", "cheats", "sleeps"])
def test_a_bot_that_does_not_choose_well_is_played_for(tmp_path: Path, level: str) -> None:
    settings: dict[str, Any] = {"bot_budget": 0.0, "bot_grace": 0.01 if level == "sleeps" else 60.0}
    with running(tmp_path, **settings) as server:
        guest = Guest(server.address)
        table = guest.open({"kind": "bot", "level": level}, {"kind": "bot", "level": level})
        with guest.socket(table) as wire:
            wire.until("state")
            guest.do(table, "start")
            while wire.until("state")["table"]["status"] == "playing":
                pass
        assert f'bot_fallbacks_total{{level="{level}"}}' in guest.http.get("/metrics").text
        # The threads are given back before the server stops.
        Sleeps.awake.set()


def test_a_new_title_does_not_make_a_bot_think_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "ponders", Ponders)
    with running(tmp_path) as server:
        guest = Guest(server.address)
        table = guest.open(*[{"kind": "bot", "level": "ponders"}] * 2)
        guest.do(table, "start")
        eventually(lambda: len(Ponders.asked) == 1)
        guest.do(table, "rename", title="Moon Pond")
        Ponders.ready.set()
        eventually(lambda: guest.look(table)["table"]["status"] == "over")
    assert all(one != other for one, other in pairwise(Ponders.asked))


@pytest.mark.parametrize(
    ("fault", "asked"),
    [(TableFault.TABLE_UNREADABLE, 1), (TableFault.NO_TABLE, 1), (TableFault.NO_TABLE, 3)],
)
def test_a_bot_is_asked_again_only_where_that_can_help(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: TableFault, asked: int
) -> None:
    """Not at a table that cannot be read any more, nor at one that is gone."""
    monkeypatch.setattr(bots, "RETRY_SECONDS", 0.0)
    acted = 0

    async def refuse(table_id: str, version: int, action: str) -> LiveTable:
        nonlocal acted
        acted += 1
        if acted < asked:
            raise Refused(TableFault.NOT_STORED)
        raise Refused(fault)

    with running(tmp_path) as server:
        monkeypatch.setattr(server.services.dispatcher, "act_for_bot", refuse)
        guest = Guest(server.address)
        table = guest.open(BOT, BOT)
        with guest.socket(table) as wire:
            wire.until("state")
            guest.do(table, "start")
            eventually(lambda: acted == asked and not server.services.bots.is_busy(table))


def test_a_bot_thinks_during_its_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does it act before the pause is over."""
    thought = threading.Event()

    class Quick:
        def choose(
            self, view: View, actions: Sequence[Action], budget: float, rng: Random
        ) -> Choice:
            thought.set()
            return Choice(actions[0])

    monkeypatch.setitem(BOTS, "quick", Quick)
    with running(tmp_path, bot_pause=3600.0) as server:
        guest = Guest(server.address)
        table = guest.open(*[{"kind": "bot", "level": "quick"}] * 2)
        guest.do(table, "start")
        eventually(thought.is_set)
        assert len(guest.look(table)["game"]["lake"]) == 1


def test_bots_think_while_others_act(tmp_path: Path) -> None:
    with running(tmp_path, bot_pause=0.0) as server:
        guest = Guest(server.address)
        tables = [guest.open(PERSON, *[BOT] * bots) for bots in (1, 2, 3)]
        for table in tables:
            guest.sit(table, 0)
            guest.do(table, "start")
        for table in tables:
            with guest.socket(table) as wire:
                state = wire.until("state")
                while state["table"]["status"] == "playing":
                    if state["legal"] is not None:
                        action = [*state["legal"]["discards"], *state["legal"]["placements"]]
                        chosen = action[0] if action else "."
                        text = chosen if isinstance(chosen, str) else chosen[0]
                        wire.send("act", version=state["version"], action=text)
                    state = wire.until("state")
            assert state["result"] is not None


def test_bots_are_shown_how_every_tile_was_laid(tmp_path: Path) -> None:
    witnesses: list[Witness] = []

    def witness() -> Witness:
        witnesses.append(Witness())
        return witnesses[-1]

    BOTS["witness"] = witness
    try:
        with running(tmp_path, bot_pause=0.0) as server:
            guest = Guest(server.address)
            table = guest.open(*[{"kind": "bot", "level": "witness"}] * 3)
            guest.do(table, "start")
            eventually(lambda: guest.look(table)["table"]["status"] == "over")
    finally:
        del BOTS["witness"]
    views = [view for witness in witnesses for view in witness.views]
    assert all(view.seat == view.turn and remembers(view) for view in views)
    assert max(len(view.past) for view in views) == TILES_IN_PLAY[3]


def test_bots_play_on_where_other_tables_are_in_use(tmp_path: Path) -> None:
    with running(tmp_path, idle_tables=1) as server:
        guest = Guest(server.address)
        here, there = guest.open(PERSON, BOT), guest.open(BOT, BOT)
        with guest.socket(here) as wire:
            wire.until("state")
            guest.do(there, "start")
            eventually(lambda: guest.look(there)["table"]["status"] == "over")


class Queues:
    """A bot that chooses when it is let go on, and notes how many play at its table."""

    asked: ClassVar[list[int]] = []
    cost = "search"
    go_on = threading.Semaphore(0)

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        self.asked.append(len(view.players))
        self.go_on.acquire()
        return Choice(actions[0])

    @classmethod
    def was_asked(cls, times: int) -> bool:
        return len(cls.asked) == times


def test_many_tables_of_one_address_do_not_hold_up_those_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "queues", Queues)
    bot = {"kind": "bot", "level": "queues"}

    def guest_at(address: str, here: str) -> Guest:
        guest = Guest(here)
        guest.http.headers["X-Forwarded-For"] = address
        return guest

    with running(tmp_path, bot_threads=1, bot_grace=60.0) as server:
        # Six browsers at one address, each with a table of two.
        for _ in range(6):
            many = guest_at("192.0.2.1", server.address)
            many.do(many.open(bot, bot), "start")
        eventually(lambda: Queues.asked == [2])
        one = guest_at("192.0.2.2", server.address)
        one.do(one.open(bot, bot, bot), "start")
        waiting = server.services.bots._pool._queues["search"]._waiting
        eventually(lambda: set(waiting) == {"192.0.2.1", "192.0.2.2"})
        for asked in (2, 3):
            Queues.go_on.release()
            eventually(partial(Queues.was_asked, asked))
        try:
            assert 3 in Queues.asked
        finally:
            Queues.go_on.release(1000)


def test_bots_do_not_think_where_nobody_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr("lanterns.server.live.bots.RETRY_SECONDS", 0.0)
    with running(tmp_path) as server:
        server.services.attention._clock = lambda: now
        guest = Guest(server.address)
        table = guest.open(PERSON, BOT, BOT)
        guest.sit(table, 0)
        with guest.socket(table) as wire:
            wire.until("state")
            guest.do(table, "start")
            # Connected, the bots play on however long nothing is asked.
            now = 1000.0
            state = wire.until("state")
            while state["legal"] is None:
                state = wire.until("state")
        eventually(lambda: len(server.services.hub) == 0)
        # Nobody is connected, and the last request was long ago: the bot waits.
        before = server.services.attention.client(table)
        assert before is None
        seat = state["game"]["turn"]
        there = server.services.tables._tables[table]
        guest.do(table, "hand_over", seat=seat, level="random")
        # The hand-over was a request, so there is play until it is too long ago.
        assert server.services.attention.client(table) == "127.0.0.1"
        now = 2000.0
        eventually(lambda: not server.services.bots.is_busy(table))
        version = there.table.version
        assert there.table.level_on_turn is not None or there.table.is_closed
        if not there.table.is_closed:
            with guest.socket(table) as wire:
                assert wire.until("state")["version"] == version
                while wire.until("state")["table"]["status"] == "playing":
                    pass


def test_every_level_plays(tmp_path: Path) -> None:
    with running(tmp_path, bot_budget=0.02) as server:
        guest = Guest(server.address)
        levels = [bot["level"] for bot in guest.get("/api/bots")]
        for pair in zip(levels, levels[1:] + levels[:1], strict=True):
            table = guest.open(*({"kind": "bot", "level": level} for level in pair))
            with guest.socket(table) as wire:
                wire.until("state")
                guest.do(table, "start")
                while len(wire.until("state")["game"]["lake"]) < 4:
                    pass
