"""Who looks at a table, and whose hand they may see."""

from dataclasses import dataclass

from .table import Table


@dataclass(frozen=True, slots=True)
class Viewer:
    """A browser that looks at a table, and the seat whose hand it may see now."""

    browser: str
    shown: int | None


def shown_seat(table: Table, browser: str, curtain: int | None) -> int | None:
    """Return the seat whose hand a browser sees; `curtain` is the turn it was lifted for."""
    seats = table.seats_of(browser)
    if table.game is None or not seats:
        return None
    if len(seats) == 1:
        return seats[0]
    # Several people share this browser: show only the seat on turn, once its person is there.
    turn = table.game.state.turn
    return turn if turn in seats and curtain == table.game.turns_completed else None
