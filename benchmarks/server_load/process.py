"""The real server as processes of its own, and what they use."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

PROGRAM = Path(__file__).with_name("serve_main.py")
PLENTY = 1_000_000
"""For limits on one address, since all clients of a measurement have the same."""


class Server:
    """One server, or several workers at one port, on cores of their own."""

    def __init__(self, database: str, cores: set[int], workers: int = 1) -> None:
        settings = {
            "database": database,
            "messages_per_second": PLENTY,
            "message_burst": PLENTY,
            "address_per_second": PLENTY,
            "address_burst": PLENTY,
            "connections": PLENTY,
            "sockets_per_address": PLENTY,
            "tables_per_address": PLENTY,
        }
        self._arguments = [json.dumps(settings), str(workers)]
        self._cores = cores
        self._workers = workers
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    @contextmanager
    def running(self) -> Iterator["Server"]:
        """Run it as long as needed."""
        self.start()
        try:
            yield self
        finally:
            self.kill()

    def start(self) -> None:
        """Start, and wait until it listens."""
        # If this is set, every start compiles every module again.
        usual = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        self._process = subprocess.Popen(
            [sys.executable, str(PROGRAM), *self._arguments],
            stdout=subprocess.PIPE,
            text=True,
            # Workers that are killed leave semaphores; who removes them need not say so.
            env=usual | {"PYTHONWARNINGS": "ignore:resource_tracker"},
            preexec_fn=lambda: os.sched_setaffinity(0, self._cores),
        )
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._process is not None:
            serving = self.processes()
            # The parent first, which would start others.
            self._process.kill()
            for process in serving if self._workers > 1 else ():
                os.kill(process, signal.SIGKILL)
            self._process.communicate()
            self._process = None

    def processes(self) -> list[int]:
        """Return the processes that serve."""
        assert self._process is not None
        if self._workers == 1:
            return [self._process.pid]
        return [p for p in _children(self._process.pid) if b"spawn_main" in _command_line(p)]

    def cpu_seconds(self) -> float:
        """Return the processor time used so far, which other programs hardly affect."""
        return cpu_seconds(self.processes())

    def memory(self) -> int:
        """Return the bytes of memory held."""
        size = os.sysconf("SC_PAGE_SIZE")
        fields = (Path(f"/proc/{pid}/statm").read_text().split() for pid in self.processes())
        return sum(int(pages) * size for _, pages, *_ in fields)


def database_processes(address: str) -> Callable[[], list[int]]:
    """Return how to find the processes of a PostgreSQL on this machine; none if it is elsewhere."""
    host = make_url(address).query.get("host", "")
    file = Path(str(host)) / "postmaster.pid"

    def processes() -> list[int]:
        if not file.is_file():
            return []
        parent = int(file.read_text().split()[0])
        return [parent, *_children(parent)]

    return processes


def cpu_seconds(processes: Iterable[int]) -> float:
    """Return the processor time that processes have used so far."""
    return sum(map(_cpu_seconds, processes))


def _children(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _command_line(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def _cpu_seconds(pid: int) -> float:
    # In nanoseconds, for every thread; /proc/PID/stat counts in hundredths of a second.
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9
