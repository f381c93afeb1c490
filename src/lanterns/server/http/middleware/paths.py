"""Requests as the router will read them, so that all middleware agrees with it on paths."""

from typing import cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send
from litestar.utils.path import normalize_path


class Paths:
    """Normalizes paths, and answers HEAD as GET."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on in its normal form."""
        if scope["type"] == ScopeType.HTTP:
            scope["path"] = normalize_path(scope["path"])
            if scope["method"] == "HEAD":
                # The protocol below leaves the body out.
                scope = cast("HTTPScope", {**scope, "method": "GET"})
        await self._app(scope, receive, send)
