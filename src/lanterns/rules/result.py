"""Who won, and what decided it."""

from dataclasses import dataclass
from enum import Enum

from .state import GameState, Seat
from .view import View


class Decider(Enum):
    """What set the winner apart from the next best player."""

    HONOR = "honor"
    FAVOR = "favor"
    CARDS = "cards"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Result:
    """Honor, favor tokens and lantern cards of every seat, and who won with them.

    >>> result = Result(honor=(30, 30), favor=(1, 2), cards=(9, 4))
    >>> result.winners, result.decider
    ((1,), <Decider.FAVOR: 'favor'>)
    """

    honor: tuple[int, ...]
    favor: tuple[int, ...]
    cards: tuple[int, ...]

    @property
    def scores(self) -> tuple[tuple[int, int, int], ...]:
        """What each seat is compared by: honor, then favor tokens, then lantern cards."""
        return tuple(zip(self.honor, self.favor, self.cards, strict=True))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that share the victory, almost always one."""
        best = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == best)

    @property
    def ranks(self) -> tuple[int, ...]:
        """The rank of each seat, from 1; equal scores share a rank."""
        return tuple(1 + sum(other > score for other in self.scores) for score in self.scores)

    @property
    def decider(self) -> Decider:
        """The first of the three comparisons that set the winner apart."""
        best, second, *_ = sorted(self.scores, reverse=True)
        for decider, mine, theirs in zip(Decider, best, second, strict=False):
            if mine != theirs:
                return decider
        return Decider.NOTHING


def result_of(state: GameState | View) -> Result:
    """Add up honor, favor tokens and lantern cards as they stand."""
    return Result(
        honor=tuple(player.honor for player in state.players),
        favor=tuple(player.favor for player in state.players),
        cards=tuple(sum(player.cards) for player in state.players),
    )
