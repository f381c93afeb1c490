"""Everything one server has, put together."""

import asyncio
from time import perf_counter

import msgspec

from lanterns.bots import BOTS

from ..errors import Refused
from ..limits import Limits
from ..metrics import Metrics
from ..settings import Settings
from ..store.store import Store
from ..table.commands import AnyCommand, Here
from ..table.table import Happening
from ..wire.messages import Answer, AnyDownward, Presence, State
from ..wire.views import Crowd, Viewer, connected, shown_seat, state_message
from .bots import BotRunner
from .dispatcher import Desk, Reply
from .hub import NO_PLACE, Hub, Outlet
from .tables import Hall, Room
from .thinking import Thinkers

_encoder = msgspec.json.Encoder()


def encode(message: AnyDownward) -> str:
    """Write a message as it is sent."""
    return _encoder.encode(message).decode()


class House:
    """A server's store, tables, sockets and bots, and what passes between them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.levels = tuple(BOTS)
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.hub = Hub()
        self.store = Store(settings)
        self.hall = Hall(self.store, settings.idle_tables, self._is_used)
        self.desk = Desk(
            self.store,
            self.hall,
            self.levels,
            is_connected=lambda table_id, browser: browser in self.hub.browsers(table_id),
            count_rematch=self.limits.table,
            publish=self._publish,
            look=self.look,
            show=self._show,
        )
        thinkers = Thinkers(settings, BOTS, self._count_fallback)
        self.bots = BotRunner(thinkers, settings.bot_pause, self.desk.act_for_bot)
        self._declare_metrics()

    async def start(self) -> None:
        """Open the database."""
        await self.store.start()

    async def stop(self) -> None:
        """Close everything in order."""
        await self.bots.stop()
        await self.store.stop()

    async def perform(
        self, table_id: str, browser: str, command: AnyCommand | Here, reply: Reply
    ) -> None:
        """Carry out what a browser asks for and answer it once, or raise why not; count both."""
        began = perf_counter()

        def count(outcome: str) -> None:
            self.metrics.count("commands_total", outcome=outcome)
            self.metrics.count("command_seconds_total", perf_counter() - began)

        def reply_and_count(answer: Answer) -> None:
            reply(answer)
            count(answer.outcome)

        try:
            if isinstance(command, Here):
                await self.desk.lift_curtain(table_id, browser, command, reply_and_count)
            else:
                await self.desk.perform(table_id, browser, command, reply_and_count)
        except Refused:
            count("refused")
            raise

    def look(self, room: Room, browser: str, happenings: tuple[Happening, ...] = ()) -> State:
        """The table as a browser may see it now."""
        viewer = self.viewer(room, browser)
        return state_message(room.table, viewer, self._crowd(room), happenings)

    def viewer(self, room: Room, browser: str) -> Viewer:
        """The browser, and the seat whose hand it may see."""
        return Viewer(browser, shown_seat(room.table, browser, room.curtains.get(browser)))

    def _show(self, room: Room, browser: str) -> None:
        """Send the whole view to every window of one browser."""
        message = encode(self.look(room, browser))
        for outlet in self.hub.outlets(room.table.id):
            if outlet.browser == browser:
                self.put(outlet, message)

    def tell_presence(self, room: Room) -> None:
        """Tell everybody at a table who is connected."""
        crowd = self._crowd(room)
        message = encode(Presence(connected(room.table, crowd), crowd.watchers))
        for outlet in self.hub.outlets(room.table.id):
            self._count_dropped(outlet.put_presence(message))

    async def _publish(self, room: Room, happening: Happening) -> None:
        """Tell every window what happened; the windows of one browser are told the same."""
        messages: dict[str, str] = {}
        for outlet in self.hub.outlets(room.table.id):
            # To work out a view takes a while: answers and other tables go first.
            await asyncio.sleep(0)
            browser = outlet.browser
            if not room.has_place(browser):
                outlet.close(NO_PLACE, "no place")
                continue
            if browser not in messages:
                messages[browser] = encode(self.look(room, browser, (happening,)))
            self.put(outlet, messages[browser])
        self.bots.wake(room)

    def put(self, outlet: Outlet, message: str) -> None:
        """Send a message to one window."""
        self._count_dropped(outlet.put(message))

    def _count_dropped(self, is_taken: bool) -> None:
        if not is_taken:
            self.metrics.count("sockets_dropped_total")

    def _crowd(self, room: Room) -> Crowd:
        browsers = self.hub.browsers(room.table.id)
        watchers = sum(not room.table.seats_of(browser) for browser in browsers)
        return Crowd(browsers, watchers)

    def _is_used(self, room: Room) -> bool:
        table_id = room.table.id
        return (
            room.lock.locked() or self.bots.is_busy(table_id) or bool(self.hub.browsers(table_id))
        )

    def _count_fallback(self, level: str) -> None:
        self.metrics.count("bot_fallbacks_total", level=level)

    def _declare_metrics(self) -> None:
        metrics = self.metrics
        metrics.counter("commands_total", "Commands answered, by outcome.")
        metrics.counter("command_seconds_total", "Time from a command to its answer.")
        metrics.counter("sockets_dropped_total", "Sockets dropped because their reader stalled.")
        metrics.counter("sockets_refused_total", "Sockets refused, by reason.")
        metrics.counter("bot_fallbacks_total", "Choices a bot failed to make in time, by level.")
        metrics.gauge("sockets", "Sockets connected now.", lambda: len(self.hub))
        metrics.gauge("tables", "Tables in memory.", lambda: len(self.hall))
        metrics.counter("commits_total", "Commits.", lambda: self.store.writer.commits)
