"""Tables of players that act on request, over sockets of a running server."""

import asyncio
import time
from collections.abc import Callable
from random import Random
from secrets import token_hex

from .client import Client, State, connect, decode_answer, has_result, is_answer, offer_in
from .process import Server
from .stored_games import StoredGame


class PlayedTable:
    """A table with a socket for each seat, and the offer of the seat on turn."""

    def __init__(self, game: StoredGame, on_ready: Callable[["PlayedTable"], None]) -> None:
        self.game = game
        self._on_ready = on_ready
        self._clients: list[Client] = []
        self._offer: State | None = None
        self._sent: dict[str, float] = {}
        self.latencies: list[float] = []
        self.is_over = False

    @property
    def unanswered(self) -> int:
        """The number of commands without an answer."""
        return len(self._sent)

    async def connect(self, port: int) -> None:
        """Connect every seat."""
        for cookie in self.game.cookies:
            self._clients.append(await connect(port, self.game.id, cookie, self._receive))

    def act(self, rng: Random, planned: float) -> None:
        """Let the seat on turn act; its answer is timed from the moment it was planned for."""
        offer = self._offer
        assert offer is not None and offer.legal is not None
        self._offer = None
        command = token_hex(6)
        self._sent[command] = planned
        action = offer.legal.choose(rng)
        text = f'{{"type":"act","id":"{command}","version":{offer.version},"action":"{action}"}}'
        self._clients[offer.game.turn].send(text.encode())

    def close(self) -> None:
        """End all connections."""
        while self._clients:
            self._clients.pop().close()

    def _receive(self, message: bytes) -> None:
        if is_answer(message):
            answer = decode_answer(message)
            assert answer.outcome == "applied", message
            self.latencies.append(time.perf_counter() - self._sent.pop(answer.id))
        elif (offer := offer_in(message)) is not None:
            self._offer = offer
            self._on_ready(self)
        elif has_result(message):
            self.is_over = True


async def connect_all(tables: list[PlayedTable], server: Server) -> None:
    """Connect every seat of all tables, some at a time."""
    some = asyncio.Semaphore(20)

    async def connect_one(table: PlayedTable) -> None:
        async with some:
            await table.connect(server.port)

    await asyncio.gather(*map(connect_one, tables))
