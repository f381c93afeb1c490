"""Checks that a request or handshake must pass; what one refuses never reaches a route."""

from collections.abc import Callable
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ...errors import Refused
from ...wire.offers import problem
from ..scopes import Asked

Check = Callable[[Asked], Refused | None]
"""Returns why a request is refused, or none."""


class Checks:
    """Passes on what all checks allow, and answers with the first refusal."""

    def __init__(self, app: ASGIApp, *checks: Check) -> None:
        self._app = app
        self._checks = checks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a handshake on, or refuse it."""
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            for check in self._checks:
                if (refused := check(scope)) is not None:
                    await _refuse(scope, receive, send, refused)
                    return
        await self._app(scope, receive, send)


async def _refuse(scope: Asked, receive: Receive, send: Send, refused: Refused) -> None:
    """Answer a request, or a handshake, with a problem."""
    kind = "http.response"
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        kind = "websocket.http.response"
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
