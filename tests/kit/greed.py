"""Games of the greedy policy: whose hands can be told by what they lay, and to be searched on."""

from collections.abc import Iterator
from dataclasses import dataclass

from lanterns import core
from lanterns.rules import GameState, Place, View, view_for


@dataclass(frozen=True)
class Laid:
    """A tile has just been laid: how, the state after, and those in which tiles were laid."""

    action: Place
    state: GameState
    past: tuple[GameState, ...]

    @property
    def before(self) -> GameState:
        """The state in which it was laid."""
        return self.past[-1]

    @property
    def view(self) -> View:
        """What the next player knows."""
        return view_for(self.state, self.state.turn, self.past)


def after(players: int, plies: int, seed: int = 1) -> GameState:
    """A game in which the greedy policy has played so many actions."""
    batch = core.shuffle(players=players, seed=seed)
    for ply in range(plies):
        batch = core.apply(batch, core.choose(batch, seed=ply))
    return batch[0]


def greedy_games(players: int, count: int) -> Iterator[Laid]:
    """Every placement of some greedy games."""
    for seed in range(count):
        batch = core.shuffle(players=players, seed=seed)
        past: tuple[GameState, ...] = ()
        while not batch[0].is_over:
            packed = core.choose(batch, seed=seed)
            before, action = batch[0], core.unpack(int(packed[0]))
            batch = core.apply(batch, packed)
            if isinstance(action, Place):
                past = (*past, before)
                yield Laid(action, batch[0], past)
