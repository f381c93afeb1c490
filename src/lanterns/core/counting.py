"""Counting action sequences in C, to compare with the referee and to go deeper than it can."""

from lanterns.rules import Action, GameState

from .arguments import whole_number
from .batch import Batch
from .library import call
from .packing import unpack
from .playing import apply, legal_actions

DEEPEST = 64


def perft(state: GameState, depth: int) -> int:
    """Count the action sequences of exactly `depth` actions from here.

    >>> from lanterns.rules import DEFAULT_SEATING, new_game
    >>> perft(new_game(DEFAULT_SEATING[2], range(1, 23)), 2)
    3456
    """
    if whole_number("a depth", depth, 0, DEEPEST) == 0:
        return 1
    return sum(divide(state, depth).values())


def divide(state: GameState, depth: int) -> dict[Action, int]:
    """Count the sequences below each legal action, to find where two programs differ."""
    whole_number("a depth", depth, 1, DEEPEST)
    actions = legal_actions(Batch.from_states([state]))[0]
    after = apply(Batch.from_states([state]).repeat(len(actions)), actions).states
    # A call for each action, so that an interrupt is heard in between.
    return {
        unpack(action): call("perft", after[number : number + 1], depth - 1)
        for number, action in enumerate(actions.tolist())
    }
