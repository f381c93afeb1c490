"""Nothing leaks: dealing anew what a viewer may not know changes no byte on any channel."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from server.kit.channels import channels, other_world
from server.kit.games import play_on, started
from server.kit.guest import Guest
from server.kit.running import Running

from lanterns.rules import Event, GameState, View, view_for
from lanterns.server import views


def leaks(server: Running, table: str, viewers: dict[Guest, int | None], rng: Random) -> list[str]:
    """The channels on which some viewer could tell this deal from another."""
    room = server.house.hall._rooms[table]
    found = []
    for guest, seat in viewers.items():
        here = room.table
        told = list(channels(server.house, guest, table))
        room.table = other_world(here, seat, rng)
        try:
            elsewhere = list(channels(server.house, guest, table))
        finally:
            room.table = here
        assert [name for name, _ in told] == [name for name, _ in elsewhere]
        found += [
            f"seat {seat}: {name}"
            for (name, said), (_, otherwise) in zip(told, elsewhere, strict=True)
            if said != otherwise
        ]
    return found


def a_table(server: Running, seats: int) -> tuple[str, list[Guest], dict[Guest, int | None]]:
    """A started table with everybody who may look at it: its seats, and somebody watching."""
    table, guests = started(server.address, seats)
    watcher = Guest(server.address)
    watcher.follow(guests[0].look(table)["table"]["watch"])
    viewers: dict[Guest, int | None] = {guest: seat for seat, guest in enumerate(guests)}
    return table, guests, {**viewers, watcher: None}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_channel_tells_what_a_seat_may_not_know(server: Running, seats: int) -> None:
    table, guests, viewers = a_table(server, seats)
    rng = Random(seats)
    # With two players the twenty-third ply may be the first in which nothing is placed.
    for plies in (0, 6, 12, 1):
        play_on(table, guests, rng, plies)
        assert leaks(server, table, viewers, rng) == []


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


def show_everybody_what_is_legal(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(views, "_is_on", lambda table, game, viewer: True)


def show_it_by_the_size_alone(plant: pytest.MonkeyPatch) -> None:
    def padded(game: GameState, seat: int | None) -> View:
        return replace(view_for(game, seat), stacks=((1,) * sum(game.draw_stack[:5]),))

    plant.setattr(views, "view_for", padded)


@pytest.mark.parametrize(
    "leak",
    [
        show_the_next_tile,
        show_the_hand_on_turn,
        show_what_others_drew,
        show_everybody_what_is_legal,
        show_it_by_the_size_alone,
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


def test_neither_the_secret_nor_the_order_is_told_before_the_end(server: Running) -> None:
    table, guests, viewers = a_table(server, 2)
    play_on(table, guests, Random(1), plies=5)
    secret = server.house.hall._rooms[table].table.opened.secret.encode()
    for guest in viewers:
        assert not any(secret in said for _, said in channels(server.house, guest, table))
    play_on(table, guests, Random(1))
    assert guests[0].get(f"/api/tables/{table}/record")["shuffle"]["secret"].encode() == secret
