"""How bots think: in threads, a few at a time; a bot that hangs keeps its thread to itself."""

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from random import Random, SystemRandom
from threading import Thread
from typing import TypeVar

from lanterns.bots import LADDER, Bot, Cost, cost_of
from lanterns.rules import Action, View

from ..settings import Settings
from .fair_queue import FairQueue

LAST_RESORT = "random"
"""The bot below all levels, which cannot fail."""

_Result = TypeVar("_Result")

_logger = logging.getLogger("lanterns.server")


class BotPool:
    """Bots that choose when asked; there is always a choice in the end."""

    def __init__(
        self,
        settings: Settings,
        makers: Mapping[str, Callable[[], Bot]],
        on_fallback: Callable[[str], None],
    ) -> None:
        self._budget = settings.bot_budget
        self._limit = settings.bot_budget + settings.bot_grace
        self._makers = makers
        self._on_fallback = on_fallback
        # Bots that answer at once need not queue behind those that search.
        self._queues: dict[Cost, FairQueue] = {
            "instant": FairQueue(settings.bot_threads),
            "search": FairQueue(settings.bot_threads),
        }
        self._costs: dict[str, Cost] = {}
        self._asking_cost: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._idle: defaultdict[str, list[Bot]] = defaultdict(list)
        """Bots that wait to be asked again; a bot that is thinking is not here."""
        self._hanging: Counter[str] = Counter()

    def waiting(self, cost: Cost) -> int:
        """Return how many choices of bots with some cost wait for a thread."""
        return self._queues[cost].waiting

    async def choose(self, client: str, level: str, view: View, legal: Sequence[Action]) -> Action:
        """Return the choice of a level or, if it fails or is late, of the next one down.

        Clients take turns, so that one with many tables does not hold up the others.
        """
        levels = list(fallbacks(level))
        while levels:
            cost = await self._cost(levels[0])
            # The levels that choose in its place use the same slot, without waiting again.
            async with self._queues[cost].slot(client):
                while levels and await self._cost(levels[0]) == cost:
                    name = levels.pop(0)
                    action = await self._ask(name, view, legal)
                    if action is not None:
                        return action
                    self._on_fallback(name)
        return SystemRandom().choice(legal)

    async def _cost(self, level: str) -> Cost:
        """Return what a level says it costs, by making its first bot."""
        if level in self._costs:
            return self._costs[level]
        async with self._asking_cost[level]:
            if level not in self._costs:
                bot = await self._in_thread(level, lambda: self._make(level))
                if bot is None:
                    return "search"
                self._costs[level] = cost_of(bot)
                self._idle[level].append(bot)
            return self._costs[level]

    async def _ask(self, level: str, view: View, legal: Sequence[Action]) -> Action | None:
        """Return what a level chooses in time, or none if it fails, cheats or hangs."""
        idle = self._idle[level]
        bot = idle.pop() if idle else None
        return await self._in_thread(level, lambda: self._think(level, bot, view, legal))

    async def _in_thread(self, level: str, work: Callable[[], _Result | None]) -> _Result | None:
        """Return what a bot's work results in, or none if it takes too long."""
        # A bot that hangs no longer holds a slot, so its level must not start more threads.
        if self._hanging[level]:
            return None
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[_Result | None] = loop.create_future()

        def run() -> None:
            result = work()
            # If the server has stopped in the meantime, nobody waits for this.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(answer.set_result, result)

        # Not from a pool: Python waits for the threads of pools before it exits.
        Thread(target=run, name=f"bot-{level}", daemon=True).start()
        await asyncio.wait({answer}, timeout=self._limit)
        if answer.done():
            return answer.result()
        _logger.warning("bot %s gave no answer within %g seconds", level, self._limit)
        self._hanging[level] += 1
        answer.add_done_callback(lambda done: self._hanging.subtract([level]))
        return None

    def _make(self, level: str) -> Bot | None:
        try:
            return self._makers[level]()
        except BaseException:
            # Logged when the level is asked for a choice, which tries to make it again.
            return None

    def _think(
        self, level: str, bot: Bot | None, view: View, legal: Sequence[Action]
    ) -> Action | None:
        try:
            bot = bot or self._makers[level]()
            rng = Random(SystemRandom().getrandbits(128))  # noqa: S311 - bots want a quick one
            action = bot.choose(view, legal, self._budget, rng).action
            is_legal = action in legal
        except BaseException:
            # Whatever a bot of another package raises, another level chooses.
            _logger.warning("bot %s failed", level, exc_info=True)
            return None
        self._idle[level].append(bot)
        if is_legal:
            return action
        _logger.warning("bot %s chose %r, which is not legal", level, action)
        return None


def fallbacks(level: str) -> tuple[str, ...]:
    """Return a level and those that choose in its place, each weaker and surer than the last.

    >>> fallbacks("visitor"), fallbacks("fox")
    (('visitor', 'random'), ('fox', 'visitor', 'random'))
    """
    ladder = (LAST_RESORT, *LADDER)
    if level in ladder:
        return ladder[ladder.index(level) :: -1]
    return (level, *ladder[1::-1])
