"""Why a bot chose what it chose: the candidates it weighed and what they would bring."""

from dataclasses import dataclass

from lanterns.rules import Action, View

from .reasons import Reason, reasons_for


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that was weighed, with its value in honor points.

    A search also tells the share of games won after it, with a standard error, and the honor
    that every seat may expect.
    """

    action: Action
    value: float
    win_share: float | None = None
    error: float | None = None
    honor: tuple[float, ...] = ()


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
        if len(self.candidates) == 1:
            return self.reasons()
        passed_over = self.reasons(1)
        return tuple(reason for reason in self.reasons() if reason not in passed_over)
