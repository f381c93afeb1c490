"""How requests are answered: counted by route and status, and timed."""

import re
from collections.abc import Iterable
from time import perf_counter

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ...metrics import Metrics
from ..scopes import Asked, is_page

PAGE = "page"
"""The route of the page and all its files."""
NOWHERE = "none"
"""The route of what leads nowhere: strangers ask for any path, which must not become metrics."""


class Measure:
    """Counts and times the answers of an application, by route."""

    def __init__(self, app: ASGIApp, metrics: Metrics, paths: Iterable[str]) -> None:
        """Know the paths of all routes, as `/api/tables/{table_id:str}`."""
        self._app = app
        self._metrics = metrics
        self._routes = [re.sub(r":\w+}", "}", path) for path in paths]
        patterns = [re.sub(r"{\w+}", "[^/]+", route) for route in self._routes]
        self._pattern = re.compile("|".join(f"({pattern})" for pattern in patterns))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a handshake on, and count its answer; sockets are counted elsewhere."""
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            send = self._counted(send, self._route(scope))
        await self._app(scope, receive, send)

    def _counted(self, send: Send, route: str) -> Send:
        began = perf_counter()

        async def send_counted(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = str(message["status"])
                self._metrics.count("answers_total", route=route, status=status)
                self._metrics.observe("answer_seconds", perf_counter() - began, route=route)
            await send(message)

        return send_counted

    def _route(self, scope: Asked) -> str:
        found = self._pattern.fullmatch(scope["path"])
        if found is not None and found.lastindex is not None:
            return self._routes[found.lastindex - 1]
        return PAGE if is_page(scope) else NOWHERE
