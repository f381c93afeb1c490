"""Servers with their database, and everything that can befall them."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from time import sleep

from lanterns.server.settings import sqlite_address

from .postgres import Postgres
from .proxy import DatabaseProxy
from .running import Process

Harm = Callable[[], object]
START_TRIES = 10
STALL_SECONDS = 2.0
"""Longer than a server waits for its database."""


class World:
    """Some servers on one database, of which those that are up are asked."""

    def __init__(self, database: str, processes: list[Process]) -> None:
        self.database = database
        self._processes = processes
        self._down: set[Process] = set()
        self.harms: dict[str, Harm] = {
            f"server {number} killed": partial(self._kill, process)
            for number, process in enumerate(processes, start=1)
        }
        """What can befall them, by name; each returns when the damage is mended."""

    def start(self) -> None:
        """Start every server."""
        for process in self._processes:
            process.start()

    def stop(self) -> None:
        """End every server."""
        for process in self._processes:
            process.kill()

    async def address(self, rng: Random) -> str:
        """The address of a server that is up, when there is one."""
        while not (up := [one for one in self._processes if one not in self._down]):
            await asyncio.sleep(0.005)
        return rng.choice(up).address

    def _kill(self, process: Process) -> None:
        self._down.add(process)
        process.kill()
        # Over a bad line a start can fail; then it is started again, as a supervisor would.
        assert any(process.tries_to_start() for _ in range(START_TRIES))
        self._down.discard(process)


def on_sqlite(database: Path) -> World:
    """One server with its file."""
    return World(sqlite_address(database), [Process(database)])


def on_postgres(postgres: Postgres, database: str) -> World:
    """Two servers on a PostgreSQL that is harmed too."""
    beats = {"beat_seconds": 0.2, "gone_seconds": 1.5}
    servers = World(database, [Process.on(database, **beats) for _ in range(2)])

    def restart() -> None:
        postgres.kill()
        postgres.start()

    def cut(which: str) -> Harm:
        ours = "application_name = 'lanterns'"
        sessions = f"SELECT pid FROM pg_stat_activity WHERE {ours} AND {which}"
        return partial(postgres.do, f"SELECT pg_terminate_backend(pid) FROM ({sessions}) AS ours")

    servers.harms |= {
        "PostgreSQL killed": restart,
        "connections cut": cut("true"),
        "LISTEN lost": cut("query LIKE 'LISTEN%'"),
    }
    return servers


def on_bad_lines(database: str, lines: list[tuple[DatabaseProxy, str]]) -> World:
    """Servers whose lines to PostgreSQL break in the middle of anything, stall, and are cut."""
    settings = {"beat_seconds": 0.2, "gone_seconds": 1.5, "answer_seconds": 1.0}
    world = World(database, [Process.on(address, **settings) for _, address in lines])

    def stall(proxy: DatabaseProxy) -> None:
        proxy.is_silent = True
        sleep(STALL_SECONDS)
        proxy.is_silent = False

    def wear(proxy: DatabaseProxy) -> None:
        proxy.breaks = 0.01

    for number, (proxy, _) in enumerate(lines, start=1):
        world.harms |= {
            f"line {number} worn": partial(wear, proxy),
            f"line {number} silent": partial(stall, proxy),
            f"line {number} cut": proxy.cut,
        }
    return world
