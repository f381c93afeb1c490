"""`lanterns arena`: measure bots against each other."""

import os
import secrets
from contextlib import ExitStack

import click

from lanterns.arena import (
    ArenaError,
    Contest,
    Ledger,
    SequentialTest,
    line_ups_of,
    play_contest,
)
from lanterns.arena.json_report import to_json
from lanterns.arena.svg_chart import to_svg
from lanterns.arena.text_table import percent_with_interval, to_table
from lanterns.bots import PlayedGame
from lanterns.bots.errors import BotFault
from lanterns.rules import record_to_json

from ..bot_options import (
    bot_failure,
    bots_option,
    budget_option,
    check_entry,
    parse_names,
    players_option,
)
from ..errors import INTERRUPTED, Failure
from ..options import ANY_PATH, AnyWhole, Whole, dask_option, jobs_option
from ..output_files import opened
from ..progress import progress_bar
from ..signals import interrupts
from ..simulation.ordered_work import workers


@click.command("arena")
@bots_option(
    "The names of the bots, such as a,b; a@2 may think for two seconds, a@256p for 256 playouts,"
    " and cmd:PROGRAM ARGS is a program."
)
@players_option
@click.option("--games", type=Whole(min=1), default=200, show_default=True)
@click.option(
    "--seed", type=AnyWhole(), help="The same seed gives the same deals; by default random."
)
@budget_option
@click.option(
    "--sprt", metavar="LOW,HIGH", help="Stop once the test of the first bot's win share is decided."
)
@click.option(
    "--faults",
    type=click.Choice(["stop", "loss"]),
    default="stop",
    show_default=True,
    help="What a bot's failure does: it ends the run, or it loses that game.",
)
@click.option("--out", type=ANY_PATH, metavar="FILE", help="The file for the game records.")
@click.option("--force", is_flag=True, help="Let --out and --svg replace the content of a file.")
@click.option("--svg", type=ANY_PATH, metavar="FILE", help="The file for a chart of the results.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
@jobs_option(os.cpu_count() or 1, "The number of processes; by default one for each core.")
@dask_option
@click.pass_context
def command(
    ctx: click.Context,
    bots: str,
    players: int,
    games: int,
    seed: int | None,
    budget: float,
    sprt: str | None,
    faults: str,
    out: str | None,
    force: bool,
    svg: str | None,
    as_json: bool,
    jobs: int,
    dask: str | None,
) -> None:
    """Let bots play against each other and measure how strong they are.

    One name for each seat is a line-up. With more names than seats, every combination plays; with
    fewer, every mixture. Every line-up plays every deal in every rotation of the seats, and the
    number of games is rounded up to complete deals.
    """
    for path, what in ((out, "Records"), (svg, "A picture")):
        if path == "-":
            raise Failure(f"{what} would mix with the results; name a file.")
    if out is not None and out == svg:
        raise Failure("Records and picture need a file each.")
    chosen = secrets.randbits(32) if seed is None else seed
    contest = _contest(bots, players, chosen, budget, faults == "loss")
    deals = contest.deals_for(games)
    test = None if sprt is None else _test(sprt)
    with ExitStack() as stack:
        records = None if out is None else stack.enter_context(opened(out, force=force))
        picture = None if svg is None else stack.enter_context(opened(svg, force=force))
        interrupt = stack.enter_context(interrupts())
        open_pool = stack.enter_context(workers(jobs, dask))
        ledger, failure = Ledger(contest), None
        with progress_bar("Playing", total=deals * contest.games_per_deal) as advance:

            def watch(game: PlayedGame, counted: Ledger) -> None:
                nonlocal ledger
                ledger = counted
                if records is not None:
                    records.write(f"{record_to_json(game.record)}\n")
                first = contest.names[0]
                advance(1, f"{first} {percent_with_interval(ledger.win_share(first))}")

            try:
                play_contest(
                    contest, deals, open_pool, test=test, stop=lambda: interrupt.asked, watch=watch
                )
            except ArenaError as error:
                failure = Failure(str(error))
            except BotFault as fault:
                failure = bot_failure(fault)
            except Failure as error:  # of the records
                failure = error
        # Even after a failure, the games played until then count.
        if ledger.deals:
            standings = ledger.standings()
            is_partial = interrupt.asked or failure is not None
            click.echo(
                to_json(standings, test, interrupted=is_partial)
                if as_json
                else to_table(standings, test)
            )
            if picture is not None:
                picture.write(to_svg(standings))
        if failure is not None:
            raise failure
        if interrupt.asked:
            click.echo(f"Interrupted; whole deals played: {ledger.deals}.", err=True)
            ctx.exit(INTERRUPTED)


def _contest(bots: str, players: int, seed: int, budget: float, faults_lose: bool) -> Contest:
    try:
        line_ups = line_ups_of(parse_names(bots, check_entry), players)
        return Contest(line_ups, seed, budget, faults_lose)
    except ValueError as error:
        raise Failure(str(error)) from error


def _test(text: str) -> SequentialTest:
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise Failure(f"--sprt takes two win shares, such as 0.5,0.55, not “{text}”.") from None
    if not 0 < low < high < 1:
        raise Failure("The win shares of --sprt must rise and lie between 0 and 1.")
    return SequentialTest(low, high)
