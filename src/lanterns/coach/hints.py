"""Hints for a decision, in three steps: a nudge, the place, the whole turn with its reasons."""

from dataclasses import dataclass
from typing import Literal

from lanterns.core import ADVICE_WORLDS, Advice, Line, Ratings, advise
from lanterns.rules import Cell, TileId, View, to_text

Look = Literal["exchange", "dedication", "discard", "tile", "end"]
"""What a nudge points at: the kind of the best turn's first action."""

DOUBT = 2
"""Standard errors within which two turns are as good as each other, as for verdicts."""

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
        """The best other turn; it knows in what it differs from the best one."""
        return next((one for one in self.advice.lines if one.actions != self.best.actions), None)

    @property
    def is_as_good(self) -> bool:
        """Whether the next best turn cannot be told apart from the best one: by their errors."""
        line, best, seat = self.next_best, self.best, self.advice.seat
        if line is None:
            return False
        is_alike = not line.is_exact or line.honor[seat] == best.honor[seat]
        loss = best.equal_chance[seat] - line.equal_chance[seat]
        return loss <= DOUBT * line.error and is_alike

    def texts(self) -> tuple[str, ...]:
        """Return the actions of the whole turn in the notation of records."""
        return tuple(map(to_text, self.best.actions))


def hint(view: View, worlds: int = ADVICE_WORLDS, ratings: Ratings = ()) -> Hint:
    """Return the hint for the seat of a view that is to move; `ratings` says how strong all are."""
    return Hint(advise(view, worlds=worlds, ratings=ratings))
