"""As many commands as the server can take: every table acts as soon as it may."""

import asyncio
import time
from dataclasses import dataclass
from random import Random

from .process import Server
from .stored_games import StoredGame
from .tables import PlayedTable, connect_all

WARM_UP = 2.0


@dataclass(frozen=True, slots=True)
class Capacity:
    """What a server did when it was asked for all it could do."""

    commands: int
    seconds: float
    cpu_seconds: float
    """Of all workers together."""

    @property
    def cpu_per_command(self) -> float:
        """Seconds of the workers' processors for one command."""
        return self.cpu_seconds / self.commands

    @property
    def rate(self) -> float:
        """Commands a second by the clock."""
        return self.commands / self.seconds


class SaturatingLoad:
    """A few tables that never wait."""

    def __init__(self, server: Server, games: list[StoredGame]) -> None:
        self._server = server
        self._rng = Random(1)
        self._tables = [PlayedTable(game, self._act) for game in games]
        self._is_playing = False
        self._held: list[PlayedTable] = []

    async def run(self, seconds: float) -> Capacity:
        """Play, and count."""
        await connect_all(self._tables, self._server)
        self._is_playing = True
        for table in self._held:
            self._act(table)
        await asyncio.sleep(WARM_UP)
        commands, cpu, began = self._commands, self._server.cpu_seconds(), time.perf_counter()
        await asyncio.sleep(seconds)
        capacity = Capacity(
            self._commands - commands,
            time.perf_counter() - began,
            self._server.cpu_seconds() - cpu,
        )
        for table in self._tables:
            table.close()
        return capacity

    @property
    def _commands(self) -> int:
        return sum(len(table.latencies) for table in self._tables)

    def _act(self, table: PlayedTable) -> None:
        if self._is_playing:
            table.act(self._rng, time.perf_counter())
        else:
            self._held.append(table)
