"""Why a bot chose what it chose: the candidates it weighed and what they would bring."""

from dataclasses import dataclass

from lanterns.core import Candidate
from lanterns.rules import View

from .reasons import CardGiven, Reason, SetCompleted, reasons_for

TOLD = 5
"""How many candidates a bot tells."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """The candidates of one decision, the chosen one first."""

    view: View
    candidates: tuple[Candidate, ...]

    def reasons(self, rank: int = 0) -> tuple[Reason, ...]:
        """What the candidate of that rank brings to everybody."""
        return reasons_for(self.view, self.candidates[rank].action)

    @property
    def decisive(self) -> tuple[Reason, ...]:
        """What the chosen action brings that the next best one would not."""
        passed_over = self._passed_over()
        return tuple(reason for reason in self.reasons() if reason not in passed_over)

    @property
    def avoided(self) -> tuple[Reason, ...]:
        """What the next best action would bring to others, and the chosen one does not."""
        chosen, active = self.reasons(), self.view.turn
        return tuple(
            reason
            for reason in self._passed_over()
            if isinstance(reason, CardGiven | SetCompleted)
            and reason.seat != active
            and reason not in chosen
        )

    def _passed_over(self) -> tuple[Reason, ...]:
        """The reasons for the next best action; one that brings the same decided nothing."""
        chosen = self.reasons()
        others = (self.reasons(rank) for rank in range(1, len(self.candidates)))
        return next((reasons for reasons in others if reasons != chosen), ())
