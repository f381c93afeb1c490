"""How much of a loss the named reasons explain: `python benchmarks/reasons.py --most 300`.

Bots of lower levels play each other; the coach explains their mistakes and blunders. A loss is
accounted for as far as the shares of its reasons neither miss it nor exceed it: all of them, and
all but what another seat's next turn offers, which takes what nothing else explains. The interval
is of 95%, by game, because the decisions of one game belong together.
"""

from collections import defaultdict
from math import sqrt
from time import process_time

import click
import numpy as np
from bot_games import mixed, played

from lanterns.bots.seeding import seeded
from lanterns.coach import Decision
from lanterns.coach.decisions import open_decisions
from lanterns.core import MoreNext, Verdict
from lanterns.rules import PLAYER_COUNTS, Game, Record

LEVELS = ("visitor", "helper", "lamplighter", "apprentice", "artisan")
SURE = (Verdict.MISTAKE, Verdict.BLUNDER)
MOST_OF_A_GAME = 6
LIKELY = 0.02
"""What the net alone takes for a smaller loss is hardly ever a mistake."""


@click.command()
@click.option("--most", default=300, show_default=True, help="Mistakes and blunders to look at.")
@click.option("--seed", default=1, show_default=True)
@click.option("--seconds", default=1200.0, show_default=True, help="Of processor time, at most.")
def main(most: int, seed: int, seconds: float) -> None:
    """Print in how many mistakes the reasons account for at least 80% of the loss."""
    told: list[list[tuple[float, float]]] = []
    kinds: defaultdict[str, float] = defaultdict(float)
    lost = 0.0
    while sum(map(len, told)) < most and process_time() < seconds:
        found = _mistakes(len(told), seed)[: most - sum(map(len, told))]
        told.append([_accounted_for(one) for one in found])
        for one in found:
            lost += one.loss_win
            for _, reason in one.chosen.differences:
                kinds[type(reason).__name__] += reason.share
    each = [shares for game in told for shares in game]
    for which, reasons in enumerate(("all reasons", "all but what the others' next turns offer")):
        for least in (0.5, 0.8, 0.9):
            part, error = _ratio([[shares[which] >= least for shares in game] for game in told])
            click.echo(f"at least {least:.0%} by {reasons}: {part:.1%} ± {error:.1%}")
        median = np.median([shares[which] for shares in each])
        click.echo(f"median by {reasons}: {median:.1%}")
    click.echo(f"{len(each)} mistakes of {len(told)} games")
    for name, share in sorted(kinds.items(), key=lambda one: -one[1]):
        click.echo(f"{name:14s} {share / lost:+7.1%} of all losses")


def _accounted_for(one: Decision) -> tuple[float, float]:
    """Return how much of a loss all its reasons account for, and all but one kind."""
    shares = [(reason.share, isinstance(reason, MoreNext)) for _, reason in one.chosen.differences]
    explained = sum(share for share, _ in shares)
    without = sum(share for share, is_more_next in shares if not is_more_next)
    return (
        1 - abs(one.loss_win - explained) / one.loss_win,
        1 - abs(one.loss_win - without) / one.loss_win,
    )


def _mistakes(game: int, seed: int) -> list[Decision]:
    """Return some mistakes of a game between bots, chosen by lot."""
    rng = seeded(seed, "mistakes", game)
    likely = [
        one
        for one in open_decisions(Game.from_record(_played(game, seed)))
        if one.judged(0).loss_win >= LIKELY
    ]
    rng.shuffle(likely)
    sure = (one for one in (one.judged() for one in likely) if one.verdict in SURE)
    return [one for one, _ in zip(sure, range(MOST_OF_A_GAME), strict=False)]


def _played(game: int, seed: int) -> Record:
    """Return a game of as many players as its number says, of levels drawn by lot."""
    players = PLAYER_COUNTS[game % len(PLAYER_COUNTS)]
    return played(mixed(LEVELS, players, seeded(seed, "levels", game)), game, seed)


def _ratio(games: list[list[bool]]) -> tuple[float, float]:
    """Return the share of what is true among all, and its error, by game."""
    counts = np.array([len(game) for game in games], float)
    part = sum(map(sum, games)) / counts.sum()
    apart = np.array([sum(game) - part * len(game) for game in games])
    spread = float(apart.std(ddof=1)) * sqrt(len(games)) / float(counts.sum())
    return float(part), 1.96 * spread


if __name__ == "__main__":
    main()
