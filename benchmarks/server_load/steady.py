"""A steady rate of commands, however long the answers take."""

import asyncio
import os
import time
from collections.abc import Callable, Mapping
from random import Random

import httpx

from .machine import million_additions, stolen_seconds
from .process import Server, cpu_seconds
from .stored_games import StoredGame
from .tables import PlayedTable, connect_all

WARM_UP = 5.0
SETTLE = 1.0
PATIENCE = 60.0
NONE_READY = 0.001
FIRST = 50
CORES = os.cpu_count() or 1


class SteadyLoad:
    """Many tables, of which a random one acts at random moments."""

    def __init__(
        self,
        server: Server,
        games: list[StoredGame],
        rate: float,
        database: Callable[[], list[int]] = list,
    ) -> None:
        """Play games at a server; `database` finds the processes of its database, if it has any."""
        self._server = server
        self._rate = rate
        self._database = database
        self._rng = Random(1)
        self._ready: list[PlayedTable] = []
        self._tables = [PlayedTable(game, self._ready.append) for game in games]
        self._late: list[float] = []
        """How late each command was sent because the load itself was not in time."""

    async def run(self, seconds: float) -> Mapping[str, float]:
        """Connect, wait and play; latencies count from the planned moment to the answer."""
        # The first tables also load what all tables share.
        await self._load(self._tables[:FIRST])
        empty = self._server.memory()
        await self._load(self._tables[FIRST:])
        idle = self._server.memory()
        per_table = (idle - empty) / max(1, len(self._tables) - FIRST)
        await connect_all(self._tables, self._server)
        await asyncio.sleep(SETTLE)
        sockets = sum(len(table.game.cookies) for table in self._tables)
        per_socket = (self._server.memory() - idle) / sockets
        await self._play(WARM_UP)
        for table in self._tables:
            table.latencies.clear()
        self._late.clear()
        began = time.perf_counter()
        before, stolen = self._server.cpu_seconds(), stolen_seconds()
        database_before = cpu_seconds(self._database())
        await self._play(seconds)
        played, stolen = time.perf_counter() - began, stolen_seconds() - stolen
        await asyncio.sleep(SETTLE)
        cpu = self._server.cpu_seconds() - before
        database = cpu_seconds(self._database()) - database_before
        unanswered = sum(table.unanswered for table in self._tables)
        latencies = sorted(value for table in self._tables for value in table.latencies)
        for table in self._tables:
            table.close()
        return {
            "sockets": sockets,
            "commands": len(latencies),
            "unanswered": unanswered,
            "p50_ms": 1000 * _quantile(latencies, 0.5),
            "p99_ms": 1000 * _quantile(latencies, 0.99),
            "max_ms": 1000 * latencies[-1],
            # Part of the above: commands count from the moment at which they were to be sent.
            "load_late_p99_ms": 1000 * _quantile(sorted(self._late), 0.99),
            "stolen_percent": 100 * stolen / (seconds * CORES),
            "server_cpu_ms_per_command": 1000 * cpu / len(latencies),
            "database_cpu_ms_per_command": 1000 * database / len(latencies),
            "commands_per_second": len(latencies) / played,
            "ms_for_a_million_additions": 1000 * million_additions(),
            "kib_per_idle_socket": per_socket / 1024,
            "kib_per_table": per_table / 1024,
        }

    async def reconnect(self, connects: int) -> Mapping[str, float]:
        """Connect all and cut them off together, until so many connects; return the memory."""
        done, before = 0, 0
        while done < connects:
            await connect_all(self._tables, self._server)
            await asyncio.sleep(SETTLE)
            for table in self._tables:
                table.close()
            await asyncio.sleep(SETTLE)
            done += sum(len(table.game.cookies) for table in self._tables)
            # After the first time, the server has whatever it keeps for all of them.
            before = before or self._server.memory()
        after = self._server.memory()
        return {"connects": done, "mib_before": before / 2**20, "mib_after": after / 2**20}

    async def _load(self, tables: list[PlayedTable]) -> None:
        # Before the sockets, so that their memory is not counted as that of the sockets.
        address = f"http://127.0.0.1:{self._server.port}"
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
            for table in tables:
                cookie = {"Cookie": f"lanterns={table.game.cookies[0]}"}
                response = await client.get(f"/api/tables/{table.game.id}", headers=cookie)
                assert response.status_code == 200, response.text

    async def _play(self, seconds: float) -> None:
        began = planned = time.perf_counter()
        while planned < began + seconds:
            planned += self._rng.expovariate(self._rate)
            await asyncio.sleep(max(0.0, planned - time.perf_counter()))
            self._late.append(time.perf_counter() - planned)
            while not self._ready:
                if all(table.is_over for table in self._tables):
                    raise SystemExit("All games are over: take more tables or fewer seconds.")
                # The server is behind: what is late counts as late.
                await asyncio.sleep(NONE_READY)
            ready, pick = self._ready, self._rng.randrange(len(self._ready))
            ready[pick], ready[-1] = ready[-1], ready[pick]
            ready.pop().act(self._rng, planned)


def _quantile(ordered: list[float], share: float) -> float:
    return ordered[int(len(ordered) * share)]
