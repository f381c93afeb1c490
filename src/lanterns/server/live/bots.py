"""Bots at their seats: they act after a short pause, and never block a game."""

import asyncio
from collections.abc import Awaitable, Callable

from lanterns.rules import to_text

from ..errors import Refused, TableFault
from ..settings import Settings
from .attention import Attention
from .roster import Roster
from .tables import LiveTable
from .thinking import BotPool

RETRY_SECONDS = 0.5

ActForBot = Callable[[str, int, str], Awaitable[LiveTable]]


class BotRunner:
    """Plays the seats of bots, with one task for each table where a bot is on turn.

    Of several servers with clients at a table one plays its bots, and the others wait. If nothing
    happens for too long, they play: the log takes the first action.
    """

    def __init__(
        self,
        pool: BotPool,
        attention: Attention,
        roster: Roster,
        settings: Settings,
        act: ActForBot,
    ) -> None:
        self._pool = pool
        self._attention = attention
        self._roster = roster
        self._pause = settings.bot_pause
        self._patience = settings.bot_budget + settings.bot_grace + settings.gone_seconds
        self._act = act
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._waiting: dict[str, asyncio.Event] = {}
        """Where another server is to play the bots: what ends the wait for it."""

    def is_busy(self, table_id: str) -> bool:
        """Whether a bot is about to act at a table."""
        return table_id in self._tasks

    def wake(self, live: LiveTable) -> None:
        """Let a bot play if one is on turn, as long as the table is watched."""
        table_id = live.table.id
        if live.table.level_on_turn is not None and table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._play(live))
        elif table_id in self._waiting and self._roster.plays_bots(table_id):
            self._waiting[table_id].set()

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
                if not await self._is_ours(live):
                    continue
                table = live.table
                level, version, game = table.level_on_turn, table.version, table.game
                client = self._attention.client(table_id)
                # The next client that comes to an empty table wakes its bots.
                if level is None or game is None or client is None:
                    return
                view, legal = game.view(game.turn), game.legal_actions()
                # Thinking counts as the pause, so that a bot that searches is not slower still.
                action, _ = await asyncio.gather(
                    self._pool.choose(client, level, view, legal), asyncio.sleep(self._pause)
                )
                try:
                    # Go on with the table in memory now, which may be another object.
                    live = await self._act(table_id, version, to_text(action))
                except Refused as error:
                    if error.fault is not TableFault.NOT_STORED:
                        # The table cannot be read any more, or is gone.
                        return
                    # The database does not take it now, so try again.
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            # At once, so that the next call of `wake` finds no task and starts one.
            del self._tasks[table_id]

    async def _is_ours(self, live: LiveTable) -> bool:
        """Whether to play; if that is another server's task, wait until it has had its chance."""
        table_id, before = live.table.id, live.table.position_at
        if self._roster.plays_bots(table_id):
            return True
        self._waiting[table_id] = asyncio.Event()
        try:
            async with asyncio.timeout(self._patience):
                await self._waiting[table_id].wait()
        except TimeoutError:
            return live.table.position_at == before
        finally:
            del self._waiting[table_id]
        return self._roster.plays_bots(table_id)
