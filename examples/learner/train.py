"""Learn Lanterns for two by PPO in NumPy: a few minutes on one core, and it beats `helper`.

The policy is a softmax over the legal ids, linear in a few features of each; so is the value.
"""

import sys
from typing import Any

try:
    import numpy as np

    from lanterns.core import fields
    from lanterns.envs.gymnasium import make_vec
except ModuleNotFoundError as no:
    raise SystemExit(f"There is no {no.name}: in a clone, pip install '.[gymnasium]'.") from None

Array = np.ndarray[Any, np.dtype[Any]]
COUNTS, SOUTH, FEATURES = 5, 2, 33  # cards count to four; the learner's side; of an action
GAMES, STEPS, EPOCHS, RATE, CLIP, LAMBDA = 128, 32, 3, 0.05, 0.2, 0.95


def flags(counts: Array) -> Array:
    """Return each count as five flags."""
    return np.eye(COUNTS, dtype=np.float32)[np.minimum(counts, COUNTS - 1)]


def action_features(observations: Array, game: Array, ids: Array) -> Array:
    """Return the features of some ids, each in one of the games; later ones count by time left."""
    seen = fields(observations)
    own, other = flags(seen["cards"][:, 0]), flags(seen["cards"][:, 1])
    found = np.zeros((len(ids), FEATURES), np.float32)
    swaps, discards = np.flatnonzero(ids < 42), np.flatnonzero((ids >= 85) & (ids < 92))
    given, taken = np.divmod(ids[swaps], 6)
    traded = np.stack([given, taken + (taken >= given)], axis=1)
    found[swaps, 13] = 1
    found[swaps, 14:24] = own[game[swaps, None], traded].reshape(-1, 10)
    for kind, (first, last) in enumerate([(42, 49), (49, 84), (84, 85)]):
        is_set = (ids >= first) & (ids < last)
        found[is_set, 24] = 1
        found[is_set, 25 + kind] = seen["next_honor"][game[is_set], kind] / 10
    found[discards, 28:33] = own[game[discards], ids[discards] - 85]
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
    favor = (matches * (free[:, 6:] > 0)).sum(axis=1) + matches.any(axis=1) * platform
    found[places, 10:13] = np.stack([matches.sum(axis=1), favor, platform], axis=1)
    return np.concatenate(
        [found, found * (seen["draw_count"][game, None] / np.float32(16))], axis=1
    )


def value_features(observations: Array) -> Array:
    """Return what the value of a position is linear in."""
    seen = fields(observations)
    lead = (seen["honor"][:, :1] - seen["honor"][:, 1:2].astype(int)) / 10
    held = [flags(seen["cards"][:, seat]).sum(axis=1) / 7 for seat in (0, 1)]
    rest = np.concatenate([np.ones_like(lead), lead, seen["favor"][:, :2] / 5, *held], axis=1)
    return np.concatenate([rest, rest * (seen["draw_count"][:, None] / 16)], axis=1)


class Learner:
    """The weights of the policy and of the value."""

    def __init__(self) -> None:
        self.policy, self.mean, self.square = np.zeros((3, 2 * FEATURES))
        self.value, self.count = np.zeros(28), 0

    def chances(self, features: Array, begins: Array) -> Any:
        """Return the probability of each row within its game."""
        lengths = np.diff(np.append(begins, len(features)))
        scores = features @ self.policy.astype(np.float32)
        raised = np.exp(scores - np.repeat(np.maximum.reduceat(scores, begins), lengths))
        return raised / np.repeat(np.add.reduceat(raised, begins), lengths)

    def choose(self, seen: Any, rng: np.random.Generator) -> tuple[Array, ...]:
        """Return an id for each game, and the decisions: features, begins, chosen, chances."""
        game, ids = np.nonzero(seen["action_mask"])
        begins = np.searchsorted(game, np.arange(len(seen["action_mask"])))
        features = action_features(seen["observation"], game, ids)
        chances = self.chances(features, begins)
        sums = np.cumsum(chances, dtype=np.float64)
        drawn = np.append(0, sums)[begins] + rng.random(len(begins)) * 0.999999
        chosen = np.clip(np.searchsorted(sums, drawn), begins, np.append(begins[1:], len(ids)) - 1)
        return ids[chosen], features, begins, chosen, chances[chosen]

    def improve(self, made: tuple[Array, ...], gain: Array) -> None:
        """Take one step of PPO's clipped objective with Adam."""
        features, begins, chosen, before = made
        chances = self.chances(features, begins)
        ratio = chances[chosen] / before
        used = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * ratio * gain
        expected = np.add.reduceat(features * chances[:, None], begins)
        slope = ((features[chosen] - expected) * used[:, None]).mean(axis=0)
        self.count, self.mean = self.count + 1, 0.9 * self.mean + 0.1 * slope
        self.square = 0.999 * self.square + 0.001 * slope**2
        step = self.mean / (1 - 0.9**self.count)
        self.policy += RATE * step / (np.sqrt(self.square / (1 - 0.999**self.count)) + 1e-8)


def train(updates: int, opponent: str = "helper", seed: int = 1) -> tuple[Learner, list[float]]:
    """Return the learner and its share of the victories, update by update."""
    vec, rng = make_vec(GAMES, 2, opponent, reward="shaped"), np.random.default_rng(seed)
    learner, curve = Learner(), []
    seen, infos = vec.reset(seed=seed)
    for _ in range(updates):
        made, steps, shares = [], [], [0.0]
        for _ in range(STEPS):
            at, position = infos["seat"], value_features(seen["observation"])
            ids, *decisions = learner.choose(seen, rng)
            made.append(tuple(decisions))
            seen, reward, done, _, infos = vec.step(ids)
            steps.append((position, reward, done))
            shares += [infos["final_info"]["win_share"][g, at[g]] for g in np.flatnonzero(done)]
        later, gain = value_features(seen["observation"]) @ learner.value, np.zeros(GAMES)
        gains: list[Array] = []
        for position, reward, done in reversed(steps):
            now = position @ learner.value
            gain = reward + (later + LAMBDA * gain) * ~done - now
            gains, later = [gain, *gains], now
        places = np.concatenate([position for position, _, _ in steps])
        wanted = places @ learner.value + np.concatenate(gains)
        learner.value = np.linalg.solve(places.T @ places + np.eye(28), places.T @ wanted)
        for _ in range(EPOCHS):
            for number in rng.permutation(STEPS):
                learner.improve(made[number], gains[number] / (np.std(gains) + 1e-6))
        curve.append(float(np.mean(shares[1:] or [0])))
        print(f"{len(curve):>4} {curve[-1]:.2f}", flush=True)
    return learner, curve


def svg_of(curve: list[float]) -> str:
    """Return the curve as a picture; the straight line is an even match."""
    line = " ".join(f"{600 * i / len(curve):.1f},{200 * (1 - y):.1f}" for i, y in enumerate(curve))
    drawn = f'<path d="M0 100H600" stroke="gray"/><polyline points="{line}" fill="none" '
    drawn += f'stroke="red"/><text y="94" fill="gray">half the games; {len(curve)} updates</text>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200">{drawn}</svg>\n'


if __name__ == "__main__":
    _, found = train(updates=60)
    for path in sys.argv[1:]:
        open(path, "w", encoding="utf-8").write(svg_of(found))
