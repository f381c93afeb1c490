"""What a command is decided on, and the questions that several commands ask of it."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from lanterns.rules import Game

from ..errors import Refused, TableFault
from .attendance import Attendance
from .holder import Holder
from .table import Status, Table
from .viewer import Viewer


@dataclass(frozen=True, slots=True)
class Context:
    """A table, the viewer who asks, who is there, the bots that there are, and the time."""

    table: Table
    viewer: Viewer
    attendance: Callable[[], Attendance]
    """Asked only by the few commands that depend on it."""
    levels: tuple[str, ...]
    now: float
    """Seconds since 1970."""

    def holder(self, seat: int) -> Holder:
        """Return who a seat belongs to; raise `Refused` if there is no such seat."""
        if seat >= len(self.table.holders):
            raise Refused(TableFault.NO_SEAT, seat=seat)
        return self.table.holders[seat]

    def running_game(self) -> Game:
        """Return the game; raise `Refused` before its start and after its end."""
        if self.table.is_closed:
            raise Refused(TableFault.TABLE_CLOSED)
        if self.table.game is None:
            raise Refused(TableFault.NOT_STARTED)
        return self.table.game

    def check_open(self) -> None:
        """Raise `Refused` unless the table waits for its players."""
        if self.table.is_closed:
            raise Refused(TableFault.TABLE_CLOSED)
        if self.table.status is not Status.OPEN:
            raise Refused(TableFault.ALREADY_STARTED)

    def check_creator(self) -> None:
        """Raise `Refused` unless the viewer opened the table."""
        if self.viewer.browser != self.table.creator:
            raise Refused(TableFault.NOT_CREATOR)

    def check_seated(self) -> None:
        """Raise `Refused` unless the viewer opened the table or has a seat."""
        is_creator = self.viewer.browser == self.table.creator
        if not is_creator and not self.table.seats_of(self.viewer.browser):
            raise Refused(TableFault.NOT_SEATED)

    def check_absent(self, browser: str) -> None:
        """Raise `Refused` unless a browser has been away for a while."""
        attendance = self.attendance()
        if attendance.is_connected(browser):
            raise Refused(TableFault.SEAT_PRESENT)
        seconds = attendance.seconds_until_away(browser)
        if seconds > 0:
            raise Refused(TableFault.SEAT_JUST_LEFT, seconds=ceil(seconds))

    def check_level(self, level: str) -> None:
        """Raise `Refused` unless there is such a bot."""
        if level not in self.levels:
            raise Refused(TableFault.NO_LEVEL, level=level)
