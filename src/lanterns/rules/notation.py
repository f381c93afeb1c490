"""Actions as text: the notation of game records."""

import re
from collections.abc import Callable

from .actions import (
    SEVEN_UNIQUE,
    Action,
    Dedicate,
    Discard,
    EndTurn,
    Exchange,
    Place,
    demand_action,
)
from .colors import Color
from .components import DedicationKind
from .errors import BadNotation, NotationFault, excerpt
from .lake import Cell


def action_from_text(text: str) -> Action:
    """Read an action; raise `BadNotation` for text that is not exactly as `to_text` writes.

    >>> action_from_text("xP>R")
    Exchange(given=<Color.PURPLE: 3>, taken=<Color.RED: 0>)
    """
    for form, build in _FORMS:
        if found := form.fullmatch(text):
            return build(*found.groups())
    raise BadNotation(NotationFault.NOT_AN_ACTION, text=excerpt(text))


def to_text(action: Action) -> str:
    """Write an action as game records do.

    >>> to_text(Place(tile=12, cell=Cell(0, -1), turns=2))
    '12@0,-1r2'
    """
    match action:
        # Most actions are placements.
        case Place(tile, cell, turns):
            return f"{tile}@{cell.x},{cell.y}r{turns}"
        case Exchange(given, taken):
            return f"x{given.letter}>{taken.letter}"
        case Dedicate(DedicationKind.SEVEN_UNIQUE):
            return "7"
        case Dedicate(kind, colors):
            return ("4", "3")[kind] + "".join(color.letter for color in colors)
        case Discard(color):
            return f"-{color.letter}"
        case EndTurn():
            return "."
        case _:
            demand_action(action)


_COLOR = "([ROGPBWK])"
# Six digits reach every cell that thirty-two tiles can, and keep absurd numbers out.
_NUMBER = "(0|-?[1-9][0-9]{0,5})"


def _exchange(given: str, taken: str) -> Action:
    return Exchange(Color.from_letter(given), Color.from_letter(taken))


def _four_of_a_kind(letter: str) -> Action:
    return Dedicate(DedicationKind.FOUR_OF_A_KIND, (Color.from_letter(letter),))


def _three_pair(letters: str) -> Action:
    return Dedicate(DedicationKind.THREE_PAIR, tuple(map(Color.from_letter, letters)))


def _place(tile: str, x: str, y: str, turns: str) -> Action:
    return Place(int(tile), Cell(int(x), int(y)), int(turns))


_FORMS: tuple[tuple[re.Pattern[str], Callable[..., Action]], ...] = (
    (re.compile(f"{_NUMBER}@{_NUMBER},{_NUMBER}r([0-3])"), _place),
    (re.compile(f"x{_COLOR}>{_COLOR}"), _exchange),
    (re.compile(f"4{_COLOR}"), _four_of_a_kind),
    (re.compile("3(?=[A-Z]{3}$)(R?O?G?P?B?W?K?)"), _three_pair),
    (re.compile("7"), lambda: SEVEN_UNIQUE),
    (re.compile(f"-{_COLOR}"), lambda letter: Discard(Color.from_letter(letter))),
    (re.compile(r"\."), EndTurn),
)
