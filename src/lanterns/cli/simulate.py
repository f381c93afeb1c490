"""`lanterns simulate`: games between bots, as records."""

import secrets
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TextIO

import click

from lanterns.bots import BOTS
from lanterns.bots.chance import seeded
from lanterns.bots.game import play_game
from lanterns.rules import Direction, Record, record_to_json, shuffled_tiles

from .failure import Failure
from .options import parse_bots, parse_seating
from .progress import progress_bar

# Games that a worker plays for each message: few enough for a lively bar, enough to be cheap.
CHUNK = 8

# Seconds that a bot may think about one action.
BUDGET = 0.5


@dataclass(frozen=True, slots=True)
class Simulation:
    """Everything that decides what the games will be, whoever plays them."""

    seed: int
    seating: Sequence[Direction]
    bots: Sequence[str]

    def play(self, games: range) -> list[str]:
        """Play the games of these numbers and write each as a line."""
        return [record_to_json(self._record(game)) for game in games]

    def _record(self, game: int) -> Record:
        tiles = shuffled_tiles(len(self.seating), seeded(self.seed, "deal", game))
        bots = [
            (name, BOTS[name](), seeded(self.seed, "seat", seat, game))
            for seat, name in enumerate(self.bots)
        ]
        return play_game(self.seating, tiles, bots, BUDGET)


@click.command("simulate")
@click.option("--players", type=click.IntRange(2, 4), default=2, show_default=True)
@click.option("--games", type=click.IntRange(min=0), default=1, show_default=True)
@click.option("--seed", type=int, help="The same seed gives the same games; chosen if left out.")
@click.option("--bots", default="random", help="One for each seat, or one for all: random.")
@click.option("--seats", help="Sides of the table, such as south,north; the start player first.")
@click.option("--out", default="-", help="The file to write; - is standard output.")
@click.option("--jobs", type=click.IntRange(1, 256), default=1, help="How many processes play.")
def command(
    players: int, games: int, seed: int | None, bots: str, seats: str | None, out: str, jobs: int
) -> None:
    """Let bots play and write finished game records, one a line.

    The games depend on the seed, the seats and the bots, never on --jobs.
    """
    simulation = Simulation(
        seed=secrets.randbits(32) if seed is None else seed,
        seating=parse_seating(seats, players),
        bots=parse_bots(bots, players),
    )
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    with _opened(out) as file, progress_bar("Playing", total=games) as advance:
        for lines in _played(simulation, chunks, jobs):
            file.writelines(f"{line}\n" for line in lines)
            advance(len(lines))


def _played(simulation: Simulation, chunks: list[range], jobs: int) -> Iterator[list[str]]:
    if jobs == 1:
        yield from map(simulation.play, chunks)
        return
    with ProcessPoolExecutor(jobs, initializer=_leave_interrupts) as executor:
        try:
            yield from executor.map(simulation.play, chunks)
        finally:
            # An interrupted or refused write must not wait for games that nobody will read.
            executor.shutdown(wait=False, cancel_futures=True)


def _leave_interrupts() -> None:
    # Ctrl-C is for the parent process, which then ends the workers without their tracebacks.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _opened(path: str) -> Iterator[TextIO]:
    if path == "-":
        yield sys.stdout
        return
    try:
        file = open(path, "w", encoding="utf-8")
    except OSError as error:
        raise Failure(f"{path} cannot be written: {error.strerror}.") from None
    with file:
        yield file
