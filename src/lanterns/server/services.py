"""Everything that one server has, wired together."""

import os
from functools import partial
from pathlib import Path
from secrets import token_hex
from time import process_time
from typing import get_args

from lanterns.bots import BOTS, Cost

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

STATUS = Path("/proc/self/statm")
"""Where Linux says how much memory a process has, in pages."""
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
        self.pool = BotPool(settings, BOTS, self._count_fallback)
        self.attention = Attention(self.hub, settings.bot_attention)
        roster = SharedRoster(token_hex(SERVER_BYTES), self.hub, settings.gone_seconds)
        self.bots = BotRunner(self.pool, self.attention, roster, settings, self._act_for_bot)
        self.audience = Audience(
            self.hub, roster, self.bots, self.metrics, settings.absence_seconds
        )
        self.tables = LiveTables(
            self.store, settings.idle_tables, self.audience.is_attending, self.audience.dismiss
        )
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
            self.metrics,
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
        metrics.histogram("command_seconds", "Time from a command to its answer.")
        metrics.counter("answers_total", "Answers over HTTP, by route and status.")
        metrics.histogram("answer_seconds", "Time from a request to its answer, by route.")
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
        metrics.histogram("commit_seconds", "Time of a commit.", self.store.writer.commits)
        metrics.counter("notices_total", "Notices of all servers that were heard, by kind.")
        metrics.histogram("notice_seconds", "Time until this server heard its own beat.")
        for cost in get_args(Cost):
            waiting = partial(self.pool.waiting, cost)
            metrics.gauge("bots_waiting", "Choices that wait for a thread.", waiting, cost=cost)
        metrics.gauge("turns_waiting", "Messages that wait their turn.", lambda: self.turns.waiting)
        metrics.counter("processor_seconds_total", "Processor time used.", process_time)
        if STATUS.exists():
            metrics.gauge("memory_bytes", "Memory of this process.", _memory)


def _memory() -> int:
    return int(STATUS.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
