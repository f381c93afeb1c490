"""The headers that every answer has."""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..policy import IN_HEADER
from ..scopes import is_api

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


class Headers:
    """Adds headers to the answers of an application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add headers to its answer."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        extra = [*HEADERS.items()]
        if scope["scheme"] == "https":
            extra += _HTTPS_HEADERS.items()
        if is_api(scope):
            extra.append((b"cache-control", b"no-store"))

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        await self._app(scope, receive, send_with_headers)
