"""Lines to a server without anything that keeps a client well-behaved."""

import socket
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from .guest import PATIENCE
from .running import Running


def raw(server: Running, receive_buffer: int = 0) -> socket.socket:
    """A line without a protocol; a small buffer is soon full when nobody reads."""
    parts = urlsplit(server.address)
    line = socket.socket()
    if receive_buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    line.settimeout(PATIENCE)
    line.connect((parts.hostname, parts.port or 0))
    return line


def raw_socket(server: Running, table_id: str, cookie: str) -> socket.socket:
    """A WebSocket after its handshake, as a bare line."""
    line = raw(server)
    head = (
        f"GET /api/tables/{table_id}/socket HTTP/1.1\r\nHost: {urlsplit(server.address).netloc}\r\n"
        f"Cookie: lanterns={cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    line.sendall(head.encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def drained(line: socket.socket) -> bytes:
    """Everything the server says before it hangs up."""
    said = b""
    try:
        while part := line.recv(65536):
            said += part
    except ConnectionResetError:
        pass
    return said


def close_code(action: Callable[[], object]) -> int:
    """The code with which the server closes a socket."""
    with pytest.raises(ConnectionClosed) as closed:
        action()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code
