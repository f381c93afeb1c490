"""How a port is claimed: at once after a restart, and never together with another server."""

import asyncio
import errno
import socket
from pathlib import Path
from typing import ClassVar

import pytest

from lanterns.server.http import run
from lanterns.server.http.run import bind
from lanterns.server.services import Services
from lanterns.server.settings import Settings, sqlite_address

EXCLUSIVE = -5
"""The number of SO_EXCLUSIVEADDRUSE on Windows."""


class FakeSocket:
    """A socket that notes what is asked of it."""

    options: ClassVar[list[tuple[int, int, int]]] = []
    taken: ClassVar[dict[int, int]] = {}
    """The ports that are in use, and the error each raises."""

    def __init__(self, family: int, kind: int) -> None:
        self.port = 0

    def setsockopt(self, level: int, option: int, value: int) -> None:
        """Note an option."""
        self.options.append((level, option, value))

    def bind(self, address: tuple[str, int]) -> None:
        """Take a port that is free."""
        self.port = address[1]
        if self.port in self.taken:
            raise OSError(self.taken[self.port], "in use")

    def close(self) -> None:
        """Do nothing."""


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> type[FakeSocket]:
    monkeypatch.setattr(FakeSocket, "options", [])
    monkeypatch.setattr(FakeSocket, "taken", {})
    monkeypatch.setattr(socket, "socket", FakeSocket)
    return FakeSocket


def test_a_port_can_be_used_again_at_once(
    fake: type[FakeSocket], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "IS_WINDOWS", False)
    bind("127.0.0.1", 8360)
    assert fake.options == [(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)]


def test_on_windows_a_port_is_held_exclusively(
    fake: type[FakeSocket], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "IS_WINDOWS", True)
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", EXCLUSIVE, raising=False)
    bind("127.0.0.1", 8360)
    assert fake.options == [(socket.SOL_SOCKET, EXCLUSIVE, 1)]


def test_on_windows_without_that_option_none_is_set(
    fake: type[FakeSocket], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "IS_WINDOWS", True)
    monkeypatch.delattr(socket, "SO_EXCLUSIVEADDRUSE", raising=False)
    bind("127.0.0.1", 8360)
    assert fake.options == []


@pytest.mark.parametrize("is_windows", [True, False])
def test_a_port_that_may_not_be_used_is_skipped_only_where_that_means_taken(
    fake: type[FakeSocket], monkeypatch: pytest.MonkeyPatch, is_windows: bool
) -> None:
    monkeypatch.setattr(run, "IS_WINDOWS", is_windows)
    fake.taken |= {8360: errno.EADDRINUSE, 8361: errno.EACCES}
    if is_windows:
        bound: object = bind("127.0.0.1", 8360, tries=3)
        assert isinstance(bound, FakeSocket) and bound.port == 8362
    else:
        with pytest.raises(PermissionError):
            bind("127.0.0.1", 8360, tries=3)


def test_clients_and_proxies_close_idle_connections_before_the_server_does(tmp_path: Path) -> None:
    # httpx keeps a connection for 5 seconds, nginx for 60: a request must not meet a closing one.
    settings = Settings(database=sqlite_address(tmp_path / "tables.db"))
    server = run.make_server(Services(settings), lambda: None)
    assert server.config.timeout_keep_alive > 60


def test_a_served_process_collects_its_garbage_ten_times_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []

    class Noted:
        """Notes what is asked of it."""

        def start(self) -> None:
            calls.append("start")

        def search_new(self) -> None:
            calls.append("search")

        def stop(self) -> None:
            calls.append("stop")

    def run_two_ticks(server: run._Server, sockets: list[socket.socket]) -> None:
        for tick in (1, 2):
            asyncio.run(server.on_tick(tick))

    monkeypatch.setattr(run, "GarbageCollector", Noted)
    monkeypatch.setattr(run._Server, "run", run_two_ticks)
    settings = Settings(database=sqlite_address(tmp_path / "tables.db"))
    with bind("127.0.0.1", 0) as bound:
        run.serve(settings, bound, lambda: None)
    assert calls == ["start", "search", "search", "stop"]
