"""Who is at a table counts wherever they are connected, and a server that dies is replaced."""

import asyncio
import threading
from collections.abc import Sequence
from random import Random
from typing import ClassVar

import pytest
from server.kit.games import choose, started
from server.kit.guest import BOT, PERSON, Guest, Message, eventually
from server.kit.pairs import QUICK_BEATS, Pair, at, two_servers
from server.kit.postgres import Postgres
from server.kit.running import Process, Running, running

from lanterns.bots import BOTS, Choice
from lanterns.rules import Action, View


def connected(state: Message) -> list[bool]:
    return [seat["connected"] for seat in state["table"]["seats"]]


def test_players_see_who_is_connected_elsewhere(pair: Pair) -> None:
    table, guests = started(pair[0].address, 2)
    with guests[0].socket(table) as here:
        assert connected(here.until("state")) == [True, False]
        with at(pair[1], guests[1]).socket(table) as there:
            state = there.until("state")
            if connected(state) != [True, True]:
                there.until("presence", connected=[True, True])
            here.until("presence", connected=[True, True])
        here.until("presence", connected=[True, False])


def test_a_hand_over_looks_at_all_servers(database: str) -> None:
    with two_servers(database, absence_seconds=1000.0) as pair:
        table, guests = started(pair[0].address, 2)
        friend = at(pair[1], guests[1])
        with guests[0].socket(table) as here:
            here.until("state")
            with friend.socket(table) as there:
                there.until("state")
                here.until("presence", connected=[True, True])
                version = guests[0].look(table)["version"]
                hand_over = {"version": version, "seat": 1, "level": "random"}
                assert here.ask("hand_over", **hand_over)["reason"]["code"] == "seat_present"
            here.until("presence", connected=[True, False])
            reason = here.ask("hand_over", **hand_over)["reason"]
            assert reason["code"] == "seat_just_left" and reason["facts"]["seconds"] > 990


def test_a_program_that_only_asks_is_there_too(database: str) -> None:
    with two_servers(database, absence_seconds=1000.0) as pair:
        table, guests = started(pair[0].address, 2)
        here = pair[0].services
        live = here.tables.loaded(table)
        assert live is not None
        # As if the table had been in memory for long, with nobody seen here.
        live.since -= 10_000
        live.seen.clear()
        here.peers._roster.since -= 10_000
        here.peers._roster._seen.clear()
        friend = at(pair[1], guests[1])
        friend.look(table)
        eventually(lambda: table in here.peers._roster._seen)
        refused = guests[0].command(table, "hand_over", seat=1, level="random")
        assert refused["reason"]["code"] == "seat_just_left"


def fall_silent(server: Running) -> None:
    """Let a server say nothing more, as if it were frozen or cut off."""

    async def say_nothing(*notices: object) -> bool:
        return False

    server.services.peers._say = say_nothing  # type: ignore[method-assign]


def test_who_is_connected_to_a_silent_server_is_away(pair: Pair) -> None:
    table, guests = started(pair[0].address, 2)
    with guests[0].socket(table) as wire, at(pair[1], guests[1]).socket(table) as there:
        there.until("state")
        wire.until("presence", connected=[True, True])
        fall_silent(pair[1])
        wire.until("presence", connected=[True, False])
        guests[0].do(table, "hand_over", seat=1, level="random")


def test_the_bots_of_a_silent_server_are_played_by_another(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with two_servers(database) as pair:
        host = Guest(pair[0].address)
        table = host.open(BOT, BOT)
        rosters = [server.services.peers._roster for server in pair]
        sockets = [at(server, host).socket(table) for server in pair]
        with sockets[0] as one, sockets[1] as other:
            for wire in (one, other):
                wire.until("presence", watchers=2)
            [player] = [n for n in range(2) if rosters[n].plays_bots(table)]
            frozen = pair[player]

            async def think_forever(*asked: object) -> None:
                await asyncio.Event().wait()

            monkeypatch.setattr(frozen.services.bots._pool, "choose", think_forever)
            fall_silent(frozen)
            host.do(table, "start")
            for wire in (one, other):
                while wire.until("state")["table"]["status"] != "over":
                    pass


@pytest.mark.prove
def test_who_was_connected_to_a_server_that_died_is_away(database: str) -> None:
    with Process.on(database, **QUICK_BEATS) as other, running(database, **QUICK_BEATS) as server:
        table, guests = started(server.address, 2)
        with guests[0].socket(table) as wire:
            wire.until("state")
            with Guest(other.address, guests[1].cookie).socket(table) as there:
                there.until("state")
                wire.until("presence", connected=[True, True])
                other.kill()
                # Nobody says so: it is noticed by the silence.
                wire.until("presence", connected=[True, False])
                guests[0].do(table, "hand_over", seat=1, level="random")


class Notes:
    """A bot that notes in which server it thinks."""

    asked: ClassVar[list[str]] = []

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        self.asked.append(threading.current_thread().name)
        return Choice(actions[0])


def test_a_bot_thinks_at_one_server(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "notes", Notes)
    Notes.asked.clear()
    with two_servers(database) as pair:
        host = Guest(pair[0].address)
        table = host.open(*[{"kind": "bot", "level": "notes"}] * 2)
        there = at(pair[1], host)
        with host.socket(table) as here, there.socket(table) as far:
            for wire in (here, far):
                wire.until("presence", watchers=2)
            host.do(table, "start")
            for wire in (here, far):
                while (state := wire.until("state"))["table"]["status"] != "over":
                    pass
        plies = sum(len(happened["events"]) > 0 for happened in host.get(history(table)))
        # Each action was thought about once, and everything was seen at both.
        assert len(Notes.asked) == plies - 1, (len(Notes.asked), plies)
        assert state["result"] is not None


def history(table: str) -> str:
    return f"/api/tables/{table}/history"


@pytest.mark.prove
def test_the_bots_of_a_server_that_dies_are_played_by_another(database: str) -> None:
    settings = {**QUICK_BEATS, "bot_pause": 0.1}
    with Process.on(database, **settings) as one, Process.on(database, **settings) as other:
        host = Guest(one.address)
        table = host.open(PERSON, BOT, BOT)
        host.sit(table, 0)
        there = Guest(other.address, host.cookie)
        with there.socket(table) as wire:
            wire.until("state")
            with host.socket(table) as here:
                here.until("state")
                host.do(table, "start")
                # Whichever plays the bots, one is killed and the other goes on.
                one.kill()
            state = there.look(table)
            for _ in range(3):
                while state["legal"] is None:
                    state = wire.until("state")
                action = choose(state["legal"], Random(1))
                assert wire.ask("act", version=state["version"], action=action)["version"]
                state = wire.until("state")


def test_a_server_that_hears_nothing_asks_and_takes_nobody_for_away(
    postgres: Postgres, database: str
) -> None:
    """Notices are lost: moves are seen a little later, and no seat is handed over by mistake."""
    with two_servers(database, absence_seconds=1000.0) as pair:
        table, guests = started(pair[0].address, 2)
        deaf = pair[1].services
        friend = at(pair[1], guests[1])
        with friend.socket(table) as there:
            state = there.until("state")
            # From now on nothing that is sent is received.
            deaf.peers.receive = lambda text: None  # type: ignore[method-assign]
            deaf.store.channel.reconnect = lambda: None  # type: ignore[method-assign]
            deaf.store.channel._task.cancel()  # type: ignore[union-attr]
            eventually(lambda: deaf.peers.is_deaf)
            assert "lanterns_peers_ok 0" in friend.http.get("/metrics").text
            action = choose(guests[0].look(table)["legal"], Random(1))
            guests[0].do(table, "act", version=state["version"], action=action)
            there.until("state", version=state["version"] + 1)
            refused = friend.command(table, "hand_over", seat=0, level="random")
            assert refused["reason"]["code"] == "seat_just_left"
