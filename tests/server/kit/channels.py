"""Every way in which bytes reach a browser from a table."""

from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from random import Random

from lanterns.rules import (
    LAKE_TILES,
    Event,
    Game,
    GameState,
    Ply,
    TileDrawn,
    resample,
    view_for,
)
from lanterns.server.http.identity import hash_cookie
from lanterns.server.services import Services
from lanterns.server.table.table import Table
from lanterns.server.wire.encoding import encode

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
    {"type": "sit", "seat": 0, "name": "Eve", "pledge": "ab" * 32},
    {"type": "reveal", "seat": 0, "contribution": "ab" * 32},
)
"""Commands that are refused whatever the hidden tiles are; the one of the past is stale."""


def channels(services: Services, guest: Guest, table_id: str) -> Iterator[tuple[str, bytes]]:
    """Everything that can reach a guest about a table now, each channel with its name."""
    live = services.tables._tables[table_id]
    path = f"/api/tables/{table_id}"
    parts = ("", "/history", "/plan", "/record")
    for name in (*(path + part for part in parts), "/api/tables", "/health"):
        response = guest.http.get(name)
        yield name, str(response.status_code).encode() + response.content
    assert live.table.game is not None
    is_final = not live.table.game.state.active.hand
    for attempt in ATTEMPTS:
        # A player without a tile may end the turn, which is public.
        if is_final and attempt.get("action") == ".":
            continue
        body = {"id": "try", "version": live.table.version, **attempt}
        response = guest.post(f"{path}/commands", body)
        assert '"applied"' not in response.text
        yield str(attempt), response.content
    with guest.socket(table_id) as wire:
        first = wire.connection.recv(60)
        assert isinstance(first, str)
        yield "first view", first.encode()
    # Until the server has noticed the end of that socket, presence differs.
    eventually(lambda: not services.hub.browsers(table_id))
    browser = hash_cookie(guest.cookie)
    for event in live.table.history:
        update = encode(services.audience.look(live, browser, (event,)))
        yield f"update to {event.version}", update


def other_world(table: Table, seat: int | None, rng: Random) -> Table:
    """The table as it could also be, for all that a seat may know."""
    assert table.game is not None
    return replace(
        table,
        game=_another_deal(table.game, seat, rng),
        history=[
            replace(event, events=_other_draws(event.events, seat, rng)) for event in table.history
        ],
    )


def _another_deal(game: Game, seat: int | None, rng: Random) -> Game:
    """The same game, with everything that a seat may not know dealt anew."""

    def dealt_anew(state: GameState) -> GameState:
        return resample(view_for(state, seat), rng)

    tiles = game._dealt.tiles
    other = copy(game)
    other._state = dealt_anew(game.state)
    other._dealt = replace(game._dealt, tiles=tuple(rng.sample(tiles, len(tiles))))
    other._plies = [
        Ply(dealt_anew(ply.before), ply.action, _other_draws(ply.events, seat, rng))
        for ply in game.plies
    ]
    other._views = {}
    return other


def _other_draws(events: tuple[Event, ...], seat: int | None, rng: Random) -> tuple[Event, ...]:
    """The same events, in which others drew other tiles."""
    return tuple(
        replace(event, tile=rng.choice(LAKE_TILES))
        if isinstance(event, TileDrawn) and event.seat != seat
        else event
        for event in events
    )
