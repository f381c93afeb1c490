"""Ratings: the strengths under which the games that were played are most likely.

The model is Plackett and Luce's: the winner is drawn among the seats in proportion to the players'
strengths, then the second among the rest, and so on. All games count at once, so their order does
not matter.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf, log, sqrt
from statistics import NormalDist

import numpy as np

from .intervals import CONFIDENCE, reach_of
from .rankings import Numbers, Ranking, Stages

MIDDLE = 1500.0
"""The mean rating of the bots of a contest."""

POINTS = 400 / log(10)
"""Rating points for a factor of e in strength; 400 points are ten victories to one."""

PRIOR_POINTS = 500.0
"""The standard deviation of ratings that are expected before any game is played.

It keeps the rating of a bot that has won everything finite, and weighs next to nothing elsewhere.
"""

RESAMPLES = 200
"""How many times the deals are drawn anew to see how far chance moves the ratings."""

_PRECISION = (POINTS / PRIOR_POINTS) ** 2

_REACH = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)

_MOST_STEPS, _LONGEST_STEP = 100, 2.0
"""Far from the peak, a step of Newton's would be long enough to overflow."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength in points, its standard error, and its 95% interval."""

    mu: float
    sigma: float
    low: float
    high: float


def rate(
    names: Sequence[str], deals: Iterable[Sequence[Ranking]], resamples: int = RESAMPLES
) -> dict[str, Rating]:
    """Return the rating of each bot from the games of each deal, which all have equally many.

    The order of the deals, and of the games of a deal, changes nothing.

    >>> lost, won = (("a",), ("b",)), (("b",), ("a",))
    >>> ratings = rate(["a", "b"], [[lost, won], [lost, lost]])
    >>> round(ratings["a"].mu + ratings["b"].mu), ratings["a"].mu > ratings["b"].mu
    (3000, True)
    """
    bots = sorted(names)
    played = sorted(sorted(deal) for deal in deals)
    stages = Stages(bots, {ranking for deal in played for ranking in deal})
    games = np.array([[stages.number(ranking) for ranking in deal] for deal in played])
    best = _fitted(stages, stages.counts(games), np.zeros(len(bots)), np.zeros(len(bots)))
    # An explicit generator, so that the same games always get the same intervals.
    rng = np.random.default_rng(len(played))
    drawn = []
    for _ in range(resamples):
        sample = games[rng.integers(len(games), size=len(games))]
        # The prior is drawn anew too. Where the games say nothing, as about a bot that has won
        # them all, the interval is as wide as the prior.
        centers = rng.normal(0.0, 1 / sqrt(_PRECISION), len(bots))
        drawn.append(_fitted(stages, stages.counts(sample), centers, best))
    errors = POINTS * np.std([strengths - strengths.mean() for strengths in drawn], axis=0)
    ratings = MIDDLE + POINTS * (best - best.mean())
    return {
        name: _rating(mu, sigma, len(played))
        for name, mu, sigma in zip(bots, ratings.tolist(), errors.tolist(), strict=True)
    }


def rate_among(known: Mapping[str, float], games: Sequence[Ranking]) -> dict[str, Rating]:
    """Return the rating of everybody in these games whose rating is not known.

    The known ratings stay where they are. The order of the games changes nothing. Intervals follow
    from how sharply the likelihood peaks: the page, which rates a player too, has no generator.

    >>> rating = rate_among({"artisan": 1400}, [(("Ana",), ("artisan",))] * 3)["Ana"]
    >>> rating.low < 1400 < rating.mu
    True
    """
    names = {name for ranking in games for place in ranking for name in place}
    unknown, anchors = sorted(names - {*known}), sorted(names & {*known})
    if not unknown:
        return {}
    stages = Stages([*unknown, *anchors], {*games})
    counts = stages.counts(np.array([stages.number(ranking) for ranking in games], dtype=int))
    free = len(unknown)
    start = np.array([0.0] * free + [(known[name] - MIDDLE) / POINTS for name in anchors])
    best = _fitted(stages, counts, np.zeros(free), start)
    _, curvature = stages.derivatives(stages.weights(counts), best)
    spread = np.linalg.inv(curvature[:free, :free] + _PRECISION * np.eye(free))
    ratings = {}
    for column, name in enumerate(unknown):
        mu = MIDDLE + POINTS * float(best[column])
        sigma = POINTS * sqrt(float(spread[column, column]))
        ratings[name] = Rating(mu, sigma, mu - _REACH * sigma, mu + _REACH * sigma)
    return ratings


def _rating(mu: float, error: float, deals: int) -> Rating:
    if deals < 2:
        return Rating(mu, inf, -inf, inf)
    # As for the other figures, Student's quantile allows for the few deals that show the spread.
    sigma = error * sqrt(deals / (deals - 1))
    reach = reach_of(deals) * sigma
    return Rating(mu, sigma, mu - reach, mu + reach)


def _fitted(stages: Stages, counts: Numbers, centers: Numbers, start: Numbers) -> Numbers:
    """Return the most likely strengths, as logarithms, by Newton's method.

    Only the first strengths move, as many as there are centers. The likelihood has one peak only; a
    step that would miss it is halved.
    """
    weights = stages.weights(counts)
    free = len(centers)
    strengths = start
    before = _height(stages, weights, centers, strengths)
    for _ in range(_MOST_STEPS):
        slope, curvature = stages.derivatives(weights, strengths)
        pull = slope[:free] - _PRECISION * (strengths[:free] - centers)
        step = np.zeros(len(start))
        step[:free] = np.linalg.solve(curvature[:free, :free] + _PRECISION * np.eye(free), pull)
        step /= max(1.0, abs(step).max(initial=0.0) / _LONGEST_STEP)
        after = _height(stages, weights, centers, strengths + step)
        while after < before and abs(step).max() > 1e-12:
            step /= 2
            after = _height(stages, weights, centers, strengths + step)
        strengths, before = strengths + step, after
        if abs(step).max(initial=0.0) < 1e-9:
            break
    return strengths


def _height(stages: Stages, weights: Numbers, centers: Numbers, strengths: Numbers) -> float:
    """Return the logarithm of likelihood and prior together, up to a constant."""
    prior = -_PRECISION / 2 * float(((strengths[: len(centers)] - centers) ** 2).sum())
    return stages.log_likelihood(weights, strengths) + prior
