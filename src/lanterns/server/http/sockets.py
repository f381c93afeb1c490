"""One WebSocket for each browser and table: the whole view first, then what happens."""

from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from lanterns.rules import LanternsError

from ..errors import Refused, TableFault
from ..live.hub import NO_PLACE, Outlet
from ..live.services import House, encode
from ..table.commands import AnyUpward, Ping
from ..wire.messages import Answer, Pong
from ..wire.offers import reason
from .identity import browser_of
from .middleware import address_of

NO_BROWSER = 4401
TOO_MANY = 4429
UNAVAILABLE = 4503
NOT_TEXT = 1003

Socket = WebSocket[Any, Any, Any]

_decoder: msgspec.json.Decoder[AnyUpward] = msgspec.json.Decoder(AnyUpward)

_GONE = (OSError, RuntimeError, WebSocketException)
"""What sending raises when the other end has gone; the reader hears of it by itself."""


async def serve_socket(house: House, socket: Socket, table_id: str) -> None:
    """Serve a socket from its handshake to its end."""
    await socket.accept()
    try:
        browser = browser_of(socket)
    except Refused:
        await _refuse(house, socket, NO_BROWSER, "no cookie")
        return
    # Counted before anything is waited for: of many that come together, none slips through.
    with house.limits.socket(browser, address_of(socket.scope)) as is_free:
        # To come is a message too: whoever comes and goes is not heard more often for it.
        if is_free and house.limits.messages.take(f"{browser}/{table_id}"):
            await _attend(house, socket, table_id, browser)
        else:
            await _refuse(house, socket, TOO_MANY, "too many sockets")


async def _attend(house: House, socket: Socket, table_id: str, browser: str) -> None:
    """Show a browser the table, then listen to it."""
    hub = house.hub

    async def send(message: str) -> None:
        try:
            await socket.send_text(message)
        except _GONE:
            pass

    async def close(code: int, why: str) -> None:
        try:
            await socket.close(code, why)
        except _GONE:
            pass

    outlet = Outlet(browser, send, close, house.settings.queue_length)
    try:
        async with house.desk.enter(table_id, browser) as room:
            is_new = hub.join(table_id, outlet)
            house.put(outlet, encode(house.look(room, browser)))
            house.bots.wake(room)
            if is_new:
                house.tell_presence(room)
    except Refused as error:
        is_stranger = error.fault is TableFault.NO_TABLE
        await _refuse(house, socket, NO_PLACE if is_stranger else UNAVAILABLE, error.code)
        return
    try:
        await _listen(house, socket, table_id, outlet)
    finally:
        if hub.leave(table_id, outlet):
            house.tell_presence(room)


async def _listen(house: House, socket: Socket, table_id: str, outlet: Outlet) -> None:
    while True:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        if outlet.is_closed:
            # Whatever still comes before the other end has closed is not heard.
            continue
        if text is None:
            outlet.close(NOT_TEXT, "text only")
        elif not house.limits.messages.take(f"{outlet.browser}/{table_id}"):
            outlet.close(TOO_MANY, "too fast")
        else:
            await _hear(house, table_id, outlet, text)
            # Whoever does not read the answers is not listened to meanwhile.
            await outlet.flushed()


async def _hear(house: House, table_id: str, outlet: Outlet, text: str) -> None:
    """Take in one message and answer it."""

    def reply(answer: Answer) -> None:
        house.put(outlet, encode(answer))

    try:
        message = _decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        refusal = Refused(TableFault.BAD_MESSAGE, why=str(error)[:120])
        reply(Answer("", "refused", 0, reason(refusal)))
        return
    match message:
        case Ping():
            house.put(outlet, encode(Pong()))
        case _:
            try:
                await house.perform(table_id, outlet.browser, message, reply)
            except LanternsError as error:
                reply(Answer(message.id, "refused", 0, reason(error)))


async def _refuse(house: House, socket: Socket, code: int, why: str) -> None:
    house.metrics.count("sockets_refused_total", reason=why.replace(" ", "_"))
    try:
        await socket.close(code, why)
    except _GONE:
        pass
