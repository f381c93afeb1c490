"""A client that floods the server, stalls or does not read is disconnected and harms nobody."""

import socket
import time
from itertools import pairwise
from pathlib import Path

import pytest
from server.kit.games import against_bots, started
from server.kit.guest import Guest, eventually
from server.kit.lines import drained, raw, raw_socket
from server.kit.running import Running, running

from lanterns.server.http.built_page import read_files, with_version
from lanterns.server.http.pages import WEB
from lanterns.server.table.decisions import MOST
from lanterns.server.table.entries import Renamed

MANY = 10_000
"""Far more than the server lets pass, so that a test fails instead of trying for ever."""


@pytest.mark.parametrize(
    "frame",
    [
        pytest.param(b"\x89\x80\0\0\0\0", id="ping"),
        pytest.param(b"\x8a\x80\0\0\0\0", id="pong"),
        pytest.param(b"\x80\x80\0\0\0\0\x01\x80\0\0\0\0", id="part"),
        pytest.param(b"\x81\x80\0\0\0\0", id="message"),
    ],
)
def test_a_flood_of_frames_is_cut_off(tmp_path: Path, frame: bytes) -> None:
    with running(tmp_path, messages_per_second=5, message_burst=10) as server:
        table, guest = against_bots(server.address)
        with raw_socket(server, table, guest.cookie) as line, pytest.raises(OSError):
            line.sendall(b"\x01\x80\0\0\0\0" if frame.startswith(b"\x80") else b"")
            for _ in range(MANY):
                line.sendall(frame * 10_000)


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET /health HT",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{",
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n",
    ],
)
def test_a_client_that_does_not_finish_a_request_is_cut_off(
    tmp_path: Path, beginning: bytes
) -> None:
    with running(tmp_path, handshake_seconds=0.05) as server, raw(server) as line:
        line.sendall(beginning)
        assert drained(line) == b""


def test_what_is_not_http_is_counted_too(tmp_path: Path) -> None:
    with running(tmp_path, address_per_second=0.001, address_burst=2) as server:
        answers = []
        for _ in range(3):
            with raw(server) as line:
                line.sendall(b"\x00\r\n\r\n")
                answers.append(drained(line)[:12])
    assert answers == [b"HTTP/1.1 400"] * 2 + [b"HTTP/1.1 429"]


def test_the_deadline_holds_for_every_request_of_a_connection(tmp_path: Path) -> None:
    # Long enough for a busy machine to answer the first one.
    with running(tmp_path, handshake_seconds=2.0) as server, raw(server) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert line.recv(15) == b"HTTP/1.1 200 OK"
        line.sendall(b"GET /hea")
        assert b"HTTP/1.1" not in drained(line)


def test_a_client_that_does_not_read_the_answers_is_cut_off(tmp_path: Path) -> None:
    with running(tmp_path, send_buffer=4096, handshake_seconds=0.2) as server:
        with raw(server, receive_buffer=4096) as line:
            largest, _ = max(with_version(read_files(WEB)).items(), key=lambda one: len(one[1]))
            request = f"GET /{largest} HTTP/1.1\r\nHost: localhost\r\n\r\n"
            line.sendall(request.encode())

            def is_cut_off() -> bool:
                try:
                    # An empty line is no request, and so no reason to be cut off.
                    line.sendall(b"\r\n")
                except OSError:
                    return True
                return False

            eventually(is_cut_off)


def test_a_head_without_end_is_cut_off(address: str, server: Running) -> None:
    with raw(server) as line:
        with pytest.raises(OSError):
            line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n")
            for _ in range(MANY):
                line.sendall(b"X-More: " + b"x" * 1000 + b"\r\n")
    assert Guest(address).http.get("/health").status_code == 200


def test_a_reader_who_stalls_is_dropped_and_harms_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MOST, Renamed, MANY)
    with running(tmp_path, send_buffer=4096, queue_length=4) as server:
        table, guests = started(server.address, 2)
        host = next(guest for guest in guests if guest.look(table)["table"]["creator"])
        other = guests[1 - guests.index(host)]
        with (
            host.socket(table) as good,
            other.socket(
                table, sock=raw(server, receive_buffer=4096), max_queue=1, close_timeout=0
            ) as stalled,
        ):
            good.until("state")
            # Each of these is answered with a whole view that nobody reads.
            for _ in range(100):
                stalled.send("act", version=0, action=".")
            for number in range(MANY):
                if len(server.services.hub) == 1:
                    break
                host.do(table, "rename", title=f"Title {number}")
                assert good.until("state")["table"]["title"] == f"Title {number}"
            version = host.look(table)["version"]
        assert "sockets_dropped_total 1" in host.http.get("/metrics").text
        with other.socket(table) as back:
            assert back.receive()["version"] == version


PING, PONG = b"\x89\x00", b"\x8a\x80\0\0\0\0"
APP_PING = b'\x81\x8f\0\0\0\0{"type":"ping"}'


def read_until(line: socket.socket, wanted: bytes) -> bytes:
    """Everything the server says up to some bytes."""
    said = b""
    while wanted not in said:
        part = line.recv(65536)
        assert part, f"closed after {said!r}"
        said += part
    return said


def test_a_client_that_does_not_answer_a_ping_is_disconnected(tmp_path: Path) -> None:
    with running(tmp_path, ping_seconds=0.1) as server:
        table, guest = against_bots(server.address)
        with raw_socket(server, table, guest.cookie) as line:
            said = drained(line)
        assert said.count(PING) == 1
        assert b"\x03\xf3keepalive" in said.partition(PING)[2]
        eventually(lambda: not server.services.hub.browsers(table))


def test_a_client_that_answers_is_pinged_again(tmp_path: Path) -> None:
    # Long enough for a busy machine to answer in time.
    with running(tmp_path, ping_seconds=1.0) as server:
        table, guest = against_bots(server.address)
        with raw_socket(server, table, guest.cookie) as line:
            for _ in range(2):
                read_until(line, PING)
                line.sendall(PONG)
            line.sendall(APP_PING)
            read_until(line, b"pong")


def test_a_client_that_sends_messages_is_not_pinged(tmp_path: Path) -> None:
    with running(tmp_path, ping_seconds=1.0) as server:
        table, guest = against_bots(server.address)
        with raw_socket(server, table, guest.cookie) as line:
            said, times = b"", [time.monotonic()]
            while times[-1] < times[0] + 1.5:
                line.sendall(APP_PING)
                said += read_until(line, b"pong")
                times.append(time.monotonic())
        # On a busy machine this test itself may have been quiet for too long.
        was_quiet = max(after - before for before, after in pairwise(times)) > 0.9
        assert PING not in said or was_quiet
