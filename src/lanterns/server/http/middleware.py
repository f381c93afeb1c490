"""What every request passes first: checks of host, origin and rate, and common headers."""

from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope
from litestar.utils.path import normalize_path

from ..errors import Refused, TableFault
from ..limits import Limits
from ..live.fair_queue import FairQueue
from ..settings import Settings
from ..wire.offers import problem
from .addresses import network_of
from .policy import IN_HEADER

LOCAL_NAMES = frozenset({"localhost"})
LONGEST_HOST = 260
"""A name of 253 characters, a colon and a port."""
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS = {
    b"content-security-policy": IN_HEADER.encode(),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}
_HTTPS_HEADERS = {b"strict-transport-security": b"max-age=31536000"}


class Middleware:
    """An ASGI application around another; what it refuses never reaches a route."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, turns: FairQueue) -> None:
        self.app = app
        self._settings = settings
        self._names = LOCAL_NAMES.union(settings.names)
        self._limits = limits
        self._turns = turns

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a handshake on, or refuse it."""
        if scope["type"] == ScopeType.HTTP:
            # As the router does later, so that both agree on which paths are routes.
            scope["path"] = normalize_path(scope["path"])
            if scope["method"] == "HEAD":
                # Answered as GET; the protocol below leaves the body out.
                scope = cast("HTTPScope", {**scope, "method": "GET"})
            send = _with_headers(scope, send)
            refused = self._refusal(scope, scope["method"] not in SAFE_METHODS)
            if refused is not None:
                await _refuse(send, refused, "http.response")
            elif scope["path"].startswith("/api"):
                await self._in_turn(scope, receive, send)
            else:
                await self.app(scope, receive, send)
            return
        if scope["type"] == ScopeType.WEBSOCKET:
            refused = self._refusal(scope, changes=True)
            if refused is not None:
                await receive()
                await _refuse(send, refused, "websocket.http.response")
                return
        await self.app(scope, receive, send)

    async def _in_turn(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Handle a request when it is its address's turn, until the answer begins."""
        turn = self._turns.slot(client_of(scope))
        await turn.__aenter__()
        is_held = True

        async def end_turn() -> None:
            nonlocal is_held
            if is_held:
                is_held = False
                await turn.__aexit__(None, None, None)

        async def send_after_turn(message: Message) -> None:
            # A client that reads slowly must not keep the others waiting.
            await end_turn()
            await send(message)

        try:
            await self.app(scope, receive, send_after_turn)
        finally:
            await end_turn()

    def _refusal(self, scope: HTTPScope | WebSocketScope, changes: bool) -> Refused | None:
        fault = self._fault(scope, changes)
        if fault is not None:
            return Refused(fault)
        client = client_of(scope)
        if self._limits.address.take(client):
            return None
        refused = Refused(TableFault.TOO_FAST)
        refused.retry_after = self._limits.address.retry_after(client)
        return refused

    def _fault(self, scope: HTTPScope | WebSocketScope, changes: bool) -> TableFault | None:
        hosts = _header(scope["headers"], b"host")
        host = hosts[0] if len(hosts) == 1 else ""
        name = _host_name(host)
        if name is None or not (self._settings.any_host or self._is_own_name(name)):
            return TableFault.FOREIGN_ORIGIN
        # Programs send no Origin; browsers do with every request that changes something.
        for origin in _header(scope["headers"], b"origin") if changes else ():
            if _origin_host(origin) != host:
                return TableFault.FOREIGN_ORIGIN
        return None

    def _is_own_name(self, name: str) -> bool:
        # Another site may have pointed its own name at this machine.
        return name in self._names or _is_loopback(name)


def address_of(scope: Scope) -> str:
    """Return the address a client connects from."""
    client = scope.get("client")
    return client[0] if client else ""


def client_of(scope: Scope) -> str:
    """Return what limits count by: the client's address, or its network."""
    return network_of(address_of(scope))


def is_local(scope: Scope) -> bool:
    """Whether a client runs on this machine."""
    return _is_loopback(address_of(scope))


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def _origin_host(origin: str) -> str | None:
    """Return the host and port of an origin, or none if it has none, as “null” has."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return None
    return parts.netloc if parts.scheme in ("http", "https") else None


def _host_name(host: str) -> str | None:
    """Return the name in a Host header, or none if the header is malformed."""
    try:
        parts = urlsplit(f"//{host}")
        is_valid = parts.port != 0 and len(host) <= LONGEST_HOST
    except ValueError:
        return None
    return parts.hostname or "" if is_valid else None


def _header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in headers if key == name]


def _with_headers(scope: HTTPScope, send: Send) -> Send:
    extra = [*HEADERS.items()]
    if scope["scheme"] == "https":
        extra += _HTTPS_HEADERS.items()
    if scope["path"].startswith("/api"):
        extra.append((b"cache-control", b"no-store"))

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *extra]
        await send(message)

    return send_with_headers


async def _refuse(send: Send, refused: Refused, kind: str) -> None:
    """Answer a request, or a handshake, with a problem."""
    body = msgspec.json.encode(problem(refused))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if refused.retry_after is not None:
        headers.append((b"retry-after", str(refused.retry_after).encode()))
    status = 403 if refused.retry_after is None else 429
    start: Any = {"type": f"{kind}.start", "status": status, "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)
