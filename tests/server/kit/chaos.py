"""A bad line: messages are dropped, doubled, delayed, reordered, and the line itself is cut."""

import asyncio
from collections.abc import AsyncIterable, AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

Data = str | bytes
Deliver = Callable[[Data], Awaitable[None]]

DROPPED, DOUBLED, HELD, CUT = 0.08, 0.08, 0.15, 0.01


class BadLine:
    """What happens to the messages of one direction."""

    def __init__(self, rng: Random, deliver: Deliver) -> None:
        self._rng = rng
        self._deliver = deliver
        self._held: list[Data] = []

    async def carry(self, message: Data) -> bool:
        """Deliver a message, more or less; false if the line is cut."""
        chance = self._rng.random()
        if chance < CUT:
            return False
        if chance < CUT + DROPPED:
            return True
        self._held.append(message)
        if chance < CUT + DROPPED + DOUBLED:
            self._held.append(message)
        # What is held back comes later than what was sent after it.
        if chance > 1 - HELD:
            return True
        self._rng.shuffle(self._held)
        while self._held:
            await self._deliver(self._held.pop())
        return True


@asynccontextmanager
async def bad_lines(upstream: str, rng: Random) -> AsyncIterator[str]:
    """Serve sockets that lead to another server over bad lines; yield the address."""

    async def relay(client: ServerConnection) -> None:
        assert client.request is not None
        cookie = {"Cookie": client.request.headers["Cookie"]}
        async with connect(
            upstream + client.request.path, additional_headers=cookie, compression=None
        ) as server:
            up = BadLine(Random(rng.random()), server.send)
            down = BadLine(Random(rng.random()), client.send)
            ways = [
                asyncio.create_task(_pump(client, up)),
                asyncio.create_task(_pump(server, down)),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async with serve(relay, "127.0.0.1", 0, compression=None) as proxy:
        port = next(iter(proxy.sockets)).getsockname()[1]
        yield f"ws://127.0.0.1:{port}"


async def _pump(source: AsyncIterable[Data], line: BadLine) -> None:
    try:
        async for message in source:
            if not await line.carry(message):
                return
    except ConnectionClosed:
        return
