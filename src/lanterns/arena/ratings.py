"""Openskill ratings from games of two, three or four players."""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength and its standard deviation; a new bot has 25 and a third of that."""

    mu: float
    sigma: float


class Ratings:
    """Every bot's rating, updated game by game.

    >>> ratings = Ratings(["visitor", "master"])
    >>> ratings.add(("visitor", "master"), ranks=(2, 1))
    >>> ratings["visitor"].mu < 25 < ratings["master"].mu
    True
    """

    def __init__(self, names: Sequence[str]) -> None:
        # A bot does not learn between games, so its strength has no drift (tau).
        self._model = PlackettLuce(tau=0.0)
        unknown = self._model.rating()
        self._ratings = {name: Rating(unknown.mu, unknown.sigma) for name in names}

    def __getitem__(self, name: str) -> Rating:
        return self._ratings[name]

    def add(self, names: Sequence[str], ranks: Sequence[int]) -> None:
        """Count a game: the bot and the rank of each seat; ranks start at 1, and ties are equal."""
        seats = [[self._model.rating(*self._numbers(name))] for name in names]
        rated = self._model.rate(seats, ranks=[float(rank) for rank in ranks])
        before = {name: self._ratings[name] for name in names}
        # A bot on several seats gets the sum of their changes, each from its rating before.
        for name, [after] in zip(names, rated, strict=True):
            rating = self._ratings[name]
            self._ratings[name] = Rating(
                rating.mu + after.mu - before[name].mu,
                rating.sigma * after.sigma / before[name].sigma,
            )

    def _numbers(self, name: str) -> tuple[float, float]:
        rating = self._ratings[name]
        return rating.mu, rating.sigma
