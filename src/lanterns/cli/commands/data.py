"""`lanterns data`: make an open data set of games, or verify one."""

from collections.abc import Generator, Iterable
from contextlib import closing
from pathlib import Path

import click

from lanterns import __version__
from lanterns.arena import ArenaError
from lanterns.arena.dataset.checking import (
    SAMPLE,
    FileCheck,
    checks_of,
    file_faults,
    read_plan,
)
from lanterns.arena.dataset.columns import Row, import_pyarrow
from lanterns.arena.dataset.folder import SUMS, make
from lanterns.arena.dataset.part import Part
from lanterns.arena.dataset.plan import LEVELS, Plan

from ..errors import INTERRUPTED, Failure, Unsound
from ..options import ANY_PATH_OBJECT, AnyWhole, dask_option, jobs_option
from ..output_files import reporting
from ..progress import counted, progress_bar
from ..simulation.ordered_work import done_in_order


@click.group("data")
def command() -> None:
    """Make an open data set of games, or verify one."""


@command.command("make")
@click.argument("folder", type=ANY_PATH_OBJECT, metavar="DIR")
@click.option(
    "--games",
    type=AnyWhole(),
    default=500,
    show_default=True,
    help="How many games each level plays with each number of players.",
)
@click.option("--players", default="2,3,4", show_default=True, help="The numbers of players.")
@click.option("--levels", default=",".join(LEVELS), show_default=True, help="Who plays.")
@click.option(
    "--seed", type=AnyWhole(), default=1, show_default=True, help="The same seed, the same games."
)
@jobs_option(1, "The number of processes; by default one.")
@dask_option
@click.pass_context
def make_command(
    context: click.Context,
    folder: Path,
    games: int,
    players: str,
    levels: str,
    seed: int,
    jobs: int,
    dask: str | None,
) -> None:
    """Write games of the levels into DIR, as Parquet with a datasheet and checksums.

    The same command writes the same bytes, however many processes or machines play, and goes on
    where it was interrupted.
    """
    plan = _plan(games, players, levels, seed)

    def play(parts: Iterable[Part]) -> Generator[list[Row]]:
        return done_in_order(Part.play, parts, jobs, dask)

    with progress_bar("Playing", total=plan.total) as advance, reporting(str(folder)):
        try:
            played = make(folder, plan, play, advance)
        except ArenaError as error:
            raise Failure(str(error)) from error
        except KeyboardInterrupt:
            click.echo("Interrupted; the same command goes on from here.", err=True)
            context.exit(INTERRUPTED)
    there = counted(plan.total - played, "was", "were")
    more = f"; {there} there already" if played < plan.total else ""
    click.echo(f"{folder} has {counted(plan.total, 'game', 'games')}{more}.")


@command.command("verify")
@click.argument("folder", type=ANY_PATH_OBJECT, metavar="DIR")
@click.option("--all", "whole", is_flag=True, help=f"Replay every game, not {SAMPLE} of each file.")
@jobs_option(1, "The number of processes; by default one.")
def verify_command(folder: Path, whole: bool, jobs: int) -> None:
    """Check the sums and columns of the data set in DIR, and replay games of each file.

    A game holds if it follows the rules, if its columns say what happened, if its tiles are those
    of the seed, and if the level plays it again. Exits with 1 and a sentence for each fault if the
    set does not hold.
    """
    try:
        import_pyarrow()
    except ArenaError as error:
        raise Failure(str(error)) from error
    try:
        plan, version = read_plan(folder)
        faults = list(file_faults(folder, plan))
    except ArenaError as error:
        # A finished set that cannot be read any more was one.
        raise (Unsound if (folder / SUMS).is_file() else Failure)(str(error)) from error
    except OSError as error:
        raise Failure(f"{folder} cannot be read: {error.strerror}.") from error
    checks = checks_of(folder, plan, version, whole)
    with (
        progress_bar("Replaying", total=sum(len(check.replayed) for check in checks)) as advance,
        closing(done_in_order(FileCheck.faults, checks, jobs)) as found,
    ):
        for check, more in zip(checks, found, strict=True):
            faults += more
            advance(len(check.replayed))
    if faults:
        failure = Unsound(f"{folder} does not hold: {counted(len(faults), 'fault', 'faults')}.")
        failure.details = "".join(f"{fault}\n" for fault in faults)
        raise failure
    replayed = counted(sum(len(check.replayed) for check in checks), "game", "games")
    click.echo(f"{folder} holds, {plan.total:,} games in all; {replayed} replayed.")
    if version != __version__:
        click.echo(f"Lanterns {version} chose; what {__version__} would choose was not compared.")


def _plan(games: int, players: str, levels: str, seed: int) -> Plan:
    try:
        counts = tuple(int(word) for word in players.split(","))
    except ValueError:
        raise Failure(f"--players takes numbers such as 2,3,4, not “{players}”.") from None
    try:
        return Plan(games, counts, tuple(word.strip() for word in levels.split(",")), seed)
    except ValueError as error:
        raise Failure(str(error)) from error
