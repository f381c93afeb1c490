"""How many requests to the API are handled at once: addresses take turns.

No turn waits for a client. It begins when the whole request has arrived and ends when the answer
begins; a client that stalls before or after holds up nobody, until its connection's deadline.
"""

from typing import cast

from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    HTTPScope,
    Message,
    Receive,
    ReceiveMessage,
    Scope,
    Send,
)

from ...live.fair_queue import FairQueue
from ..scopes import client_of, header, is_api


class Turns:
    """Passes a request to the API on when it is its address's turn."""

    def __init__(self, app: ASGIApp, queue: FairQueue, body_bytes: int) -> None:
        """Read bodies up to some bytes ahead; the application refuses larger ones."""
        self._app = app
        self._queue = queue
        self._body_bytes = body_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, with its body."""
        if scope["type"] != ScopeType.HTTP or not is_api(scope):
            await self._app(scope, receive, send)
            return
        body = await self._read(scope, receive)

        async def receive_body() -> ReceiveMessage:
            return body.pop(0) if body else await receive()

        if not any(message["type"] == "http.disconnect" for message in body):
            await self._handle(scope, receive_body, send)

    async def _read(self, scope: HTTPScope, receive: Receive) -> list[HTTPReceiveMessage]:
        """Return the messages with a request's body, or as many as show that it is too large."""
        messages: list[HTTPReceiveMessage] = []
        left = self._body_bytes
        # One that says so itself is refused before anything is read.
        is_more = all(int(length) <= left for length in header(scope, b"content-length"))
        while is_more and left >= 0:
            message = cast("HTTPReceiveMessage", await receive())
            messages.append(message)
            if message["type"] == "http.disconnect":
                break
            is_more = message["more_body"]
            left -= len(message["body"])
        return messages

    async def _handle(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Handle a request in its turn, until the answer begins."""
        turn = self._queue.slot(client_of(scope))
        await turn.__aenter__()
        is_held = True

        async def end_turn() -> None:
            nonlocal is_held
            if is_held:
                is_held = False
                await turn.__aexit__(None, None, None)

        async def send_after_turn(message: Message) -> None:
            await end_turn()
            await send(message)

        try:
            await self._app(scope, receive, send_after_turn)
        finally:
            await end_turn()
