"""Everyone at a table: the clients that are sent what happens, and the bots it wakes."""

import asyncio
from time import monotonic

from lanterns.rules import Fault

from ..errors import Refused, TableFault
from ..metrics import Metrics
from ..table.attendance import Attendance
from ..table.table import TableEvent
from ..wire.encoding import encode
from ..wire.messages import AnyDownward, Presence, State
from ..wire.table_infos import WATCHER, Connections, TableInfos, connected_seats
from ..wire.views import TableViews
from .bots import BotRunner
from .hub import Hub
from .roster import Roster
from .send_queue import SendQueue
from .tables import LiveTable

NO_ACCESS = 4403
MOVED = 4409
UNREADABLE = 4410
CLOSES: dict[Fault, int] = {
    TableFault.NO_TABLE: NO_ACCESS,
    TableFault.SEAT_MOVED: MOVED,
    TableFault.TABLE_UNREADABLE: UNREADABLE,
}
"""The codes that sockets are closed with because of their table."""
PAUSE_SECONDS = 0.001
"""For each browser at a table: how long its clients are told nothing new of who is connected.

Telling 500 watchers takes milliseconds, and they may all come at once.
"""
AT_ONCE = 4
"""How many clients are sent what happened before others go first: as a rule, one table's."""


class Audience:
    """Shows each table to the clients and bots that attend it."""

    def __init__(
        self, hub: Hub, roster: Roster, bots: BotRunner, metrics: Metrics, grace: float
    ) -> None:
        self._hub = hub
        self._roster = roster
        self._grace = grace
        self._bots = bots
        self._metrics = metrics

    def is_attending(self, table_id: str) -> bool:
        """Whether a client is connected to a table or a bot is about to act there."""
        return self._bots.is_busy(table_id) or bool(self._hub.browsers(table_id))

    def attendance(self, live: LiveTable) -> Attendance:
        """Return who is at a table now, and who has been away for a while."""
        table_id = live.table.id
        connected = self._roster.browsers(table_id)
        seen = dict(self._roster.seen_elsewhere(table_id))
        for browser, at in live.seen.items():
            seen[browser] = max(at, seen.get(browser, at))
        # Before that, players may have been connected elsewhere without being noticed here.
        since = max(live.since, self._roster.since)
        return Attendance(connected, seen, since, monotonic(), self._grace)

    def look(self, live: LiveTable, browser: str, events: tuple[TableEvent, ...] = ()) -> State:
        """Return the table as a browser may see it now, with what just happened."""
        return self._views(live, events).state_for(live.viewer(browser))

    def send(self, queue: SendQueue, message: AnyDownward) -> None:
        """Send a message to one client."""
        self._put(queue, encode(message))

    def join(self, live: LiveTable, queue: SendQueue) -> None:
        """Add a client, show it the table, and announce it to the others."""
        is_new = self._hub.join(live.table.id, queue)
        self.send(queue, self.look(live, queue.browser))
        self._bots.wake(live)
        if is_new:
            self._change_presence(live)

    def leave(self, live: LiveTable, queue: SendQueue) -> None:
        """Remove a client, and announce it if its browser is gone."""
        if self._hub.leave(live.table.id, queue):
            live.see(queue.browser)
            self._change_presence(live)

    def dismiss(self, table_id: str, refused: Refused) -> None:
        """Close the sockets of a table that is gone or cannot be read any more."""
        for queue in self._hub.queues(table_id):
            queue.close(CLOSES[refused.fault], refused.code)

    def show(self, live: LiveTable, browser: str) -> None:
        """Send the whole view to every window of one browser."""
        message = encode(self.look(live, browser))
        for queue in self._hub.queues(live.table.id):
            if queue.browser == browser:
                self._put(queue, message)

    async def publish(self, live: LiveTable, *events: TableEvent) -> None:
        """Send what happened to every client.

        The windows of one browser get the same, and so do all who only watch.
        """
        messages: dict[str, bytes] = {}
        presence = live.presence
        views = self._views(live, events)
        for number, queue in enumerate(self._hub.queues(live.table.id)):
            if number % AT_ONCE == 0:
                # Building a view takes a while: let answers and other tables go first.
                await asyncio.sleep(0)
            browser = queue.browser
            who = browser if live.table.has_place(browser) else WATCHER
            if who == WATCHER and browser not in live.watchers:
                queue.close(MOVED if browser in live.table.left else NO_ACCESS, "no place")
                continue
            if live.presence != presence:
                # Meanwhile a client came or went, which the others know already.
                messages.clear()
                presence = live.presence
                views = self._views(live, events)
            if who not in messages:
                messages[who] = encode(views.state_for(live.viewer(browser)))
            self._put(queue, messages[who])
        self._bots.wake(live)

    def announce_presence(self, live: LiveTable) -> None:
        """Send who is connected to every client, soon after that has changed."""
        live.presence += 1
        if live.announcing is None:
            loop = asyncio.get_running_loop()
            pause = PAUSE_SECONDS * len(self._hub.browsers(live.table.id))
            at = max(loop.time(), live.announced + pause)
            live.announcing = loop.call_at(at, self._announce, live)

    def _announce(self, live: LiveTable) -> None:
        live.announcing, live.announced = None, asyncio.get_running_loop().time()
        connections = self._connections(live)
        presence = Presence(connected_seats(live.table, connections), connections.watchers)
        message = encode(presence)
        for queue in self._hub.queues(live.table.id):
            self._count_dropped(queue.put_presence(message))

    def _change_presence(self, live: LiveTable) -> None:
        self.announce_presence(live)
        self._roster.on_change(live.table.id)

    def _put(self, queue: SendQueue, message: bytes) -> None:
        self._count_dropped(queue.put(message))

    def _count_dropped(self, is_taken: bool) -> None:
        if not is_taken:
            self._metrics.count("sockets_dropped_total")

    def _views(self, live: LiveTable, events: tuple[TableEvent, ...]) -> TableViews:
        connections = self._connections(live)
        if live.infos is None or not live.infos.is_current(connections):
            live.infos = TableInfos(live.table, connections)
        return TableViews(live.table, live.infos, events)

    def _connections(self, live: LiveTable) -> Connections:
        table_id = live.table.id
        owners = {holder.owner for holder in live.table.holders}
        watchers = len(self._hub.browsers(table_id) - owners)
        watchers += self._roster.watchers_elsewhere(table_id)
        return Connections(self._roster.browsers(table_id), watchers)
