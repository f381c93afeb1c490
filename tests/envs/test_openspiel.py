"""The OpenSpiel game: its own simulation test, playthroughs, clones and information states."""

from itertools import zip_longest
from random import Random

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel has no wheel for Windows")

# ruff: noqa: E402 - after the check
from envs.spiel_playthroughs import actions_of, path_for, written_by_openspiel

from lanterns import core
from lanterns.envs import openspiel
from lanterns.rules import Place, action_from_text

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


@pytest.mark.filterwarnings("ignore:The chararray class is deprecated")  # by OpenSpiel's generator
@pytest.mark.prove
@pytest.mark.parametrize("players", PLAYERS)
def test_playthroughs_are_as_they_were(players: int) -> None:
    """Line by line as OpenSpiel writes them; after a wanted change run `make playthroughs`."""
    before = path_for(players).read_text(encoding="utf-8")
    now = written_by_openspiel(players, actions_of(before))
    for number, (old, new) in enumerate(zip_longest(*map(str.splitlines, (before, now))), 1):
        assert new == old, f"line {number}"


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


@pytest.mark.parametrize("recalls", [False, True])
def test_what_everybody_sees_and_what_nobody_else_sees(recalls: bool) -> None:
    """The public part is the same for all and holds no tile in hand; the private part does."""
    state, kinds = _played(3, seed=2, plies=40), pyspiel.PrivateInfoType
    public, private = (
        state.get_game().make_py_observer(
            pyspiel.IIGObservationType(
                public_info=is_public, perfect_recall=recalls, private_info=kind
            )
        )
        for is_public, kind in ((True, kinds.NONE), (False, kinds.SINGLE_PLAYER))
    )
    assert (public.tensor, private.tensor) == (None, None)
    assert len({public.string_from(state, player) for player in range(3)}) == 1
    assert "+" not in public.string_from(state, 0)
    for player in range(3):
        shown = private.string_from(state, player)
        hand = state.position.state.players[player].hand
        assert {f"+{tile}" for tile in hand if tile} <= set(shown.split())
        assert "@" not in shown


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("plies", [2, 12, 30])
def test_hidden_tiles_can_be_dealt_anew(players: int, plies: int) -> None:
    """All that a player knows stays, as text and as numbers; what it does not know varies."""
    state = _played(players, seed=7, plies=plies)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for player in range(players):
        found = [state.resample_from_infostate(player, sampler) for _ in range(8)]
        for again in found:
            for text in ("information_state_string", "observation_string"):
                assert getattr(again, text)(player) == getattr(state, text)(player)
            tensor = again.information_state_tensor(player)
            assert np.array_equal(tensor, state.information_state_tensor(player))
            assert again.current_player() == state.current_player()
        others = {str([p.hand for p in again.position.state.players]) for again in found}
        hands = enumerate(state.position.state.players)
        assert (len(others) > 1) == any(any(p.hand) for seat, p in hands if seat != player)


def test_its_search_bot_plays_unchanged() -> None:
    """ISMCTS as OpenSpiel ships it in Python."""
    from open_spiel.python.algorithms import ismcts, mcts

    state = _played(2, seed=3, plies=15)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 6, random_state=rng)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert bot.step(state) in state.legal_actions()


def test_the_tensor_with_perfect_recall_holds_the_facts() -> None:
    """A row each: who, which kind, and what belongs to it; own tiles first."""
    state = _played(3, seed=2, plies=30)
    for player in range(3):
        rows = np.array(state.information_state_tensor(player)).reshape(-1, openspiel.FACT)
        words = state.information_state_string(player).split()[2:]
        assert not rows[len(words) :].any()
        for row, word in zip(rows.astype(int).tolist(), words, strict=False):
            if word.startswith("+"):
                assert row == [0, 0, int(word), 0, 0, 0]
                continue
            seat, _, text = word.partition(":")
            action = action_from_text(text)
            assert row[0] == 1 + (int(seat) - player) % 3
            assert row[1] == 1 + (core.pack(action) >> 24)
            if isinstance(action, Place):
                assert row[2:] == [action.tile, action.cell.x, action.cell.y, action.turns]


def test_bad_parameters() -> None:
    """A table for five is refused, and so is an observer of every hand."""
    game = pyspiel.load_game("python_lanterns")
    with pytest.raises(ValueError, match="of one player, not of all"):
        game.make_py_observer(
            pyspiel.IIGObservationType(
                public_info=True,
                perfect_recall=False,
                private_info=pyspiel.PrivateInfoType.ALL_PLAYERS,
            )
        )
    with pytest.raises(ValueError, match="have no parameters"):
        game.make_py_observer(None, {"size": 3})
    with pytest.raises((ValueError, RuntimeError)):
        pyspiel.load_game("python_lanterns", {"players": 5}).new_initial_state()
