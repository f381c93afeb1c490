"""Nothing leaks: dealing anew what a viewer may not know changes no byte on any channel."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import psycopg
import pytest
from server.kit.channels import channels, other_world
from server.kit.games import (
    against_bots,
    choose,
    lift_curtain,
    play_on,
    sharing,
    started,
)
from server.kit.guest import PATIENCE, Guest, Message, eventually
from server.kit.pairs import Pair, at
from server.kit.running import Running, running

from lanterns.rules import Event, GameState, View, view_for
from lanterns.server.http import routes
from lanterns.server.live import tables
from lanterns.server.peers.notices import (
    AnyNotice,
    Appended,
    Beat,
    Present,
    WhoIsAt,
    notice_from_text,
)
from lanterns.server.table.table import Table
from lanterns.server.table.viewer import Viewer
from lanterns.server.wire import views
from lanterns.server.wire.messages import Plan
from lanterns.server.wire.offers import planned_placements

LONGEST = 500
"""More plies than any game has, so that a test that waits for one that never comes fails."""


def leaks(server: Running, table: str, viewers: dict[Guest, int | None], rng: Random) -> list[str]:
    """The channels on which some viewer could tell this deal from another."""
    live = server.services.tables._tables[table]
    found = []
    for guest, seat in viewers.items():
        here = live.table
        here_said = list(channels(server.services, guest, table))
        live.table = other_world(here, seat, rng)
        try:
            elsewhere = list(channels(server.services, guest, table))
        finally:
            live.table = here
        assert [name for name, _ in here_said] == [name for name, _ in elsewhere]
        found += [
            f"seat {seat}: {name}"
            for (name, said), (_, otherwise) in zip(here_said, elsewhere, strict=True)
            if said != otherwise
        ]
    return found


def a_table(server: Running, seats: int) -> tuple[str, list[Guest], dict[Guest, int | None]]:
    """A started table with all its viewers: the seats and a watcher."""
    table, guests = started(server.address, seats)
    watcher = Guest(server.address)
    watcher.follow(guests[0].look(table)["table"]["watch"])
    viewers: dict[Guest, int | None] = {guest: seat for seat, guest in enumerate(guests)}
    return table, guests, {**viewers, watcher: None}


def a_table_with_bots(server: Running) -> tuple[str, Guest, dict[Guest, int | None]]:
    """A started table of one guest and two bots, with all its viewers."""
    table, guest = against_bots(server.address, bots=2)
    seats = guest.look(table)["table"]["seats"]
    watcher = Guest(server.address)
    watcher.follow(guest.look(table)["table"]["watch"])
    return table, guest, {guest: [seat["mine"] for seat in seats].index(True), watcher: None}


@pytest.mark.parametrize("seats", [3, *(pytest.param(n, marks=pytest.mark.prove) for n in (2, 4))])
def test_no_channel_tells_what_a_seat_may_not_know(server: Running, seats: int) -> None:
    table, guests, viewers = a_table(server, seats)
    rng = Random(seats)
    for plies in (0, 6, 12):
        play_on(table, guests, rng, plies)
        assert leaks(server, table, viewers, rng) == []


@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=pytest.mark.prove)])
def test_no_channel_tells_more_when_the_tiles_run_out(server: Running, seats: int) -> None:
    table, guests, viewers = a_table(server, seats)
    rng = Random(seats)
    stages: tuple[Callable[[Message], bool], ...] = (
        lambda game: bool(game["draw_count"] == 0),
        lambda game: sum(player["hand_size"] for player in game["players"]) == seats,
        # The last turns: nothing is left to be laid.
        lambda game: bool(game["final"]),
    )
    for is_reached in stages:
        for _ in range(LONGEST):
            if is_reached(guests[0].look(table)["game"]):
                break
            play_on(table, guests, rng, plies=1)
        else:
            pytest.fail("the game never came that far")
        assert leaks(server, table, viewers, rng) == []


def test_no_channel_of_another_server_tells_more(pair: Pair, database: str) -> None:
    table, guests, viewers = a_table(pair[0], 3)
    there: dict[Guest, int | None] = {at(pair[1], guest): seat for guest, seat in viewers.items()}
    rng = Random(3)
    with notices(database, appended=8) as heard:
        for plies in (0, 8):
            # Played at one server; what the other says of it came over the log.
            play_on(table, guests, rng, plies)
            assert {guest.look(table)["version"] for guest in there} == {
                guests[0].look(table)["version"]
            }
            assert leaks(pair[1], table, there, rng) == []
    # To each other, servers say nothing about a game but how long its log is.
    said = [notice for notice in heard if isinstance(notice, Appended)]
    assert len(said) == 8 and {notice.table for notice in said} == {table}
    assert {type(notice) for notice in heard} <= {Appended, Beat, Present, WhoIsAt}


@contextmanager
def notices(database: str, appended: int) -> Iterator[list[AnyNotice | None]]:
    """Everything that servers say to each other, at least until so many entries are announced."""
    heard: list[AnyNotice | None] = []
    with psycopg.connect(database.replace("+psycopg", ""), autocommit=True) as line:
        line.execute("LISTEN lanterns")
        yield heard
        for notice in line.notifies(timeout=PATIENCE):
            heard.append(notice_from_text(notice.payload))
            if sum(isinstance(one, Appended) for one in heard) == appended:
                break
        heard += [notice_from_text(notice.payload) for notice in line.notifies(timeout=0.5)]


@pytest.mark.parametrize("turns", [4, pytest.param(7, marks=pytest.mark.prove)])
def test_no_channel_tells_those_who_share_a_browser_what_the_curtain_hides(
    server: Running, turns: int
) -> None:
    table, guests = sharing(server.address)
    host = next(guest for guest in guests if guests.count(guest) == 2)
    [friend] = set(guests) - {host}
    rng = Random(1)
    for _ in range(turns):
        turn = host.look(table)["game"]["turn"]
        viewers: dict[Guest, int | None] = {host: None, friend: guests.index(friend)}
        assert leaks(server, table, viewers, rng) == []
        if guests[turn] is host:
            lift_curtain(table, host)
            assert leaks(server, table, {**viewers, host: turn}, rng) == []
        for _ in range(LONGEST):
            if host.look(table)["game"]["turn"] != turn:
                break
            play_on(table, guests, rng, plies=1)
        else:
            pytest.fail("the turn never passed")


def test_no_channel_tells_what_bots_hold(server: Running) -> None:
    table, guest, viewers = a_table_with_bots(server)
    [seat] = (seat for seat in viewers.values() if seat is not None)
    rng = Random(1)
    for _ in range(4):
        eventually(lambda: bool(guest.look(table)["game"]["turn"] == seat))
        assert leaks(server, table, viewers, rng) == []
        for _ in range(LONGEST):
            state = guest.look(table)
            if state["game"]["turn"] != seat:
                break
            action = choose(state["legal"], rng)
            guest.do(table, "act", action=action, version=state["version"])


def test_no_channel_tells_what_a_bot_on_turn_thinks_about(tmp_path: Path) -> None:
    # The bot never comes to act while the test lasts.
    with running(tmp_path, bot_pause=3600.0) as server:
        table, guest, viewers = a_table_with_bots(server)
        for _ in range(LONGEST):
            if (state := guest.look(table))["legal"] is None:
                break
            action = choose(state["legal"], Random(1))
            guest.do(table, "act", action=action, version=state["version"])
        assert server.services.bots.is_busy(table)
        assert leaks(server, table, viewers, Random(1)) == []


def show_the_next_tile(plant: pytest.MonkeyPatch) -> None:
    def with_tile(game: GameState, seat: int | None) -> View:
        return replace(view_for(game, seat), favor_bank=game.draw_stack[0])

    plant.setattr(views, "view_for", with_tile)


def show_the_hand_on_turn(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(views, "view_for", lambda game, seat: view_for(game, game.turn))


def show_what_others_drew(plant: pytest.MonkeyPatch) -> None:
    def unredacted(event: Event, seat: int | None) -> Event:
        return event

    plant.setattr(views, "redact", unredacted)


def show_the_plan_of_the_seat_on_turn(plant: pytest.MonkeyPatch) -> None:
    def plan_of(table: Table, viewer: Viewer) -> Plan:
        assert table.game is not None
        view = view_for(table.game.state, table.game.turn)
        return Plan(table.version, None, planned_placements(view))

    plant.setattr(routes, "plan_message", plan_of)


def show_everyone_what_is_legal(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(views, "_is_on_turn", lambda table, game, viewer: True)


def show_it_by_the_size_alone(plant: pytest.MonkeyPatch) -> None:
    def padded(game: GameState, seat: int | None) -> View:
        return replace(view_for(game, seat), stacks=((1,) * sum(game.draw_stack[:5]),))

    plant.setattr(views, "view_for", padded)


@pytest.mark.parametrize(
    "leak",
    [
        show_the_next_tile,
        show_it_by_the_size_alone,
        pytest.param(show_the_hand_on_turn, marks=pytest.mark.prove),
        pytest.param(show_what_others_drew, marks=pytest.mark.prove),
        pytest.param(show_the_plan_of_the_seat_on_turn, marks=pytest.mark.prove),
        pytest.param(show_everyone_what_is_legal, marks=pytest.mark.prove),
    ],
)
def test_a_planted_leak_is_found(
    server: Running, leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guests, viewers = a_table(server, 2)
    play_on(table, guests, Random(1), plies=3)
    assert leaks(server, table, viewers, Random(1)) == []
    leak(monkeypatch)
    assert leaks(server, table, viewers, Random(1)) != []


def test_a_curtain_that_hides_nothing_is_found(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guests = sharing(server.address)
    host = next(guest for guest in guests if guests.count(guest) == 2)
    assert leaks(server, table, {host: None}, Random(1)) == []
    monkeypatch.setattr(tables, "shown_seat", lambda table, browser, curtain: guests.index(host))
    assert leaks(server, table, {host: None}, Random(1)) != []


def test_neither_the_secret_nor_the_order_is_told_before_the_end(server: Running) -> None:
    table, guests, viewers = a_table(server, 2)
    play_on(table, guests, Random(1), plies=5)
    secret = server.services.tables._tables[table].table.opened.secret.encode()
    for guest in viewers:
        assert not any(secret in said for _, said in channels(server.services, guest, table))
    play_on(table, guests, Random(1))
    assert guests[0].get(f"/api/tables/{table}/record")["shuffle"]["secret"].encode() == secret
