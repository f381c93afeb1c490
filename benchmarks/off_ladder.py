"""Rate bots off the ladder among those on it: `python benchmarks/off_ladder.py --help`."""

import json
import os
from functools import partial
from pathlib import Path

import click

from lanterns.arena import Bout, Contest, in_order, one_against_rest, processes
from lanterns.arena.rankings import Ranking, ranking_of
from lanterns.arena.ratings import rate_among
from lanterns.arena.text_table import rating_with_margin
from lanterns.bots import BOTS, LADDER
from lanterns.cli.bot_options import check_entry, parse_names
from lanterns.cli.progress import progress_bar
from lanterns.rules import PLAYER_COUNTS

CHAINS = ("random,visitor:30%,visitor:70%,visitor", "helper,apprentice,artisan,fox,magpie,master")
"""What they are compared with, the weakest first.

Dice hardly ever beat a visitor, so they meet visitors that often throw dice.
"""


@click.command()
@click.option("--bots", "chains", multiple=True, default=CHAINS, help="A chain of bots.")
@click.option("--deals", default=500, show_default=True, help="Deals for each pair of a chain.")
@click.option("--reach", default=3, show_default=True, help="The most steps between a pair.")
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", default=os.cpu_count() or 1, help="The number of processes.")
@click.option("--ratings", default="src/lanterns/bots/ratings.json", type=click.Path(exists=True))
def main(
    chains: tuple[str, ...], deals: int, reach: int, seed: int, jobs: int, ratings: str
) -> None:
    """Play every pair of each chain, print the ratings, and keep those of registered bots.

    The ladder's own ratings stay as they were measured.
    """
    file = Path(ratings)
    measured = json.loads(file.read_text(encoding="utf-8"))
    line_ups = [parse_names(chain, check_entry) for chain in chains]
    for players in PLAYER_COUNTS:
        known, seconds = measured[str(players)]["ratings"], measured[str(players)]["seconds"]
        anchors = {name: known[name] for name in LADDER}
        pairs = {pair for chain in line_ups for pair in one_against_rest(chain, players, reach)}
        strange = tuple(pair for pair in sorted(pairs) if not set(pair) <= set(anchors))
        contest = Contest(strange, seed, seconds)
        rated = rate_among(anchors, _played(contest, deals, jobs))
        for name, rating in rated.items():
            click.echo(f"| {name} | {players} | {rating_with_margin(rating)} |")
        known |= {name: round(rating.mu) for name, rating in rated.items() if name in BOTS}
    file.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")


def _played(contest: Contest, deals: int, jobs: int) -> list[Ranking]:
    """Return how each game of a contest ended."""
    rankings = []
    bouts = contest.bouts(deals)
    with progress_bar(
        f"{contest.players} players", total=deals * contest.games_per_deal
    ) as advance:
        games = in_order(partial(processes, jobs), Bout.play, contest.bouts(deals), lambda: False)
        for bout, game in zip(bouts, games, strict=True):
            rankings.append(ranking_of(bout.names, game.result.ranks))
            advance(1, "")
    return rankings


if __name__ == "__main__":
    main()
