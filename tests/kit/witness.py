"""A bot that plays at random and keeps its views."""

from collections.abc import Sequence
from random import Random

from lanterns.bots import Choice
from lanterns.rules import Action, View


class Witness:
    """Remembers every view; see `remembers`."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Choose anything."""
        self.views.append(view)
        return Choice(rng.choice(actions))


def remembers(view: View) -> bool:
    """Return whether a view's past is what its seat saw before each tile was laid."""
    tiles, players = view.lake.tiles, len(view.players)
    seen = [
        (before.lake.tiles, before.turn, before.seat, before.players[view.turn].hand is not None)
        for before in view.past
    ]
    laid = range(1, len(tiles))
    return seen == [(tiles[:count], (count - 1) % players, view.seat, True) for count in laid]
