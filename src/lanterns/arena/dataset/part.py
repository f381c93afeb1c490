"""Some games of a data set, as a worker plays them."""

from dataclasses import dataclass

import numpy as np

from lanterns import __version__
from lanterns.bots.entries import entry_of
from lanterns.bots.simulated_game import simulated_game
from lanterns.core import GameLogs
from lanterns.core.greedy.game_logs import NO_ACTION
from lanterns.rules import Record

from ..contest import Bout
from ..errors import ArenaError
from .columns import Row, row_of


@dataclass(frozen=True, slots=True)
class Part:
    """Games of one level with one number of players.

    >>> [row["deal"] for row in Part(2, "artisan", seed=1, deals=range(3)).play()]
    [0, 1, 2]
    """

    players: int
    level: str
    seed: int
    deals: range
    version: str = __version__
    """The version of this package that is to play, since levels may change with it."""

    def play(self) -> list[Row]:
        """Play the games and return their rows; they depend on this part alone."""
        if self.version != __version__:
            raise ArenaError(f"A worker has Lanterns {__version__}, and not {self.version}.")
        games = zip(self.deals, self.records(), strict=True)
        return [row_of(record, self.level, self.seed, deal) for deal, record in games]

    def records(self) -> list[Record]:
        """Play the games and return their records: those of `Bout`s with the same seed."""
        names = (self.level,) * self.players
        bouts = [Bout(self.seed, deal, names) for deal in self.deals]
        bot = entry_of(self.level).make()
        played = [
            simulated_game(bout.sides, bout.tiles, [(bot, rng) for rng in bout.generators])
            for bout in bouts
        ]
        actions = np.full((len(bouts), max(map(len, played))), NO_ACTION, np.int32)
        for row, game in zip(actions, played, strict=True):
            row[: len(game)] = game
        tiles = np.array([bout.tiles for bout in bouts], np.uint8)
        return list(GameLogs(bouts[0].sides, tiles, actions).records(names))
