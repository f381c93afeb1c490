"""The page's module plays as the native library does, which is compared with the referee."""

import pytest
from core.wasm import lockstep
from core.wasm.node_library import WasmLibrary

GAMES = 200
"""Of each number of players, in `make test`."""
MANY_GAMES = 10_000


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_in_lock_step_with_the_native_library(wasm: WasmLibrary, players: int) -> None:
    """Deals, lists, outcomes, states and results agree after every action, byte by byte."""
    tally = lockstep.compare_games(wasm, players, first=0, games=GAMES)

    assert tally.games == GAMES
    # Every tile is placed and every final turn ended, so no game is shorter than this.
    assert tally.actions >= GAMES * {2: 24, 3: 30, 4: 36}[players]


@pytest.mark.prove
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_games_in_lock_step(wasm: WasmLibrary, players: int) -> None:
    each = lockstep.GAMES_AT_ONCE
    tallies = [
        lockstep.compare_games(wasm, players, first, each)
        for first in range(GAMES, GAMES + MANY_GAMES, each)
    ]
    assert sum(tally.games for tally in tallies) == MANY_GAMES


def test_a_difference_is_found(wasm: WasmLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    """One byte of one state, changed after some actions."""
    play = lockstep.Side.play
    calls: list[int] = []

    def wrong(side: lockstep.Side, actions: lockstep.Actions) -> lockstep.Array:
        rows = play(side, actions)
        calls.append(len(actions))
        if len(calls) == 22:
            side.states["players"]["favor"][7, 1] += 1
        return rows

    monkeypatch.setattr(lockstep.Side, "play", wrong)
    with pytest.raises(lockstep.Difference, match="the states after"):
        lockstep.compare_games(wasm, players=2, first=0, games=20)
