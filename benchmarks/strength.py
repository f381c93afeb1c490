"""Measure the ladder and write `docs/strength.md`: `python benchmarks/strength.py --help`."""

import json
import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import click

from lanterns.arena import (
    ArenaError,
    Contest,
    Ledger,
    OpenPool,
    one_against_rest,
    play_contest,
    processes,
    steps_of,
)
from lanterns.arena.contest import LineUp
from lanterns.arena.dask_cluster import cluster
from lanterns.arena.ladder_page import Chapter, to_chapter, update_page
from lanterns.arena.svg_chart import ratings_to_svg
from lanterns.bots import LADDER, PlayedGame
from lanterns.bots.entries import entry_of, thinks_by_the_clock
from lanterns.bots.errors import BotFault
from lanterns.cli.bot_options import check_entry, parse_names
from lanterns.cli.errors import INTERRUPTED
from lanterns.cli.progress import progress_bar
from lanterns.cli.signals import interrupts
from lanterns.rules import PLAYER_COUNTS

SOME = click.IntRange(min=1)


@click.command()
@click.option("--bots", default=",".join(LADDER), help="The ladder, the weakest first.")
@click.option("--players", default="2,3,4", show_default=True)
@click.option("--deals", type=SOME, default=10, show_default=True, help="Deals for each pair.")
@click.option(
    "--reach",
    type=SOME,
    default=3,
    show_default=True,
    help="The most levels between the bots of a pair.",
)
@click.option("--budget", default=0.1, show_default=True, help="Seconds per action in pairs.")
@click.option(
    "--step-deals", type=SOME, default=200, show_default=True, help="Deals for each step."
)
@click.option("--seat-bots", default="apprentice,artisan,master", show_default=True)
@click.option(
    "--seat-deals",
    type=SOME,
    default=100,
    show_default=True,
    help="Deals with the same bot on every seat.",
)
@click.option(
    "--long-deals",
    type=SOME,
    default=40,
    show_default=True,
    help="Deals for steps with a bot that thinks for its whole budget.",
)
@click.option("--whole-budget", default=0.5, show_default=True, help="Seconds per action in steps.")
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", default=os.cpu_count() or 1, help="The number of processes.")
@click.option("--dask", metavar="ADDRESS", help="Play on the cluster of this Dask scheduler.")
@click.option("--out", default="docs/strength.md", show_default=True, type=click.Path())
@click.option("--ratings", default="src/lanterns/bots/ratings.json", type=click.Path())
def main(
    bots: str,
    players: str,
    deals: int,
    reach: int,
    budget: float,
    step_deals: int,
    seat_bots: str,
    seat_deals: int,
    long_deals: int,
    whole_budget: float,
    seed: int,
    jobs: int,
    dask: str | None,
    out: str,
    ratings: str,
) -> None:
    """Measure pairs and steps of the ladder and the value of a seat, and write them to the page.

    Pairs have a short budget per action; steps have the full one. What the page and the ratings
    hold about other numbers of players stays.
    """
    ladder, equals, counts = (
        parse_names(bots, check_entry),
        parse_names(seat_bots, check_entry),
        _counts(players),
    )
    if len(set(ladder)) < max(2, len(ladder)):
        raise click.UsageError("A ladder has two bots or more, each named once.")
    open_pool: OpenPool = partial(processes, jobs) if dask is None else partial(cluster, dask)
    page = Path(out)
    for file in page, Path(ratings):
        if not file.parent.is_dir():
            raise click.UsageError(f"There is no folder for {file}.")
    command = (
        f"python benchmarks/strength.py --bots {','.join(ladder)} --players {{}} "
        f"--deals {deals} --reach {reach} --budget {budget:g} --step-deals {step_deals} "
        f"--seat-bots {seat_bots} --seat-deals {seat_deals} --long-deals {long_deals} "
        f"--whole-budget {whole_budget:g} --seed {seed}"
    )
    chapters = []
    with interrupts() as interrupt:

        def play(line_ups: Sequence[LineUp], seconds: float, wanted: int, label: str) -> Ledger:
            contest = Contest(tuple(line_ups), seed, seconds)
            try:
                return _played(contest, wanted, open_pool, label, stop=lambda: interrupt.asked)
            except (ArenaError, BotFault) as error:
                raise click.ClickException(str(error)) from error

        for count in counts:
            everyone = one_against_rest(ladder, count, reach)
            pairs = play(everyone, budget, deals, f"{count} players, pairs")
            # Most bots play quickly; those that use their whole budget play fewer deals.
            steps = [
                play(
                    [step],
                    whole_budget,
                    long_deals if any(map(_thinks_long, step)) else step_deals,
                    f"{count} players, {step[0]}",
                )
                for step in steps_of(ladder, count)
            ]
            mirrors = {
                name: play([(name,) * count], budget, seat_deals, f"{count} × {name}")
                for name in equals
            }
            if interrupt.asked:
                raise SystemExit(INTERRUPTED)  # without writing anything
            seats = {name: mirror.standings() for name, mirror in mirrors.items()}
            chapter = Chapter(
                ladder,
                pairs.standings(),
                [step.standings() for step in steps],
                seats,
                f"strength/{count}-players.svg",
                command.format(count),
            )
            click.echo(f"{to_chapter(chapter)}\n")  # visible even if the run is interrupted later
            chapters.append(chapter)
    rated = {
        str(chapter.players): {"seconds": budget, "ratings": chapter.ratings}
        for chapter in chapters
    }
    # All at once, so that page, charts and ratings are always from the same run.
    (page.parent / "strength").mkdir(parents=True, exist_ok=True)
    for chapter in chapters:
        (page.parent / chapter.picture).write_text(ratings_to_svg(chapter.pairs), encoding="utf-8")
    page.write_text(update_page(_read(page), chapters), encoding="utf-8")
    known = json.loads(_read(Path(ratings)) or "{}")
    Path(ratings).write_text(json.dumps(known | rated, indent=1) + "\n", encoding="utf-8")


def _read(file: Path) -> str:
    """Return what a file holds, or nothing if it is not there yet."""
    return file.read_text(encoding="utf-8") if file.exists() else ""


def _thinks_long(name: str) -> bool:
    """Return whether a bot thinks for as long as it may."""
    return thinks_by_the_clock(entry_of(name).make())


def _counts(players: str) -> list[int]:
    """Parse numbers of players, such as 2,3,4."""
    counts = {str(count): count for count in PLAYER_COUNTS}
    if not set(players.split(",")) <= set(counts):
        raise click.UsageError(f"--players takes some of {','.join(counts)}, not “{players}”.")
    return [counts[word] for word in players.split(",")]


def _played(
    contest: Contest, deals: int, open_pool: OpenPool, label: str, stop: Callable[[], bool]
) -> Ledger:
    with progress_bar(label, total=deals * contest.games_per_deal) as advance:

        def watch(game: PlayedGame, ledger: Ledger) -> None:
            advance(1, f"{ledger.deals} deals")

        return play_contest(contest, deals, open_pool, stop=stop, watch=watch)


if __name__ == "__main__":
    main()
