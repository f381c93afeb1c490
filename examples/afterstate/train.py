"""Learn the value of afterstates by self-play for two: `python train.py --seconds 30 --out w.npz`.

Both seats play by the value, with some chance; what each turn led to learns from what came
of it (TD(λ)). The shares of victories are measured in games of their own.
"""

import argparse
import os
from time import process_time

# More threads than one would cost more than they give: these matrices are small.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from lanterns_afterstate import Array, Value, inputs_of  # type: ignore  # beside this file

from lanterns import core
from lanterns.core import Episodes, Policy, Reward, Traits

TABLES, LAMBDA, BATCH, STEPS = 96, 0.8, 512, 6
CHANCE, RATE, KEPT = 0.03, 0.002, 60_000  # of any action; of learning; decisions
HELPER = Traits(cells=5, aim=0.3, readiness=0.6, exchanges=False)  # as lanterns.bots has it


class Learner:
    """A value and Adam's moments of its weights."""

    def __init__(self, seed: int) -> None:
        self.value, self.rng = Value(seed), np.random.default_rng(seed)
        self.mean = [np.zeros_like(w) for w in self.value.weights]
        self.square = [np.zeros_like(w) for w in self.value.weights]
        self.count, self.rate = 0, RATE

    def choose(self, games: core.Batch, chance: float) -> tuple[Array, Array, Array]:
        """Return an id for each game, and what it leads to as inputs and value."""
        inputs, begins, ids = inputs_of(games)
        values = self.value(inputs)
        lengths = np.diff(np.append(begins, len(values)))
        best = np.repeat(np.maximum.reduceat(values, begins), lengths)
        at = np.flatnonzero(values == best)
        chosen = at[np.searchsorted(at, begins)]
        if chance:
            drawn = begins + (self.rng.random(len(begins)) * lengths).astype(int)
            chosen = np.where(self.rng.random(len(begins)) < chance, drawn, chosen)
        return ids[chosen], inputs[chosen], values[chosen]

    def improve(self, inputs: Array, targets: Array) -> None:
        """Take one step of Adam towards the targets."""
        first, shift, last, _ = self.value.weights
        hidden = np.maximum(inputs @ first + shift, 0)
        error = (self.value(inputs) - targets) / len(inputs)
        back = error[:, None] * last * (hidden > 0)
        slopes = [inputs.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True)]
        self.count += 1
        for weights, mean, square, slope in zip(
            self.value.weights, self.mean, self.square, slopes, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            step = mean / (1 - 0.9**self.count)
            weights -= self.rate * step / (np.sqrt(square / (1 - 0.999**self.count)) + 1e-8)

    def share(self, opponent: Policy | Traits, games: int, seed: int = 9) -> float:
        """Return the share of victories against an opponent."""
        tables, won, ended = Episodes(min(games, 200), 2, [opponent], seed=seed), 0.0, 0
        while ended < games:
            steps = tables.step(self.choose(tables.batch, 0)[0])
            won, ended = won + float(steps.rewards.sum()), ended + len(steps.ended)
        return won / ended


def train(seconds: float, seed: int = 1, every: float = 5.0) -> tuple[Learner, list[float]]:
    """Learn for so many seconds of processor time; return the learner and its curve."""
    learner, tables = Learner(seed), Episodes(TABLES, 2, reward=Reward.SCALED, seed=seed)
    known = np.zeros((KEPT, inputs_of(tables.batch)[0].shape[1]), np.float32)
    targets, filled, curve = np.zeros(KEPT, np.float32), 0, list[float]()
    made: list[list[tuple[Array, float]]] = [[] for _ in range(2 * TABLES)]
    begun, told, measuring = process_time(), 0.0, 0.0
    while (spent := process_time() - begun - measuring) < seconds:
        learner.rate = RATE * max(0.05, 1 - spent / seconds)
        seats = tables.seats
        ids, inputs, values = learner.choose(tables.batch, CHANCE)
        for table, seat in enumerate(seats.tolist()):
            made[2 * table + seat].append((inputs[table], float(values[table])))
        steps = tables.step(ids)
        for table, final in zip(steps.ended.tolist(), steps.final.tolist(), strict=True):
            for seat in (0, 1):
                target, later = final[seat], final[seat]
                for row, value in reversed(made[2 * table + seat]):
                    target = (1 - LAMBDA) * later + LAMBDA * target
                    known[filled % KEPT], targets[filled % KEPT] = row, target
                    filled, later = filled + 1, value
                made[2 * table + seat] = []
        for _ in range(STEPS if filled > 5 * BATCH else 0):
            some = learner.rng.integers(0, min(filled, KEPT), BATCH)
            learner.improve(known[some], targets[some])
        if spent - told >= every:
            told, before = spent, process_time()
            curve.append(learner.share(HELPER, 200))
            measuring += process_time() - before
            print(f"{spent:5.0f} s  {filled:8,} decisions  {curve[-1]:.2f} of 200 against helper")
    return learner, curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", help="the file for the weights; without it nothing is written")
    given = parser.parse_args()
    learned, _ = train(given.seconds, given.seed)
    for name, opponent in (("helper", HELPER), ("artisan", Policy.GREEDY)):
        print(f"{learned.share(opponent, 1000, seed=77):.3f} of 1,000 games against {name}")
    if given.out:
        learned.value.save(given.out)
