"""How soon a killed server is back."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median

from .stored_games import StoredGame
from .tables import PlayedTable

TRIES = 3
LOOK_SECONDS = 0.001


async def time_restarts(database: Path, games: list[StoredGame], cores: set[int]) -> float:
    """Return the median seconds from SIGKILL to the first accepted command after it.

    The server is `lanterns serve`, with all that it checks when it starts.
    """
    process, _ = await asyncio.to_thread(_serve, database, cores)
    seconds = []
    try:
        for game in games[:TRIES]:
            killed = time.perf_counter()
            process.send_signal(signal.SIGKILL)
            process.communicate()
            process, port = await asyncio.to_thread(_serve, database, cores)
            await _act_once(game, port)
            seconds.append(time.perf_counter() - killed)
    finally:
        process.kill()
        process.communicate()
    return median(seconds)


async def _act_once(game: StoredGame, port: int) -> None:
    ready: list[PlayedTable] = []
    table = PlayedTable(game, ready.append)
    await table.connect(port)
    ready[0].act(Random(1), time.perf_counter())
    while not table.latencies:
        await asyncio.sleep(LOOK_SECONDS)
    table.close()


def _serve(database: Path, cores: set[int]) -> tuple[subprocess.Popen[str], int]:
    # If this is set, every start compiles every module again.
    usual = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    process = subprocess.Popen(
        [sys.executable, "-m", "lanterns", "serve", "--port", "0", "--db", str(database)],
        stdout=subprocess.PIPE,
        text=True,
        env=usual,
        preexec_fn=lambda: os.sched_setaffinity(0, cores),
    )
    assert process.stdout is not None
    found = re.search(r":(\d+)/", process.stdout.readline())
    assert found is not None
    return process, int(found[1])
