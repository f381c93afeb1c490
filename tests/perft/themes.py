"""What the positions of each perft file are about."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from lanterns.rules import (
    HAND_LIMIT,
    TILES_IN_PLAY,
    Action,
    Dedicate,
    Discard,
    Exchange,
    GameState,
    Phase,
    legal_actions,
)

FOLDER = Path(__file__).parent


class Position(NamedTuple):
    """A position and the action that led to it, none at the start."""

    state: GameState
    last: Action | None


def is_opening(at: Position) -> bool:
    """Everybody's first two placements."""
    return len(at.state.lake.tiles) <= 2 * len(at.state.players)


def is_middle(at: Position) -> bool:
    """A third to two thirds of the tiles are laid."""
    laid, all_tiles = len(at.state.lake.tiles) - 1, TILES_IN_PLAY[len(at.state.players)]
    return all_tiles <= 3 * laid <= 2 * all_tiles


def is_late(at: Position) -> bool:
    """The draw stack is empty but there are still tiles in hand."""
    return not at.state.draw_stack and not at.state.is_final_turn and not at.state.is_over


def can_exchange(at: Position) -> bool:
    """An exchange is open to the active player."""
    return any(isinstance(action, Exchange) for action in legal_actions(at.state))


def has_exchanged(at: Position) -> bool:
    """The active player has just exchanged and can still dedicate."""
    return isinstance(at.last, Exchange) and any(
        isinstance(action, Dedicate) for action in legal_actions(at.state)
    )


def must_discard(at: Position) -> bool:
    """More than twelve cards at the beginning of the turn."""
    return at.state.phase is Phase.EXCHANGE and _is_over_limit(at)


def is_discarding(at: Position) -> bool:
    """The active player has begun to discard and is not done."""
    return isinstance(at.last, Discard) and _is_over_limit(at)


def must_still_discard(at: Position) -> bool:
    """A dedication was not enough to come down to twelve."""
    return isinstance(at.last, Dedicate) and _is_over_limit(at)


def has_exhausted_color(at: Position) -> bool:
    """The supply has run out of a color, perhaps of several."""
    return 0 in at.state.supply and not at.state.is_final_turn


def has_empty_stack(at: Position) -> bool:
    """A dedication is open whose stack is empty."""
    return any(
        isinstance(action, Dedicate) and not at.state.stacks[action.kind]
        for action in legal_actions(at.state)
    )


def has_empty_bank(at: Position) -> bool:
    """There is no favor token left to earn, or only one."""
    return at.state.favor_bank <= 1 and not at.state.is_final_turn


def is_final_round(at: Position) -> bool:
    """A final turn in which something can be done."""
    return at.state.is_final_turn and len(legal_actions(at.state)) > 1


def is_over(at: Position) -> bool:
    """Nothing can be done any more."""
    return at.state.is_over


def _is_over_limit(at: Position) -> bool:
    return sum(at.state.active.cards) > HAND_LIMIT and not at.state.is_final_turn


THEMES: dict[str, Callable[[Position], bool]] = {
    "opening": is_opening,
    "middle": is_middle,
    "late": is_late,
    "exchange": can_exchange,
    "exchanged": has_exchanged,
    "discard": must_discard,
    "discarding": is_discarding,
    "dedicated_not_enough": must_still_discard,
    "exhausted": has_exhausted_color,
    "empty_stacks": has_empty_stack,
    "empty_bank": has_empty_bank,
    "final_round": is_final_round,
    "over": is_over,
}
