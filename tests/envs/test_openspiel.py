"""The OpenSpiel game: its own simulation test, playthroughs, clones and information states."""

from random import Random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel has no wheel for Windows")

from lanterns import core  # noqa: E402 - after the check
from lanterns.envs import openspiel  # noqa: E402

PLAYERS = [2, 3, 4]


def _played(players: int, seed: int, plies: int = 10_000) -> openspiel.LanternsState:
    rng = Random(seed)
    state = pyspiel.load_game("python_lanterns", {"players": players}).new_initial_state()
    while not state.is_terminal() and plies:
        outcomes = state.chance_outcomes() if state.is_chance_node() else None
        tiles = [tile for tile, _ in outcomes] if outcomes else state.legal_actions()
        state.apply_action(rng.choice(tiles))
        plies -= 1
    return state  # type: ignore[no-any-return]  # untyped


@pytest.mark.parametrize("players", PLAYERS)
def test_openspiel_finds_nothing(players: int) -> None:
    """Random simulations that check every state, its clones and its serialization."""
    game = pyspiel.load_game("python_lanterns", {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("players", PLAYERS)
def test_returns_are_shares_of_the_victory(players: int) -> None:
    """They add up to one."""
    for seed in range(3):
        state = _played(players, seed)
        assert sum(state.returns()) == pytest.approx(1)
        results = state.position.results
        assert state.returns() == results.win_shares[0].tolist()


@pytest.mark.parametrize("players", PLAYERS)
def test_a_history_leads_to_the_same_state(players: int) -> None:
    """Replayed, cloned or deserialized; every position of it is sound."""
    state = _played(players, seed=1, plies=40)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
        if not again.is_chance_node():
            core.Batch(again.position.batch.states)
    clone = state.clone()
    game, read = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert str(again) == str(state) == str(clone) == str(read)
    clone.apply_action(clone.legal_actions()[0])
    assert str(again) == str(state)
    assert game.num_players() == players


@pytest.mark.parametrize("players", PLAYERS)
def test_information_states_hide_what_a_player_cannot_see(players: int) -> None:
    """Two games that differ in the others' tiles alone look the same to a player."""
    state = _played(players, seed=5, plies=3 * players)
    for player in range(players):
        other = state.get_game().new_initial_state()
        own = {3 * player, 3 * player + 1, 3 * player + 2}
        history = state.history()
        spare = [tile for tile in range(1, 36) if tile not in history]
        for place, tile in enumerate(history):
            other.apply_action(tile if place in own else spare[place % len(spare)])
            if place not in own:
                spare.remove(other.history()[-1])
        for text in ("information_state_string", "observation_string"):
            assert getattr(other, text)(player) == getattr(state, text)(player)
        seen, shown = state.observation_tensor(player), other.observation_tensor(player)
        assert np.array_equal(seen, shown)
        assert str(other) != str(state)


def test_a_player_remembers_everything() -> None:
    """Its own tiles and everybody's actions, in order."""
    state = _played(2, seed=1, plies=8)
    known = state.information_state_string(0).split()
    tiles = [word for word in known if word.startswith("+")]
    assert known[:2] == ["player", "0"]
    assert len(tiles) >= 3
    assert [word for word in known if word[1:2] == ":"]
    assert not [word for word in state.information_state_string(1).split() if word in tiles]


def test_bad_parameters() -> None:
    """A table for five is refused."""
    with pytest.raises((ValueError, RuntimeError)):
        pyspiel.load_game("python_lanterns", {"players": 5}).new_initial_state()
