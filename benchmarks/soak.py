"""Play games between all bots and look for faults: `python benchmarks/soak.py --help`.

A fault is an illegal choice, an exception, or a choice that exceeds its budget by more than an
allowance. Only processor time counts, so that a busy machine is no fault of a bot. A late choice is
repeated: a hiccup of the machine does not return at the same place, a slow bot is slow again.
"""

import os
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import thread_time

import click

from lanterns.arena import ArenaError, in_order, processes
from lanterns.bots import BOTS, Bot, Choice, play_game
from lanterns.bots.errors import BotFault
from lanterns.bots.ladder import BUILT_IN
from lanterns.bots.seeding import seeded
from lanterns.cli.bot_options import parse_names
from lanterns.cli.errors import INTERRUPTED
from lanterns.cli.progress import progress_bar
from lanterns.cli.signals import interrupts
from lanterns.rules import DEFAULT_SEATING, PLAYER_COUNTS, Action, View, shuffled_tiles

# Seconds: none, too few to search, enough to begin a search, and enough to trust its result; each
# with its relative frequency.
BUDGETS = {0.0: 12, 0.003: 12, 0.006: 12, 0.03: 1}

# Seconds by which a choice may exceed its budget.
ALLOWANCE = 0.005

# How often in a row a choice must be late to count.
TRIES = 3

CHUNK = 50


@dataclass
class Tally:
    """Counts of games, choices and faults."""

    games: Counter[int] = field(default_factory=Counter)
    choices: Counter[str] = field(default_factory=Counter)
    late: Counter[str] = field(default_factory=Counter)
    worst: dict[str, float] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Add another tally."""
        self.games += other.games
        self.choices += other.choices
        self.late += other.late
        self.faults += other.faults
        for name, excess in other.worst.items():
            self.worst[name] = max(excess, self.worst.get(name, excess))


class Watched:
    """A bot with its own budget and a stopwatch."""

    def __init__(self, name: str, budget: float, tally: Tally) -> None:
        self.name, self.bot, self.budget, self.tally = name, BOTS[name](), budget, tally

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Let the bot choose, and count how long it took."""
        before = rng.getstate()
        for _ in range(TRIES):
            rng.setstate(before)
            begun = thread_time()
            choice = self.bot.choose(view, actions, self.budget, rng)
            excess = thread_time() - begun - self.budget
            if excess <= ALLOWANCE:
                break
        self.tally.choices[self.name] += 1
        self.tally.late[self.name] += excess > ALLOWANCE
        self.tally.worst[self.name] = max(excess, self.tally.worst.get(self.name, excess))
        return choice


def played(names: Sequence[str], seed: int, games: range) -> Tally:
    """Play the games with these numbers."""
    tally = Tally()
    for game in games:
        rng = seeded(seed, "table", game)
        players = PLAYER_COUNTS[game % len(PLAYER_COUNTS)]
        bots: list[tuple[str, Bot, Random]] = []
        for seat in range(players):
            name = rng.choice(names)
            [budget] = rng.choices([*BUDGETS], weights=[*BUDGETS.values()])
            watched = Watched(name, budget, tally)
            bots.append((name, watched, seeded(seed, "seat", game, seat)))
        tiles = shuffled_tiles(players, seeded(seed, "deal", game))
        try:
            play_game(DEFAULT_SEATING[players], tiles, bots, budget=0)
        except BotFault as fault:
            tally.faults.append(f"game {game}: {fault}")
        tally.games[players] += 1
    return tally


@click.command()
@click.option("--bots", default=",".join(BUILT_IN), help="The bots; by default all.")
@click.option("--games", default=100_000, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", default=os.cpu_count() or 1, help="The number of processes.")
def main(bots: str, games: int, seed: int, jobs: int) -> None:
    """Play games between bots with two, three and four players and report every fault."""
    names = parse_names(bots)
    work = partial(played, names, seed)
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    total = Tally()
    with interrupts() as interrupt, progress_bar("Playing", total=games) as advance:
        tallies = in_order(partial(processes, jobs), work, chunks, stop=lambda: interrupt.asked)
        with closing(tallies):
            try:
                for tally in tallies:
                    total.add(tally)
                    advance(tally.games.total(), f"{len(total.faults)} faults")
            except ArenaError as error:
                total.faults.append(str(error))
    click.echo(f"games by players: {dict(sorted(total.games.items()))}")
    click.echo(f"choices: {total.choices.total()}")
    for name in names:
        worst = 1000 * total.worst.get(name, 0.0)
        click.echo(
            f"  {name:12} {total.choices[name]:9}   late {total.late[name]}, {worst:+.1f} ms"
        )
    click.echo(f"late: {total.late.total()}, faults: {len(total.faults)}")
    for fault in total.faults[:20]:
        click.echo(f"  {fault}")
    if interrupt.asked:
        raise SystemExit(INTERRUPTED)
    raise SystemExit(bool(total.faults or total.late.total()))


if __name__ == "__main__":
    main()
