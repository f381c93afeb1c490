"""A value of afterstates for two players, in NumPy, and the bot that plays by it."""

import os
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from lanterns import core
from lanterns.bots import Choice
from lanterns.rules import Action, View

Array = np.ndarray[Any, np.dtype[Any]]
WEIGHTS = "LANTERNS_AFTERSTATE"
"""The environment variable that names the file of weights."""
HIDDEN, INPUTS, LEAD = 64, 105, 78  # values are fiftieths of the margin; the lead is in twentieths


def inputs_of(games: core.Batch) -> tuple[Array, Array, Array]:
    """Return what each legal action leads to, a row each; where games begin; and the ids."""
    seen, found = core.fields(core.observe(games)), core.action_features(games)
    game = np.repeat(np.arange(len(games)), np.diff(found.offsets))
    change = found.fields
    cards = (seen["cards"][:, :2][game] + change["cards"][:, :2]).clip(0, 5)
    parts = [(cards[:, :, :, None] == np.arange(5)).reshape(len(game), -1)]  # 70 flags
    parts += [(cards >= count).sum(axis=2) / 7 for count in (1, 2, 3, 4)]
    lead = (seen["honor"][:, 0].astype(int) - seen["honor"][:, 1])[game] + change["honor"]
    favor = seen["favor"][:, :2][game] + np.stack([change["favor"], 0 * change["favor"]], 1)
    passes = np.asarray(
        change["kind"][:, 5:].any(axis=1)
    )  # a placement, or the end of a final turn
    left = seen["draw_count"][game] + seen["hand_size"][:, :2].sum(axis=1)[game] - passes
    top, own = seen["next_honor"][game] / 10, cards[:, 0]
    sets = [(own >= 4).any(1), (own >= 2).sum(1) >= 3, (own >= 1).all(1)]
    parts += [lead[:, None] / 20, favor / 5, passes[:, None], left[:, None] / 22]
    parts += [(left[:, None] <= np.array([1, 2, 4, 6, 9, 13])), top, np.stack(sets, 1) * top]
    parts += [seen["supply"][game] / 5, change["sets"][:, 1] * top]
    return np.concatenate(parts, axis=1, dtype=np.float32), found.offsets[:-1], found.ids


class Value:
    """A net with one hidden layer: what is left to win, added to the lead in honor."""

    def __init__(self, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        first = rng.standard_normal((INPUTS, HIDDEN), np.float32) * 0.1
        last = rng.standard_normal(HIDDEN, np.float32) * 0.1
        self.weights = [first, np.zeros(HIDDEN, np.float32), last, np.zeros(1, np.float32)]

    def __call__(self, inputs: Array) -> Array:
        first, shift, last, base = self.weights
        values: Array = np.maximum(inputs @ first + shift, 0) @ last + base + 0.4 * inputs[:, LEAD]
        return values

    def save(self, path: str) -> None:
        """Write the weights to a file."""
        np.savez(path, *self.weights)

    @classmethod
    def load(cls, path: str) -> "Value":
        """Read what `save` has written."""
        value = cls()
        with np.load(path) as file:
            value.weights = [file[name] for name in file.files]
        return value


class AfterstateBot:
    """Takes the action with the best value; the weights come from the file that WEIGHTS names."""

    cost = "instant"

    def __init__(self) -> None:
        self.value = Value.load(os.environ[WEIGHTS])

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Choose by value; what the seat cannot see does not matter."""
        inputs, _, _ = inputs_of(core.Batch.from_views([view], seed=0))
        return Choice(actions[int(self.value(inputs).argmax())])
