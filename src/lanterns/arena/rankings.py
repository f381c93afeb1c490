"""Who came in before whom, counted for the model of Plackett and Luce."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain, permutations, product

import numpy as np
import numpy.typing as npt

Ranking = tuple[tuple[str, ...], ...]
"""The bots of a game, the winner first; those who tied stand together."""

Numbers = npt.NDArray[np.float64]


def ranking_of(names: Sequence[str], ranks: Sequence[int]) -> Ranking:
    """Return the ranking of a game from the bot and the rank of each seat.

    >>> ranking_of(["a", "b", "c", "a"], [3, 1, 1, 4])
    (('b', 'c'), ('a',), ('a',))
    """
    by_rank = sorted(zip(ranks, names, strict=True))
    return tuple(
        tuple(name for rank, name in by_rank if rank == place) for place in sorted(set(ranks))
    )


def orders_of(ranking: Ranking) -> list[tuple[str, ...]]:
    """Return every order that a ranking allows: a tie stands for all orders of the tied alike.

    >>> orders_of((("a", "b"), ("c",)))
    [('a', 'b', 'c'), ('b', 'a', 'c')]
    """
    return [tuple(chain(*order)) for order in product(*map(permutations, ranking))]


class Stages:
    """The draws that rankings consist of: one bot out of those that have no place yet."""

    def __init__(self, bots: Sequence[str], rankings: Iterable[Ranking]) -> None:
        self._numbers = {ranking: number for number, ranking in enumerate(sorted(rankings))}
        columns = {name: column for column, name in enumerate(bots)}
        rows: dict[tuple[tuple[int, ...], int], int] = {}
        parts: Counter[tuple[int, int]] = Counter()
        for ranking, number in self._numbers.items():
            for order in orders_of(ranking):
                for stage, name in enumerate(order[:-1]):
                    left = tuple(order[stage:].count(bot) for bot in bots)
                    row = rows.setdefault((left, columns[name]), len(rows))
                    parts[number, row] += 1
        orders = np.array([len(orders_of(ranking)) for ranking in self._numbers], dtype=float)
        # Few of all stages come up in a ranking, so only those are kept.
        self._ranked, self._row = np.array([*parts], dtype=int).reshape(-1, 2).T
        self._share = np.array([*parts.values()], dtype=float) / orders[self._ranked]
        self._left = np.array([left for left, _ in rows], dtype=float).reshape(-1, len(bots))
        self._drawn = np.array([drawn for _, drawn in rows], dtype=int)

    def number(self, ranking: Ranking) -> int:
        """Return the number of a ranking, by which games are counted."""
        return self._numbers[ranking]

    def counts(self, games: npt.NDArray[np.int64]) -> Numbers:
        """Return how many of these games, given by number, ended in each ranking."""
        return np.bincount(games.ravel(), minlength=len(self._numbers)).astype(float)

    def weights(self, counts: Numbers) -> Numbers:
        """Return how often each stage came up."""
        parts: Numbers = counts[self._ranked] * self._share
        return np.bincount(self._row, parts, minlength=len(self._drawn)).astype(float)

    def log_likelihood(self, weights: Numbers, strengths: Numbers) -> float:
        """Return the logarithm of the probability of all draws."""
        totals = self._left @ np.exp(strengths)
        return float(weights @ (strengths[self._drawn] - np.log(totals)))

    def derivatives(self, weights: Numbers, strengths: Numbers) -> tuple[Numbers, Numbers]:
        """Return the slope of the log likelihood, and its curvature downwards."""
        powers = self._left * np.exp(strengths)
        chances = powers / powers.sum(axis=1, keepdims=True)
        expected = weights @ chances
        slope = np.bincount(self._drawn, weights, minlength=len(strengths)) - expected
        return slope, np.diag(expected) - (chances * weights[:, None]).T @ chances
