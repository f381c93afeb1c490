"""Every way in which bytes reach a browser from a table."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from lanterns.rules import LAKE_TILES, GameState, TileDrawn, resample, view_for
from lanterns.server.http.identity import hash_of
from lanterns.server.live.services import House, encode
from lanterns.server.table.table import Happening, Table

from .guest import Guest, Message, eventually

ATTEMPTS: tuple[Message, ...] = (
    {"type": "act", "action": "."},
    {"type": "act", "action": "xR>R"},
    *({"type": "act", "action": f"{tile}@50,50r0"} for tile in LAKE_TILES[::5]),
    {"type": "take_back", "version": 1},
    {"type": "start"},
    {"type": "reclaim", "seat": 0},
    {"type": "seat_bot", "seat": 0, "level": "nobody"},
    {"type": "hand_over", "seat": 0, "level": "nobody"},
    {"type": "rematch"},
    {"type": "sit", "seat": 0, "name": "Eve", "contribution": "ab" * 32},
)
"""Commands that are refused whatever the hidden tiles are; the one of the past is stale."""


def channels(house: House, guest: Guest, table_id: str) -> Iterator[tuple[str, bytes]]:
    """Everything a guest can be told about a table now, each with its name."""
    room = house.hall._rooms[table_id]
    path = f"/api/tables/{table_id}"
    for name in (path, f"{path}/history", f"{path}/record", "/api/tables", "/health"):
        response = guest.http.get(name)
        yield name, str(response.status_code).encode() + response.content
    assert room.table.game is not None
    is_final = not room.table.game.players[room.table.game.turn].hand
    for attempt in ATTEMPTS:
        # Whoever has no tile left may end the turn, which everybody knows.
        if is_final and attempt.get("action") == ".":
            continue
        body = {"id": "try", "version": room.table.version, **attempt}
        response = guest.post(f"{path}/commands", body)
        assert '"applied"' not in response.text
        yield str(attempt), response.content
    with guest.socket(table_id) as wire:
        first = wire.connection.recv(60)
        assert isinstance(first, str)
        yield "first view", first.encode()
    # Until the server has noticed the end of that socket, presence differs.
    eventually(lambda: not house.hub.browsers(table_id))
    browser = hash_of(guest.cookie)
    for happening in room.table.happenings:
        update = encode(house.look(room, browser, (happening,)))
        yield f"update to {happening.version}", update.encode()


def other_world(table: Table, seat: int | None, rng: Random) -> Table:
    """The table as it could also be, for all that a seat may know."""
    assert table.game is not None

    def dealt_anew(game: GameState) -> GameState:
        return resample(view_for(game, seat), rng)

    return replace(
        table,
        game=dealt_anew(table.game),
        tiles=tuple(rng.sample(table.tiles, len(table.tiles))),
        happenings=[_elsewhere(happening, seat, rng) for happening in table.happenings],
        _turn=[dealt_anew(game) for game in table._turn],
    )


def _elsewhere(happening: Happening, seat: int | None, rng: Random) -> Happening:
    """The same happening where others drew other tiles."""
    events = tuple(
        replace(event, tile=rng.choice(LAKE_TILES))
        if isinstance(event, TileDrawn) and event.seat != seat
        else event
        for event in happening.events
    )
    return replace(happening, events=events)
