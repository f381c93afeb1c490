"""A bot that plays anything and keeps what it was shown."""

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
    """Whether a view tells of the tiles of two rounds how its seat saw the table just before."""
    tiles, players = view.lake.tiles, len(view.players)
    seen = [
        (before.lake.tiles, before.turn, before.seat, before.players[view.turn].hand is not None)
        for before in view.past
    ]
    laid = range(max(1, len(tiles) - 2 * players), len(tiles))
    return seen == [(tiles[:count], (count - 1) % players, view.seat, True) for count in laid]
