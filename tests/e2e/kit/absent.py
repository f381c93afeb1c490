"""Players without a screen: they act over HTTP, so that one browser can watch them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
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
        with self._guest(seat) as guest:
            while (state := guest.look(self.table.id))["legal"] is not None:
                action = _choose(state["legal"], dedicates)
                guest.do(self.table.id, "act", action=action, version=state["version"])
                dedicates = False

    def act(self, seat: int, choose: Callable[[Message], str]) -> None:
        """Do one thing, chosen from what is legal."""
        with self._guest(seat) as guest:
            action = choose(guest.look(self.table.id)["legal"])
            guest.do(self.table.id, "act", action=action)

    def rematch(self, seat: int) -> None:
        """Ask for another game."""
        with self._guest(seat) as guest:
            guest.do(self.table.id, "rematch")

    @contextmanager
    def _guest(self, seat: int) -> Iterator[Guest]:
        guest = Guest(self.server.address, self.table.cookies[seat])
        try:
            yield guest
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
