"""Every limit on what can be repeated at a table is counted."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from lanterns.rules import LAKE_TILES, TILES_IN_PLAY, Dedicate, to_text
from lanterns.server.errors import Refused, TableFault
from lanterns.server.table.attendance import Attendance
from lanterns.server.table.commands import (
    Abandon,
    Act,
    AnyCommand,
    HandOver,
    MoveSeat,
    OpenTable,
    Reclaim,
    Rename,
    Reveal,
    SeatWish,
    TakeBack,
)
from lanterns.server.table.creation import open_table
from lanterns.server.table.decisions import MOST, decide
from lanterns.server.table.entries import (
    Acted,
    AnyEntry,
    EndWanted,
    HandedOver,
    LogRow,
    MoveOffered,
    Renamed,
    Revealed,
    Sat,
    Started,
    TookBack,
)
from lanterns.server.table.table import Table
from lanterns.server.table.viewer import Viewer

ANA, BEN = "a" * 64, "b" * 64


def rename(table: Table) -> tuple[AnyCommand, ...]:
    return (command(Rename, title="Pond"),)


def take_back(table: Table) -> tuple[AnyCommand, ...]:
    assert table.game is not None
    action = next(one for one in table.game.legal_actions() if isinstance(one, Dedicate))
    return command(Act, action=to_text(action)), command(TakeBack)


def hand_over(table: Table) -> tuple[AnyCommand, ...]:
    [seat] = table.seats_of(BEN)
    return command(HandOver, seat=seat, level="random"), command(Reclaim, seat=seat)


def move_seat(table: Table) -> tuple[AnyCommand, ...]:
    return (command(MoveSeat, seat=table.seats_of(BEN)[0]),)


def want_end(table: Table) -> tuple[AnyCommand, ...]:
    return (command(Abandon),)


def reveal(table: Table) -> tuple[AnyCommand, ...]:
    return (command(Reveal, seat=1, contribution="cd" * 32),)


REPEATS: dict[type[AnyEntry], tuple[str | None, Callable[[Table], tuple[AnyCommand, ...]]]] = {
    Renamed: (ANA, rename),
    TookBack: (None, take_back),
    HandedOver: (BEN, hand_over),
    MoveOffered: (BEN, move_seat),
    Revealed: (BEN, reveal),
    EndWanted: (BEN, want_end),
}
"""For each limit: who can repeat it, or none for the player on turn, and by which commands."""


def command(kind: Any, **fields: object) -> AnyCommand:
    made: AnyCommand = kind(id="c", version=1, **fields)
    return made


def log(table: Table, entry: AnyEntry) -> None:
    table.absorb(LogRow(table.version + 1, ANA, f"c{table.version}", entry))


def sitting() -> Table:
    """A table of two people who have sat down; Ana opened it."""
    seats = (SeatWish("person"), SeatWish("open"))
    table = Table.open("pond", open_table(ANA, OpenTable(id="1", seats=seats), ("random",)))
    for seat, browser in enumerate((ANA, BEN)):
        log(table, Sat(seat, browser, "Guest", "cd" * 32))
    return table


def playing() -> Table:
    """The same, when one of them can dedicate lanterns."""
    table = sitting()
    log(table, Started((0, 1), ("north", "south"), tuple(LAKE_TILES[: TILES_IN_PLAY[2]])))
    assert table.game is not None
    rng = Random(1)
    while not any(isinstance(action, Dedicate) for action in table.game.legal_actions()):
        log(table, Acted(to_text(rng.choice(table.game.legal_actions()))))
    return table


def repeated(table: Table, kind: type[AnyEntry]) -> Iterator[AnyEntry]:
    """Decide and log the commands that lead to a kind of entry, again and again."""
    browser, commands = REPEATS[kind]
    turn = table.game.state.turn if table.game else 0
    who = browser or table.holders[turn].owner or ""
    viewer = Viewer(who, table.seats_of(who)[0])
    here = Attendance({ANA, BEN}, {}, since=0.0, now=0.0, grace=30.0)
    while True:
        for one in commands(table):
            entry = decide(one, table, viewer, lambda: here, ("random",), now=0.0)
            log(table, entry)
            yield entry


def test_every_limit_is_tried() -> None:
    assert REPEATS.keys() == MOST.keys()


@pytest.mark.parametrize("kind", MOST)
def test_every_limit_is_counted(kind: type[AnyEntry]) -> None:
    logged: list[type[AnyEntry]] = []
    with pytest.raises(Refused) as refused:
        for entry in repeated(sitting() if kind is Revealed else playing(), kind):
            logged.append(type(entry))
            assert logged.count(kind) <= MOST[kind]
    assert refused.value.fault is TableFault.TOO_MANY_CHANGES
    assert logged.count(kind) == MOST[kind]
