"""What more time would change: the champion's choices with few playouts, judged by many.

Games between champions with thirty times the time would take days. Here, one decision of each game
is searched twice. The long search says what the short one's choice loses; the loss of a decision,
times the decisions that a seat has in a game, is about what a seat loses with the shorter time. The
long search takes its own favorite for the best, luck included, so that the true loss is smaller.
`python benchmarks/more_time.py --players 4 --playouts 100 --times 30`
"""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import NamedTuple

import click
import numpy as np

from lanterns import core
from lanterns.bots.net_bot import NetBot
from lanterns.bots.net_search_bot import WIDTH
from lanterns.rules import DEFAULT_SEATING, Action, Game, View, shuffled_tiles


class Comparison(NamedTuple):
    """One decision of a game, searched twice."""

    decisions: float  # of a seat in that game
    is_same: bool
    loss: float


@click.command()
@click.option("--players", default=2, show_default=True, type=click.IntRange(2, 4))
@click.option("--games", default=200, show_default=True, type=click.IntRange(min=2))
@click.option("--playouts", default=400, show_default=True, help="Of the short search.")
@click.option("--times", default=30, show_default=True, help="As many for the long one.")
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", default=os.cpu_count() or 1, help="The number of processes.")
def main(players: int, games: int, playouts: int, times: int, seed: int, jobs: int) -> None:
    """Print how often the choices are the same, and what the short one loses in a game."""
    compare = partial(_compare, players=players, playouts=playouts, times=times, seed=seed)
    with ProcessPoolExecutor(jobs) as pool:
        found = list(pool.map(compare, range(games)))
    losses = np.array([one.decisions * one.loss for one in found])
    error = 1.96 * losses.std(ddof=1) / np.sqrt(games)
    click.echo(
        f"{players} players, {games} decisions, {playouts} playouts and {times} times as many: "
        f"the same choice in {np.mean([one.is_same for one in found]):.0%}; "
        f"with fewer, a seat loses {losses.mean():.1%} ± {error:.1%} a game"
    )


def _compare(game: int, players: int, playouts: int, times: int, seed: int) -> Comparison:
    rng = Random(f"{seed} {game}")
    views = list(_decisions(players, rng))
    view = rng.choice(views)
    short = _search(view, playouts, rng)[0].action
    values: dict[Action, float] = {}
    while short not in values:  # among equal turns, chance decides which ones a search compares
        values = {one.action: one.win_share or 0.0 for one in _search(view, playouts * times, rng)}
    best = next(iter(values))
    return Comparison(len(views) / players, short == best, values[best] - values[short])


def _search(view: View, playouts: int, rng: Random) -> tuple[core.Candidate, ...]:
    net = core.shipped_net(len(view.players))
    return core.search(view, rng.getrandbits(63), playouts=playouts, width=WIDTH, net=net)


def _decisions(players: int, rng: Random) -> Iterator[View]:
    """Play a game by the net alone; yield what each seat saw where it had a choice."""
    game, bot = Game(DEFAULT_SEATING[players], shuffled_tiles(players, rng)), NetBot()
    while (seat := game.turn) is not None:
        view, legal = game.view(seat), game.legal_actions()
        if len(legal) > 1:
            yield view
        game.act(bot.choose(view, legal, 0, rng).action)


if __name__ == "__main__":
    main()
