"""The page's module plays by the same rules as the referee and the native library."""

import json
from pathlib import Path

import pytest
from core import lockstep as with_the_referee
from core.rules.test_perft_counts import FILES
from core.test_order import snapshot_of
from core.wasm import lockstep
from core.wasm.node_library import WasmLibrary, playing_on
from rules.test_legality import FIXED_GAMES, fixed_positions

from lanterns import core, rules

PLAYTHROUGHS = sorted(Path(__file__).parents[2].glob("playthroughs/*.txt"))
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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_in_lock_step_with_the_referee(wasm: WasmLibrary, players: int) -> None:
    with playing_on(wasm):
        tally = with_the_referee.compare_games(players, first=2_000_000, games=10)

    assert tally.games == 10


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_perft(wasm: WasmLibrary, file: Path) -> None:
    for number, line in enumerate(file.read_text().splitlines(), start=1):
        data = json.loads(line)
        state = rules.end_of(rules.record_from_json(line))
        with playing_on(wasm):
            counted = core.perft(state, data["depth"])
        assert counted == data["leaves"], f"line {number}"


@pytest.mark.parametrize("number", range(len(FIXED_GAMES)))
def test_the_order_of_legal_actions(wasm: WasmLibrary, number: int) -> None:
    states = fixed_positions(*FIXED_GAMES[number])
    with playing_on(wasm):
        lists = core.legal_actions(core.Batch.from_states(states))

    written = [" ".join(map(core.unpack_text, lists[game].tolist())) for game in range(len(lists))]
    assert written == snapshot_of(number)


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: str(path.stem))
def test_playthroughs(wasm: WasmLibrary, path: Path) -> None:
    """Every state of the readable games is the referee's."""
    record = rules.record_from_json(path.read_text().partition("\n")[0])
    state = rules.new_game(record.seating, record.tiles)
    with playing_on(wasm):
        batch = core.deal(record.seating, [list(record.tiles)])
        for text in record.actions:
            assert batch[0] == state
            action = rules.action_from_text(text)
            state = rules.apply(state, action).state
            batch = core.apply(batch, [core.pack(action)])
        assert batch[0] == state and state.is_over
