"""Whether the coach can be believed: `python benchmarks/coach.py ladder --players 2`.

Bots play whole games; the coach reviews them. Every figure comes with its interval of 95 %, by
game, because the decisions of one game belong together.
"""

from collections.abc import Iterator
from math import sqrt

import click
import numpy as np
import numpy.typing as npt

from lanterns.bots import BOTS
from lanterns.bots.bot_game import play_game
from lanterns.bots.ladder import LADDER
from lanterns.bots.seeding import seeded
from lanterns.coach import Decision, Review, review
from lanterns.coach.decisions import open_decisions
from lanterns.core import ADVICE_WORLDS, Verdict, advise
from lanterns.rules import DEFAULT_SEATING, Record, shuffled_tiles

BINS = 10
SURE = (Verdict.MISTAKE, Verdict.BLUNDER)

Floats = npt.NDArray[np.float64]

players_option = click.option("--players", default=2, type=click.IntRange(2, 4), show_default=True)
games_option = click.option("--games", default=10, type=click.IntRange(min=2), show_default=True)
seed_option = click.option("--seed", default=1, show_default=True)
worlds_option = click.option("--worlds", default=ADVICE_WORLDS, show_default=True)


@click.group()
def main() -> None:
    """Measure the coach."""


@main.command()
@players_option
@games_option
@seed_option
@worlds_option
def ladder(players: int, games: int, seed: int, worlds: int) -> None:
    """Print the mean loss per decision and the quality of each level, playing among its equals."""
    click.echo(f"{players} players, {games} games a level, {worlds} worlds")
    click.echo("level         loss a decision      quality        mistakes")
    for level in LADDER:
        found = [review(one, worlds) for one in _records([level] * players, games, seed)]
        loss = _interval([float(np.mean([d.loss_win for d in r.decisions])) for r in found])
        quality = _interval([float(np.mean([s.quality for s in r.seats])) for r in found])
        faults = _interval([100 * _share_of_mistakes(r) for r in found])
        click.echo(
            f"{level:12s}  {100 * loss[0]:5.2f} ± {100 * loss[1]:4.2f} %   "
            f"{quality[0]:5.1f} ± {quality[1]:4.1f}   {faults[0]:5.1f} ± {faults[1]:4.1f} %"
        )


@main.command()
@players_option
@games_option
@seed_option
@worlds_option
@click.option("--levels", default="lamplighter,artisan,phoenix", show_default=True)
def calibration(players: int, games: int, seed: int, worlds: int, levels: str) -> None:
    """Print how often seats win that the coach gives a certain chance, after each decision."""
    said: list[float] = []
    won: list[float] = []
    by_game: list[int] = []
    for game, one in enumerate(_mixed(levels.split(","), players, games, seed)):
        found = review(one, worlds)
        for decision in found.decisions:
            said += decision.win_chance
            won += [seat.result for seat in found.seats]
            by_game += [game] * players
    chances, shares, numbers = np.array(said), np.array(won), np.array(by_game)
    click.echo(f"{players} players, {games} games of {levels}, {worlds} worlds")
    click.echo("chance        said    won   ± by game")
    bins, apart = np.minimum((chances * BINS).astype(int), BINS - 1), 0.0
    for number in range(BINS):
        those = bins == number
        if not those.any():
            continue
        mean, share = chances[those].mean(), shares[those].mean()
        residues = np.bincount(numbers[those], shares[those] - share)
        error = 1.96 * sqrt(float((residues**2).sum())) / those.sum()
        apart += abs(mean - share) * those.mean()
        click.echo(
            f"{10 * number:3d}-{10 * number + 10:3d} %   {mean:6.1%} {share:6.1%}  {error:5.1%}"
        )
    brier = float(((chances - shares) ** 2).mean())
    even = float(((1 / players - shares) ** 2).mean())
    click.echo(f"mean distance {apart:.1%}, Brier score {brier:.4f} (equal chances: {even:.4f})")


@main.command()
@players_option
@games_option
@seed_option
@worlds_option
@click.option("--levels", default="lamplighter,artisan,phoenix", show_default=True)
def luck(players: int, games: int, seed: int, worlds: int, levels: str) -> None:
    """Check the sum for every seat, and print the mean luck of seats and levels."""
    names = levels.split(",")
    by_seat: list[list[float]] = [[] for _ in range(players)]
    by_level: dict[str, list[float]] = {name: [] for name in names}
    worst = 0.0
    for one in _mixed(names, players, games, seed):
        found = review(one, worlds)
        for account in found.seats:
            total = account.own + account.others + account.luck
            worst = max(worst, abs(total - (account.result - 1 / players)))
            by_seat[account.seat].append(account.luck)
            assert one.names is not None
            by_level[one.names[account.seat].removeprefix("bot:")].append(account.luck)
    click.echo(f"{players} players, {games} games of {levels}, {worlds} worlds")
    click.echo(f"own + others + luck misses result - 1/n by at most {worst:.1e}")
    for seat, lucks in enumerate(by_seat):
        click.echo("luck of seat {}: {:+.1%} ± {:.1%}".format(seat, *_interval(lucks)))
    for level, lucks in by_level.items():
        if lucks:
            click.echo("luck of {}: {:+.1%} ± {:.1%}".format(level, *_interval(lucks)))


@main.command()
@players_option
@games_option
@seed_option
@worlds_option
@click.option("--levels", default="lamplighter,artisan", show_default=True)
@click.option("--longer", default=100, show_default=True)
@click.option("--most", default=50, show_default=True, help="Verdicts to look at.")
def stability(
    players: int, games: int, seed: int, worlds: int, levels: str, longer: int, most: int
) -> None:
    """Judge every mistake anew by a search that is much longer."""
    kept = gone = 0
    for one in _mixed(levels.split(","), players, games, seed):
        for decision in _mistakes(one, worlds):
            anew = advise(decision.view, decision.action, worlds=longer * worlds)
            kept += anew.verdict in SURE
            gone += anew.verdict not in SURE
        if kept + gone >= most:
            break
    click.echo(
        f"{players} players, {worlds} worlds against {longer * worlds}: "
        f"{gone} of {kept + gone} mistakes disappear ({gone / max(1, kept + gone):.1%})"
    )


def _mistakes(record: Record, worlds: int) -> Iterator[Decision]:
    from lanterns.coach import finished_game

    for one in open_decisions(finished_game(record)):
        # Those that the net finds good are hardly ever mistakes; skipping them saves time.
        if one.judged(0).loss_win < 0.01:
            continue
        decision = one.judged(worlds)
        if decision.verdict in SURE and not decision.advice.is_exact:
            yield decision


def _records(levels: list[str], games: int, seed: int) -> Iterator[Record]:
    players = len(levels)
    for game in range(games):
        tiles = shuffled_tiles(players, seeded(seed, "deal", game))
        bots = [(name, BOTS[name](), seeded(seed, game, seat)) for seat, name in enumerate(levels)]
        yield play_game(DEFAULT_SEATING[players], tiles, bots, 0.05).record


def _mixed(levels: list[str], players: int, games: int, seed: int) -> Iterator[Record]:
    """Yield games in which the levels take turns on the seats."""
    for game in range(games):
        rng = seeded(seed, "seats", game)
        seats = [rng.choice(levels) for _ in range(players)]
        yield from _records(seats, 1, seed * 1_000_003 + game)


def _share_of_mistakes(found: Review) -> float:
    return float(np.mean([one.verdict in SURE for one in found.decisions]))


def _interval(values: list[float]) -> tuple[float, float]:
    numbers: Floats = np.array(values)
    if len(numbers) < 2:
        return float(numbers.mean()), float("inf")
    return float(numbers.mean()), 1.96 * float(numbers.std(ddof=1)) / sqrt(len(numbers))


if __name__ == "__main__":
    main()
