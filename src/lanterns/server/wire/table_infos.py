"""Everything about a table except its game, as each browser may see it."""

from collections.abc import Collection
from dataclasses import dataclass

from ..table.holder import Holder
from ..table.invitations import invitation_token, move_token, table_token, watch_token
from ..table.table import Table
from .encoding import encoded
from .messages import SeatInfo, TableInfo

WATCHER = ""
"""Stands for every browser without a place at the table; none has this name."""


@dataclass(frozen=True, slots=True)
class Connections:
    """The browsers connected to a table, and how many of them only watch."""

    browsers: Collection[str]
    watchers: int


class TableInfos:
    """A table's seats and settings, encoded once for each browser while they stand.

    Most actions change nothing of this, so it is worth keeping from one to the next.
    """

    __slots__ = ("_arranged_at", "_connected", "_connections", "_kept", "_table")

    def __init__(self, table: Table, connections: Connections) -> None:
        self._table = table
        self._connections = connections
        self._connected = connected_seats(table, connections)
        self._arranged_at = table.arranged_at
        self._kept: dict[str, TableInfo] = {}

    def is_current(self, connections: Connections) -> bool:
        """Whether nothing has changed since this was made."""
        return self._arranged_at == self._table.arranged_at and self._connections == connections

    def of(self, browser: str) -> TableInfo:
        """Return what a browser may see, encoded."""
        who = browser if self._table.has_place(browser) else WATCHER
        if who not in self._kept:
            self._kept[who] = encoded(self._info(who))
        return self._kept[who]

    def _info(self, browser: str) -> TableInfo:
        table = self._table
        return TableInfo(
            id=table.id,
            title=table.title,
            status=table.status.value,
            seats=tuple([self._seat(seat, browser) for seat in range(len(table.holders))]),
            seating_by_chance=table.opened.sides is None,
            creator=browser == table.creator,
            watchers=self._connections.watchers,
            join=table_token(table, browser),
            watch=watch_token(table, browser),
            commitment=table.commitment,
            previous=table.opened.previous,
            rematch=table.rematch,
        )

    def _seat(self, seat: int, browser: str) -> SeatInfo:
        table, holder = self._table, self._table.holders[seat]
        return SeatInfo(
            side=table.sides[seat],
            kind=holder.kind,
            name=holder.name,
            face=holder.face,
            level=holder.level,
            mine=holder.owner == browser,
            ready=holder.is_ready,
            connected=self._connected[seat],
            invitation=invitation_token(table, holder, browser),
            move=move_token(table, holder, browser),
            pledge=holder.pledge,
            revealed=holder.has_revealed,
            wants_end=holder.wants_end,
            program=holder.program,
        )


def connected_seats(table: Table, connections: Connections) -> tuple[bool, ...]:
    """Return for each seat whether its player is connected; a bot always is."""
    return tuple([_is_connected(holder, connections) for holder in table.holders])


def _is_connected(holder: Holder, connections: Connections) -> bool:
    if holder.owner is None:
        return holder.kind == "bot"
    return holder.owner in connections.browsers
