"""Bots at their seats: they act after a short pause, and never block a game."""

import asyncio
from collections.abc import Awaitable, Callable

from lanterns.rules import to_text

from ..errors import Refused
from .attention import Attention
from .tables import LiveTable
from .thinking import BotPool

RETRY_SECONDS = 0.5

ActForBot = Callable[[str, int, str], Awaitable[LiveTable]]


class BotRunner:
    """Plays the seats of bots, with one task for each table where a bot is on turn."""

    def __init__(self, pool: BotPool, attention: Attention, pause: float, act: ActForBot) -> None:
        self._pool = pool
        self._attention = attention
        self._pause = pause
        self._act = act
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def is_busy(self, table_id: str) -> bool:
        """Whether a bot is about to act at a table."""
        return table_id in self._tasks

    def wake(self, live: LiveTable) -> None:
        """Let a bot play if one is on turn, as long as the table is watched."""
        table_id = live.table.id
        if live.table.level_on_turn is not None and table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._play(live))

    async def stop(self) -> None:
        """Stop playing; after a restart, bots think again about what was not logged."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, live: LiveTable) -> None:
        table_id = live.table.id
        try:
            while live.table.level_on_turn is not None:
                await asyncio.sleep(self._pause)
                table = live.table
                level, version, game = table.level_on_turn, table.version, table.game
                client = self._attention.client(table_id)
                # The next client that comes to an empty table wakes its bots.
                if level is None or game is None or client is None:
                    return
                view, legal = game.view(game.turn), game.legal_actions()
                action = await self._pool.choose(client, level, view, legal)
                try:
                    # Go on with the table in memory now, which may be another object.
                    live = await self._act(table_id, version, to_text(action))
                except Refused:
                    # The database does not take it now, so try again.
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            # At once, so that the next call of `wake` finds no task and starts one.
            del self._tasks[table_id]
