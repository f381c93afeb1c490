"""Bots at their seats: they think in threads, a few at a time, and never hold a game up."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from random import Random, SystemRandom

from lanterns.bots import LADDER, Bot
from lanterns.rules import Action, GameState, legal_actions, to_text, view_for

from .faults import Refused
from .hall import Room
from .settings import Settings
from .table import Status

RETRY_SECONDS = 0.5
SUREST = "random"
"""The bot that cannot fail, below all levels."""

ActForBot = Callable[[Room, int, str], Awaitable[bool]]


class BotRunner:
    """Plays the seats that bots hold, one task for each table where one is on turn."""

    def __init__(
        self,
        settings: Settings,
        bots: Mapping[str, Callable[[], Bot]],
        act: ActForBot,
        on_fallback: Callable[[str], None],
    ) -> None:
        self._settings = settings
        self._factories = bots
        self._bots: dict[str, Bot] = {}
        self._act = act
        self._on_fallback = on_fallback
        self._threads = ThreadPoolExecutor(settings.bot_threads, "bot")
        self._slots = asyncio.Semaphore(settings.bot_threads)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def is_busy(self, table_id: str) -> bool:
        """Whether a bot is about to act at a table."""
        return table_id in self._tasks

    def wake(self, room: Room) -> None:
        """Let a bot play if one is on turn."""
        table_id = room.table.id
        if level_on_turn(room) is not None and table_id not in self._tasks:
            task = asyncio.create_task(self._play(room))
            self._tasks[table_id] = task
            task.add_done_callback(lambda done: self._tasks.pop(table_id))

    async def stop(self) -> None:
        """Stop playing; whatever was not logged is thought about again after the restart."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _play(self, room: Room) -> None:
        while level_on_turn(room) is not None:
            await asyncio.sleep(self._settings.bot_pause)
            level, version, state = level_on_turn(room), room.table.version, room.table.game
            if level is None or state is None:
                return
            action = await self._choose(level, state)
            try:
                await self._act(room, version, to_text(action))
            except Refused:
                # The database does not take it now; it is tried again.
                await asyncio.sleep(RETRY_SECONDS)

    async def _choose(self, level: str, state: GameState) -> Action:
        """The choice of a level or, if it fails or is late, of the one below, and so on down."""
        legal = legal_actions(state)
        for name in levels_from(level):
            try:
                action = await self._think(name, state, legal)
                if action in legal:
                    return action
            except Exception:
                pass
            self._on_fallback(name)
        return SystemRandom().choice(legal)

    async def _think(self, level: str, state: GameState, legal: tuple[Action, ...]) -> Action:
        deadline = self._settings.bot_budget + self._settings.bot_grace
        await asyncio.wait_for(self._slots.acquire(), deadline)
        thinking = self._threads.submit(self._ask, level, state, legal)
        # A late bot keeps its thread until it is done, and its slot as long.
        loop = asyncio.get_running_loop()
        thinking.add_done_callback(lambda done: loop.call_soon_threadsafe(self._slots.release))
        return await asyncio.wait_for(asyncio.wrap_future(thinking), deadline)

    def _ask(self, level: str, state: GameState, legal: tuple[Action, ...]) -> Action:
        if level not in self._bots:
            self._bots[level] = self._factories[level]()
        view = view_for(state, state.turn)
        rng = Random(SystemRandom().getrandbits(128))  # noqa: S311 - bots want a quick one
        return self._bots[level].choose(view, legal, self._settings.bot_budget, rng).action


def levels_from(level: str) -> tuple[str, ...]:
    """A level and those who choose in its place, each weaker and surer than the one before.

    >>> levels_from("visitor"), levels_from("fox")
    (('visitor', 'random'), ('fox', 'visitor', 'random'))
    """
    ladder = (SUREST, *LADDER)
    if level in ladder:
        return ladder[ladder.index(level) :: -1]
    return (level, *ladder[1::-1])


def level_on_turn(room: Room) -> str | None:
    """The bot that is on turn at a table, if one is."""
    table = room.table
    if table.game is None or table.status is not Status.PLAYING:
        return None
    return table.holders[table.game.turn].level
