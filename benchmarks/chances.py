"""What a chance to win is worth with those who play: `python benchmarks/chances.py --help`.

Bots of all levels play, at mixed tables and among equals; the coach judges some decisions of each
game. `fit` finds the weights in `at_table.h` with which a conditional logit tells the results from
the chances among equals, the tiles that are left and the ratings; `test` says how true the chances
are that it gives in other games.
"""

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import click
import numpy as np
import numpy.typing as npt
from bot_games import mixed, played
from calibration_table import calibration_table

from lanterns.bots.seeding import seeded
from lanterns.bots.strength import measurements
from lanterns.coach.decisions import open_decisions
from lanterns.core import ADVICE_WORLDS
from lanterns.rules import TILES_IN_PLAY, Game, end_of, result_of

DECISIONS = 6
"""How many of a game are judged, evenly spread: all of a game share its result."""
NEVER_CERTAIN = 0.01
"""Of every chance, so much is shared by all: nothing is quite certain where people play."""

SMALL = 1e-6
"""A step to other weights that changes nothing."""

CASE = np.dtype(
    [
        ("game", "<i4"),
        ("players", "i1"),
        ("tiles_left", "i1"),
        ("are_equals", "?"),
        ("ratings", "<f8", 4),
        ("equal", "<f8", 4),
        ("shown", "<f8", 4),
        ("shares", "<f8", 4),
    ]
)
"""A decision: what the coach says of each seat after it, and what each seat won."""

Cases = npt.NDArray[Any]
Floats = npt.NDArray[np.float64]

files_argument = click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))


@click.group()
def main() -> None:
    """Gather chances and results, fit the weights, and test them."""


@main.command()
@click.argument("out", type=click.Path(path_type=Path))
@click.option("--players", type=click.IntRange(2, 4), required=True)
@click.option("--games", default=1000, show_default=True, help="Half of them among equals.")
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", default=os.cpu_count() or 1, help="The number of processes.")
def gather(out: Path, players: int, games: int, seed: int, jobs: int) -> None:
    """Let bots play and the coach judge, and write its chances to a file."""
    with ProcessPoolExecutor(jobs) as pool:
        found = np.concatenate([*pool.map(partial(_judged, players, seed), range(games))])
    np.save(out, found)
    click.echo(f"{len(found)} decisions of {games} games")


@main.command()
@files_argument
def fit(files: Sequence[Path]) -> None:
    """Print the weights that tell the results of games best, for each number of players."""
    for players, cases in _by_players(files):
        features = features_of(players, cases)
        weights = ", ".join(f"{one:.4f}" for one in fitted(features, cases["shares"][:, :players]))
        click.echo(f"[{players}] {weights} of {len(cases)} decisions")


@main.command()
@files_argument
def test(files: Sequence[Path]) -> None:
    """Print how often seats win that are shown a certain chance, by tenths of the scale."""
    for players, cases in _by_players(files):
        for name, some in (
            ("equals", cases[cases["are_equals"]]),
            ("mixed tables", cases[~cases["are_equals"]]),
        ):
            for kind in ("equal", "shown"):
                click.echo(f"{players} players, {name}, chances {kind}")
                shares, games = some["shares"][:, :players], some["game"].repeat(players)
                said = some[kind][:, :players]
                click.echo(calibration_table(said.ravel(), shares.ravel(), games))


def features_of(players: int, cases: Cases) -> Floats:
    """Return the features of each seat in each decision, in the order of the weights."""
    ratings = cases["ratings"][:, :players]
    mean = ratings.mean(axis=1, keepdims=True)
    level, above = (mean - 1500) / 400, (ratings - mean) / 400
    spread = np.abs(above).mean(axis=1, keepdims=True)
    tiles = (cases["tiles_left"] / TILES_IN_PLAY[players])[:, None]
    equal = (1 - NEVER_CERTAIN) * cases["equal"][:, :players] + NEVER_CERTAIN / players
    of_chance = (1, tiles, level, spread * tiles)
    of_rating = (1, tiles, level, level * tiles, spread)
    columns = [np.log(equal) * one for one in of_chance] + [above * one for one in of_rating]
    return np.stack(columns, axis=-1)


def fitted(features: Floats, shares: Floats) -> Floats:
    """Return the weights under which the shares of the victory are the likeliest, by Newton."""
    weights = np.zeros(features.shape[-1])
    step = np.ones(features.shape[-1])
    while np.abs(step).max() > SMALL:
        chances = _chances(features, weights)
        slope = np.einsum("ci,cik->k", shares - chances, features)
        mean = np.einsum("ci,cik->ck", chances, features)
        bend = np.einsum("ci,cik,cil->kl", chances, features, features) - mean.T @ mean
        step = np.linalg.solve(bend, slope)
        before = _likelihood(features, shares, weights)
        # A whole step may lead beyond the top.
        while _likelihood(features, shares, weights + step) < before and np.abs(step).max() > SMALL:
            step = step / 2
        weights = weights + step
    return weights


def _likelihood(features: Floats, shares: Floats, weights: Floats) -> float:
    return float((shares * np.log(_chances(features, weights) + 1e-300)).sum())


def _chances(features: Floats, weights: Floats) -> Floats:
    logits = features @ weights
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    chances: Floats = odds / odds.sum(axis=1, keepdims=True)
    return chances


def _by_players(files: Sequence[Path]) -> list[tuple[int, Cases]]:
    cases = np.concatenate([np.load(file) for file in files])
    return [(int(n), cases[cases["players"] == n]) for n in np.unique(cases["players"])]


def _judged(players: int, seed: int, game: int) -> Cases:
    rng = seeded(seed, "levels", players, game)
    rated = measurements()[players].ratings
    are_equals = game % 2 == 0
    seats = (rng.choice([*rated]),) * players if are_equals else mixed([*rated], players, rng)
    record = played(seats, game, seed)
    winners = result_of(end_of(record)).winners
    decisions = [*open_decisions(Game.from_record(record))]
    ends = np.linspace(0, len(decisions), DECISIONS + 1).astype(int).tolist()
    chosen = [decisions[rng.randrange(first, end)] for first, end in pairwise(ends)]
    cases = np.zeros(len(chosen), CASE)
    ratings = [rated[name] for name in seats]
    for case, one in zip(cases, chosen, strict=True):
        judged = one.judged(ADVICE_WORLDS, ratings)
        case["game"], case["players"], case["are_equals"] = game, players, are_equals
        case["tiles_left"] = TILES_IN_PLAY[players] + 1 - len(one.view.lake.tiles)
        case["ratings"][:players] = ratings
        case["equal"][:players] = judged.chosen.equal_chance
        case["shown"][:players] = judged.win_chance
        case["shares"][[*winners]] = 1 / len(winners)
    return cases


if __name__ == "__main__":
    main()
