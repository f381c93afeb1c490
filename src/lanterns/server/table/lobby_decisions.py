"""What a command leads to before the game: seats, the parts of the shuffle, the start."""

from lanterns.rules import BOT_PREFIX, DEFAULT_SEATING

from ..errors import Refused, TableFault
from .commands import Rename, Reveal, SeatBot, Sit
from .context import Context
from .entries import AnyEntry, BotSeated, Renamed, Revealed, Sat, Started
from .holder import Holder
from .invitations import free_seats, is_invitation, own_seat
from .rules_versions import RULES
from .shuffle import deal, pledge_of


def sit(context: Context, command: Sit) -> AnyEntry:
    """Let the viewer take a seat with a name and a part of the shuffle."""
    context.check_open()
    seat, holder = command.seat, context.holder(command.seat)
    if command.invitation is not None:
        seat = _invited_seat(context, command.seat, command.invitation)
        holder = context.holder(seat)
        if command.face and command.face in _faces(context):
            raise Refused(TableFault.FACE_TAKEN)
    elif holder.owner != context.viewer.browser:
        raise Refused(TableFault.SEAT_NOT_YOURS)
    elif holder.is_ready:
        raise Refused(TableFault.SEAT_TAKEN)
    name = command.name.strip()
    # In a record, such a name means that a bot played the seat.
    if name.startswith(BOT_PREFIX):
        raise Refused(TableFault.BOT_NAME, prefix=BOT_PREFIX)
    if (command.contribution is None) == (command.pledge is None):
        raise Refused(TableFault.ONE_PART)
    if command.contribution is not None and not _is_last_to_sit(context, holder):
        raise Refused(TableFault.NOT_SEALED)
    return Sat(
        seat,
        context.viewer.browser,
        name,
        command.contribution or "",
        command.face,
        command.pledge or "",
        command.program,
    )


def reveal(context: Context, command: Reveal) -> AnyEntry:
    """Show the part of the shuffle that was pledged for a seat."""
    context.check_open()
    holder = context.holder(command.seat)
    if holder.owner != context.viewer.browser or holder.pledge is None:
        raise Refused(TableFault.SEAT_NOT_YOURS)
    if not all(other.is_ready for other in context.table.holders):
        raise Refused(TableFault.SEATS_EMPTY)
    if pledge_of(command.contribution) != holder.pledge:
        raise Refused(TableFault.WRONG_PART)
    return Revealed(command.seat, command.contribution)


def rename(context: Context, command: Rename) -> AnyEntry:
    """Give the table another title."""
    context.check_creator()
    return Renamed(command.title.strip())


def seat_bot(context: Context, command: SeatBot) -> AnyEntry:
    """Give a seat to a bot: a free one, or one whose person went before the game could begin."""
    context.check_creator()
    context.check_open()
    holder = context.holder(command.seat)
    if holder.is_ready and not _has_gone_before_revealing(context, holder):
        raise Refused(TableFault.SEAT_TAKEN)
    context.check_level(command.level)
    return BotSeated(command.seat, command.level)


def start(context: Context) -> AnyEntry:
    """Deal the game from the parts of the shuffle that all have shown."""
    context.check_creator()
    context.check_open()
    table = context.table
    if not all(holder.is_ready for holder in table.holders):
        raise Refused(TableFault.SEATS_EMPTY)
    if not all(holder.has_revealed for holder in table.holders):
        raise Refused(TableFault.NOT_REVEALED)
    dealt = deal(table.shuffle_input)
    seating = (
        DEFAULT_SEATING[len(table.holders)]
        if table.opened.sides is None
        else tuple(table.sides[seat] for seat in dealt.order)
    )
    sides = tuple(side.name.lower() for side in seating)
    return Started(dealt.order, sides, dealt.tiles, RULES)


def _invited_seat(context: Context, wanted: int, token: str) -> int:
    """Return the seat that an invitation gives; with the table's link, the next one if need be."""
    own = own_seat(context.table, token)
    if not is_invitation(context.table, token) or own not in (None, wanted):
        raise Refused(TableFault.BAD_INVITATION)
    if own is not None:
        return own
    # This link goes to many: it must not give a second seat to a browser that comes again.
    if context.table.seats_of(context.viewer.browser):
        raise Refused(TableFault.ALREADY_SEATED)
    free = free_seats(context.table)
    if not free:
        raise Refused(TableFault.SEAT_TAKEN)
    return wanted if wanted in free else free[0]


def _faces(context: Context) -> list[str]:
    """Return the lanterns that people at the table have chosen."""
    holders = context.table.holders
    return [holder.face for holder in holders if holder.owner is not None and not holder.program]


def _is_last_to_sit(context: Context, holder: Holder) -> bool:
    """Whether nobody in another browser is still to choose their part of the shuffle."""
    # A table of an earlier version is shuffled, and called, what it was opened as.
    return context.table.opened.shuffle == 1 or all(
        other is holder or other.is_ready or other.owner == context.viewer.browser
        for other in context.table.holders
    )


def _has_gone_before_revealing(context: Context, holder: Holder) -> bool:
    """Whether the game cannot begin because of a person who is away."""
    return (
        all(other.is_ready for other in context.table.holders)
        and not holder.has_revealed
        and context.attendance().is_away(holder.owner)
    )
