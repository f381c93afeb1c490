"""Connections that have ended are freed at once, without a search for garbage."""

import gc
from collections.abc import Iterator

import pytest
from server.kit.games import against_bots
from server.kit.guest import eventually
from server.kit.lines import drained, raw, raw_socket
from server.kit.running import Running

PROTOCOLS = ("DeadlineHttp", "LimitedSocket", "ServerProtocol", "WebSocket")


@pytest.fixture
def no_garbage() -> Iterator[None]:
    """Nothing is freed but what nothing refers to."""
    gc.collect()
    gc.disable()
    # What is there already is no concern of the test, and would be looked through each time.
    gc.freeze()
    yield
    gc.unfreeze()
    gc.enable()


def connections() -> list[str]:
    """The parts of connections that are in memory."""
    return [name for one in gc.get_objects() if (name := type(one).__name__) in PROTOCOLS]


def test_nothing_is_left_of_a_connection(server: Running, no_garbage: None) -> None:
    table, guest = against_bots(server.address)
    guest.http.close()
    eventually(lambda: not connections())
    with raw_socket(server, table, guest.cookie) as line:
        said = b""
        while b'"presence"' not in said:  # the greeting is over: nothing is on its way
            said += line.recv(65536)
        assert connections()
    with raw_socket(server, table, "nobody") as line:
        drained(line)
    with raw(server) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        drained(line)
    eventually(lambda: not connections())
