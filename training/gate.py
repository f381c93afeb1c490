"""The gate: a new net replaces the old one only if a sequential test says that it is stronger."""

from dataclasses import dataclass

from lanterns.arena import SequentialTest, Verdict

from .duels import Deals

GAIN = 0.02
"""The gain in win share that a new net must be likelier to have than none at all."""


@dataclass(frozen=True, slots=True)
class Decision:
    """The result of the test, after so many deals."""

    is_stronger: bool
    deals: int
    win_share: float


def decide(deals: Deals, players: int, *, batch: int = 200, most: int = 20_000) -> Decision:
    """Play deals in batches until the test is decided; an undecided net does not pass."""
    fair = 1 / players
    test = SequentialTest(low=fair, high=fair + GAIN)
    played, total = 0, 0.0
    while played < most:
        for score in deals(played, batch).tolist():
            test.add(round(score, 6))
            total += score
        played += batch
        if test.verdict is not Verdict.UNDECIDED:
            break
    return Decision(test.verdict is Verdict.HIGH, played, total / played)
