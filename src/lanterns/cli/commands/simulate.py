"""`lanterns simulate`: play games between bots and write their records."""

import secrets
import sys
from contextlib import closing

import click

from lanterns.arena import Bout
from lanterns.bots.errors import BotFault
from lanterns.rules import record_to_json

from ..bot_options import (
    bot_failure,
    bots_option,
    budget_option,
    check_entry,
    parse_bots,
    players_option,
)
from ..errors import Failure
from ..options import ANY_PATH, AnyWhole, Whole, is_given, jobs_option, parse_seating
from ..output_files import opened
from ..progress import progress_bar
from ..simulation.core_games import POLICIES, CoreGames, write_records
from ..simulation.ordered_work import done_in_order
from ..simulation.parquet import write_parquet


@click.command("simulate")
@players_option
@click.option("--games", type=Whole(min=0), default=1, show_default=True)
@click.option(
    "--seed",
    type=AnyWhole(),
    help="The same seed gives the same games; by default random and printed.",
)
@bots_option("One bot for each seat, or one for all; by default random.", default="random")
@click.option("--seats", help="Sides of the table, such as south,north; the start player first.")
@click.option(
    "--out",
    type=ANY_PATH,
    metavar="FILE",
    default="-",
    help="The file to write; - is standard output.",
)
@click.option("--force", is_flag=True, help="Replace the content of the file, if it has any.")
@budget_option
@jobs_option(1, "The number of processes; by default one.")
@click.option(
    "--engine",
    type=click.Choice(["rules", "core"]),
    default="rules",
    show_default=True,
    help="Bots at the referee's table, or a policy of the simulator, for games by the million.",
)
@click.option(
    "--policy",
    type=click.Choice(POLICIES),
    default="random",
    show_default=True,
    help="Who plays every seat with --engine core.",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["jsonl", "parquet"]),
    default="jsonl",
    show_default=True,
    help="Records, or with --engine core a folder of Parquet files with a row for each decision.",
)
@click.option("--resume", is_flag=True, help="With --engine core: go on where --out ends.")
@click.pass_context
def command(
    context: click.Context,
    players: int,
    games: int,
    seed: int | None,
    bots: str,
    seats: str | None,
    out: str,
    force: bool,
    budget: float,
    jobs: int,
    engine: str,
    policy: str,
    form: str,
    resume: bool,
) -> None:
    """Let bots play and write the records of the games, one per line.

    The games depend on the seed, the seats and the bots, never on --jobs. Games of a bot that
    thinks for as long as it may also depend on the machine. A bot is named as for the arena: a@2
    may think for two seconds, a@256p for 256 playouts, and cmd:PROGRAM ARGS is a program.
    """
    chosen = secrets.randbits(32) if seed is None else seed
    seating = parse_seating(seats, players)
    if engine == "core":
        if is_given(context, "bots") or is_given(context, "budget"):
            raise Failure("--bots and --budget need --engine rules; the simulator has --policy.")
        if resume and seed is None:
            raise Failure("To resume, name the seed that the games were begun with.")
        if resume and out == "-":
            raise Failure("To resume, name with --out where the games are.")
        write = write_parquet if form == "parquet" else write_records
        write(out, CoreGames(seating, chosen, policy), games, jobs, resume, force)
        _say_seed(chosen, seed is None and bool(games))
        return
    if form != "jsonl" or resume or policy != "random":
        raise Failure("--policy, --resume and --format parquet need --engine core.")
    names = parse_bots(bots, players, check_entry)
    bouts = (
        Bout(chosen, game, names, budget=budget, seating=tuple(seating)) for game in range(games)
    )
    with (
        opened(out, force=force) as file,
        progress_bar("Playing", total=games) as advance,
        closing(done_in_order(Bout.play, bouts, jobs)) as played,
    ):
        try:
            for game in played:
                file.write(f"{record_to_json(game.record)}\n")
                advance(1)
        except BotFault as fault:
            raise bot_failure(fault) from fault
    _say_seed(chosen, seed is None and bool(games))


def _say_seed(seed: int, is_drawn: bool) -> None:
    if is_drawn:
        sys.stdout.flush()  # no seed if the records could not be written
        click.echo(f"Seed {seed}.", err=True)
