"""Standings as JSON."""

import json
from math import isfinite

from .intervals import Estimate
from .ratings import Rating
from .sprt import SequentialTest
from .standings import Standing, Standings


def to_json(
    standings: Standings, test: SequentialTest | None = None, *, interrupted: bool = False
) -> str:
    """Return every figure by name; only names that begin with `ms` differ between two runs."""
    contest = standings.contest
    data = {
        "players": contest.players,
        "seed": contest.seed,
        "budget": contest.budget,
        "deals": standings.deals,
        "games": standings.games,
        "interrupted": interrupted,
        "bots": {standing.name: _bot(standing) for standing in standings.by_strength},
        "seats": [_share(seat) for seat in standings.seats],
        "line_ups": [
            {"bots": line_up, "shares": {name: _share(share) for name, share in shares.items()}}
            for line_up, shares in standings.line_ups.items()
        ],
        "sprt": None if test is None else _test(test),
    }
    return json.dumps(data, indent=1, ensure_ascii=False)


def _bot(standing: Standing) -> dict[str, object]:
    return {
        "games": standing.games,
        **_share(standing.win_share),
        "mean_honor": standing.honor.value,
        "mean_honor_ci95": _pair(standing.honor),
        "mean_rank": standing.rank.value,
        "mean_rank_ci95": _pair(standing.rank),
        "rating": _rating(standing.rating),
        "choices": standing.choices,
        "cut_short": standing.cut_short,
        "faults": len(standing.faults),
        "ms_median": standing.timing.median,
        "ms_p99": standing.timing.p99,
        "ms_max": standing.timing.longest,
    }


def _rating(rating: Rating) -> dict[str, object]:
    return {
        "mu": rating.mu,
        "sigma": _finite(rating.sigma),
        "ci95": [_finite(rating.low), _finite(rating.high)],
    }


def _share(estimate: Estimate) -> dict[str, object]:
    return {"win_share": estimate.value, "ci95": _pair(estimate)}


def _pair(estimate: Estimate) -> list[float | None]:
    return [_finite(estimate.low), _finite(estimate.high)]


def _finite(number: float) -> float | None:
    # The interval of a single deal is infinite, and JSON has no infinity.
    return number if isfinite(number) else None


def _test(test: SequentialTest) -> dict[str, object]:
    return {
        "low": test.low,
        "high": test.high,
        "verdict": test.verdict.value,
        "log_likelihood_ratio": test.ratio,
        "deals": test.scores.total(),
    }
