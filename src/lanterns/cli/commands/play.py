"""`lanterns play`: a game in the terminal."""

from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import click

from lanterns.bots import Bot
from lanterns.bots.entries import Entry
from lanterns.bots.errors import BotFault
from lanterns.bots.program_bot import PREFIX
from lanterns.rules import Game

from ..bot_options import bot_failure, check_bot, complete_bots, start_bot
from ..errors import INTERRUPTED, Failure
from ..lang_option import lang_option, words_in
from ..options import ANY_PATH_OBJECT, AnyWhole, Whole, is_given
from ..terminal.console import StandardConsole
from ..terminal.dialog import Quit
from ..terminal.players import Players
from ..terminal.saved_game import SavedGame
from ..terminal.session import Session
from ..terminal.start import OPPONENT, deal, generator
from ..terminal.start import resume as resumed

_DEAL_OPTIONS = ("players", "people", "bots", "names", "seats", "start", "seed")


@click.command("play")
@click.option(
    "--players",
    type=Whole(2, 4),
    help="The number of players; by default people and named bots, at least 2.",
)
@click.option(
    "--people", type=Whole(1, 4), default=1, help="How many of them are people; by default 1."
)
@click.option(
    "--bots",
    shell_complete=complete_bots,
    help=f"One bot for each other seat, or one for all; by default {OPPONENT}.",
)
@click.option("--names", default="", help="The names of the people, such as Ana,Bo.")
@click.option("--seats", help="Sides of the table, such as south,north: people first, then bots.")
@click.option(
    "--start",
    type=Whole(1, 4),
    help="Which player starts, by number: people first, then bots; by default chance decides.",
)
@click.option("--seed", type=AnyWhole(), help="The same seed deals the same game.")
@lang_option
@click.option(
    "--words", "in_words", is_flag=True, help="Describe the lake in words instead of drawing it."
)
@click.option("--record", type=ANY_PATH_OBJECT, help="Save the game in a new file.")
@click.option("--resume", type=ANY_PATH_OBJECT, help="Resume a game saved in a file.")
@click.option(
    "--programs", is_flag=True, help="Start the programs that play in the game to be resumed."
)
@click.pass_context
def command(
    context: click.Context,
    players: int | None,
    people: int,
    bots: str | None,
    names: str,
    seats: str | None,
    start: int | None,
    seed: int | None,
    lang: str | None,
    in_words: bool,
    record: Path | None,
    resume: Path | None,
    programs: bool,
) -> None:
    """Play in the terminal, against bots or with people who share the keyboard.

    People sit first, then bots, clockwise. A game with a file is saved after every turn.
    """
    # Other commands read “-” as standard input or output; here those are keyboard and screen.
    for option, path in (("--record", record), ("--resume", resume)):
        if path == Path("-"):
            raise Failure(f"{option} needs a file; the terminal is for playing.")
    if programs and not resume:
        raise Failure("--programs goes with --resume; a program that --bots names is started.")
    words = words_in(lang)
    if resume:
        _refuse_deal_options(context)
        dealt = resumed(resume)
    else:
        dealt = deal(players, people, bots, names, seats, seed, start)
    seated = Players.from_record(dealt.names or (), len(dealt.seating), words)
    if resume and not programs:
        _refuse_programs(seated.bots.values())
    with ExitStack() as stack:
        seated_bots = {seat: _make_bot(name, stack) for seat, name in seated.bots.items()}
        session = Session(
            StandardConsole(),
            words,
            Game.from_record(replace(dealt, names=seated.record_names)),
            seated,
            seated_bots,
            generator(seed, "bots"),
            _saved_game(record, resume),
            in_words=in_words,
        )
        code = _play(session)
    context.exit(code)


def _make_bot(name: str, stack: ExitStack) -> Bot:
    check_bot(name)
    return start_bot(Entry(name), stack)


def _refuse_programs(bots: Iterable[str]) -> None:
    """Refuse to start what a file names: it may come from anybody."""
    for name in bots:
        if name.startswith(PREFIX):
            raise Failure(
                f"This game would start the program “{name.removeprefix(PREFIX)}”;"
                " add --programs if you trust it."
            )


def _play(session: Session) -> int:
    """Play until the game ends or a person leaves; return the exit code."""
    code = 0
    try:
        session.play()
        return code
    except Quit:
        parting = "goodbye"
    except EOFError:
        parting = "input-ended"
    except KeyboardInterrupt:
        parting, code = "goodbye", INTERRUPTED
    except BotFault as fault:
        session.leave("goodbye")
        raise bot_failure(fault) from fault
    session.leave(parting)
    return code


def _saved_game(record: Path | None, resume: Path | None) -> SavedGame | None:
    if record is None:
        return SavedGame(resume) if resume else None
    saved_game = SavedGame(record)
    try:
        saved_game.create()
    except FileExistsError:
        raise Failure(f"There is already a file {record}; name a new one.") from None
    except OSError as error:
        raise Failure(f"{record} cannot be written: {error.strerror}.") from None
    return saved_game


def _refuse_deal_options(context: click.Context) -> None:
    for name in _DEAL_OPTIONS:
        if is_given(context, name):
            raise Failure(f"A resumed game is dealt already: leave out --{name}.")
