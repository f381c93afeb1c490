"""Why one candidate was chosen over the others."""

from dataclasses import dataclass

from lanterns.bots import Candidate
from lanterns.rules import View

from .reasons import CardGiven, Reason, SetCompleted, reasons_for


@dataclass(frozen=True, slots=True)
class Explanation:
    """The candidates of one decision, the chosen one first, such as those of a bot's `Choice`."""

    view: View
    candidates: tuple[Candidate, ...]

    def reasons(self, rank: int = 0) -> tuple[Reason, ...]:
        """Return the effects of the candidate at `rank` on every seat."""
        return reasons_for(self.view, self.candidates[rank].action)

    @property
    def decisive(self) -> tuple[Reason, ...]:
        """The effects of the chosen action that the next best one would not have."""
        passed_over = self._passed_over()
        return tuple(reason for reason in self.reasons() if reason not in passed_over)

    @property
    def avoided(self) -> tuple[Reason, ...]:
        """The gains of opponents that the next best action would bring and the chosen one not."""
        chosen, active = self.reasons(), self.view.turn
        return tuple(
            reason
            for reason in self._passed_over()
            if isinstance(reason, CardGiven | SetCompleted)
            and reason.seat != active
            and reason not in chosen
        )

    def _passed_over(self) -> tuple[Reason, ...]:
        """Return the effects of the next best candidate whose effects differ from the chosen."""
        chosen = self.reasons()
        others = (self.reasons(rank) for rank in range(1, len(self.candidates)))
        return next((reasons for reasons in others if reasons != chosen), ())
