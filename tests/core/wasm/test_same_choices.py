"""The page's module chooses, judges and searches as the native library does, number by number."""

from collections.abc import Callable
from random import Random

import pytest
from core.net.test_same_numbers import PINNED
from core.wasm.node_library import WasmLibrary, playing_on
from kit.net_choices import digests

from lanterns import core
from lanterns.rules import DEFAULT_SEATING, PLAYER_COUNTS, Game, View, shuffled_tiles

EVERY = 9
"""Plies between two positions that are compared."""

FUSSY = core.Traits(cells=24, aim=0.6, favor=0.3, spite=0.7, readiness=0.5, least_honor=7)

JUDGED: dict[str, Callable[[View], object]] = {
    "greedy search": lambda view: core.search(view, 5, playouts=300),
    "random search": lambda view: core.search(view, 6, playouts=200, policy=core.Policy.RANDOM),
    "net search": lambda view: core.search(
        view, 7, playouts=60, width=12, net=core.shipped_net(len(view.players))
    ),
    "net alone": lambda view: core.best_turns(view, 8, width=16),
    "judgment": lambda view: core.evaluate([view], worlds=3).win_chances.tolist(),
    "human": lambda view: core.human_candidates(view, FUSSY, 9, width=128),
    "belief": core.kept_tiles,
    "values": lambda view: core.values(core.Batch.from_views([view], seed=1)).tolist(),
}
"""All that a bot asks of the core."""


def views(players: int) -> list[View]:
    """The active seat's views over a game of greedy players, each with its past."""
    game = Game(DEFAULT_SEATING[players], shuffled_tiles(players, Random(players)))
    found = []
    while game.turn is not None:
        view = game.view(game.turn)
        if len(game.plies) % EVERY == 0:
            found.append(view)
        game.act(core.unpack(core.choose(core.Batch.from_states([game.state]), seed=1)[0]))
    return found


@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("what", JUDGED)
def test_the_same_answers_for_the_same_seed(wasm: WasmLibrary, what: str, players: int) -> None:
    """Candidates with their playouts, win shares and honor, to the last bit."""
    judge, positions = JUDGED[what], views(players)
    native = [judge(view) for view in positions]
    with playing_on(wasm):
        assert [judge(view) for view in positions] == native
    assert len(native) > 2


def test_net_choices_are_pinned(wasm: WasmLibrary) -> None:
    """The digests that every machine, compiler and width of vectors must find."""
    with playing_on(wasm):
        assert digests() == PINNED, "the module judges or chooses otherwise than the native core"


def test_a_clock_is_lent(wasm: WasmLibrary) -> None:
    """A search with a time budget ends, and has used it."""
    state = core.shuffle(players=2, count=1, seed=1)[0]
    with playing_on(wasm):
        found = core.search(state, 1, milliseconds=1_000)
    assert sum(candidate.playouts for candidate in found) > 0
