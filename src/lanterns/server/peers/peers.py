"""What this server says to the others on its database, and what it does when they say something.

Nothing is decided between servers: the log's key decides. What is heard here makes a server look.
"""

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from time import monotonic
from typing import Any, assert_never

from ..errors import NotStored, Refused
from ..live.audience import Audience
from ..live.bots import BotRunner
from ..live.dispatcher import Dispatcher
from ..live.hub import Hub
from ..live.tables import LiveTable, LiveTables
from ..metrics import Metrics
from ..settings import Settings
from ..store.store import Store
from .notices import (
    AnyNotice,
    Appended,
    AtTable,
    Beat,
    Left,
    Lifted,
    Present,
    WhoIsAt,
    appended,
    in_portions,
    lifted,
    notice_from_text,
    notice_to_text,
    row_in,
)
from .roster import SharedRoster

AT_ONCE = 500
"""How many tables are looked up by one query."""

_logger = logging.getLogger("lanterns.server")


class Peers:
    """Keeps this server and the others on its database in touch."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        roster: SharedRoster,
        hub: Hub,
        tables: LiveTables,
        dispatcher: Dispatcher,
        audience: Audience,
        bots: BotRunner,
        metrics: Metrics,
    ) -> None:
        self._settings = settings
        self._store = store
        self._roster = roster
        self._hub = hub
        self._tables = tables
        self._dispatcher = dispatcher
        self._audience = audience
        self._bots = bots
        self._metrics = metrics
        self._unsaid: set[str] = set()
        """Tables at which clients have come or gone since the others were told."""
        self._asked: dict[str, set[str]] = {}
        """By table: players who have asked for something since the others were told."""
        self._is_due = asyncio.Event()
        self._spoke = 0.0
        """When this server last said that it is alive."""
        self._heard_itself = float("-inf")
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def others(self) -> int:
        """How many other servers have been heard lately."""
        return len(self._roster.others())

    @property
    def is_deaf(self) -> bool:
        """Whether this server does not even hear itself."""
        return monotonic() - self._heard_itself > self._settings.gone_seconds

    def start(self) -> None:
        """Begin to listen and to speak, if other servers may share the database."""
        if not self._store.is_shared:
            return
        self._store.notice_of_row, self._store.notice_of_curtain = appended, lifted
        self._roster.on_change = self._note_change
        self._dispatcher.on_request = self._note_request
        self._store.channel.start(self.receive, self._resume)
        self._spawn(self._beat())
        self._spawn(self._announce())

    async def stop(self) -> None:
        """Say goodbye, so that the others need not wait to notice."""
        if not self._store.is_shared:
            return
        await self._store.channel.stop()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._say(Left(self._roster.server))

    def receive(self, text: str) -> None:
        """Do what a notice of any server asks for."""
        notice = notice_from_text(text)
        own = self._roster.server
        if notice is not None:
            self._metrics.count("notices_total", kind=type(notice).__name__.lower())
        match notice:
            case None:
                # A newer server's, during an upgrade.
                return
            case Appended():
                self._look(notice.table, notice.seq, notice)
            case Beat() if notice.server == own:
                self._heard_itself = monotonic()
                self._metrics.observe("notice_seconds", self._heard_itself - self._spoke)
            case Beat():
                if self._roster.hear(notice.server):
                    self._ask()
            case Left():
                self._forget(notice.server)
            case Present() if notice.server != own:
                self._roster.hear(notice.server)
                for at_table in notice.tables:
                    if self._roster.hear_about(notice.server, at_table):
                        self._show_presence(at_table.table)
            case WhoIsAt() if notice.server != own:
                self._unsaid.update(notice.tables)
                self._tell_all()
            case Lifted():
                live = self._tables.loaded(notice.table)
                if live is not None and notice.browser in self._hub.browsers(notice.table):
                    self._spawn(self._dispatcher.show_lifted(notice.table, notice.browser))
            case Present() | WhoIsAt():
                return
            case _:
                assert_never(notice)

    def _note_change(self, table_id: str) -> None:
        self._unsaid.add(table_id)
        self._is_due.set()

    def _note_request(self, live: LiveTable, browser: str) -> None:
        if live.table.seats_of(browser):
            # Told with the next beat: a program may ask many times a second.
            self._asked.setdefault(live.table.id, set()).add(browser)

    def _look(self, table_id: str, seq: int, notice: Appended | None = None) -> None:
        """Publish what a table's log has more than its table here; read what no notice brings."""
        live = self._tables.loaded(table_id)
        if live is None or seq <= live.table.version:
            return
        live.last_known = max(live.last_known, seq)
        # A table that nobody is at is read when it is next asked for. A client that is just
        # connecting holds the lock.
        if live.lock.locked() or self._audience.is_attending(table_id):
            if notice is not None and (row := row_in(notice)) is not None:
                live.hear(row)
            self._spawn(self._catch_up(table_id))

    async def _catch_up(self, table_id: str) -> None:
        try:
            await self._dispatcher.catch_up(table_id)
        except Refused:
            # The database does not answer now, or the table cannot be read any more.
            return

    def _resume(self) -> None:
        """Find out what was missed while nothing could be heard."""
        self._roster.resume()
        self._spawn(self._say_beat())
        self._spawn(self._look_everywhere())
        self._ask()

    def _ask(self) -> None:
        """Ask the others who is connected to them, and tell them who is connected here."""
        known = in_portions(self._roster.tables_elsewhere())
        # They also answer about the tables named, where nobody may be connected any more.
        portions = list(known) or [()]
        self._spawn(self._say(*(WhoIsAt(self._roster.server, some) for some in portions)))
        self._tell_all()

    def _tell_all(self) -> None:
        self._unsaid.update(self._hub.tables())
        self._is_due.set()

    async def _look_everywhere(self) -> None:
        ids = self._tables.ids()
        for start in range(0, len(ids), AT_ONCE):
            try:
                versions = await self._store.versions(ids[start : start + AT_ONCE])
            except NotStored:
                return
            for table_id, seq in versions.items():
                self._look(table_id, seq)

    def _forget(self, server: str) -> None:
        for table_id in self._roster.forget(server):
            self._show_presence(table_id)

    def _show_presence(self, table_id: str) -> None:
        live = self._tables.loaded(table_id)
        if live is not None and self._audience.is_attending(table_id):
            self._audience.announce_presence(live)
            # A bot may have been left without the server that played it.
            self._bots.wake(live)

    async def _beat(self) -> None:
        """Say again and again that this server is there, and notice who is not."""
        reconnected = monotonic()
        while True:
            await self._say_beat()
            for table_id in self._asked:
                self._note_change(table_id)
            await asyncio.sleep(self._settings.beat_seconds)
            self._roster.forget_seen(lambda table_id: self._tables.loaded(table_id) is not None)
            if not self.is_deaf:
                for server in self._roster.silent():
                    self._forget(server)
                continue
            # It may still be able to read; and it must not take silence for absence.
            self._roster.resume()
            await self._look_everywhere()
            if monotonic() - reconnected > self._settings.gone_seconds:
                self._store.channel.reconnect()
                reconnected = monotonic()

    async def _announce(self) -> None:
        """Tell the others who has come or gone, until they have been told."""
        while True:
            await self._is_due.wait()
            self._is_due.clear()
            tables, asked = self._unsaid, self._asked
            self._unsaid, self._asked = set(), {}
            here = [self._at_table(table_id, asked.get(table_id, set())) for table_id in tables]
            server = self._roster.server
            if not await self._say(*(Present(server, some) for some in in_portions(here))):
                self._unsaid |= tables
                await asyncio.sleep(self._settings.beat_seconds)
                self._is_due.set()

    def _at_table(self, table_id: str, asked: Iterable[str]) -> AtTable:
        live = self._tables.loaded(table_id)
        browsers = self._hub.browsers(table_id)
        players = set() if live is None else {b for b in browsers if live.table.seats_of(b)}
        return AtTable(
            table_id, tuple(sorted(players)), tuple(sorted(asked)), len(browsers - players)
        )

    async def _say_beat(self) -> None:
        self._spoke = monotonic()
        await self._say(Beat(self._roster.server))

    async def _say(self, *notices: AnyNotice) -> bool:
        try:
            await self._store.tell([notice_to_text(notice) for notice in notices])
        except NotStored:
            # The store has logged it; the others notice that this server is silent.
            return False
        return True

    def _spawn(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _logged(work: Coroutine[Any, Any, object]) -> None:
    try:
        await work
    except Exception:
        _logger.exception("keeping in touch with other servers failed")
