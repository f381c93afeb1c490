"""The real server as a process, with the page that is checked in."""

import json
import signal
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

from server.kit.running import QUICK

from lanterns.server.settings import sqlite_address

STOP_SECONDS = 60.0

_SERVE = """
import json, sys
from lanterns.server.run import bind, serve
from lanterns.server.settings import Settings
bound = bind("127.0.0.1", int(sys.argv[2]))
settings = Settings(**json.loads(sys.argv[1]))
serve(settings, bound, lambda: print(bound.getsockname()[1], flush=True))
"""


class House:
    """A server that can be killed and comes back at the same address with the same database."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.database = folder / "tables.db"
        self._settings = {**asdict(QUICK), "database": sqlite_address(self.database), **settings}
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-c", _SERVE, json.dumps(self._settings), str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        port = self._process.stdout.readline().strip()
        assert port, "the server did not start"
        self.port = int(port)

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._process is None:
            return
        process, self._process = self._process, None
        process.send_signal(signal.SIGKILL)
        assert process.stdout is not None
        process.stdout.close()
        process.wait(STOP_SECONDS)

    def __enter__(self) -> "House":
        self.start()
        return self

    def __exit__(self, *failure: object) -> None:
        self.kill()
