"""A queue for a few slots in which no client waits for all of another client's requests."""

import asyncio
from collections import deque


class FairQueue:
    """A number of slots; clients that wait are served in rotation, however many each asks for.

    A holder that fails or is cancelled passes its slot on, and so does one that is still waiting.
    """

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By client; the client that was served last comes last."""

    @property
    def waiting(self) -> int:
        """How many wait for a slot."""
        return sum(map(len, self._waiting.values()))

    def slot(self, client: str) -> "_Slot":
        """Hold a slot, as soon as it is this client's turn: `async with queue.slot(client)`."""
        return _Slot(self, client)

    async def take(self, client: str) -> None:
        """Wait for a slot."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(client)

    async def _wait(self, client: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            # Cancelled just when it got the slot: the next one gets it.
            if not turn.cancelled():
                self.pass_on()
            raise

    def pass_on(self) -> None:
        """Give a slot to the next client, or back."""
        while self._waiting:
            client, turns = next(iter(self._waiting.items()))
            del self._waiting[client]
            turn = turns.popleft()
            if turns:
                self._waiting[client] = turns
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._free += 1


class _Slot:
    """A slot as a context; a generator would cost as much as many of the requests inside."""

    __slots__ = ("_client", "_queue")

    def __init__(self, queue: FairQueue, client: str) -> None:
        self._queue = queue
        self._client = client

    async def __aenter__(self) -> None:
        await self._queue.take(self._client)

    async def __aexit__(self, *failure: object) -> None:
        self._queue.pass_on()
