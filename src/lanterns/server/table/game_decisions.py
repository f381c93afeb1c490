"""What a command leads to in a game and after it: moves, seats that change hands, the end."""

from secrets import token_urlsafe

from lanterns.rules import action_from_text, check_legal

from ..errors import Refused, TableFault
from .commands import Act, HandOver, MoveSeat, Reclaim
from .context import Context
from .creation import INVITATION_BYTES, new_table_id
from .entries import (
    Abandoned,
    Acted,
    AnyEntry,
    EndWanted,
    HandedOver,
    MoveOffered,
    Reclaimed,
    Rematched,
    TookBack,
)

MOVE_SECONDS = 600
"""How long a link that moves a seat can be used."""


def act(context: Context, command: Act) -> AnyEntry:
    """Take a legal action for the seat on turn."""
    game = context.running_game()
    _check_plays(context, game.state.turn)
    check_legal(game.state, action_from_text(command.action))
    return Acted(command.action)


def take_back(context: Context) -> AnyEntry:
    """Take back the viewer's last action, and against bots alone what they did since."""
    game, only = context.running_game(), context.table.only_person
    seat = game.state.turn if only is None else only
    _check_plays(context, seat)
    actions = context.table.actions_to_take_back(seat)
    if not actions:
        raise Refused(TableFault.NOTHING_TO_TAKE_BACK)
    return TookBack(actions)


def hand_over(context: Context, command: HandOver) -> AnyEntry:
    """Let a bot play on for the viewer, or for a person who is away."""
    context.running_game()
    holder = context.holder(command.seat)
    if holder.owner is None or holder.level is not None:
        raise Refused(TableFault.BOT_PLAYS)
    if holder.owner != context.viewer.browser:
        context.check_seated()
        context.check_absent(holder.owner)
    context.check_level(command.level)
    return HandedOver(command.seat, command.level)


def offer_move(context: Context, command: MoveSeat) -> AnyEntry:
    """Make a link that moves the viewer's seat to another browser."""
    if context.table.is_closed:
        raise Refused(TableFault.TABLE_CLOSED)
    holder = context.holder(command.seat)
    if holder.owner != context.viewer.browser:
        raise Refused(TableFault.SEAT_NOT_YOURS)
    until = int(context.now) + MOVE_SECONDS
    return MoveOffered(command.seat, token_urlsafe(INVITATION_BYTES), until)


def reclaim(context: Context, command: Reclaim) -> AnyEntry:
    """Take the viewer's seat back from a bot."""
    context.running_game()
    holder = context.holder(command.seat)
    if holder.owner != context.viewer.browser:
        raise Refused(TableFault.SEAT_NOT_YOURS)
    if holder.level is None:
        raise Refused(TableFault.SEAT_NOT_PLAYED)
    return Reclaimed(command.seat)


def abandon(context: Context) -> AnyEntry:
    """End the game: its creator alone may, or all players who are there."""
    if context.viewer.browser != context.table.creator:
        if context.table.game is None:
            raise Refused(TableFault.NOT_CREATOR)
        context.check_seated()
    if context.table.is_closed:
        raise Refused(TableFault.TABLE_CLOSED)
    if context.viewer.browser == context.table.creator:
        return Abandoned()
    attendance = context.attendance()
    others = [
        holder
        for holder in context.table.holders
        if holder.owner not in (None, context.viewer.browser)
        # A program plays on until somebody ends the game.
        and not holder.program
        and not attendance.is_away(holder.owner)
    ]
    if all(holder.wants_end for holder in others):
        return Abandoned()
    return EndWanted(context.table.seats_of(context.viewer.browser)[0])


def rematch(context: Context) -> AnyEntry:
    """Open the next game of the same players."""
    if not context.table.seats_of(context.viewer.browser):
        raise Refused(TableFault.SEAT_NOT_YOURS)
    if not context.table.is_closed:
        raise Refused(TableFault.NOT_ENDED)
    if context.table.game is None:
        raise Refused(TableFault.NOT_STARTED)
    if context.table.rematch is not None:
        raise Refused(TableFault.REMATCHED)
    return Rematched(new_table_id())


def _check_plays(context: Context, seat: int) -> None:
    """Raise `Refused` unless the viewer plays a seat, with its hand shown."""
    holder = context.table.holders[seat]
    if holder.owner != context.viewer.browser:
        raise Refused(TableFault.NOT_YOUR_TURN)
    if holder.level is not None:
        raise Refused(TableFault.BOT_PLAYS)
    # Acting blindly behind the curtain would reveal the hand by what is refused.
    if context.viewer.shown != seat:
        raise Refused(TableFault.CURTAIN)
