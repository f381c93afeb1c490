"""`lanterns join`: a bot takes the seat that it is invited to."""

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import PurePath
from random import Random, SystemRandom

import click
import msgspec

from lanterns.bots.bot_game import choose_action
from lanterns.bots.entries import Entry, entry_of
from lanterns.bots.errors import BotFault, blaming
from lanterns.bots.ladder import BUILT_IN
from lanterns.bots.program_bot import PREFIX, command_of
from lanterns.rules import Action, View, to_text
from lanterns.server.table.commands import LABEL_LENGTH, Label

from ..bot_options import bot_failure, budget_option, check_entry, complete_bots, start_bot
from ..errors import INTERRUPTED, Failure
from ..joining.ending import ending
from ..joining.invitation import Link, Visitor
from ..joining.line import Line
from ..joining.messages import Seen
from ..joining.seat import Seat


@click.command("join")
@click.argument("link")
@click.option(
    "--bot",
    "text",
    required=True,
    shell_complete=complete_bots,
    help="The bot, such as kirin; kirin@2 may think for two seconds, kirin@256p for 256 playouts,"
    " and cmd:PROGRAM ARGS is a program.",
)
@click.option("--name", help="What the others call it; by default its name here.")
@budget_option
@click.pass_context
def command(ctx: click.Context, link: str, text: str, name: str | None, budget: float) -> None:
    """Let a bot take the seat that LINK invites to, and play until the game ends.

    LINK is what the page gives: http://HOST/join#TOKEN. The others see that a bot plays, and its
    name. If the connection is lost, it comes back.
    """
    visitor = Visitor(Link.read(link))
    check_entry(text)
    entry = entry_of(text)
    name = _checked(name) if name is not None else _usual_name(text, entry)
    with ExitStack() as stack:
        bot = start_bot(entry, stack)
        seconds = entry.seconds_for(bot, budget)
        # Games between people are not repeated: bots want a quick generator, not a known one.
        rng = Random(SystemRandom().getrandbits(128))  # noqa: S311

        def choose(view: View, legal: Sequence[Action]) -> str:
            action = choose_action(entry.bot, bot, view, legal, seconds, rng)
            with blaming(entry.bot, action):
                chosen = to_text(action)
            if action not in legal:
                raise BotFault(f"The bot “{entry.bot}” chose {chosen}, which is not legal.")
            return chosen

        seat = Seat(name, entry.bot if entry.bot in BUILT_IN else "", choose)
        try:
            seen = _sit(visitor, seat)
            click.echo(f"{name} sits at “{seen.table.title}”.", err=True)
            line = Line(visitor, seen.table.id, seat, lambda news: click.echo(news, err=True))
            click.echo(ending(line.play()))
        except BotFault as fault:
            raise bot_failure(fault) from fault
        except KeyboardInterrupt:
            click.echo(f"{name} has left; the others can let another bot play on.", err=True)
            ctx.exit(INTERRUPTED)


def _sit(visitor: Visitor, seat: Seat) -> Seen:
    """Follow the link and sit down; return the table."""
    invitation = visitor.follow()
    if invitation.seat is not None:
        answer = visitor.sit(invitation.table, seat.sit(invitation, visitor.link.token))
        if answer.reason is not None:
            raise Failure(answer.reason.sentence)
    seen = visitor.look(invitation.table)
    if seen.mine is not None:
        return seen
    title = seen.table.title
    match seen.table.status:
        case "open":
            raise Failure(f"The link leads to no free seat at “{title}”.")
        case "playing":
            raise Failure(f"The game at “{title}” has begun without a free seat.")
        case _:
            raise Failure(f"The table “{title}” is closed.")


def _checked(name: str) -> str:
    """Return a name that a seat can have; raise `Failure` for any other."""
    try:
        return msgspec.convert(name, Label)
    except msgspec.ValidationError:
        raise Failure(
            f"--name takes a line of at most {LABEL_LENGTH} characters, something of it visible."
        ) from None


def _usual_name(text: str, entry: Entry) -> str:
    """Return what a bot is called here; of a program, nobody needs to see the command."""
    if entry.bot.startswith(PREFIX):
        return PurePath(command_of(entry.bot)[0]).name[:LABEL_LENGTH]
    return text[:LABEL_LENGTH]
