"""`lanterns play`: a game in the terminal."""

import os
from dataclasses import replace
from pathlib import Path

import click
from click.core import ParameterSource

from lanterns.bots import BOTS, Bot, BrokenPlugin
from lanterns.bots.fault import BotFault, trace_of
from lanterns.locale import LANGUAGES, Words, choose_language

from . import INTERRUPTED
from .bot_failure import bot_failure
from .failure import Failure
from .numbers import Whole
from .options import check_bot
from .terminal.console import StandardConsole
from .terminal.dealing import OPPONENT, deal, generator
from .terminal.dealing import resume as resumed
from .terminal.desk import Quit
from .terminal.host import Host
from .terminal.keeper import Keeper
from .terminal.party import Party
from .terminal.table import Table

_DEALING = ("players", "people", "bots", "names", "seats", "seed")


@click.command("play")
@click.option("--players", type=Whole(2, 4), help="How many play: those named, at least 2.")
@click.option("--people", type=Whole(1, 4), default=1, help="How many are people: 1.")
@click.option("--bots", help=f"One for each other seat, or one for all: {OPPONENT}.")
@click.option("--names", default="", help="What the people are called, such as Ana,Bo.")
@click.option("--seats", help="Sides of the table, such as south,north; the start player first.")
@click.option("--seed", type=int, help="Deal a game that can be dealt again.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The locale's language if left out.")
@click.option("--words", "in_words", is_flag=True, help="Tell the lake in words, without drawing.")
@click.option("--record", type=click.Path(path_type=Path), help="Keep the game in a new file.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a game kept in a file.")
@click.pass_context
def command(
    context: click.Context,
    players: int | None,
    people: int,
    bots: str | None,
    names: str,
    seats: str | None,
    seed: int | None,
    lang: str | None,
    in_words: bool,
    record: Path | None,
    resume: Path | None,
) -> None:
    """Play in the terminal, against bots or with people who share the keyboard.

    The people sit first, in turn order, then the bots. A game that is kept is saved turn by turn.
    """
    # Elsewhere a dash is standard input or output; here these are the keyboard and the screen.
    for option, path in (("--record", record), ("--resume", resume)):
        if path == Path("-"):
            raise Failure(f"{option} needs a file; the terminal is for playing.")
    words = Words(lang or choose_language(os.environ))
    if resume:
        _refuse_dealing(context)
        dealt = resumed(resume)
    else:
        dealt = deal(players, people, bots, names, seats, seed)
    party = Party.from_record(dealt.names or (), len(dealt.seating), words)
    bots_there = {seat: _made(name) for seat, name in party.bots.items()}
    host = Host(
        StandardConsole(),
        words,
        Table(replace(dealt, names=party.in_record)),
        party,
        bots_there,
        generator(seed, "bots"),
        _keeper(record, resume),
        in_words=in_words,
    )
    context.exit(_play(host))


def _made(name: str) -> Bot:
    check_bot(name)
    try:
        return BOTS[name]()
    except BrokenPlugin as error:
        raise bot_failure(BotFault(error.sentence, trace_of(error))) from error


def _play(host: Host) -> int:
    """Play to the end, or until somebody leaves; return the exit code."""
    code = 0
    try:
        host.play()
        return code
    except Quit:
        parting = "goodbye"
    except EOFError:
        parting = "input-ended"
    except KeyboardInterrupt:
        parting, code = "goodbye", INTERRUPTED
    except BotFault as fault:
        host.part("goodbye")
        raise bot_failure(fault) from fault
    host.part(parting)
    return code


def _keeper(record: Path | None, resume: Path | None) -> Keeper | None:
    if record is None:
        return Keeper(resume) if resume else None
    keeper = Keeper(record)
    try:
        keeper.claim()
    except FileExistsError:
        raise Failure(f"There is already a file {record}; name a new one.") from None
    except OSError as error:
        raise Failure(f"{record} cannot be written: {error.strerror}.") from None
    return keeper


def _refuse_dealing(context: click.Context) -> None:
    for name in _DEALING:
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            raise Failure(f"A resumed game is dealt already: leave out --{name}.")
