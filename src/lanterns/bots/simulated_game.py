"""A whole game between built-in bots in the simulator, at a fraction of a table's time.

The choices are those of `play_game` with the same tiles and generators. The bots are asked in C,
about positions that nobody describes in Python; what a seat cannot see does not count there.
"""

from collections.abc import Callable, Sequence
from random import Random

import numpy as np

from lanterns.core import OneGame, Policy, deal, shipped_net
from lanterns.core.human.choices import packed_traits
from lanterns.core.layout import CANDIDATE, MAX_ACTIONS
from lanterns.core.library import address, function
from lanterns.rules import TILES_IN_PLAY, Direction, TileId

from .bot import Bot
from .entries import thinks_by_the_clock
from .greedy_bot import GreedyBot
from .human_bot import HumanLikeBot
from .net_search_bot import NetSearchBot
from .search_bot import SearchBot, SearchPlan
from .uniform_bot import UniformBot

_PLACE = 5
"""The kind of a packed action that lays a tile, in the bits from 24 on."""


def simulated_game(
    seating: Sequence[Direction],
    tiles: Sequence[TileId],
    bots: Sequence[tuple[Bot, Random]],
) -> list[int]:
    """Let bots play a game to its end and return their packed actions.

    Raise `ValueError` for a bot that cannot play in the simulator, or that watches the clock.
    """
    table = _Table(seating, tiles)
    seats = [(_chooser(bot, table), rng) for bot, rng in bots]
    actions = []
    while not table.game.is_over:
        choose, rng = seats[table.game.turn]
        actions.append(choose(rng))
        table.apply(actions[-1])
    return actions


def can_simulate(bot: Bot) -> bool:
    """Return whether a bot can play in the simulator, the same on every machine.

    >>> from lanterns.bots.lookup import bot_named
    >>> can_simulate(bot_named("phoenix")), can_simulate(bot_named("kirin"))
    (True, False)
    """
    # The very classes: a plug-in that extends one may choose in another way.
    if type(bot) in (UniformBot, GreedyBot, HumanLikeBot):
        return True
    return type(bot) in (SearchBot, NetSearchBot) and not thinks_by_the_clock(bot)


class _Table:
    """A game in C with its past, and the memory that the library writes its answers into."""

    def __init__(self, seating: Sequence[Direction], tiles: Sequence[TileId]) -> None:
        self.game = OneGame(deal(seating, [tiles]))
        self.players = len(seating)
        self._at = self.game.memory
        self._before_placements: list[bytes] = []
        self._actions, self._candidate = np.zeros(MAX_ACTIONS, np.int32), np.zeros(1, CANDIDATE)
        # Found once: looking addresses up takes longer than most choices.
        self._actions_at, self._best_at = address(self._actions), address(self._candidate)

    def apply(self, action: int) -> None:
        """Take a legal action."""
        if action >> 24 == _PLACE:
            self._before_placements.append(self.game.batch.to_bytes())
        self._actions[0] = action
        if function("apply")(self._at, 1, self._actions_at) != -1:
            raise AssertionError("the library refuses what it chose")

    def legal(self) -> list[int]:
        """Return the legal actions in the referee's order."""
        count = function("count")(self._at, 1, self._actions_at)
        function("legal")(self._at, 1, self._actions_at)
        listed: list[int] = self._actions[:count].tolist()
        return listed

    @property
    def tiles_to_lay(self) -> int:
        """How many tiles the seat on turn has yet to lay: all lay as many, one after the other."""
        left = TILES_IN_PLAY[self.players] - len(self._before_placements)
        return -(-left // self.players)

    def greedy(self, seed: int) -> int:
        """Return what the greedy policy chooses."""
        function("choose")(self._at, 1, Policy.GREEDY, seed, 0, self._actions_at)
        return int(self._actions[0])

    def human(self, traits: bytes, seed: int) -> int:
        """Return what a player with these traits chooses."""
        function("human")(self._at, traits, 1, seed, self._best_at)
        return int(self._candidate["action"][0])

    def judged(self, seed: int) -> int:
        """Return the first action of the turn that the net likes best."""
        net = shipped_net(self.players).memory
        function("turns")(address(net), self._at, 1, seed, self._best_at)
        return int(self._candidate["action"][0])

    def searched(self, seed: int, plan: SearchPlan, has_net: bool) -> int | None:
        """Return what a search finds, or nothing where it has too few playouts."""
        past = b"".join(self._before_placements)
        net = address(shipped_net(self.players).memory) if has_net else None
        found = np.zeros(plan.width, CANDIDATE)
        function("search")(
            *(self._at, past, len(self._before_placements), plan.width, Policy.GREEDY, net, seed),
            *(plan.playouts, 0.0, plan.least, address(found)),
        )
        return int(found["action"][0]) if found["playouts"][0] >= plan.least else None


def _chooser(bot: Bot, table: _Table) -> Callable[[Random], int]:
    """Return what a bot does at a table: with a generator, it chooses a packed action."""
    if not can_simulate(bot):
        raise ValueError(f"a {type(bot).__name__} cannot play in the simulator")

    def seeded_choice(rng: Random) -> int:
        # As at the referee's table, nothing is drawn where there is no choice.
        legal = table.legal()
        return legal[0] if len(legal) == 1 else choose(rng.getrandbits(63))

    def choose(seed: int) -> int:
        match bot:
            case HumanLikeBot():
                return table.human(packed_traits(bot.traits), seed)
            case SearchBot():
                found = table.searched(seed, bot.plan(table.players), has_net=False)
                return table.greedy(seed) if found is None else found
            case NetSearchBot():
                if bot.last is not None and table.tiles_to_lay > bot.last:
                    return table.judged(seed)
                found = table.searched(seed, bot.plan(table.players), has_net=True)
                return table.judged(seed) if found is None else found
        return table.greedy(seed)

    if isinstance(bot, UniformBot):
        return lambda rng: rng.choice(table.legal())
    return seeded_choice
