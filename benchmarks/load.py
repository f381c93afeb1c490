"""The server under load: answer times, idle sockets, and the restart after SIGKILL.

The server runs on one core and the load on another. Run it on a quiet machine, since other
programs change the figures. `python benchmarks/load.py --help` lists the options.
"""

import argparse
import asyncio
import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

import httpx
from stored_games import StoredGame, store_games
from websockets.asyncio.client import ClientConnection, connect

SERVE = """
import json, sys
from lanterns.server.http.run import bind, serve
from lanterns.server.settings import Settings
bound = bind("127.0.0.1", 0)
settings = Settings(**json.loads(sys.argv[1]))
serve(settings, bound, lambda: print(bound.getsockname()[1], flush=True))
"""
WARM_UP = 5.0
SETTLE = 1.0
PATIENCE = 60.0
Json = dict[str, Any]


class Server:
    """The real server as a process on a core of its own."""

    def __init__(self, database: Path, core: int) -> None:
        plenty = 1_000_000
        settings = {
            "database": f"sqlite:///{database}",
            "messages_per_second": plenty,
            "message_burst": plenty,
            "address_per_second": plenty,
            "address_burst": plenty,
            "connections": plenty,
            "sockets_per_address": plenty,
            "tables_per_address": plenty,
        }
        self._command = [sys.executable, "-c", SERVE, json.dumps(settings)]
        self._core = core
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        """Start, and wait until it listens."""
        # If this is set, every start compiles every module again.
        usual = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        self._process = subprocess.Popen(
            self._command, stdout=subprocess.PIPE, text=True, env=usual
        )
        os.sched_setaffinity(self._process.pid, {self._core})
        assert self._process.stdout is not None
        self.address = f"http://127.0.0.1:{self._process.stdout.readline().strip()}"

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.communicate()
            self._process = None

    def cpu_seconds(self) -> float:
        """Return the processor time it has used, which other programs hardly affect."""
        assert self._process is not None
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Return the bytes of memory it holds."""
        assert self._process is not None
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


@dataclass
class LoadTable:
    """A table of four browsers, with the view of the player on turn."""

    game: StoredGame
    sockets: list[ClientConnection] = field(default_factory=list)
    view: Json = field(default_factory=dict)
    waiting: bool = False
    sent: dict[str, float] = field(default_factory=dict)


class Load:
    """Many tables, played at a steady rate."""

    def __init__(self, server: Server, games: list[StoredGame], rate: float) -> None:
        self._server = server
        self._rate = rate
        self._rng = Random(1)
        self._answers = 0
        self._readers: list[asyncio.Task[None]] = []
        self.tables = [LoadTable(game) for game in games]
        self.latencies: list[float] = []
        self.bytes_per_socket = 0.0
        self.cpu_per_command = 0.0

    @property
    def unanswered(self) -> int:
        """The number of commands without an answer."""
        return sum(len(table.sent) for table in self.tables)

    async def run(self, seconds: float) -> None:
        """Connect, wait and play; latencies count from the planned moment to the answer."""
        await self._load_tables()
        idle = self._server.memory()
        for table in self.tables:
            await self._connect(table)
        await asyncio.sleep(SETTLE)
        self.bytes_per_socket = (self._server.memory() - idle) / len(self._readers)
        before = self._server.cpu_seconds()
        await self._play(seconds)
        self.cpu_per_command = (self._server.cpu_seconds() - before) / self._answers
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)

    async def _load_tables(self) -> None:
        # Load the tables first, so that their memory is not counted as that of the sockets.
        async with httpx.AsyncClient(base_url=self._server.address, timeout=PATIENCE) as client:
            for table in self.tables:
                cookie = {"Cookie": f"lanterns={table.game.cookies[0]}"}
                response = await client.get(f"/api/tables/{table.game.id}", headers=cookie)
                assert response.status_code == 200, response.text

    async def _connect(self, table: LoadTable) -> None:
        for cookie in table.game.cookies:
            socket, view = await sit_down(self._server.address, table.game.id, cookie)
            table.sockets.append(socket)
            if view["legal"]:
                table.view = view
            self._readers.append(asyncio.create_task(self._read(table, socket)))

    async def _read(self, table: LoadTable, socket: ClientConnection) -> None:
        async for text in socket:
            arrived = time.perf_counter()
            assert isinstance(text, str)
            if text.startswith('{"type":"answer"'):
                answer = json.loads(text)
                assert answer["outcome"] == "applied", answer
                self.latencies.append(arrived - table.sent.pop(answer["id"]))
                self._answers += 1
            elif text.startswith('{"type":"state"') and '"legal":null' not in text:
                table.view = json.loads(text)
                table.waiting = False

    async def _play(self, seconds: float) -> None:
        began = planned = time.perf_counter()
        while planned < began + WARM_UP + seconds:
            planned += self._rng.expovariate(self._rate)
            await asyncio.sleep(max(0.0, planned - time.perf_counter()))
            ready = (table for table in self._rng.sample(self.tables, 50) if not table.waiting)
            await self._act(next(ready), planned)
            if planned < began + WARM_UP:
                self.latencies.clear()
        await asyncio.sleep(SETTLE)

    async def _act(self, table: LoadTable, planned: float) -> None:
        body = {"type": "act", "id": token_hex(6), "version": table.view["version"]}
        body["action"] = choose(table.view["legal"], self._rng)
        table.waiting = True
        table.sent[body["id"]] = planned
        await table.sockets[table.view["game"]["turn"]].send(json.dumps(body))


async def sit_down(address: str, table_id: str, cookie: str) -> tuple[ClientConnection, Json]:
    """Connect a browser to a table and return the first view."""
    socket = await connect(
        f"{address.replace('http', 'ws', 1)}/api/tables/{table_id}/socket",
        additional_headers={"Cookie": f"lanterns={cookie}"},
        compression=None,
        ping_interval=None,
        max_size=None,
    )
    return socket, json.loads(await socket.recv())


def choose(legal: Json, rng: Random) -> str:
    """Return a random action, or a dedication if there is one."""
    sets = [offer["action"] for offer in legal["dedications"]]
    others = [*legal["discards"], *(placement[0] for placement in legal["placements"])]
    return str(rng.choice(sets or others or ["."]))


async def time_restart(server: Server, game: StoredGame) -> float:
    """Return the seconds from SIGKILL to the first accepted command after it."""
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
        assert (await client.get("/health")).status_code == 200
    killed = time.perf_counter()
    server.kill()
    await asyncio.to_thread(server.start)
    for cookie in game.cookies:
        socket, view = await sit_down(server.address, game.id, cookie)
        if view["legal"]:
            action = choose(view["legal"], Random(1))
            body = {"type": "act", "id": token_hex(6), "version": view["version"]}
            await socket.send(json.dumps({**body, "action": action}))
            answer: Json = {"type": ""}
            while answer["type"] != "answer":
                answer = json.loads(await socket.recv())
            assert answer["outcome"] == "applied", answer
        await socket.close()
    return time.perf_counter() - killed


async def measure(wanted: argparse.Namespace) -> Json:
    """Return all figures by name."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    # Garbage collection among thousands of connections would look like a delay of the server.
    gc.disable()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        store_games(database, wanted.stored, 2, range(1000, 1001), seed=1, different=20)
        games = store_games(database, wanted.tables, 4, range(26), seed=2, different=100)
        server = Server(database, cores[0])
        try:
            server.start()
            load = Load(server, games, wanted.rate)
            await load.run(wanted.seconds)
            restarts = [await time_restart(server, game) for game in games[:3]]
        finally:
            server.kill()
    latencies = sorted(load.latencies)
    return {
        "sockets": len(games) * 4,
        "commands": len(latencies),
        "unanswered": load.unanswered,
        "p50_ms": 1000 * latencies[len(latencies) // 2],
        "p99_ms": 1000 * latencies[len(latencies) * 99 // 100],
        "server_cpu_ms_per_command": 1000 * load.cpu_per_command,
        "kib_per_idle_socket": load.bytes_per_socket / 1024,
        "stored_games": wanted.stored + wanted.tables,
        "seconds_from_kill_to_command": sorted(restarts)[1],
    }


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=100, help="commands a second")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--stored", type=int, default=10_000, help="finished games in the log")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    figures = asyncio.run(measure(wanted))
    if wanted.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name.replace('_', ' '):32}{value:12,.2f}".rstrip("0").rstrip("."))


if __name__ == "__main__":
    main()
