"""How bots think: in threads, a few at a time; one that hangs is left alone with its thread."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from random import Random, SystemRandom
from threading import Thread

from lanterns.bots import CHARACTERS, LADDER, Bot
from lanterns.rules import Action, View

from ..settings import Settings
from .fair_queue import Turns

SUREST = "random"
"""The bot that cannot fail, below all levels."""

QUICK = frozenset({SUREST, *CHARACTERS, *LADDER[: LADDER.index("master")]})
"""Those that do not look ahead: they need no turn behind those that do."""


class Thinkers:
    """Bots to be asked for a choice; there always is one."""

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
        self._slow_turns = Turns(settings.bot_threads)
        self._quick_turns = Turns(settings.bot_threads)
        self._idle: defaultdict[str, list[Bot]] = defaultdict(list)
        """Bots that wait to be asked again; one that thinks is nobody else's."""
        self._hanging: Counter[str] = Counter()

    async def choose(self, client: str, level: str, view: View, legal: Sequence[Action]) -> Action:
        """The choice of a level or, if it fails or is late, of the one below, and so on down.

        Clients take turns, so that one with many tables does not make the others wait for all.
        """
        for is_quick, levels in groupby(levels_from(level), QUICK.__contains__):
            # Whoever has waited once does not wait again for those who choose in its place.
            async with (self._quick_turns if is_quick else self._slow_turns).one(client):
                for name in levels:
                    action = await self._ask(name, view, legal)
                    if action is not None:
                        return action
                    self._on_fallback(name)
        return SystemRandom().choice(legal)

    async def _ask(self, level: str, view: View, legal: Sequence[Action]) -> Action | None:
        """What a level chooses in its time; nothing if it fails, cheats, hangs or still does."""
        # What hangs has given its slot back, so it must not grow: one that hangs is not asked.
        if self._hanging[level]:
            return None
        idle = self._idle[level]
        bot = idle.pop() if idle else None
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Action | None] = loop.create_future()

        def think() -> None:
            action = self._think(level, bot, view, legal)
            # When the server has stopped meanwhile, nobody waits any more.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(answer.set_result, action)

        # Not from a pool: Python waits for the threads of pools before it ends.
        Thread(target=think, name=f"bot-{level}", daemon=True).start()
        await asyncio.wait({answer}, timeout=self._limit)
        if answer.done():
            return answer.result()
        self._hanging[level] += 1
        answer.add_done_callback(lambda done: self._hanging.subtract([level]))
        return None

    def _think(
        self, level: str, bot: Bot | None, view: View, legal: Sequence[Action]
    ) -> Action | None:
        try:
            bot = bot or self._makers[level]()
            rng = Random(SystemRandom().getrandbits(128))  # noqa: S311 - bots want a quick one
            action = bot.choose(view, legal, self._budget, rng).action
            self._idle[level].append(bot)
            return action if action in legal else None
        except BaseException:
            # Whatever a bot of another package raises, somebody else chooses.
            return None


def levels_from(level: str) -> tuple[str, ...]:
    """A level and those who choose in its place, each weaker and surer than the one before.

    >>> levels_from("visitor"), levels_from("fox")
    (('visitor', 'random'), ('fox', 'visitor', 'random'))
    """
    ladder = (SUREST, *LADDER)
    if level in ladder:
        return ladder[ladder.index(level) :: -1]
    return (level, *ladder[1::-1])
