"""What a command leads to: an entry for the log, or the reason why not.

Nothing here changes a table; only the log does.
"""

import sys
from collections.abc import Callable
from typing import assert_never

from ..errors import Refused, TableFault
from . import game_decisions, lobby_decisions
from .attendance import Attendance
from .commands import (
    Abandon,
    Act,
    AnyCommand,
    HandOver,
    MoveSeat,
    Reclaim,
    Rematch,
    Rename,
    Reveal,
    SeatBot,
    Sit,
    Start,
    TakeBack,
)
from .context import Context
from .entries import AnyEntry, EndWanted, HandedOver, MoveOffered, Renamed, Revealed, TookBack
from .table import Table
from .viewer import Viewer

MOST: dict[type[AnyEntry], int] = {
    Renamed: 50,
    TookBack: 300,
    HandedOver: 100,
    MoveOffered: 50,
    Revealed: 50,
    EndWanted: 50,
}
"""How often a table takes what could otherwise be repeated forever; no game needs as many.

Taking a seat back is not limited, since it can only follow a hand-over.
"""


def decide(
    command: AnyCommand,
    table: Table,
    viewer: Viewer,
    attendance: Callable[[], Attendance],
    levels: tuple[str, ...],
    now: float,
) -> AnyEntry:
    """Return the entry that a viewer's command leads to; raise `LanternsError` with the reason.

    `levels` are the bots that there are, `now` the seconds since 1970.
    """
    entry = _entry_for(command, Context(table, viewer, attendance, levels, now))
    if table.repeated[type(entry)] >= MOST.get(type(entry), sys.maxsize):
        raise Refused(TableFault.TOO_MANY_CHANGES)
    return entry


def is_stale(table: Table, command: AnyCommand) -> bool:
    """Whether a command is based on something that has changed since.

    Actions depend on the position, and everything else on who sits where. Taking back depends on
    what people did: bots may act on meanwhile, since that is taken back as well.
    """
    match command:
        case Act():
            floor = table.position_at
        case TakeBack():
            floor = table.person_at
        case _:
            floor = table.numbered_at
    return not floor <= command.version <= table.version


def _entry_for(command: AnyCommand, context: Context) -> AnyEntry:
    match command:
        case Act():
            return game_decisions.act(context, command)
        case TakeBack():
            return game_decisions.take_back(context)
        case Sit():
            return lobby_decisions.sit(context, command)
        case Reveal():
            return lobby_decisions.reveal(context, command)
        case Rename():
            return lobby_decisions.rename(context, command)
        case SeatBot():
            return lobby_decisions.seat_bot(context, command)
        case Start():
            return lobby_decisions.start(context)
        case HandOver():
            return game_decisions.hand_over(context, command)
        case Reclaim():
            return game_decisions.reclaim(context, command)
        case MoveSeat():
            return game_decisions.offer_move(context, command)
        case Abandon():
            return game_decisions.abandon(context)
        case Rematch():
            return game_decisions.rematch(context)
        case _:
            assert_never(command)
