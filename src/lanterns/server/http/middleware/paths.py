"""Requests as the router will read them, so that all middleware agrees with it on paths.

A proxy that gives this server a part of a host may leave the root path in front of a path or not.
"""

from typing import cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send
from litestar.utils.path import normalize_path


class Paths:
    """Takes the root path off, normalizes paths, and answers HEAD as GET."""

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self._app = app
        self._root_path = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on in its normal form."""
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            if scope["path"].startswith(f"{self._root_path}/"):
                scope["path"] = scope["path"][len(self._root_path) :]
            # The framework begins the server's own address with it.
            scope["app_root_path"] = self._root_path  # type: ignore[typeddict-unknown-key]
        if scope["type"] == ScopeType.HTTP:
            scope["path"] = normalize_path(scope["path"])
            if scope["method"] == "HEAD":
                # The protocol below leaves the body out.
                scope = cast("HTTPScope", {**scope, "method": "GET"})
        await self._app(scope, receive, send)
