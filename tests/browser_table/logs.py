"""Logs of whole tables, with everything that can happen at one, and the server's messages."""

import json
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
from core.lockstep import seatings
from kit.policies import POLICIES, played_out

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
from lanterns.server.table.shuffle import commitment_of
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
PLAN_EVERY = 6
"""Plans are long and cost the server most, so not every version has one."""


@dataclass(frozen=True)
class Log:
    """A table's id and entries."""

    id: str
    entries: tuple[AnyEntry, ...]

    def to_json(self) -> str:
        """The log and its viewers, as the page's host reads them."""
        asked: dict[str, Any] = {
            "id": self.id,
            "entries": msgspec.to_builtins(self.entries),
            "viewers": VIEWERS,
            "connections": {"browsers": CONNECTED.browsers, "watchers": CONNECTED.watchers},
            "plan_every": PLAN_EVERY,
        }
        return json.dumps(asked)


def messages(log: Log) -> list[list[str]]:
    """Return what the server sends each viewer after every entry."""
    opened = log.entries[0]
    assert isinstance(opened, Opened)
    table = Table.open(log.id, opened)
    said = []
    for index, entry in enumerate(log.entries):
        row = LogRow(index + 1, "", str(index), entry)
        events = [table.absorb(row)] if index else []
        views = TableViews(table, TableInfos(table, CONNECTED), events)
        texts: list[str] = []
        for browser, is_lifted in VIEWERS:
            curtain = table.game.turns_completed if is_lifted and table.game else None
            viewer = Viewer(browser, shown_seat(table, browser, curtain))
            sent: list[object] = [views.state_for(viewer)]
            sent += [] if index % PLAN_EVERY else [plan_message(table, viewer)]
            texts += [encode(message).decode() for message in sent]
        said.append(texts)
    return said


def log_of(players: int, seed: int) -> Log:
    """Return the log of a random table: people, bots, an invited guest, changes of mind."""
    id, rng = f"table-{players}-{seed}", Random(f"{players} {seed}")
    seating = rng.choice(seatings(players))
    start = rules.new_game(seating, rules.shuffled_tiles(players, rng))
    tiles = [*sum((player.hand for player in start.players), ()), *start.draw_stack]
    sides = tuple(side.name.lower() for side in seating)
    order = rng.sample(range(players), players)
    plans, sitting = _seats(players, rng)
    begun: list[AnyEntry] = [
        Opened(
            creator=SHARED,
            title="Moon “Pond” \u2603",
            seats=tuple(plans),
            secret=rng.randbytes(32).hex(),
            watch="watch",
            sides=rng.choice([None, sides]),
            previous=rng.choice([None, "earlier"]),
            shuffle=2,
        ),
        *sitting,
        Started(order=tuple(order), sides=sides, tiles=tuple(tiles)),
    ]
    seats = {plan.owner: order.index(seat) for seat, plan in enumerate(plans) if plan.owner}
    played = _played(start, seats[SHARED], rng)
    if rng.random() < 0.2:
        return Log(id, (*begun, *played[: rng.randrange(len(played))], Abandoned()))
    return Log(id, (*begun, *played, Rematched("next")))


def _seats(players: int, rng: Random) -> tuple[list[SeatPlan], list[AnyEntry]]:
    plans = [SeatPlan("person", owner=SHARED)]
    sitting: list[AnyEntry] = []
    for _ in range(1, players):
        kind = rng.choice(["shared", "bot", "guest", "empty"])
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
            sitting.append(Sat(seat, GUEST, "Guest", "", pledge=commitment_of(secret)))
            sitting.append(Revealed(seat, secret))
    return plans, [*sitting, Renamed("Still Water")]


def _played(start: rules.GameState, mine: int, rng: Random) -> list[AnyEntry]:
    styles = rng.choices(list(POLICIES.values()), k=len(start.players))
    entries: list[AnyEntry] = []
    for state, action in played_out(start, styles, rng):
        entries.append(Acted(rules.to_text(action)))
        is_undone = not isinstance(action, rules.Place | rules.EndTurn) and rng.random() < 0.3
        if is_undone:
            entries += [TookBack(), entries[-1]]
        if rng.random() < 0.1:
            seat = rng.randrange(len(state.players))
            entries += rng.choice(
                [
                    [HandedOver(mine, "dragon"), Reclaimed(mine)],
                    [EndWanted(seat)],
                    [MoveOffered(mine, "move", 2_000_000_000), Moved(mine, MOVED)],
                    [HandedOver(seat, "kirin")],
                ]
            )
    return entries
