"""One WebSocket for each browser and table: the whole view first, then what happens."""

import asyncio
import logging
from typing import Any

import msgspec

from lanterns.rules import LanternsError

from ..errors import Refused, TableFault
from ..live.audience import CLOSES, NO_ACCESS
from ..live.send_queue import SendQueue
from ..services import Services
from ..table.creation import is_table_id
from ..wire.messages import Answer, Pong
from ..wire.offers import problem
from ..wire.upward import AnyUpward, Ping
from .identity import browser_of
from .line import Socket, SocketLine, forget
from .scopes import address_of, client_of

NO_BROWSER = 4401
TOO_MANY = 4429
TROUBLE = 4500
UNAVAILABLE = 4503
NOT_TEXT = 1003
PATIENCE = 5.0
"""Seconds that a message may wait for its address's allowance."""

_logger = logging.getLogger("lanterns.server")

_decoder: msgspec.json.Decoder[AnyUpward] = msgspec.json.Decoder(AnyUpward)


async def serve_socket(services: Services, socket: Socket, table_id: str) -> None:
    """Serve a socket from its handshake to its end."""
    try:
        await _serve(services, socket, table_id)
    finally:
        forget(socket)


async def _serve(services: Services, socket: Socket, table_id: str) -> None:
    await socket.accept()
    try:
        browser = browser_of(socket)
    except Refused:
        await _refuse(services, socket, NO_BROWSER, "no cookie")
        return
    if not is_table_id(table_id):
        await _refuse(services, socket, NO_ACCESS, "no_table")
        return
    # Counted before the first await, so that sockets that connect together are all counted.
    client = client_of(socket.scope)
    with services.limits.socket(browser, client) as is_free:
        # Connecting counts as a message, so that reconnecting does not raise the limit.
        if is_free and services.limits.message(browser, table_id) is None:
            await _join(services, socket, table_id, browser, client)
        else:
            await _refuse(services, socket, TOO_MANY, "too many sockets")


async def _join(
    services: Services, socket: Socket, table_id: str, browser: str, client: str
) -> None:
    """Show a browser the table, then listen to it."""
    queue = SendQueue(browser, client, SocketLine(socket), services.settings.queue_length)
    try:
        async with (
            services.turns.slot(client),
            services.dispatcher.enter(table_id, browser) as live,
        ):
            services.audience.join(live, queue)
    except Refused as error:
        await _refuse(services, socket, CLOSES.get(error.fault, UNAVAILABLE), error.code)
        return
    try:
        await _listen(services, socket, table_id, queue)
    except Exception:
        facts = {"table": table_id, "address": address_of(socket.scope)}
        _logger.exception("a socket of table %s failed", table_id, extra=facts)
        queue.close(TROUBLE, "a fault of the server")
        await queue.flushed()
    finally:
        services.audience.leave(live, queue)


async def _listen(services: Services, socket: Socket, table_id: str, queue: SendQueue) -> None:
    while True:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        if queue.is_closed:
            # Ignore what still arrives before the client has closed its end.
            continue
        if text is None:
            queue.close(NOT_TEXT, "text only")
        elif services.limits.message(queue.browser, table_id):
            queue.close(TOO_MANY, "too fast")
        elif (delay := services.limits.address.reserve(queue.client, PATIENCE)) is None:
            queue.close(TOO_MANY, "too fast")
        else:
            if delay:
                # People who share an address are slowed down together rather than cut off.
                await asyncio.sleep(delay)
            async with services.turns.slot(queue.client):
                await _handle(services, table_id, queue, text)
            # Do not read on from a client that does not read its answers.
            await queue.flushed()


async def _handle(services: Services, table_id: str, queue: SendQueue, text: str) -> None:
    """Carry out one message and answer it."""

    def reply(answer: Answer) -> None:
        services.audience.send(queue, answer)

    try:
        message = _decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        refusal = Refused(TableFault.BAD_MESSAGE, why=str(error)[:120])
        reply(Answer("", "refused", 0, problem(refusal)))
        return
    match message:
        case Ping():
            services.audience.send(queue, Pong())
        case _:
            try:
                await services.dispatcher.perform(
                    table_id, queue.browser, queue.client, message, reply
                )
            except LanternsError as error:
                reply(Answer(message.id, "refused", 0, problem(error)))


async def _refuse(services: Services, socket: Socket, code: int, why: str) -> None:
    services.metrics.count("sockets_refused_total", reason=why.replace(" ", "_"))
    await SocketLine(socket).close(code, why)
