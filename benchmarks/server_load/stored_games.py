"""Write games straight into a server's log, to get many of them quickly."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from secrets import token_urlsafe

from lanterns.rules import (
    DEFAULT_SEATING,
    Dedicate,
    Exchange,
    apply,
    legal_actions,
    new_game,
    shuffled_tiles,
    to_text,
)
from lanterns.server.http.identity import hash_cookie
from lanterns.server.store.database import migrate, open_engine
from lanterns.server.store.schema import log, visits
from lanterns.server.table.creation import new_table_id
from lanterns.server.table.entries import (
    Acted,
    AnyEntry,
    Opened,
    Sat,
    SeatPlan,
    Started,
    entry_to_json,
)
from lanterns.server.table.shuffle import new_secret

NOW = "2026-01-01T00:00:00.000+00:00"
ROWS = 50_000


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A table in the log, and the cookies of its seats in turn order."""

    id: str
    cookies: tuple[str, ...]


def store_games(
    database: str, count: int, seats: int, plies: range, seed: int, different: int
) -> list[StoredGame]:
    """Store tables with games of a random length in `plies`, made from a few different games."""
    rng = Random(seed)
    patterns = [_game(seats, rng.choice(plies), rng) for _ in range(different)]
    engine = open_engine(database, 5.0, writes=True)
    migrate(engine)
    games = [
        StoredGame(new_table_id(), tuple(token_urlsafe(32) for _ in range(seats)))
        for _ in range(count)
    ]
    rows: list[dict[str, object]] = []
    with engine.begin() as connection:
        for number, game in enumerate(games):
            owners = [hash_cookie(cookie) for cookie in game.cookies]
            entries = [*_lobby(owners), *patterns[number % different]]
            rows += [_row(game.id, seq, entry) for seq, entry in enumerate(entries, start=1)]
            connection.execute(
                visits.insert(),
                [{"browser": who, "table_id": game.id, "role": "seat"} for who in owners],
            )
            if len(rows) > ROWS or game is games[-1]:
                connection.execute(log.insert(), rows)
                rows.clear()
    engine.dispose()
    return games


def _lobby(owners: list[str]) -> Iterator[AnyEntry]:
    plans = tuple(SeatPlan("person", owner=owner) for owner in owners)
    yield Opened(owners[0], "Lanterns", plans, new_secret(), token_urlsafe(16))
    for seat, owner in enumerate(owners):
        yield Sat(seat, owner, f"Guest {seat}", "ab" * 32)


def _game(seats: int, plies: int, rng: Random) -> list[AnyEntry]:
    """Return the start and that many random actions, which never miss a dedication."""
    tiles = shuffled_tiles(seats, rng)
    state = new_game(DEFAULT_SEATING[seats], tiles)
    sides = tuple(side.name.lower() for side in state.seating)
    entries: list[AnyEntry] = [Started(tuple(range(seats)), sides, tiles)]
    while not state.is_over and len(entries) <= plies:
        legal = [action for action in legal_actions(state) if not isinstance(action, Exchange)]
        sets = [action for action in legal if isinstance(action, Dedicate)]
        action = rng.choice(sets or legal)
        entries.append(Acted(to_text(action)))
        state = apply(state, action).state
    return entries


def _row(table_id: str, seq: int, entry: AnyEntry) -> dict[str, object]:
    return {
        "table_id": table_id,
        "seq": seq,
        "browser": "",
        "command": f"stored-{seq}",
        "at": NOW,
        "entry": entry_to_json(entry),
    }
