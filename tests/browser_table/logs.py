"""Logs of whole tables, with everything that can happen at one, and the server's messages."""

import re
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
from kit.policies import POLICIES, played_out
from kit.seatings import seatings_for

from lanterns import rules
from lanterns.server.table.entries import (
    Abandoned,
    Acted,
    AnyEntry,
    BotSeated,
    EndWanted,
    HandedOver,
    LogRow,
    Moved,
    MoveOffered,
    Opened,
    Reclaimed,
    Rematched,
    Renamed,
    Revealed,
    Sat,
    SeatPlan,
    Started,
    TookBack,
)
from lanterns.server.table.holder import Holder
from lanterns.server.table.shuffle import pledge_of
from lanterns.server.table.table import Table
from lanterns.server.table.viewer import Viewer, shown_seat
from lanterns.server.wire.encoding import encode
from lanterns.server.wire.table_infos import Connections, TableInfos
from lanterns.server.wire.views import TableViews, plan_message

SHARED, GUEST, WATCHER, MOVED = "shared", "guest", "watcher", "moved"
"""Browsers: one that several people may share, a guest's, one that only watches, a second one."""
VIEWERS = ((SHARED, True), (SHARED, False), (GUEST, True), (MOVED, True), (WATCHER, True))
"""Each with whether it lifts the curtain at every turn."""
CONNECTED = Connections((SHARED, MOVED), watchers=1)
LIFTED = (True, False)
"""The viewers of a table in the browser: its people, with and without lifting the curtain."""
PLAN_EVERY = 6
"""Plans are long and cost the server most, so not every version has one."""
LOBBY = {
    r'"watch":"[^"]*"': '"watch":null',
    r'"pledge":"[0-9a-f]{64}"': '"pledge":null',
    r'"commitment":"[0-9a-f]{64}"': '"commitment":""',
    '"seating_by_chance":true': '"seating_by_chance":false',
}
"""What a server tells of its lobby and its shuffle, and what a table without them says instead."""


@dataclass(frozen=True)
class Log:
    """A table's id and entries."""

    id: str
    entries: tuple[AnyEntry, ...]

    @property
    def rows(self) -> list[LogRow]:
        """The entries as the server's log has them."""
        return [LogRow(seq, "", str(seq), entry) for seq, entry in enumerate(self.entries, start=1)]

    @property
    def started_at(self) -> int:
        """The version that the game began with."""
        return next(row.seq for row in self.rows if isinstance(row.entry, Started))

    def for_page(self) -> dict[str, Any]:
        """The same log as a table in the browser has it, from its deal on."""
        table = Table.replay(self.id, self.rows[: self.started_at])
        later = [
            {"seq": row.seq, "command": row.command, "entry": msgspec.to_builtins(row.entry)}
            for row in self.rows[self.started_at :]
        ]
        return {"id": self.id, "rows": [dealt_row(table), *later], "plan_every": PLAN_EVERY}


def dealt_row(table: Table) -> dict[str, Any]:
    """Return the first row of a table in the browser that is like one of the server's."""
    assert table.game is not None
    seats = [
        {"side": side.name.lower(), **player_of(holder)}
        for side, holder in zip(table.sides, table.holders, strict=True)
    ]
    dealt: dict[str, object] = {"type": "dealt", "title": table.title, "seats": seats}
    dealt |= {"tiles": table.game.record.tiles, "previous": table.opened.previous}
    return {"seq": table.version, "command": "dealt", "entry": dealt}


def player_of(seat: Holder | SeatPlan) -> dict[str, str | None]:
    """Return who plays a seat, as a deal in the browser says it."""
    return {"level": seat.level} if seat.owner is None else {"name": seat.name, "face": seat.face}


def without_lobby(text: str) -> str:
    """Return a message of the server as it is at a table that has no lobby."""
    for pattern, instead in LOBBY.items():
        text = re.sub(pattern, instead, text)
    return text


def messages(log: Log) -> list[list[str]]:
    """Return what the server sends to the people at a table after the deal and every entry."""
    start = log.started_at
    table = Table.replay(log.id, log.rows[: start - 1])
    said = []
    for row in log.rows[start - 1 :]:
        event = table.absorb(row)
        views = TableViews(table, TableInfos(table, Connections((SHARED,), 0)), [event])
        texts: list[str] = []
        assert table.game is not None
        for is_lifted in LIFTED:
            curtain = table.game.turns_completed if is_lifted else None
            viewer = Viewer(SHARED, shown_seat(table, SHARED, curtain))
            sent: list[object] = [views.state_for(viewer)]
            sent += [] if row.seq % PLAN_EVERY else [plan_message(table, viewer)]
            texts += [without_lobby(encode(message).decode()) for message in sent]
        said.append(texts)
    return said


def log_of(players: int, seed: int, alone: bool = False) -> Log:
    """Return the log of a random table: people, bots, an invited guest, changes of mind.

    Alone, all people are at one browser, as at a table without a server.
    """
    id, rng = f"table-{players}-{seed}", Random(f"{players} {seed}")
    seating = rng.choice(seatings_for(players))
    start = rules.new_game(seating, rules.shuffled_tiles(players, rng))
    tiles = [*sum((player.hand for player in start.players), ()), *start.draw_stack]
    sides = tuple(side.name.lower() for side in seating)
    order = rng.sample(range(players), players)
    plans, sitting = _seats(players, rng, alone)
    begun: list[AnyEntry] = [
        Opened(
            creator=SHARED,
            title="Moon “Pond” \u2603",
            seats=tuple(plans),
            secret=rng.randbytes(32).hex(),
            watch="watch",
            sides=rng.choice([None, sides]),
            previous=rng.choice([None, "earlier"]),
            shuffle=rng.choice([1, 2]),
        ),
        *sitting,
        Started(order=tuple(order), sides=sides, tiles=tuple(tiles)),
    ]
    seats = {plan.owner: order.index(seat) for seat, plan in enumerate(plans) if plan.owner}
    played = _played(start, seats[SHARED], rng, alone)
    if rng.random() < 0.2:
        return Log(id, (*begun, *played[: rng.randrange(len(played))], Abandoned()))
    return Log(id, (*begun, *played, Rematched("next")))


def _seats(players: int, rng: Random, alone: bool) -> tuple[list[SeatPlan], list[AnyEntry]]:
    plans = [SeatPlan("person", owner=SHARED)]
    sitting: list[AnyEntry] = []
    for _ in range(1, players):
        kind = rng.choice(["shared", "bot"] if alone else ["shared", "bot", "guest", "empty"])
        if kind == "shared":
            plans.append(SeatPlan("person", owner=SHARED, name="At this table", face="moon"))
        elif kind == "bot":
            plans.append(SeatPlan("bot", level="fox"))
        else:
            plans.append(SeatPlan("open", invitation=f"invitation{len(plans)}"))
            if kind == "empty":
                sitting.append(BotSeated(len(plans) - 1, "owl"))
    for seat, plan in enumerate(plans):
        secret = rng.randbytes(32).hex()
        if plan.kind == "person":
            sitting.append(Sat(seat, SHARED, f"Zoë {seat}", secret, face="koi"))
        elif plan.kind == "open" and BotSeated(seat, "owl") not in sitting:
            sitting.append(Sat(seat, GUEST, "Guest", "", pledge=pledge_of(secret)))
            sitting.append(Revealed(seat, secret))
    return plans, [*sitting, Renamed("Still Water")]


def _played(start: rules.GameState, mine: int, rng: Random, alone: bool) -> list[AnyEntry]:
    styles = rng.choices(list(POLICIES.values()), k=len(start.players))
    entries: list[AnyEntry] = []
    acted: list[Acted] = []
    for state, action in played_out(start, styles, rng):
        if acted and rng.random() < 0.1:
            count = min(rng.choice([1, 1, 2, 5, 9]), len(acted))
            entries += [TookBack(count), *acted[-count:]]
        acted.append(Acted(rules.to_text(action)))
        entries.append(acted[-1])
        if rng.random() < 0.1:
            seat = rng.randrange(len(state.players))
            happens: list[list[AnyEntry]] = [
                [HandedOver(mine, "dragon"), Reclaimed(mine)],
                [Renamed(f"Pond {len(entries)}")],
                [EndWanted(seat)],
                [MoveOffered(mine, "move", 2_000_000_000), Moved(mine, MOVED)],
                [HandedOver(seat, "kirin")],
            ]
            entries += rng.choice(happens[:2] if alone else happens)
    return entries
