"""Count the games of a contest, one complete deal at a time."""

from array import array
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from lanterns.bots import PlayedGame
from lanterns.rules import Result

from .contest import Bout, Contest, LineUp
from .intervals import Estimate, Sample, mean_estimate, share_estimate
from .rankings import Ranking, ranking_of
from .ratings import Rating, rate
from .standings import Standing, Standings, timing_of

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True, slots=True)
class SeatScore:
    """The result of one seat in one game."""

    line_up: LineUp
    seat: int
    name: str
    win: float
    honor: int
    rank: float


class Ledger:
    """Sums over the games of a contest, added in its order; an unfinished deal waits."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.deals = 0
        self._rankings: list[list[Ranking]] = []
        # There are few different rankings: one object for each, so that many games fit in memory.
        self._known: dict[Ranking, Ranking] = {}
        self._wins: defaultdict[str, Sample] = defaultdict(Sample)
        self._honor: defaultdict[str, Sample] = defaultdict(Sample)
        self._ranks: defaultdict[str, Sample] = defaultdict(Sample)
        self._seats: defaultdict[int, Sample] = defaultdict(Sample)
        self._meetings: defaultdict[tuple[LineUp, str], Sample] = defaultdict(Sample)
        # Four bytes a decision, so that a hundred thousand games fit in memory.
        self._seconds: defaultdict[str, array[float]] = defaultdict(lambda: array("f"))
        self._cut_short: Counter[str] = Counter()
        self._faults: defaultdict[str, list[str]] = defaultdict(list)
        self._waiting: list[tuple[Bout, PlayedGame]] = []

    def add(self, bout: Bout, game: PlayedGame) -> float | None:
        """Add a game; if it completes a deal, return the first bot's mean score in that deal."""
        self._waiting.append((bout, game))
        if len(self._waiting) < self.contest.games_per_deal:
            return None
        finished, self._waiting = self._waiting, []
        return self._add_deal(finished)

    def win_share(self, name: str) -> Estimate:
        """Return a bot's win share so far; before the first deal, anything from 0 to 1."""
        if not self.deals:
            return Estimate(1 / self.contest.players, 0.0, 1.0)
        return self._share(self._wins[name], self.contest.names)

    def standings(self) -> Standings:
        """Return the figures of the complete deals so far; there must be at least one."""
        ratings = rate(self.contest.names, self._rankings)
        return Standings(
            contest=self.contest,
            deals=self.deals,
            bots=tuple(self._standing(name, ratings[name]) for name in self.contest.names),
            seats=tuple(share_estimate(self._seats[seat]) for seat in range(self.contest.players)),
            line_ups={
                line_up: {
                    name: self._share(self._meetings[line_up, name], line_up)
                    for name in dict.fromkeys(line_up)
                }
                for line_up in self.contest.line_ups
            },
        )

    def _standing(self, name: str, rating: Rating) -> Standing:
        seats_per_deal = sum(line_up.count(name) for line_up in self.contest.line_ups)
        return Standing(
            name=name,
            games=self.deals * seats_per_deal * self.contest.players,
            win_share=self._share(self._wins[name], self.contest.names),
            honor=mean_estimate(self._honor[name]),
            rank=mean_estimate(self._ranks[name]),
            rating=rating,
            choices=len(self._seconds[name]),
            cut_short=self._cut_short[name],
            faults=tuple(self._faults[name]),
            timing=timing_of(self._seconds[name]),
        )

    def _share(self, sample: Sample, names: Sequence[str]) -> Estimate:
        if len(set(names)) > 1:
            return share_estimate(sample)
        # If every seat has the same bot, its share is certain.
        fair = 1 / self.contest.players
        return Estimate(fair, fair, fair)

    def _add_deal(self, games: list[tuple[Bout, PlayedGame]]) -> float:
        scores = [score for bout, game in games for score in _scores(bout, game.result)]
        rankings = [ranking_of(bout.names, game.result.ranks) for bout, game in games]
        self._rankings.append([self._known.setdefault(one, one) for one in rankings])
        for bout, game in games:
            for seat, name in enumerate(bout.names):
                self._seconds[name].extend(game.seconds[seat])
                self._cut_short[name] += game.cut_short[seat]
                if game.fault is not None and game.fault.seat == seat:
                    self._faults[name].append(str(game.fault))
        _observe(self._wins, ((score.name, score.win) for score in scores))
        _observe(self._honor, ((score.name, score.honor) for score in scores))
        _observe(self._ranks, ((score.name, score.rank) for score in scores))
        _observe(self._seats, ((score.seat, score.win) for score in scores))
        _observe(self._meetings, (((score.line_up, score.name), score.win) for score in scores))
        self.deals += 1
        first = [score.win for score in scores if score.name == self.contest.names[0]]
        return sum(first) / len(first)


def shared_ranks(result: Result) -> tuple[float, ...]:
    """Return each seat's rank; tied seats get the mean of the ranks they share.

    >>> shared_ranks(Result(honor=(9, 9, 5), favor=(0, 0, 0), cards=(4, 4, 4)))
    (1.5, 1.5, 3.0)
    """
    return tuple(rank + (result.ranks.count(rank) - 1) / 2 for rank in result.ranks)


def _scores(bout: Bout, result: Result) -> Iterator[SeatScore]:
    ranks = shared_ranks(result)
    for seat, name in enumerate(bout.names):
        win = 1 / len(result.winners) if seat in result.winners else 0.0
        yield SeatScore(bout.line_up, seat, name, win, result.honor[seat], ranks[seat])


def _observe(samples: defaultdict[Key, Sample], observations: Iterable[tuple[Key, float]]) -> None:
    """Add one observation to the sample of each key: the mean of its values in this deal."""
    by_key: defaultdict[Key, list[float]] = defaultdict(list)
    for key, value in observations:
        by_key[key].append(value)
    for key, values in by_key.items():
        samples[key].add(sum(values) / len(values))
