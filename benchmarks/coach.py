"""Whether the coach can be believed: `python benchmarks/coach.py ladder --players 2`.

Bots play whole games; the coach reviews them. Every figure comes with its interval of 95 %, by
game, because the decisions of one game belong together.
"""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt

import click
import numpy as np
from bot_games import mixed, played
from calibration_table import calibration_table

from lanterns.bots.ladder import LADDER
from lanterns.bots.seeding import seeded
from lanterns.coach import Decision, SeatAccount, review
from lanterns.coach.decisions import open_decisions
from lanterns.core import ADVICE_WORLDS, Verdict, advise
from lanterns.rules import Game, Record

SURE = (Verdict.MISTAKE, Verdict.BLUNDER)

players_option = click.option("--players", default=2, type=click.IntRange(2, 4), show_default=True)
games_option = click.option("--games", default=10, type=click.IntRange(min=2), show_default=True)
seed_option = click.option("--seed", default=1, show_default=True)
worlds_option = click.option("--worlds", default=ADVICE_WORLDS, show_default=True)
jobs_option = click.option("--jobs", default=os.cpu_count() or 1, help="The number of processes.")


@click.group()
def main() -> None:
    """Measure the coach."""


@main.command()
@players_option
@games_option
@seed_option
@worlds_option
@jobs_option
@click.option("--levels", default=",".join(LADDER), show_default=True)
@click.option("--budget", default=0.05, show_default=True, help="Seconds of a bot for an action.")
def ladder(
    players: int, games: int, seed: int, worlds: int, jobs: int, levels: str, budget: float
) -> None:
    """Print the mean loss per decision and the quality of each level, playing among its equals."""
    click.echo(f"{players} players, {games} games a level, {worlds} worlds")
    click.echo("level         loss a decision      quality        mistakes")
    with ProcessPoolExecutor(jobs) as pool:
        for level in levels.split(","):
            rate = partial(_rate_equals, level, players, seed, worlds, budget)
            loss, quality, faults = map(_interval, zip(*pool.map(rate, range(games)), strict=True))
            click.echo(
                f"{level:12s}  {100 * loss[0]:5.2f} ± {100 * loss[1]:4.2f} %   "
                f"{quality[0]:5.1f} ± {quality[1]:4.1f}   "
                f"{100 * faults[0]:5.1f} ± {100 * faults[1]:4.1f} %"
            )


@main.command("games")
@players_option
@games_option
@seed_option
@worlds_option
@jobs_option
@click.option("--levels", default="lamplighter,artisan,phoenix", show_default=True)
def mixed_games(players: int, games: int, seed: int, worlds: int, jobs: int, levels: str) -> None:
    """Review games of several levels: how true the chances are, and where results come from.

    The chances are those after each decision. For the accounts, check the sum of every seat, and
    print the mean luck of seats and levels.
    """
    names = levels.split(",")
    with ProcessPoolExecutor(jobs) as pool:
        judge = partial(_judge_mixed, names, players, seed, worlds)
        judged = list(pool.map(judge, range(games)))
    click.echo(f"{players} players, {games} games of {levels}, {worlds} worlds")
    _report_chances(judged)
    _report_luck(judged, names, players)


@main.command()
@players_option
@games_option
@seed_option
@worlds_option
@jobs_option
@click.option("--levels", default="lamplighter,artisan", show_default=True)
@click.option("--longer", default=100, show_default=True)
@click.option("--most", default=50, show_default=True, help="Verdicts to look at.")
def stability(
    players: int, games: int, seed: int, worlds: int, jobs: int, levels: str, longer: int, most: int
) -> None:
    """Judge every mistake anew by a search that is much longer."""
    seen = gone = 0
    click.echo(f"{players} players, {levels}, {worlds} worlds against {longer * worlds}")
    with ProcessPoolExecutor(jobs) as pool:
        judge = partial(_judge_anew, levels.split(","), players, seed, worlds, longer)
        for found in pool.map(judge, range(games)):
            for verdict, loss, later_verdict, later_loss in found:
                seen += 1
                gone += later_verdict not in SURE
                click.echo(
                    f"{seen:4d}  {verdict.value} {loss:.1%}, then "
                    f"{later_verdict.value} {later_loss:.1%}"
                )
            if seen >= most:
                pool.shutdown(cancel_futures=True)
                break
    click.echo(f"{gone} of {seen} mistakes disappear ({gone / max(1, seen):.1%})")


def _rate_equals(
    level: str, players: int, seed: int, worlds: int, budget: float, game: int
) -> tuple[float, float, float]:
    """Return a game's mean loss of a decision, mean quality, and share of mistakes."""
    found = review(played([level] * players, game, seed, budget), worlds)
    return (
        float(np.mean([one.loss_win for one in found.decisions])),
        float(np.mean([seat.quality for seat in found.seats])),
        float(np.mean([one.verdict in SURE for one in found.decisions])),
    )


@dataclass(frozen=True, slots=True)
class Judged:
    """What a review says of a game, without its positions."""

    levels: tuple[str, ...]
    chances: list[tuple[float, ...]]
    """Of every seat, after each decision."""
    accounts: tuple[SeatAccount, ...]


def _judge_mixed(levels: list[str], players: int, seed: int, worlds: int, game: int) -> Judged:
    seats, record = _mixed(levels, players, game, seed)
    found = review(record, worlds)
    return Judged(seats, [tuple(one.win_chance) for one in found.decisions], found.seats)


def _report_chances(judged: list[Judged]) -> None:
    chances: list[float] = []
    shares: list[float] = []
    games: list[int] = []
    for game, one in enumerate(judged):
        for after in one.chances:
            chances += after
            shares += [account.result for account in one.accounts]
            games += [game] * len(after)
    click.echo(calibration_table(np.array(chances), np.array(shares), np.array(games)))
    even = float(
        np.mean([(1 / len(one.accounts) - a.result) ** 2 for one in judged for a in one.accounts])
    )
    click.echo(f"equal chances would have a Brier score of {even:.4f}")


def _report_luck(judged: list[Judged], levels: list[str], players: int) -> None:
    by_seat: list[list[float]] = [[] for _ in range(players)]
    by_level: dict[str, list[float]] = {level: [] for level in levels}
    worst = 0.0
    for one in judged:
        for account, level in zip(one.accounts, one.levels, strict=True):
            total = account.own + account.others + account.luck
            worst = max(worst, abs(total - (account.result - 1 / players)))
            by_seat[account.seat].append(account.luck)
            by_level[level].append(account.luck)
    click.echo(f"own + others + luck misses result - 1/n by at most {worst:.1e}")
    for seat, lucks in enumerate(by_seat):
        click.echo("luck of seat {}: {:+.1%} ± {:.1%}".format(seat, *_interval(lucks)))
    for level, lucks in by_level.items():
        if lucks:
            click.echo("luck of {}: {:+.1%} ± {:.1%}".format(level, *_interval(lucks)))


def _judge_anew(
    levels: list[str], players: int, seed: int, worlds: int, longer: int, game: int
) -> list[tuple[Verdict, float, Verdict, float]]:
    """Return verdict and loss of every mistake in a game, and what a longer search says."""
    judged = []
    for one in _mistakes(_mixed(levels, players, game, seed)[1], worlds):
        anew = advise(one.view, one.action, worlds=longer * worlds)
        judged.append((one.verdict, one.loss_win, anew.verdict, anew.loss_win))
    return judged


def _mistakes(record: Record, worlds: int) -> Iterator[Decision]:
    for one in open_decisions(Game.from_record(record)):
        # Those that the net finds good are hardly ever mistakes; skipping them saves time.
        if one.judged(0).loss_win < 0.01:
            continue
        decision = one.judged(worlds)
        if decision.verdict in SURE and not decision.advice.is_exact:
            yield decision


def _mixed(levels: list[str], players: int, game: int, seed: int) -> tuple[tuple[str, ...], Record]:
    """Return a game in which each seat has one of the levels, and which."""
    seats = mixed(levels, players, seeded(seed, "seats", game))
    return seats, played(seats, 0, seed * 1_000_003 + game)


def _interval(values: tuple[float, ...] | list[float]) -> tuple[float, float]:
    numbers = np.array(values)
    if len(numbers) < 2:
        return float(numbers.mean()), float("inf")
    return float(numbers.mean()), 1.96 * float(numbers.std(ddof=1)) / sqrt(len(numbers))


if __name__ == "__main__":
    main()
