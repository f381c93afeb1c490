"""Bots at their seats: they act after a pause that lets people follow, and hold no game up."""

import asyncio
from collections.abc import Awaitable, Callable

from lanterns.rules import legal_actions, to_text, view_for

from ..errors import Refused
from .tables import Room
from .thinking import Thinkers

RETRY_SECONDS = 0.5

ActForBot = Callable[[str, int, str], Awaitable[Room]]


class BotRunner:
    """Plays the seats that bots hold, one task for each table where one is on turn."""

    def __init__(self, thinkers: Thinkers, pause: float, act: ActForBot) -> None:
        self._thinkers = thinkers
        self._pause = pause
        self._act = act
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def is_busy(self, table_id: str) -> bool:
        """Whether a bot is about to act at a table."""
        return table_id in self._tasks

    def wake(self, room: Room) -> None:
        """Let a bot play if one is on turn."""
        table_id = room.table.id
        if room.table.level_on_turn is not None and table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._play(room))

    async def stop(self) -> None:
        """Stop playing; whatever was not logged is thought about again after the restart."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, room: Room) -> None:
        table_id = room.table.id
        try:
            while room.table.level_on_turn is not None:
                await asyncio.sleep(self._pause)
                table = room.table
                level, version, state = table.level_on_turn, table.version, table.game
                if level is None or state is None:
                    return
                view = view_for(state, state.turn, table.past)
                action = await self._thinkers.choose(
                    table.opened.creator, level, view, legal_actions(state)
                )
                try:
                    # It goes on in the room where the table is by now, which may be another.
                    room = await self._act(table_id, version, to_text(action))
                except Refused:
                    # The database does not take it now; it is tried again.
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            # At once: whoever wakes a bot from here on must find that none is awake.
            del self._tasks[table_id]
