"""The one way to act, for pages, programs and bots alike: decide, store, tell.

A command is answered exactly once, and nobody is told of it before it is on the disk.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext

from lanterns.rules import LanternsError

from ..errors import Refused, TableFault
from ..store.store import Append, Store
from ..store.writer import NotStored
from ..table.commands import AnyCommand, Here, OpenTable, Sit
from ..table.creation import open_rematch, open_table, opens_seat, opens_watching, table_id_for
from ..table.decisions import Decider, is_stale
from ..table.entries import Acted, AnyEntry, Line, Rematched, Sat
from ..table.table import Happening, Status, Table
from ..wire.messages import Answer, State
from ..wire.offers import reason
from ..wire.views import shown_seat
from .tables import Hall, Room

Reply = Callable[[Answer], None]

BOT = ""
"""The author of what bots do; no browser has this name."""


class Desk:
    """Decides about commands, one at a time for each table."""

    def __init__(
        self,
        store: Store,
        hall: Hall,
        levels: tuple[str, ...],
        is_connected: Callable[[str, str], bool],
        count_rematch: Callable[[str], AbstractContextManager[None]],
        publish: Callable[[Room, Happening], Awaitable[None]],
        look: Callable[[Room, str], State],
        show: Callable[[Room, str], None],
    ) -> None:
        self._store = store
        self._hall = hall
        self._levels = levels
        self._is_connected = is_connected
        self._count_rematch = count_rematch
        self._publish = publish
        self._look = look
        self._show = show

    async def open(self, browser: str, wish: OpenTable, count: AbstractContextManager[None]) -> str:
        """Open a table, which counts, and return its id; the same wish leads to the same table."""
        table_id = table_id_for(browser, wish.id)
        try:
            async with self._alone(table_id):
                return table_id
        except Refused as error:
            if error.fault is not TableFault.NO_TABLE:
                raise
        line = Line(1, browser, wish.id, open_table(browser, wish, self._levels))
        try:
            with count:
                await self._store.append([Append(table_id, line, (browser,))])
        except NotStored as error:
            # A wish that came twice at once is a conflict: then the table is there.
            if not error.is_conflict:
                raise Refused(TableFault.NOT_STORED) from error
        return table_id

    @asynccontextmanager
    async def enter(self, table_id: str, browser: str) -> AsyncIterator[Room]:
        """Have a table to oneself, for looking or acting; raise `Refused` without a place there."""
        async with self._alone(table_id) as room:
            if not room.has_place(browser):
                raise Refused(TableFault.NO_TABLE)
            yield room

    async def perform(self, table_id: str, browser: str, command: AnyCommand, reply: Reply) -> None:
        """Carry out a command, answer it once, then tell everybody."""
        async with self._alone(table_id) as room:
            table = room.table
            if not room.has_place(browser):
                _check_invited(table, command)
            if (browser, command.id) in table.answered:
                version = table.answered[browser, command.id]
                reply(Answer(command.id, "duplicate", version))
                return
            try:
                decider = self._decider(room, browser)
                if is_stale(table, command):
                    state = self._look(room, browser) if room.has_place(browser) else None
                    reply(Answer(command.id, "stale", table.version, state=state))
                    return
                happening = await self._log(room, browser, command.id, decider.decide(command))
            except LanternsError as error:
                reply(Answer(command.id, "refused", table.version, reason(error)))
                return
            reply(Answer(command.id, "applied", happening.version))
            await self._publish(room, happening)

    async def act_for_bot(self, table_id: str, version: int, action: str) -> Room:
        """Log what a bot chose, unless the game has moved on meanwhile; return its room."""
        async with self._alone(table_id) as room:
            # A new title, say, is no reason to think again; somebody who plays the seat is.
            if room.table.position_at <= version and room.table.level_on_turn is not None:
                happening = await self._log(room, BOT, f"bot-{version}", Acted(action))
                await self._publish(room, happening)
            return room

    async def lift_curtain(self, table_id: str, browser: str, here: Here, reply: Reply) -> None:
        """Show the hand of the seat on turn to the browser whose person is there."""
        async with self.enter(table_id, browser) as room:
            table = room.table
            try:
                if table.game is None or table.status is not Status.PLAYING:
                    raise Refused(TableFault.NOT_STARTED)
                if here.seat != table.game.turn or here.seat not in table.seats_of(browser):
                    raise Refused(TableFault.NOT_YOUR_TURN)
            except Refused as error:
                reply(Answer(here.id, "refused", table.version, reason(error)))
            else:
                room.curtains[browser] = len(table.honor_by_turn)
                reply(Answer(here.id, "applied", table.version))
                self._show(room, browser)

    async def watch(self, table_id: str, browser: str, token: str) -> None:
        """Let a browser watch that has the link for it."""
        async with self._alone(table_id) as room:
            if not opens_watching(room.table, token):
                raise Refused(TableFault.BAD_INVITATION)
            if not room.has_place(browser):
                await self._store.admit(table_id, browser)
                room.watchers.add(browser)

    @asynccontextmanager
    async def _alone(self, table_id: str) -> AsyncIterator[Room]:
        try:
            room = await self._hall.room(table_id)
            async with room.lock:
                if room.is_doubtful:
                    await self._hall.refresh(room)
                yield room
        except NotStored as error:
            raise Refused(TableFault.NOT_STORED) from error

    async def _log(self, room: Room, browser: str, command: str, entry: AnyEntry) -> Happening:
        table = room.table
        line = Line(table.version + 1, browser, command, entry)
        visitors = (entry.browser,) if isinstance(entry, Sat) else ()
        appends = [Append(table.id, line, visitors)]
        count: AbstractContextManager[None] = nullcontext()
        if isinstance(entry, Rematched):
            opened = open_rematch(table, browser)
            kept = {seat.owner for seat in opened.seats if seat.owner is not None}
            first = Line(1, browser, command, opened)
            appends.append(Append(entry.table, first, tuple(sorted(kept | {browser}))))
            count = self._count_rematch(browser)
        with count:
            try:
                await self._store.append(appends)
            except BaseException as error:
                # Whether it was stored is known only to the log: read it before going on.
                room.is_doubtful = True
                if isinstance(error, NotStored):
                    raise Refused(TableFault.NOT_STORED) from error
                raise
        return table.absorb(line)

    def _decider(self, room: Room, browser: str) -> Decider:
        return Decider(
            room.table,
            browser,
            shown_seat(room.table, browser, room.curtains.get(browser)),
            lambda owner: self._is_connected(room.table.id, owner),
            self._levels,
        )


def _check_invited(table: Table, command: AnyCommand) -> None:
    if not isinstance(command, Sit) or command.invitation is None:
        raise Refused(TableFault.NO_TABLE)
    if not any(opens_seat(table, holder, command.invitation) for holder in table.holders):
        raise Refused(TableFault.BAD_INVITATION)
