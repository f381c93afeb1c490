"""What a command leads to: an entry for the log, or the reason why not.

Nothing here changes a table; only the log does.
"""

import sys
from dataclasses import dataclass
from math import ceil
from secrets import token_urlsafe
from typing import assert_never

from lanterns.rules import (
    BOT_PREFIX,
    DEFAULT_SEATING,
    Game,
    action_from_text,
    check_legal,
)

from ..errors import Refused, TableFault
from .attendance import Attendance
from .commands import (
    Abandon,
    Act,
    AnyCommand,
    HandOver,
    MoveSeat,
    Reclaim,
    Rematch,
    Rename,
    Reveal,
    SeatBot,
    Sit,
    Start,
    TakeBack,
)
from .creation import INVITATION_BYTES, new_table_id
from .entries import (
    Abandoned,
    Acted,
    AnyEntry,
    BotSeated,
    EndWanted,
    HandedOver,
    MoveOffered,
    Reclaimed,
    Rematched,
    Renamed,
    Revealed,
    Sat,
    Started,
    TookBack,
)
from .invitations import is_seat_invitation
from .rules_versions import RULES
from .shuffle import commitment_of, deal
from .table import Holder, Status, Table
from .viewer import Viewer

MOVE_SECONDS = 600
"""How long a link that moves a seat can be used."""
MOST: dict[type[AnyEntry], int] = {
    Renamed: 50,
    TookBack: 300,
    HandedOver: 100,
    MoveOffered: 50,
    EndWanted: 50,
}
"""How often a table takes what could otherwise be repeated forever; no game needs as many.

Taking a seat back is not limited, since it can only follow a hand-over.
"""


def decide(
    command: AnyCommand,
    table: Table,
    viewer: Viewer,
    attendance: Attendance,
    levels: tuple[str, ...],
    now: float,
) -> AnyEntry:
    """Return the entry that a viewer's command leads to; raise `LanternsError` with the reason.

    `levels` are the bots that there are, `now` the seconds since 1970.
    """
    entry = _Decision(table, viewer, attendance, levels, now).entry_for(command)
    if table.repeated[type(entry)] >= MOST.get(type(entry), sys.maxsize):
        raise Refused(TableFault.TOO_MANY_CHANGES)
    return entry


def is_stale(table: Table, command: AnyCommand) -> bool:
    """Whether a command is based on something that has changed since.

    Moves depend on the position, everything else on who sits where.
    """
    floor = table.position_at if isinstance(command, Act | TakeBack) else table.numbered_at
    return not floor <= command.version <= table.version


@dataclass(frozen=True, slots=True)
class _Decision:
    table: Table
    viewer: Viewer
    attendance: Attendance
    levels: tuple[str, ...]
    now: float

    def entry_for(self, command: AnyCommand) -> AnyEntry:
        match command:
            case Act():
                game = self._game_on_turn()
                check_legal(game.state, action_from_text(command.action))
                return Acted(command.action)
            case TakeBack():
                self._game_on_turn()
                if not self.table.can_take_back:
                    raise Refused(TableFault.NOTHING_TO_TAKE_BACK)
                return TookBack()
            case Sit():
                return self._sit(command)
            case Reveal():
                return self._reveal(command)
            case Rename():
                self._check_creator()
                return Renamed(command.title.strip())
            case SeatBot():
                return self._seat_bot(command)
            case Start():
                return self._start()
            case HandOver():
                return self._hand_over(command)
            case Reclaim():
                return self._reclaim(command)
            case MoveSeat():
                return self._offer_move(command)
            case Abandon():
                return self._abandon()
            case Rematch():
                return self._rematch()
            case _:
                assert_never(command)

    def _game_on_turn(self) -> Game:
        game = self._running_game()
        holder = self.table.holders[game.state.turn]
        if holder.owner != self.viewer.browser:
            raise Refused(TableFault.NOT_YOUR_TURN)
        if holder.level is not None:
            raise Refused(TableFault.BOT_PLAYS)
        # Acting blindly behind the curtain would reveal the hand by what is refused.
        if self.viewer.shown != game.state.turn:
            raise Refused(TableFault.CURTAIN)
        return game

    def _sit(self, command: Sit) -> AnyEntry:
        self._check_open()
        holder = self._holder(command.seat)
        if command.invitation is not None:
            if not is_seat_invitation(self.table, holder, command.invitation):
                raise Refused(TableFault.BAD_INVITATION)
        elif holder.owner != self.viewer.browser:
            raise Refused(TableFault.SEAT_NOT_YOURS)
        elif holder.is_ready:
            raise Refused(TableFault.SEAT_TAKEN)
        name = command.name.strip()
        # In a record, such a name means that a bot played the seat.
        if name.startswith(BOT_PREFIX):
            raise Refused(TableFault.BOT_NAME, prefix=BOT_PREFIX)
        if (command.contribution is None) == (command.pledge is None):
            raise Refused(TableFault.ONE_PART)
        if command.contribution is not None and not self._is_last_to_sit(holder):
            raise Refused(TableFault.NOT_SEALED)
        return Sat(
            command.seat,
            self.viewer.browser,
            name,
            command.contribution or "",
            command.face,
            command.pledge or "",
        )

    def _is_last_to_sit(self, holder: Holder) -> bool:
        """Whether nobody in another browser is still to choose their part of the shuffle."""
        # A table of an earlier version is shuffled, and called, what it was opened as.
        return self.table.opened.shuffle == 1 or all(
            other is holder or other.is_ready or other.owner == self.viewer.browser
            for other in self.table.holders
        )

    def _reveal(self, command: Reveal) -> AnyEntry:
        self._check_open()
        holder = self._holder(command.seat)
        if holder.owner != self.viewer.browser or holder.pledge is None:
            raise Refused(TableFault.SEAT_NOT_YOURS)
        if not all(other.is_ready for other in self.table.holders):
            raise Refused(TableFault.SEATS_EMPTY)
        if commitment_of(command.contribution) != holder.pledge:
            raise Refused(TableFault.WRONG_PART)
        return Revealed(command.seat, command.contribution)

    def _seat_bot(self, command: SeatBot) -> AnyEntry:
        self._check_creator()
        self._check_open()
        holder = self._holder(command.seat)
        if holder.is_ready and not self._has_gone_before_revealing(holder):
            raise Refused(TableFault.SEAT_TAKEN)
        self._check_level(command.level)
        return BotSeated(command.seat, command.level)

    def _has_gone_before_revealing(self, holder: Holder) -> bool:
        """Whether the game cannot begin because of a person who is away."""
        return (
            all(other.is_ready for other in self.table.holders)
            and not holder.has_revealed
            and self.attendance.is_away(holder.owner)
        )

    def _start(self) -> AnyEntry:
        self._check_creator()
        self._check_open()
        table = self.table
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

    def _hand_over(self, command: HandOver) -> AnyEntry:
        self._running_game()
        holder = self._holder(command.seat)
        if holder.owner is None or holder.level is not None:
            raise Refused(TableFault.BOT_PLAYS)
        if holder.owner != self.viewer.browser:
            self._check_seated()
            self._check_absent(holder.owner)
        self._check_level(command.level)
        return HandedOver(command.seat, command.level)

    def _offer_move(self, command: MoveSeat) -> AnyEntry:
        # Before the start, the part of the shuffle that this browser has pledged would be lost.
        self._running_game()
        holder = self._holder(command.seat)
        if holder.owner != self.viewer.browser:
            raise Refused(TableFault.SEAT_NOT_YOURS)
        until = int(self.now) + MOVE_SECONDS
        return MoveOffered(command.seat, token_urlsafe(INVITATION_BYTES), until)

    def _abandon(self) -> AnyEntry:
        """End the game: its creator alone may, or all players who are there."""
        if self.viewer.browser != self.table.creator:
            if self.table.game is None:
                raise Refused(TableFault.NOT_CREATOR)
            self._check_seated()
        if self.table.is_closed:
            raise Refused(TableFault.TABLE_CLOSED)
        if self.viewer.browser == self.table.creator:
            return Abandoned()
        others = [
            holder
            for holder in self.table.holders
            if holder.owner not in (None, self.viewer.browser)
            and not self.attendance.is_away(holder.owner)
        ]
        if all(holder.wants_end for holder in others):
            return Abandoned()
        return EndWanted(self.table.seats_of(self.viewer.browser)[0])

    def _reclaim(self, command: Reclaim) -> AnyEntry:
        self._running_game()
        holder = self._holder(command.seat)
        if holder.owner != self.viewer.browser:
            raise Refused(TableFault.SEAT_NOT_YOURS)
        if holder.level is None:
            raise Refused(TableFault.SEAT_NOT_PLAYED)
        return Reclaimed(command.seat)

    def _rematch(self) -> AnyEntry:
        if not self.table.seats_of(self.viewer.browser):
            raise Refused(TableFault.SEAT_NOT_YOURS)
        if not self.table.is_closed:
            raise Refused(TableFault.NOT_ENDED)
        if self.table.game is None:
            raise Refused(TableFault.NOT_STARTED)
        if self.table.rematch is not None:
            raise Refused(TableFault.REMATCHED)
        return Rematched(new_table_id())

    def _holder(self, seat: int) -> Holder:
        if seat >= len(self.table.holders):
            raise Refused(TableFault.NO_SEAT, seat=seat)
        return self.table.holders[seat]

    def _running_game(self) -> Game:
        if self.table.is_closed:
            raise Refused(TableFault.TABLE_CLOSED)
        if self.table.game is None:
            raise Refused(TableFault.NOT_STARTED)
        return self.table.game

    def _check_open(self) -> None:
        if self.table.is_closed:
            raise Refused(TableFault.TABLE_CLOSED)
        if self.table.status is not Status.OPEN:
            raise Refused(TableFault.ALREADY_STARTED)

    def _check_creator(self) -> None:
        if self.viewer.browser != self.table.creator:
            raise Refused(TableFault.NOT_CREATOR)

    def _check_seated(self) -> None:
        is_creator = self.viewer.browser == self.table.creator
        if not is_creator and not self.table.seats_of(self.viewer.browser):
            raise Refused(TableFault.NOT_SEATED)

    def _check_absent(self, browser: str) -> None:
        """Raise `Refused` unless a browser has been away for a while."""
        if self.attendance.is_connected(browser):
            raise Refused(TableFault.SEAT_PRESENT)
        seconds = self.attendance.seconds_until_away(browser)
        if seconds > 0:
            raise Refused(TableFault.SEAT_JUST_LEFT, seconds=ceil(seconds))

    def _check_level(self, level: str) -> None:
        if level not in self.levels:
            raise Refused(TableFault.NO_LEVEL, level=level)
