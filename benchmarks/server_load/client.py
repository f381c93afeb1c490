"""A WebSocket client that costs little, so that a measurement measures the server.

It reads only what a player needs to act: the version, the seat on turn and the legal actions.
"""

import asyncio
from collections.abc import Callable
from random import Random
from typing import cast

import msgspec

_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A
_MASKED = 0x80
_NO_MASK = bytes(4)
"""A mask that changes nothing."""


class _Action(msgspec.Struct):
    action: str


class _Placement(msgspec.Struct, array_like=True):
    action: str


class Legal(msgspec.Struct):
    """The legal actions, without what they would give."""

    dedications: list[_Action]
    discards: list[str]
    placements: list[_Placement]

    def choose(self, rng: Random) -> str:
        """Return a random action, or a dedication if there is one."""
        sets = [offer.action for offer in self.dedications]
        if sets or self.discards:
            return rng.choice(sets or self.discards)
        return rng.choice(self.placements).action if self.placements else "."


class Game(msgspec.Struct):
    """Whose turn it is."""

    turn: int


class State(msgspec.Struct, tag_field="type", tag="state"):
    """What a player needs of a view."""

    version: int
    game: Game
    legal: Legal | None


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    """The answer to a command."""

    id: str
    outcome: str


_decode_state = msgspec.json.Decoder(State).decode
decode_answer = msgspec.json.Decoder(Answer).decode


def offer_in(message: bytes) -> State | None:
    """Return the view in a message, if it has legal actions."""
    if message.startswith(b'{"type":"state"') and b'"legal":null' not in message:
        return _decode_state(message)
    return None


def has_result(message: bytes) -> bool:
    """Whether a message is the view of a game that is over."""
    return message.startswith(b'{"type":"state"') and b'"result":{' in message


def is_answer(message: bytes) -> bool:
    """Whether a message answers a command."""
    return message.startswith(b'{"type":"answer"')


class Client(asyncio.Protocol):
    """One socket at a table."""

    def __init__(self, head: bytes, on_message: Callable[[bytes], None]) -> None:
        self._head = head
        self._on_message = on_message
        self._received = bytearray()
        self._is_open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin the handshake."""
        # uvloop's transport is one without being of the class.
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._head)

    def data_received(self, data: bytes) -> None:
        """Read the answer to the handshake, then frames."""
        self._received += data
        if not self._is_open:
            head, end, rest = bytes(self._received).partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self._is_open, self._received = True, bytearray(rest)
        while self._read_frame():
            pass

    def _read_frame(self) -> bool:
        buffer = self._received
        if len(buffer) < 2:
            return False
        start, length = 2, buffer[1]
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return False
        kind, body = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == _TEXT:
            self._on_message(body)
        elif kind == _PING:
            self._write(_PONG, body)
        else:
            raise ConnectionError(f"the server sent {kind:#x}: {body!r}")
        return True

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._write(_TEXT, text)

    def close(self) -> None:
        """End the connection."""
        if self.transport is not None:
            self.transport.abort()

    def _write(self, kind: int, body: bytes) -> None:
        assert self.transport is not None
        head = bytes((kind, _MASKED | len(body))) if len(body) < 126 else _long_head(kind, body)
        self.transport.write(head + _NO_MASK + body)


def _long_head(kind: int, body: bytes) -> bytes:
    return bytes((kind, _MASKED | 126)) + len(body).to_bytes(2, "big")


async def connect(
    port: int, table_id: str, cookie: str, on_message: Callable[[bytes], None]
) -> Client:
    """Connect a browser to a table; return when the first view has come."""
    head = (
        f"GET /api/tables/{table_id}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: lanterns={cookie}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    first: asyncio.Future[None] = loop.create_future()

    def note(message: bytes) -> None:
        if not first.done():
            first.set_result(None)
        on_message(message)

    _, client = await loop.create_connection(lambda: Client(head.encode(), note), "127.0.0.1", port)
    await first
    return client
