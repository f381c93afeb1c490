"""Players without a screen: they act over HTTP, so that one browser can watch them."""

from dataclasses import dataclass

from server.kit.guest import Guest

from lanterns.rules import end_of

from .prepare import Prepared
from .server import Server
from .visitor import Message


@dataclass(frozen=True, slots=True)
class Absent:
    """Everybody else at a prepared table."""

    server: Server
    table: Prepared

    def seat(self, after: int) -> int:
        """Return the seat so many turns after the one that is on turn in the position."""
        return (end_of(self.table.record).turn + after) % len(self.table.cookies)

    def take_turn(self, seat: int, dedicates: bool = False) -> None:
        """Take a whole turn: a set if wanted, the discards that are due, and the richest cell."""
        guest = Guest(self.server.address, self.table.cookies[seat])
        try:
            while (state := guest.look(self.table.id))["legal"] is not None:
                action = _choose(state["legal"], dedicates)
                guest.do(self.table.id, "act", action=action, version=state["version"])
                dedicates = False
        finally:
            guest.http.close()


def _choose(legal: Message, dedicates: bool) -> str:
    if dedicates and legal["dedications"]:
        return str(legal["dedications"][0]["action"])
    if legal["discards"]:
        return str(legal["discards"][0])
    if not legal["placements"]:
        return "."
    return str(max(legal["placements"], key=lambda place: len(place[1]) + len(place[2]))[0])
