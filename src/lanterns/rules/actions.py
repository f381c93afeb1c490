"""What a player can choose to do: an action is an intent, its consequences are events."""

from dataclasses import dataclass
from typing import Never

from .colors import COLORS, Color
from .components import DedicationKind, TileId
from .lake import Cell


@dataclass(frozen=True, slots=True)
class Exchange:
    """Pay two favor tokens to swap a lantern card for one of another color in the supply."""

    given: Color
    taken: Color


@dataclass(frozen=True, slots=True)
class Dedicate:
    """Return a set of lantern cards and take the top token of its stack.

    >>> Dedicate(DedicationKind.FOUR_OF_A_KIND, (Color.RED,)).cards
    (<Color.RED: 0>, <Color.RED: 0>, <Color.RED: 0>, <Color.RED: 0>)
    """

    kind: DedicationKind
    colors: tuple[Color, ...]

    @property
    def cards(self) -> tuple[Color, ...]:
        """The cards that go back to the supply."""
        return self.colors * self.kind.copies


SEVEN_UNIQUE = Dedicate(DedicationKind.SEVEN_UNIQUE, COLORS)


@dataclass(frozen=True, slots=True)
class Discard:
    """Put one lantern card back into the supply, because of the hand limit."""

    color: Color


@dataclass(frozen=True, slots=True)
class Place:
    """Put a tile from hand on the lake, turned clockwise by quarter turns."""

    tile: TileId
    cell: Cell
    turns: int


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the final turn, in which no tile is placed."""


Action = Exchange | Dedicate | Discard | Place | EndTurn


def demand_action(other: Never) -> Never:
    """Close a `match` over actions like `assert_never`, with a clear error for untyped callers."""
    raise TypeError(
        f"an action is wanted, not {type(other).__name__}; `action_from_text` reads one"
    )
