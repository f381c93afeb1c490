"""Servers for tests: in a thread, to look inside, or as a process, to kill."""

import json
import logging
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Self

from lanterns.server.http.run import bind, make_server
from lanterns.server.services import Services
from lanterns.server.settings import Settings, sqlite_address

START_SECONDS = 60.0
LOGGERS = ("uvicorn.error", "asyncio", "litestar", "lanterns.server")
QUICK = Settings(
    database="",
    messages_per_second=100_000,
    message_burst=100_000,
    address_per_second=100_000,
    address_burst=100_000,
    sockets_per_address=100_000,
    tables_per_hour=100_000,
    tables_per_address=100_000,
    absence_seconds=0.0,
    bot_pause=0.0,
    bot_budget=0.05,
)
"""No pauses, and limits that no test meets by accident."""


@dataclass(frozen=True, slots=True)
class Running:
    """A server that answers."""

    services: Services
    address: str

    def ask_writer(self, question: str) -> object:
        """Ask the one connection that the writer uses; it must be resting."""
        writer = self.services.store.writer
        connection = writer._connection or writer._engine.connect()
        try:
            return connection.exec_driver_sql(question).scalar_one()
        finally:
            connection.rollback()
            if connection is not writer._connection:
                connection.close()


@contextmanager
def running(folder: Path | str, send_buffer: int = 0, **changes: Any) -> Iterator[Running]:
    """Run a server in a thread of this process, with some settings changed.

    Its database is a file in a folder, or has an address.

    A small `send_buffer` makes it notice soon that nobody reads.
    """
    database = folder if isinstance(folder, str) else sqlite_address(folder / "tables.db")
    settings = replace(QUICK, database=database, **changes)
    services = Services(settings)
    bound = bind("127.0.0.1", 0)
    if send_buffer:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    started = threading.Event()
    server = make_server(services, started.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
    errors = _Errors()
    thread.start()
    try:
        assert started.wait(START_SECONDS), "the server did not start"
        yield Running(services, f"http://127.0.0.1:{bound.getsockname()[1]}")
    finally:
        server.should_exit = True
        thread.join(START_SECONDS)
        bound.close()
        errors.forget()
    assert not thread.is_alive(), "the server did not stop"
    assert errors.logged == [], "the server logged an unhandled error"


class _Errors(logging.Handler):
    """What the server logs when an error of ours reaches the top."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.logged: list[str] = []
        for name in LOGGERS:
            logging.getLogger(name).addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        # Text that is no UTF-8 is closed with 1007, and yet logged as an error.
        if "Invalid UTF-8" not in record.getMessage():
            self.logged.append(self.format(record))

    def forget(self) -> None:
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(self)


class Process:
    """The real server as a process of its own, which can be killed at any moment.

    It comes back at the same address with the same database.
    """

    def __init__(self, database: Path, **settings: object) -> None:
        self.database = database
        self.port = 0
        self._settings = {**asdict(QUICK), "database": sqlite_address(database), **settings}
        self._process: subprocess.Popen[str] | None = None

    @classmethod
    def on(cls, address: str, **settings: object) -> Self:
        """A server whose database is not a file, but has an address."""
        process = cls(Path(), **settings)
        process._settings["database"] = address
        return process

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it says where it is."""
        assert self.tries_to_start(), "the server did not start"

    def tries_to_start(self) -> bool:
        """Start, and return whether that succeeded."""
        command = [sys.executable, "-c", _SERVE, json.dumps(self._settings), str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        port = self._process.stdout.readline().strip()
        if not port:
            self._process.communicate()
            return False
        self.port = int(port)
        return True

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def freeze(self) -> None:
        """Stop it from doing anything, with all its connections open."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> int:
        """Ask it to end, and return its exit status."""
        return self._end(signal.SIGTERM)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *failure: object) -> None:
        self.kill()

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        process, self._process = self._process, None
        process.send_signal(how)
        assert process.stdout is not None
        process.stdout.close()
        return process.wait(START_SECONDS)


_SERVE = """
import json, sys
from lanterns.server.http.run import bind, serve
from lanterns.server.settings import Settings
bound = bind("127.0.0.1", int(sys.argv[2]))
settings = Settings(**json.loads(sys.argv[1]))
serve(settings, bound, lambda: print(bound.getsockname()[1], flush=True))
"""
