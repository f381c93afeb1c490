"""`lanterns simulate`: games between bots, as records."""

import secrets
import sys
from collections.abc import Generator, Iterator
from contextlib import closing
from functools import partial

import click

from lanterns.arena import ArenaError, Bout, in_order, processes
from lanterns.bots.fault import BotFault
from lanterns.bots.game import PlayedGame
from lanterns.rules import record_to_json

from .bot_failure import bot_failure
from .failure import Failure
from .numbers import Whole
from .options import parse_bots, parse_seating
from .progress import progress_bar
from .writing import opened


@click.command("simulate")
@click.option("--players", type=Whole(2, 4), default=2, show_default=True)
@click.option("--games", type=Whole(min=0), default=1, show_default=True)
@click.option(
    "--seed", type=int, help="The same seed gives the same games; chosen and told if left out."
)
@click.option("--bots", default="random", help="One for each seat, or one for all: random.")
@click.option("--seats", help="Sides of the table, such as south,north; the start player first.")
@click.option("--out", default="-", help="The file to write; - is standard output.")
@click.option("--jobs", type=Whole(1, 256), default=1, help="How many processes play.")
def command(
    players: int, games: int, seed: int | None, bots: str, seats: str | None, out: str, jobs: int
) -> None:
    """Let bots play and write finished game records, one a line.

    The games depend on the seed, the seats and the bots, never on --jobs; those of a bot that minds
    the clock depend on the machine too.
    """
    chosen = secrets.randbits(32) if seed is None else seed
    seating, names = parse_seating(seats, players), parse_bots(bots, players)
    bouts = (Bout(chosen, game, names, seating=tuple(seating)) for game in range(games))
    with (
        opened(out) as file,
        progress_bar("Playing", total=games) as advance,
        closing(_played(bouts, jobs)) as played,
    ):
        try:
            for game in played:
                file.write(f"{record_to_json(game.record)}\n")
                advance(1)
        except ArenaError as error:
            raise Failure(str(error)) from error
        except BotFault as fault:
            raise bot_failure(fault) from fault
    if seed is None and games:
        sys.stdout.flush()  # what cannot be written has no seed worth telling
        click.echo(f"Seed {chosen}.", err=True)


def _played(bouts: Iterator[Bout], jobs: int) -> Generator[PlayedGame]:
    if jobs == 1:
        yield from map(Bout.play, bouts)
    else:
        yield from in_order(partial(processes, jobs), Bout.play, bouts)
