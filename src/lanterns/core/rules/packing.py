"""Actions as whole numbers: what the simulator's arrays hold.

Bits 24 to 26 are the kind; below them are the colors, or tile, cell and turns. A number stands for
the same action in every game and every version.
"""

from functools import lru_cache

from lanterns.rules import (
    COLORS,
    SEVEN_UNIQUE,
    Action,
    Cell,
    Color,
    Dedicate,
    DedicationKind,
    Discard,
    EndTurn,
    Exchange,
    Place,
    action_from_text,
    to_text,
)
from lanterns.rules.actions import demand_action
from lanterns.rules.errors import excerpt

from ..arguments import whole_number
from ..errors import BadRequest, RequestFault
from ..layout import ORIGIN

_EXCHANGE, _FOUR, _THREE, _SEVEN, _DISCARD, _PLACE, _END = range(7)
_KIND_BITS = 24
_CELL_BITS = 7


def pack(action: Action) -> int:
    """Return the number that stands for an action; raise `BadRequest` if it has none.

    >>> pack(EndTurn()), pack(Exchange(Color.PURPLE, Color.RED))
    (100663296, 24)
    """
    number = _pack(action)
    if _unpack(number) != action:
        raise BadRequest(RequestFault.NO_NUMBER, action=excerpt(to_text(action)))
    return number


def unpack(number: int) -> Action:
    """Return the action that a number stands for; raise `BadRequest` for any other number.

    >>> unpack(24)
    Exchange(given=<Color.PURPLE: 3>, taken=<Color.RED: 0>)
    """
    whole = int(number)
    action = _known(whole)
    if action is None or whole != number:
        raise BadRequest(RequestFault.NOT_PACKED, number=whole)
    return action


@lru_cache(maxsize=1 << 14)
def _known(number: int) -> Action | None:
    """Return the action of a number; a search meets the same ones again and again."""
    action = _unpack(number)
    return None if action is None or _pack(action) != number else action


def pack_text(text: str) -> int:
    """Return the number that stands for an action in the notation of records.

    >>> unpack_text(pack_text("12@0,-1r2"))
    '12@0,-1r2'
    """
    return pack(action_from_text(text))


def unpack_text(number: int) -> str:
    """Return the action that a number stands for in the notation of records."""
    return to_text(unpack(number))


def pack_cell(cell: Cell) -> int:
    """Return the number that stands for a cell."""
    x, y = cell
    if (x + ORIGIN | y + ORIGIN) >> _CELL_BITS:
        whole_number("a cell's coordinate", max(x, y, key=abs), -ORIGIN, ORIGIN - 1)
    return x + ORIGIN << _CELL_BITS | y + ORIGIN


def unpack_cell(number: int) -> Cell:
    """Return the cell that a number stands for.

    >>> unpack_cell(pack_cell(Cell(-3, 2)))
    Cell(x=-3, y=2)
    """
    return Cell((number >> _CELL_BITS) - ORIGIN, number % (1 << _CELL_BITS) - ORIGIN)


def _pack(action: Action) -> int:
    match action:
        case Exchange(given, taken):
            return _EXCHANGE << _KIND_BITS | given << 3 | taken
        case Dedicate(DedicationKind.FOUR_OF_A_KIND, colors):
            return _FOUR << _KIND_BITS | sum(colors[:1])
        case Dedicate(DedicationKind.THREE_PAIR, colors):
            return _THREE << _KIND_BITS | sum(1 << color for color in set(colors))
        case Dedicate():
            return _SEVEN << _KIND_BITS
        case Discard(color):
            return _DISCARD << _KIND_BITS | color
        case Place(tile, cell, turns):
            return _PLACE << _KIND_BITS | tile << 16 | pack_cell(cell) << 2 | turns
        case EndTurn():
            return _END << _KIND_BITS
        case _:
            demand_action(action)


def _unpack(number: int) -> Action | None:
    kind, detail = number >> _KIND_BITS, number & (1 << _KIND_BITS) - 1
    if kind == _PLACE:
        return Place(detail >> 16, unpack_cell(detail >> 2 & 0x3FFF), detail & 3)
    if kind == _EXCHANGE and max(detail >> 3, detail & 7) < len(COLORS):
        return Exchange(Color(detail >> 3), Color(detail & 7))
    if kind == _FOUR and detail < len(COLORS):
        return Dedicate(DedicationKind.FOUR_OF_A_KIND, (Color(detail),))
    if kind == _THREE:
        colors = tuple(color for color in COLORS if detail >> color & 1)
        return Dedicate(DedicationKind.THREE_PAIR, colors) if len(colors) == 3 else None
    if kind == _DISCARD and detail < len(COLORS):
        return Discard(Color(detail))
    alone: dict[int, Action] = {_SEVEN: SEVEN_UNIQUE, _END: EndTurn()}
    return alone.get(kind)
