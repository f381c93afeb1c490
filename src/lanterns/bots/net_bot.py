"""The bot that trusts its eye: a net judges every turn it could play, and nothing is played out."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from lanterns import core
from lanterns.rules import Action, View

from .bot import MAX_CANDIDATES, Choice, Cost


class NetBot:
    """Takes the turn after which the learned value of the position is highest."""

    cost: ClassVar[Cost] = "instant"

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Choose in about a millisecond, whatever the budget."""
        if len(actions) == 1:
            return Choice(actions[0])
        return net_choice(view, rng.getrandbits(63))


def net_choice(view: View, seed: int) -> Choice:
    """Return the net's choice; `seed` decides between turns that hardly differ."""
    found = core.best_turns(view, seed, width=MAX_CANDIDATES)
    return Choice(found[0].action, found)
