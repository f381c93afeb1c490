"""Hints for a decision, in three steps: a nudge, the place, the whole turn with its reasons."""

from dataclasses import dataclass
from typing import Literal

from lanterns.core import ADVICE_WORLDS, Advice, Line, advise
from lanterns.rules import Cell, Place, TileId, View, to_text

from .line_reasons import Comparison, compare

Look = Literal["exchange", "dedication", "discard", "tile", "end"]
"""What a nudge points at: the kind of the best turn's first action."""

_LOOKS: dict[str, Look] = {
    "Exchange": "exchange",
    "Dedicate": "dedication",
    "Discard": "discard",
    "Place": "tile",
    "EndTurn": "end",
}


@dataclass(frozen=True, slots=True)
class Hint:
    """Help with one decision; the later steps say more than the earlier ones."""

    advice: Advice

    @property
    def look(self) -> Look:
        """The nudge: what to look at first."""
        return _LOOKS[type(self.best.actions[0]).__name__]

    @property
    def tile(self) -> TileId | None:
        """The nudge's tile: the one to lay in this turn."""
        return None if self.best.placement is None else self.best.placement.tile

    @property
    def cell(self) -> Cell | None:
        """The second step: where the tile goes."""
        return None if self.best.placement is None else self.best.placement.cell

    @property
    def best(self) -> Line:
        """The third step: the whole turn, with each seat's chance to win after it."""
        return self.advice.best

    @property
    def next_best(self) -> Line | None:
        """The best other turn: one with another first action or another placement."""
        return next((line for line in self.advice.lines[1:] if _differs(line, self.best)), None)

    @property
    def comparison(self) -> Comparison | None:
        """What the best turn has that the next best has not, and the other way round."""
        other = self.next_best
        return None if other is None else compare(self.advice, self.best, other)

    def texts(self) -> tuple[str, ...]:
        """Return the actions of the whole turn in the notation of records."""
        return tuple(map(to_text, self.best.actions))


def hint(view: View, worlds: int = ADVICE_WORLDS) -> Hint:
    """Return the hint for the seat of a view that is to move."""
    return Hint(advise(view, worlds=worlds))


def _differs(line: Line, other: Line) -> bool:
    mine, theirs = line.placement, other.placement
    if isinstance(line.actions[0], Place) and isinstance(other.actions[0], Place):
        return mine != theirs
    return line.actions != other.actions
