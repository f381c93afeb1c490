"""The bot that takes what is worth most at once."""

from collections.abc import Sequence
from random import Random

import numpy as np

from lanterns import core
from lanterns.rules import Action, View

from .bot import Choice
from .explanation import TOLD, Explanation


class GreedyBot:
    """Weighs every action by its own gains, the others' gains and the tokens on top."""

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Choose what the core's greedy policy would; it takes a fraction of a millisecond."""
        if len(actions) == 1:
            return Choice(actions[0])
        # What the seat cannot see makes no difference to the values, so any deal will do.
        batch = core.Batch.from_views([view], seed=0)
        values = core.values(batch)
        packed = core.choose(batch, rng.getrandbits(63))
        chosen = actions.index(core.unpack(int(packed[0])))
        best = np.argsort(-values, kind="stable")[:TOLD].tolist()
        told = [chosen, *(index for index in best if index != chosen)][:TOLD]
        candidates = (core.Candidate(actions[i], float(values[i]) / core.HONOR_POINT) for i in told)
        return Choice(actions[chosen], Explanation(view, tuple(candidates)))
