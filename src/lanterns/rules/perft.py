"""Counting action sequences: the proof that two programs know the same rules."""

from .actions import Action
from .legality import legal_actions
from .state import GameState
from .turn import apply


def perft(state: GameState, depth: int) -> int:
    """Count the action sequences of exactly `depth` actions from here."""
    if depth < 0:
        raise ValueError(f"a depth is 0 or more, not {depth}")
    if depth == 0:
        return 1
    actions = legal_actions(state)
    if depth == 1:
        return len(actions)
    return sum(perft(apply(state, action).state, depth - 1) for action in actions)


def divide(state: GameState, depth: int) -> dict[Action, int]:
    """Count the sequences below each legal action, to find where two programs differ."""
    if depth < 1:
        raise ValueError(f"a depth to divide is 1 or more, not {depth}")
    return {action: perft(apply(state, action).state, depth - 1) for action in legal_actions(state)}
