"""Learn Lanterns for two by PPO in NumPy: a few minutes on one core, and it beats `helper`.

python examples/learner/train.py --curve examples/learner/curve.svg

The policy is a softmax over the legal ids: each has a few features, and their weights are learned.
The value of a position is linear too. Everything comes from the observation of `make_vec`.
"""

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from lanterns.core import fields
from lanterns.envs.gymnasium import make_vec

Array = np.ndarray[Any, np.dtype[Any]]
COUNTS = 5  # cards of a color count as 0, 1, 2, 3, or 4 and more
SOUTH = 2  # where the learner sits
FEATURES = 33
GAMES, STEPS, EPOCHS, RATE, CLIP, LAMBDA = 128, 32, 3, 0.03, 0.2, 0.95


def flags(counts: Array) -> Array:
    """Return each count as five flags."""
    return (np.minimum(counts, COUNTS - 1)[..., None] == np.arange(COUNTS)).astype(np.float32)


def action_features(observations: Array, game: Array, ids: Array) -> Array:
    """Return the features of some ids, each in one of the games; later ones count by time left."""
    seen = fields(observations)
    own, other = flags(seen["cards"][:, 0]), flags(seen["cards"][:, 1])
    found = np.zeros((len(ids), FEATURES), np.float32)
    is_exchange, is_discard = ids < 42, (ids >= 85) & (ids < 92)
    given, taken = ids[is_exchange] // 6, ids[is_exchange] % 6
    taken += taken >= given
    found[is_exchange, 13] = 1
    found[is_exchange, 14:19] = own[game[is_exchange], given]
    found[is_exchange, 19:24] = own[game[is_exchange], taken]
    for kind, (first, last) in enumerate([(42, 49), (49, 84), (84, 85)]):
        is_set = (ids >= first) & (ids < last)
        found[is_set, 24] = 1
        found[is_set, 25 + kind] = seen["next_honor"][game[is_set], kind] / 10
    found[is_discard, 28:33] = own[game[is_discard], ids[is_discard] - 85]
    places = np.flatnonzero(ids >= 93)
    at, place = game[places], ids[places] - 93
    slot, cell, turns = place // 264, place % 264 // 4, place % 4
    colors = seen["hand_sides"].argmax(axis=3)[at, slot]
    colors = np.take_along_axis(colors, (np.arange(4) - turns[:, None]) % 4, axis=1)
    free, platform = seen["free"][at, cell], seen["hand_platform"][at, slot]
    matches = colors == free[:, 2:6]
    gained = own[at[:, None], colors]
    found[places, :5] = (gained * matches[:, :, None]).sum(axis=1) + gained[:, SOUTH]
    facing = colors[np.arange(len(at)), seen["sides"][:, 1].argmax(axis=1)[at]]
    found[places, 5:10] = other[at, facing]
    found[places, 10] = matches.sum(axis=1)
    found[places, 11] = (matches * (free[:, 6:] > 0)).sum(axis=1) + matches.any(axis=1) * platform
    found[places, 12] = platform
    left = seen["draw_count"][game, None] / np.float32(16)
    return np.concatenate([found, found * left], axis=1)


def value_features(observations: Array) -> Array:
    """Return what the value of a position is linear in."""
    seen = fields(observations)
    left = seen["draw_count"][:, None] / 16
    lead = (seen["honor"][:, :1] - seen["honor"][:, 1:2].astype(int)) / 10
    held = [flags(seen["cards"][:, seat]).sum(axis=1) / 7 for seat in (0, 1)]
    rest = np.concatenate([np.ones_like(lead), lead, seen["favor"][:, :2] / 5, *held], axis=1)
    return np.concatenate([rest, rest * left], axis=1)


class Decisions(NamedTuple):
    """The legal ids of many games, one list after the other, and what was chosen."""

    features: Array
    begins: Array  # of each game's list
    chosen: Array  # its row
    chance: Array


class Learner:
    """The weights of the policy and of the value."""

    def __init__(self) -> None:
        self.policy, self.value = np.zeros(2 * FEATURES), np.zeros(28)
        self.mean, self.square, self.count = np.zeros(2 * FEATURES), np.zeros(2 * FEATURES), 0

    def chances(self, features: Array, begins: Array) -> Array:
        """Return the probability of each row within its game."""
        lengths = np.diff(np.append(begins, len(features)))
        scores = features @ self.policy.astype(np.float32)
        raised = np.exp(scores - np.repeat(np.maximum.reduceat(scores, begins), lengths))
        chances: Array = raised / np.repeat(np.add.reduceat(raised, begins), lengths)
        return chances

    def choose(self, seen: Any, rng: np.random.Generator) -> tuple[Array, Decisions]:
        """Return an id for each game, and the decisions."""
        game, ids = np.nonzero(seen["action_mask"])
        begins = np.searchsorted(game, np.arange(len(seen["action_mask"])))
        features = action_features(seen["observation"], game, ids)
        chances = self.chances(features, begins)
        sums = np.cumsum(chances, dtype=np.float64)
        drawn = np.append(0, sums)[begins] + rng.random(len(begins)) * 0.999999
        last = np.append(begins[1:], len(ids)) - 1
        chosen = np.clip(np.searchsorted(sums, drawn), begins, last)
        return ids[chosen], Decisions(features, begins, chosen, chances[chosen])

    def improve(self, made: Decisions, gain: Array) -> None:
        """Take one step of PPO's clipped objective with Adam."""
        chances = self.chances(made.features, made.begins)
        ratio = chances[made.chosen] / made.chance
        used = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * ratio * gain
        expected = np.add.reduceat(made.features * chances[:, None], made.begins)
        slope = ((made.features[made.chosen] - expected) * used[:, None]).mean(axis=0)
        self.count += 1
        self.mean = 0.9 * self.mean + 0.1 * slope
        self.square = 0.999 * self.square + 0.001 * slope**2
        size = np.sqrt(self.square / (1 - 0.999**self.count)) + 1e-8
        self.policy += RATE * self.mean / (1 - 0.9**self.count) / size


def train(updates: int, opponent: str = "helper", seed: int = 1) -> tuple[Learner, list[float]]:
    """Return the learner and its share of the victories, update by update."""
    vec, rng = make_vec(GAMES, 2, opponent, reward="shaped"), np.random.default_rng(seed)
    learner, curve = Learner(), []
    seen, _ = vec.reset(seed=seed)
    for _ in range(updates):
        made, steps, shares = [], [], [0.0]
        for _ in range(STEPS):
            position = value_features(seen["observation"])
            ids, decisions = learner.choose(seen, rng)
            seen, reward, done, _, infos = vec.step(ids)
            made.append(decisions)
            steps.append((position, reward, done))
            final = infos.get("final_info")
            shares += [final["win_share"][g, final["seat"][g]] for g in np.flatnonzero(done)]
        later, gain = value_features(seen["observation"]) @ learner.value, np.zeros(GAMES)
        gains, targets = [], []
        for position, reward, done in reversed(steps):
            now = position @ learner.value
            gain = reward + (later + LAMBDA * gain) * ~done - now
            gains.insert(0, gain)
            targets.insert(0, now + gain)
            later = now
        places = np.concatenate([position for position, _, _ in steps])
        square = places.T @ places + np.eye(places.shape[1])
        learner.value = np.linalg.solve(square, places.T @ np.concatenate(targets))
        for _ in range(EPOCHS):
            for number in rng.permutation(STEPS):
                learner.improve(made[number], gains[number] / (np.std(gains) + 1e-6))
        curve.append(float(np.mean(shares[1:] or [0])))
    return learner, curve


def svg_of(curve: list[float]) -> str:
    """Return the curve as a picture; the line in the middle is an even match."""
    line = " ".join(f"{600 * i / len(curve):.1f},{200 * (1 - y):.1f}" for i, y in enumerate(curve))
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200">'
    even = '<path d="M0 100H600" stroke="#999" stroke-dasharray="4"/>'
    return f'{head}{even}<polyline points="{line}" fill="none" stroke="#b3372f"/></svg>\n'


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=120)
    parser.add_argument("--curve", type=Path, help="where to draw the share of victories")
    options = parser.parse_args()
    _, found = train(options.updates)
    print("\n".join(f"{i:>4} {share:.2f}" for i, share in enumerate(found) if i % 10 == 9))
    if options.curve:
        options.curve.write_text(svg_of(found), encoding="utf-8")
