"""What a command comes to: an entry for the log, or the reason why not.

Nothing here changes anything: the log does.
"""

from collections.abc import Callable
from typing import assert_never

from lanterns.rules import (
    BOT_PREFIX,
    DEFAULT_SEATING,
    GameState,
    action_from_text,
    check_legal,
)

from ..errors import Refused, TableFault
from .commands import (
    Abandon,
    Act,
    AnyCommand,
    HandOver,
    Reclaim,
    Rematch,
    Rename,
    SeatBot,
    Sit,
    Start,
    TakeBack,
)
from .creation import new_table_id, opens_seat
from .entries import (
    Abandoned,
    Acted,
    AnyEntry,
    BotSeated,
    HandedOver,
    Reclaimed,
    Rematched,
    Renamed,
    Sat,
    Started,
    TookBack,
)
from .shuffle import Chance, deal
from .table import Holder, Status, Table


class Decider:
    """Decides for one browser at one table, knowing who is connected and which bots there are."""

    def __init__(
        self,
        table: Table,
        browser: str,
        shown: int | None,
        is_connected: Callable[[str], bool],
        levels: tuple[str, ...],
    ) -> None:
        self._table = table
        self._browser = browser
        self._shown = shown
        self._is_connected = is_connected
        self._levels = levels

    def decide(self, command: AnyCommand) -> AnyEntry:
        """Return the entry that the command comes to; raise `LanternsError` with the reason."""
        match command:
            case Act():
                game = self._game_on_turn()
                check_legal(game, action_from_text(command.action))
                return Acted(command.action)
            case TakeBack():
                self._game_on_turn()
                if not self._table.can_take_back:
                    raise Refused(TableFault.NOTHING_TO_TAKE_BACK)
                return TookBack()
            case Sit():
                return self._sit(command)
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
            case Abandon():
                self._check_creator()
                if self._table.is_closed:
                    raise Refused(TableFault.TABLE_CLOSED)
                return Abandoned()
            case Rematch():
                return self._rematch()
            case _:
                assert_never(command)

    def _game_on_turn(self) -> GameState:
        game = self._playing()
        holder = self._table.holders[game.turn]
        if holder.owner != self._browser:
            raise Refused(TableFault.NOT_YOUR_TURN)
        if holder.level is not None:
            raise Refused(TableFault.BOT_PLAYS)
        # Acting blindly behind the curtain would tell the hand by what is refused.
        if self._shown != game.turn:
            raise Refused(TableFault.CURTAIN)
        return game

    def _sit(self, sit: Sit) -> AnyEntry:
        self._check_open()
        holder = self._holder(sit.seat)
        if sit.invitation is not None:
            if not opens_seat(self._table, holder, sit.invitation):
                raise Refused(TableFault.BAD_INVITATION)
        elif holder.owner != self._browser:
            raise Refused(TableFault.SEAT_NOT_YOURS)
        elif holder.is_ready:
            raise Refused(TableFault.SEAT_TAKEN)
        name = sit.name.strip()
        # In a record, such a name says that a bot played the seat.
        if name.startswith(BOT_PREFIX):
            raise Refused(TableFault.BOT_NAME, prefix=BOT_PREFIX)
        return Sat(sit.seat, self._browser, name, sit.contribution)

    def _seat_bot(self, command: SeatBot) -> AnyEntry:
        self._check_creator()
        self._check_open()
        holder = self._holder(command.seat)
        if holder.is_ready:
            raise Refused(TableFault.SEAT_TAKEN)
        self._check_level(command.level)
        return BotSeated(command.seat, command.level)

    def _start(self) -> AnyEntry:
        self._check_creator()
        self._check_open()
        table = self._table
        if not all(holder.is_ready for holder in table.holders):
            raise Refused(TableFault.SEATS_EMPTY)
        dealt = deal(chance_of(table))
        seating = (
            DEFAULT_SEATING[len(table.holders)]
            if table.opened.sides is None
            else tuple(table.sides[seat] for seat in dealt.order)
        )
        return Started(dealt.order, tuple(side.name.lower() for side in seating), dealt.tiles)

    def _hand_over(self, command: HandOver) -> AnyEntry:
        self._playing()
        holder = self._holder(command.seat)
        if holder.owner is None or holder.level is not None:
            raise Refused(TableFault.BOT_PLAYS)
        if holder.owner != self._browser:
            self._check_creator()
            if self._is_connected(holder.owner):
                raise Refused(TableFault.SEAT_PRESENT)
        self._check_level(command.level)
        return HandedOver(command.seat, command.level)

    def _reclaim(self, command: Reclaim) -> AnyEntry:
        self._playing()
        holder = self._holder(command.seat)
        if holder.owner != self._browser:
            raise Refused(TableFault.SEAT_NOT_YOURS)
        if holder.level is None:
            raise Refused(TableFault.SEAT_NOT_PLAYED)
        return Reclaimed(command.seat)

    def _rematch(self) -> AnyEntry:
        if not self._table.seats_of(self._browser):
            raise Refused(TableFault.SEAT_NOT_YOURS)
        if not self._table.is_closed:
            raise Refused(TableFault.NOT_ENDED)
        if self._table.game is None:
            raise Refused(TableFault.NOT_STARTED)
        if self._table.rematch is not None:
            raise Refused(TableFault.REMATCHED)
        return Rematched(new_table_id())

    def _holder(self, seat: int) -> Holder:
        if seat >= len(self._table.holders):
            raise Refused(TableFault.NO_SEAT, seat=seat)
        return self._table.holders[seat]

    def _playing(self) -> GameState:
        if self._table.is_closed:
            raise Refused(TableFault.TABLE_CLOSED)
        if self._table.game is None:
            raise Refused(TableFault.NOT_STARTED)
        return self._table.game

    def _check_open(self) -> None:
        if self._table.is_closed:
            raise Refused(TableFault.TABLE_CLOSED)
        if self._table.status is not Status.OPEN:
            raise Refused(TableFault.ALREADY_STARTED)

    def _check_creator(self) -> None:
        if self._browser != self._table.opened.creator:
            raise Refused(TableFault.NOT_CREATOR)

    def _check_level(self, level: str) -> None:
        if level not in self._levels:
            raise Refused(TableFault.NO_LEVEL, level=level)


def is_stale(table: Table, command: AnyCommand) -> bool:
    """Whether a command was based on something that is no longer so.

    What is done in the game depends on the position, everything else on who sits where.
    """
    floor = table.position_at if isinstance(command, Act | TakeBack) else table.numbered_at
    return not floor <= command.version <= table.version


def chance_of(table: Table) -> Chance:
    """What goes into the table's shuffle."""
    return Chance(
        table=table.id,
        secret=table.opened.secret,
        contributions=table.contributions
        or tuple(holder.contribution or "" for holder in table.holders),
        seating_by_chance=table.opened.sides is None,
        start=table.opened.start,
    )
