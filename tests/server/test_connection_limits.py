"""How many connections and sockets a client may hold."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from server.kit.games import against_bots
from server.kit.guest import Guest, eventually
from server.kit.lines import close_code, drained, raw
from server.kit.running import running
from websockets.exceptions import ConnectionClosed

from lanterns.server.http import protocols


@pytest.mark.parametrize(
    ("is_local", "proxies"), [(False, "192.0.2.1"), (True, "192.0.2.1"), (False, "127.0.0.0/8")]
)
def test_connections_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_local: bool, proxies: str
) -> None:
    monkeypatch.setattr(protocols, "is_local_name", lambda name: is_local)
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", proxies)
    is_proxy = is_local or proxies == "127.0.0.0/8"
    with running(tmp_path, connections_per_address=2) as server:
        with raw(server), raw(server), raw(server) as third:
            third.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            said = drained(third)
        if is_proxy:
            assert said.startswith(b"HTTP/1.1 200")
        else:
            assert said.startswith(b"HTTP/1.1 429") and b"Retry-After: 5" in said
        eventually(lambda: not server.services.limits.connections.held)
        table, guest = against_bots(server.address)
        with guest.socket(table) as wire:
            wire.until("state")
            guest.http.close()
            eventually(lambda: set(server.services.limits.connections.held.values()) == {1})
        eventually(lambda: not server.services.limits.connections.held)


def test_there_is_room_for_so_many_connections_in_all(tmp_path: Path) -> None:
    with running(tmp_path, connections=2) as server:
        with raw(server), raw(server), raw(server) as third:
            said = drained(third)
        assert said.startswith(b"HTTP/1.1 503") and b"Retry-After: 5" in said
        eventually(lambda: not server.services.limits.connections.held)
        assert Guest(server.address).http.get("/health").status_code == 200


@pytest.mark.parametrize("setting", ["sockets_per_browser", "sockets_per_address"])
def test_sockets_are_counted(tmp_path: Path, setting: str) -> None:
    with running(tmp_path, **{setting: 2}) as server:
        table, guest = against_bots(server.address)
        with guest.socket(table) as one, guest.socket(table) as two:
            one.until("state")
            two.until("state")
            with guest.socket(table) as three:
                assert close_code(lambda: three.until("state")) == 4429
        eventually(lambda: len(server.services.hub) == 0)
        with guest.socket(table) as again:
            again.until("state")


@pytest.mark.parametrize("setting", ["sockets_per_browser", "sockets_per_address"])
def test_sockets_that_come_together_are_counted_too(tmp_path: Path, setting: str) -> None:
    with running(tmp_path) as server:
        table, guest = against_bots(server.address)
    # A server that must first read the table from its log lets all of them wait.
    with running(tmp_path, **{setting: 3}) as server:
        again = Guest(server.address, guest.cookie)
        with ThreadPoolExecutor(20) as crowd, ExitStack() as doors:

            def is_let_in(number: int) -> bool:
                wire = doors.enter_context(again.socket(table))
                try:
                    return bool(wire.until("state"))
                except ConnectionClosed:
                    return False

            assert sum(crowd.map(is_let_in, range(20))) == 3
