"""The one way to act, for pages, programs and bots alike: decide, store, answer, publish.

A command is answered exactly once, and nothing is published before it is on disk.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from time import perf_counter, time

import msgspec

from lanterns.rules import LanternsError

from ..errors import NotStored, Refused, TableFault
from ..limits import Limits
from ..metrics import Metrics
from ..store.store import Store
from ..store.writes import Append
from ..table.commands import AnyCommand, OpenTable, Sit
from ..table.creation import open_table, table_id_for
from ..table.decisions import decide, is_stale
from ..table.entries import Acted, AnyEntry, LogRow, Moved, Rematched
from ..table.invitations import is_invitation, is_move_link, is_watch_invitation
from ..table.table import Status, Table
from ..wire.messages import Answer
from ..wire.offers import problem
from ..wire.upward import Here
from .audience import Audience
from .table_logs import BOT, TRIES, TableLogs
from .tables import LiveTable, LiveTables

Reply = Callable[[Answer], None]


class Dispatcher:
    """Decides about commands, one at a time for each table."""

    def __init__(
        self,
        store: Store,
        tables: LiveTables,
        audience: Audience,
        limits: Limits,
        metrics: Metrics,
        levels: tuple[str, ...],
    ) -> None:
        self._store = store
        self._tables = tables
        self._audience = audience
        self._logs = TableLogs(store, tables, audience)
        self._limits = limits
        self._metrics = metrics
        self._levels = levels
        self.on_request: Callable[[LiveTable, str], None] = lambda live, browser: None
        """Called when a browser asks something of a table."""

    async def open(self, browser: str, request: OpenTable, address: str) -> str:
        """Open a table and return its id; the same request leads to the same table."""
        table_id = table_id_for(browser, request.id)
        try:
            async with self._logs.alone(table_id):
                return table_id
        except Refused as error:
            if error.fault is not TableFault.NO_TABLE:
                raise
        row = LogRow(1, browser, request.id, open_table(browser, request, self._levels))
        try:
            with self._limits.table(browser, address):
                await self._store.append([Append(table_id, row, (browser,))])
        except NotStored as error:
            # A request that came twice at once is a conflict: then the table is there.
            if not error.is_conflict:
                raise Refused(TableFault.NOT_STORED) from error
        return table_id

    @asynccontextmanager
    async def enter(self, table_id: str, browser: str) -> AsyncIterator[LiveTable]:
        """Hold a table's lock; raise `Refused` if the browser has no access to it."""
        async with self._logs.alone(table_id, browser, is_fresh=True) as live:
            if not await self._tables.has_access(live, browser):
                raise _no_access(live.table, browser)
            await self._meet(live, browser)
            yield live

    async def refreshed(self, table_id: str) -> LiveTable:
        """Return a table after what other servers have logged was absorbed and published."""
        async with self._logs.alone(table_id, is_fresh=True) as live:
            return live

    async def catch_up(self, table_id: str) -> None:
        """Absorb and publish what other servers are known to have logged."""
        async with self._logs.alone(table_id):
            pass

    async def show_lifted(self, table_id: str, browser: str) -> None:
        """Show the hand to a browser that lifted its curtain at another server."""
        async with self._logs.alone(table_id) as live:
            if await self._tables.read_curtain(live, browser):
                self._audience.show(live, browser)

    async def perform(
        self, table_id: str, browser: str, address: str, command: AnyCommand | Here, reply: Reply
    ) -> None:
        """Carry out a command and answer it once, or raise `Refused`; count the outcome."""
        began = perf_counter()

        def count(outcome: str) -> None:
            self._metrics.count("commands_total", outcome=outcome)
            self._metrics.observe("command_seconds", perf_counter() - began)

        def reply_and_count(answer: Answer) -> None:
            reply(answer)
            count(answer.outcome)

        try:
            if isinstance(command, Here):
                await self._lift_curtain(table_id, browser, command, reply_and_count)
            else:
                await self._carry_out(table_id, browser, address, command, reply_and_count)
        except Refused:
            count("refused")
            raise

    async def act_for_bot(self, table_id: str, version: int, action: str) -> LiveTable:
        """Log what a bot chose, unless the game has moved on; return the table as it is now."""
        async with self._logs.alone(table_id) as live:

            def decide() -> AnyEntry | None:
                # A new title is no reason to think again; a person who took the seat back is.
                table = live.table
                is_current = table.position_at <= version and table.level_on_turn is not None
                return Acted(action) if is_current else None

            await self._logs.log_own(live, BOT, f"bot-{version}", decide)
            return live

    async def admit_watcher(self, table_id: str, browser: str, token: str) -> None:
        """Let a browser watch; raise `Refused` if the token does not invite it."""
        async with self._logs.alone(table_id, is_fresh=True) as live:
            if not (is_watch_invitation(live.table, token) or is_invitation(live.table, token)):
                raise Refused(TableFault.BAD_INVITATION)
            if not await self._tables.has_access(live, browser):
                if len(live.watchers) >= self._limits.watchers:
                    raise Refused(TableFault.TOO_MANY_WATCHERS)
                try:
                    await self._store.admit_watcher(table_id, browser)
                except NotStored:
                    try:
                        await self._logs.catch_up(live)
                    except Refused as gone:
                        # The table was removed beside this server.
                        raise Refused(TableFault.BAD_INVITATION) from gone
                    raise
                live.watchers.add(browser)

    async def move_seat(self, table_id: str, browser: str, token: str, program: bool) -> None:
        """Move a seat to the browser that brings its link; raise `Refused` if it is none."""
        async with self._logs.alone(table_id, is_fresh=True) as live:

            def decide() -> AnyEntry | None:
                for seat, holder in enumerate(live.table.holders):
                    if is_move_link(live.table, holder, token, time()):
                        # In the browser that made it, the link leads back and stays as it is.
                        is_back = holder.owner == browser
                        return None if is_back else Moved(seat, browser, program)
                raise Refused(TableFault.BAD_INVITATION)

            await self._logs.log_own(live, browser, f"move-{live.table.version}", decide)

    async def _carry_out(
        self, table_id: str, browser: str, address: str, command: AnyCommand, reply: Reply
    ) -> None:
        async with self._logs.alone(table_id, browser) as live:
            if not live.has_access(browser):
                await self._logs.catch_up_if_shared(live)
                if not await self._tables.has_access(live, browser):
                    _check_invited(live.table, browser, command)
            await self._meet(live, browser)
            is_fresh = is_doubtful = False
            for _ in range(TRIES):
                decided = self._decide(live, browser, command)
                if isinstance(decided, Answer):
                    if decided.outcome == "duplicate" and is_doubtful:
                        # The connection was lost, but not before it was stored.
                        decided = msgspec.structs.replace(decided, outcome="applied")
                    elif decided.outcome != "duplicate" and not is_fresh:
                        # Another server may know more: nothing is denied before that is read.
                        is_fresh = True
                        if await self._logs.catch_up_if_shared(live):
                            continue
                    reply(decided)
                    return
                is_table = isinstance(decided, Rematched)
                try:
                    with self._limits.table(browser, address) if is_table else nullcontext():
                        event = await self._logs.log(live, browser, command.id, decided)
                except NotStored as error:
                    if not (error.is_conflict or error.is_lost):
                        break
                    is_doubtful |= error.is_lost
                    await self._logs.catch_up(live)
                except LanternsError as error:
                    reply(Answer(command.id, "refused", live.table.version, problem(error)))
                    return
                else:
                    reply(Answer(command.id, "applied", event.version))
                    await self._audience.publish(live, event)
                    return
            refused = problem(Refused(TableFault.NOT_STORED))
            reply(Answer(command.id, "refused", live.table.version, refused))

    def _decide(self, live: LiveTable, browser: str, command: AnyCommand) -> AnyEntry | Answer:
        """Return the entry that a command leads to, or its answer if it leads to none."""
        table = live.table
        if (browser, command.id) in table.answered:
            return Answer(command.id, "duplicate", table.answered[browser, command.id])
        if is_stale(table, command):
            state = self._audience.look(live, browser) if live.has_access(browser) else None
            return Answer(command.id, "stale", table.version, state=state)
        try:
            viewer = live.viewer(browser)
            attendance = partial(self._audience.attendance, live)
            return decide(command, table, viewer, attendance, self._levels, time())
        except LanternsError as error:
            return Answer(command.id, "refused", table.version, problem(error))

    async def _lift_curtain(self, table_id: str, browser: str, here: Here, reply: Reply) -> None:
        """Show the hand of the seat on turn to the browser where its person is."""
        async with self.enter(table_id, browser) as live:
            table = live.table
            try:
                if table.game is None or table.status is not Status.PLAYING:
                    raise Refused(TableFault.NOT_STARTED)
                if here.seat != table.game.turn or here.seat not in table.seats_of(browser):
                    raise Refused(TableFault.NOT_YOUR_TURN)
            except Refused as error:
                reply(Answer(here.id, "refused", table.version, problem(error)))
            else:
                turn = table.game.turns_completed
                if self._store.is_shared:
                    await self._store.lift_curtain(table_id, browser, turn)
                live.curtains[browser] = turn
                reply(Answer(here.id, "applied", table.version))
                self._audience.show(live, browser)

    async def _meet(self, live: LiveTable, browser: str) -> None:
        """Note that a browser is there, and what it has done at other servers."""
        live.see(browser)
        self.on_request(live, browser)
        await self._tables.read_curtain(live, browser)


def _check_invited(table: Table, browser: str, command: AnyCommand) -> None:
    if not isinstance(command, Sit) or command.invitation is None:
        raise _no_access(table, browser)
    if not is_invitation(table, command.invitation):
        raise Refused(TableFault.BAD_INVITATION)


def _no_access(table: Table, browser: str) -> Refused:
    """Return why a browser is refused; only one that sat here is told that there is a table."""
    return Refused(TableFault.SEAT_MOVED if browser in table.left else TableFault.NO_TABLE)
