"""Bots that play like people: they overlook cells, favor some sets and put off dedications."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from lanterns import core
from lanterns.core import Traits
from lanterns.rules import Action, View

from .bot import MAX_CANDIDATES, Choice, Cost


class HumanLikeBot:
    """Sees the obvious, collects sets, and makes mistakes that its traits explain."""

    cost: ClassVar[Cost] = "instant"

    def __init__(self, traits: Traits) -> None:
        self.traits = traits

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Dedicate if ready, exchange if that completes a set, otherwise place a tile."""
        if len(actions) == 1:
            return Choice(actions[0])
        found = core.human_candidates(view, self.traits, rng.getrandbits(63), width=MAX_CANDIDATES)
        return Choice(found[0].action, found)
