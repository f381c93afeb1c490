"""Counts of action sequences, to compare with the referee and to go deeper than it can."""

import numpy as np

from lanterns.rules import Action, GameState

from ..arguments import whole_number
from ..library import call
from .batch import Batch
from .batch_rules import legal_actions
from .packing import unpack

DEEPEST = 64

_ACTIONS_A_CALL = 1 << 19
"""A count is made in pieces, so that an interrupt is noticed in between."""


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
    plies = whole_number("a depth", depth, 1, DEEPEST)
    game = Batch.from_states([state])
    actions = legal_actions(game)[0]
    path, leaves = np.zeros(plies, np.uint16), np.zeros(len(actions), np.uint64)
    while not call("divide", game.states, plies, _ACTIONS_A_CALL, path, leaves):
        pass  # an interrupt is noticed here
    return dict(zip(map(unpack, actions.tolist()), leaves.tolist(), strict=True))
