"""The server under load: answer times, idle sockets, restarts, and one worker against two.

Run it on a quiet machine, since other programs change the figures. The server has one core and the
load another. Virtual machines are never quiet: `stolen_percent` is the share of the processors that
the host gave to others during the measurement, `load_late_p99_ms` how late the load itself was, and
`disk_p99_ms` how long the disk takes for one page with nothing else to do. Answers cannot come
sooner than these allow. `python benchmarks/load.py --help` lists the options.

What the figures of the workers mean: every table plays as fast as it may, on PostgreSQL, first at
one worker, then at two, with the sockets of each table spread over both. A worker has one event
loop, so its processor time is what limits it. `workers_capacity_ratio` is how many more commands
two workers do than one if each has a core to itself: twice the processor time that one worker
needs for a command, divided by what two workers need together, including what they do to keep
each other informed. `workers_rate_ratio` is the same by the clock; on a machine with fewer than
four cores the load and PostgreSQL take from the workers what they would need.
"""

import argparse
import gc
import json
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import uvloop
from server_load.machine import time_disk
from server_load.process import Server, database_processes
from server_load.restart import time_restarts
from server_load.saturation import Capacity, SaturatingLoad
from server_load.steady import SteadyLoad
from server_load.stored_games import StoredGame, store_games

from lanterns.server.settings import sqlite_address

TESTS = Path(__file__).parent.parent / "tests"
BUSY_TABLES = 64
"""How many tables play without a pause."""
SATURATED_SECONDS = 10.0


async def measure(wanted: argparse.Namespace) -> Mapping[str, float]:
    """Return all figures by name."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    # Garbage collection among thousands of connections would look like a delay of the server.
    gc.disable()
    figures: dict[str, float] = {"load_average_before": os.getloadavg()[0]}
    if not wanted.no_sqlite:
        figures |= await measure_sqlite(wanted, cores)
    if not wanted.no_postgres:
        with _postgres(wanted.db) as address:
            figures |= await measure_postgres(address, wanted, cores)
    return figures


async def measure_sqlite(wanted: argparse.Namespace, cores: list[int]) -> Mapping[str, float]:
    """Return the figures of one process on SQLite."""
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        address = sqlite_address(database)
        store_games(address, wanted.stored, 2, range(1000, 1001), seed=1, different=20)
        games = _running_games(address, wanted.tables)
        figures |= time_disk(Path(folder))
        with Server(address, {cores[0]}).running() as server:
            load = SteadyLoad(server, games, wanted.rate)
            steady = await load.run(wanted.seconds)
            if wanted.connects:
                figures |= await load.reconnect(wanted.connects)
        figures |= {f"sqlite_{name}": value for name, value in steady.items()}
        figures["stored_games"] = wanted.stored + wanted.tables
        figures["seconds_from_kill_to_command"] = await time_restarts(database, games, {cores[0]})
    return figures


async def measure_postgres(
    address: str, wanted: argparse.Namespace, cores: list[int]
) -> Mapping[str, float]:
    """Return the figures that need PostgreSQL."""
    games = _running_games(address, wanted.tables)
    own = {cores[0]}
    if wanted.workers > 1:
        # They need more than one core, so nobody has one alone.
        own = set(cores)
        os.sched_setaffinity(0, own)
    with Server(address, own, wanted.workers).running() as server:
        load = SteadyLoad(server, games, wanted.rate, database_processes(address))
        steady = await load.run(wanted.seconds)
    figures = {f"postgres_{name}": value for name, value in steady.items()}
    figures["postgres_workers"] = wanted.workers
    if wanted.no_saturation:
        return figures
    one, two = [await _capacity(address, workers, cores) for workers in (1, 2)]
    return figures | {
        "one_worker_cpu_ms_per_command": 1000 * one.cpu_per_command,
        "two_workers_cpu_ms_per_command": 1000 * two.cpu_per_command,
        "workers_capacity_ratio": 2 * one.cpu_per_command / two.cpu_per_command,
        "one_worker_commands_per_second": one.rate,
        "two_workers_commands_per_second": two.rate,
        "workers_rate_ratio": two.rate / one.rate,
    }


async def _capacity(address: str, workers: int, cores: list[int]) -> Capacity:
    games = _running_games(address, BUSY_TABLES)
    with Server(address, set(cores), workers).running() as server:
        return await SaturatingLoad(server, games).run(SATURATED_SECONDS)


def _running_games(address: str, count: int) -> list[StoredGame]:
    return store_games(address, count, 4, range(26), seed=2, different=100)


@contextmanager
def _postgres(address: str | None) -> Iterator[str]:
    """Yield the address of an empty database: the given one, or one in the tests' PostgreSQL."""
    if address is not None:
        yield address
        return
    sys.path.insert(0, str(TESTS))
    from server.kit.postgres import own_postgres

    # Unlike in tests, what is committed must reach the disk.
    with own_postgres(fsync="on") as postgres, postgres.database() as own:
        yield own


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=100, help="commands a second")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--stored", type=int, default=20_000, help="finished games in the log")
    parser.add_argument("--connects", type=int, default=0, help="sockets that come and go as well")
    parser.add_argument("--db", help="the address of an empty database in PostgreSQL")
    parser.add_argument("--workers", type=int, default=1, help="for the rate on PostgreSQL")
    parser.add_argument("--no-saturation", action="store_true", help="do not compare workers")
    parser.add_argument("--no-sqlite", action="store_true", help="measure PostgreSQL alone")
    parser.add_argument("--no-postgres", action="store_true", help="measure SQLite alone")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    figures = uvloop.run(measure(wanted))
    if wanted.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name.replace('_', ' '):36}{value:12,.2f}".rstrip("0").rstrip("."))


if __name__ == "__main__":
    main()
