"""What a made-up net judges and chooses in some hundred positions, as digests.

The net's weights are random, so that the digests outlast the nets that are shipped.
"""

import json
from hashlib import sha256

import numpy as np

from lanterns import core
from lanterns.core.net.weights import input_counts, net_bytes
from lanterns.rules import view_for

SIZES = (40, 72, 24)
GAMES = 6


def made_up_net(players: int) -> core.Net:
    """Return a net with weights from a seeded generator, larger ones for fewer inputs."""
    rng = np.random.default_rng(players)
    color, common = input_counts(players)
    shared, first, second = SIZES
    parts = []
    for inputs, outputs in (
        (color, shared),
        (shared + common, first),
        (first, second),
        (second, 2 * players),
    ):
        # Whole numbers over a power of two, because a generator's normal variates may be
        # computed otherwise elsewhere.
        weights = rng.integers(-1000, 1001, (inputs + 1, outputs)) / 2048 / np.sqrt(inputs)
        parts.append(weights.ravel())
    return core.Net(net_bytes(np.concatenate(parts), players, SIZES))


def digests() -> dict[str, str]:
    """Return a digest for each number of players: chances, honor, actions of turns and searches."""
    found = {}
    for players in (2, 3, 4):
        net, said = made_up_net(players), []
        batch = core.shuffle(players=players, count=GAMES, seed=3)
        for ply in range(60):
            batch = batch[batch.phase != 3]
            if not len(batch):
                break
            for state in (batch[0], batch[len(batch) - 1]) if ply % 4 == 0 else ():
                view = view_for(state, state.turn)
                for one in core.best_turns(view, ply, net=net):
                    assert one.win_share is not None
                    numbers = [one.win_share, *one.honor]
                    said.append([core.pack(one.action), *(x.hex() for x in numbers)])
                best = core.search(view, ply, playouts=30, net=net)[0]
                said.append([core.pack(best.action), str(best.win_share)])
            batch = core.apply(batch, core.choose(batch, seed=ply))
        found[str(players)] = sha256(json.dumps(said).encode()).hexdigest()
    return found


if __name__ == "__main__":
    print(json.dumps(digests(), indent=1))
