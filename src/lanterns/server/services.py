"""Everything that one server has, wired together."""

from secrets import token_hex

from lanterns.bots import BOTS

from .limits import Limits
from .live.attention import Attention
from .live.audience import Audience
from .live.bots import BotRunner
from .live.dispatcher import Dispatcher
from .live.fair_queue import FairQueue
from .live.hub import Hub
from .live.tables import LiveTable, LiveTables
from .live.thinking import BotPool
from .metrics import Metrics
from .peers.peers import Peers
from .peers.roster import SharedRoster
from .settings import Settings
from .store.store import Store

SERVER_BYTES = 6
"""The length of the name by which servers on one database tell each other apart."""


class Services:
    """A server's store, tables, sockets and bots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.levels = tuple(BOTS)
        worker = {} if settings.worker is None else {"worker": str(settings.worker)}
        self.metrics = Metrics(**worker)
        self.limits = Limits(settings)
        self.turns = FairQueue(settings.turns)
        self.hub = Hub()
        self.store = Store(settings)
        pool = BotPool(settings, BOTS, self._count_fallback)
        self.attention = Attention(self.hub, settings.bot_attention)
        roster = SharedRoster(token_hex(SERVER_BYTES), self.hub, settings.gone_seconds)
        self.bots = BotRunner(pool, self.attention, roster, settings, self._act_for_bot)
        self.audience = Audience(
            self.hub, roster, self.bots, self.metrics, settings.absence_seconds
        )
        self.tables = LiveTables(self.store, settings.idle_tables, self.audience.is_attending)
        self.dispatcher = Dispatcher(
            self.store, self.tables, self.audience, self.limits, self.metrics, self.levels
        )
        self.peers = Peers(
            settings,
            self.store,
            roster,
            self.hub,
            self.tables,
            self.dispatcher,
            self.audience,
            self.bots,
        )
        self._declare_metrics()

    async def start(self) -> None:
        """Open the database, and listen to the other servers on it."""
        await self.store.start()
        self.peers.start()

    async def stop(self) -> None:
        """Stop the bots, then close the database."""
        await self.bots.stop()
        await self.peers.stop()
        await self.store.stop()

    async def _act_for_bot(self, table_id: str, version: int, action: str) -> LiveTable:
        # Bots act through the dispatcher, whose audience includes the bots.
        return await self.dispatcher.act_for_bot(table_id, version, action)

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
        metrics.gauge("tables", "Tables in memory.", lambda: len(self.tables))
        metrics.gauge(
            "storage_ok", "1 if the database works, else 0.", lambda: int(self.store.is_well)
        )
        metrics.gauge("servers", "Servers on this database.", lambda: 1 + self.peers.others)
        metrics.gauge(
            "peers_ok",
            "1 if this server hears the others at once, else 0.",
            lambda: int(not self.store.is_shared or not self.peers.is_deaf),
        )
        metrics.counter("commits_total", "Commits.", lambda: self.store.writer.commits)
