"""The figures of a contest: the standing of each bot, each seat and each line-up."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from .contest import Contest, LineUp
from .intervals import Estimate
from .ratings import Rating


@dataclass(frozen=True, slots=True)
class Timing:
    """How long a bot thought about an action, in milliseconds."""

    median: float
    p99: float
    longest: float


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot's figures over all the seats it took; comparisons ignore the timing."""

    name: str
    games: int
    win_share: Estimate
    honor: Estimate
    rank: Estimate
    rating: Rating
    choices: int
    cut_short: int
    """How many of its choices used up their time, and may be other ones on another machine."""
    timing: Timing = field(compare=False)
    faults: tuple[str, ...] = ()
    """Why it lost games without playing them to their end, a sentence each."""


@dataclass(frozen=True, slots=True)
class Standings:
    """The figures of all complete deals played so far."""

    contest: Contest
    deals: int
    bots: tuple[Standing, ...]
    seats: tuple[Estimate, ...]
    line_ups: dict[LineUp, dict[str, Estimate]]

    @property
    def games(self) -> int:
        """The number of games counted."""
        return self.deals * self.contest.games_per_deal

    @property
    def fair_share(self) -> float:
        """The win share of every seat if all were equal."""
        return 1 / self.contest.players

    @property
    def by_strength(self) -> list[Standing]:
        """The bots, the one with the greatest win share first."""
        return sorted(self.bots, key=lambda standing: -standing.win_share.value)


def timing_of(seconds: Sequence[float]) -> Timing:
    """Return the longest time, and the times that half and 99% of all do not exceed.

    >>> timing_of([0.001, 0.002, 0.003, 0.010])
    Timing(median=2.0, p99=10.0, longest=10.0)
    """
    ordered = sorted(seconds) or [0.0]  # a bot may have failed before it chose anything
    median, p99 = (ordered[-(-len(ordered) * percent // 100) - 1] for percent in (50, 99))
    return Timing(1000 * median, 1000 * p99, 1000 * ordered[-1])
