"""Games played in C: repeatable, whole, and as sensible as the policy promises."""

from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

import numpy as np
import pytest
from hypothesis import given
from kit.strategies import positions

from lanterns import core
from lanterns.core import Policy, library
from lanterns.core.greedy import policies
from lanterns.core.layout import RESULT
from lanterns.rules import Direction, GameState, Result, legal_actions, result_of

EVERY_POLICY = pytest.mark.parametrize("policy", list(Policy))
EVERY_TABLE = pytest.mark.parametrize("players", [2, 3, 4])


def same(one: core.Results, other: core.Results) -> bool:
    """Whether two runs ended alike, game by game."""
    fields = ("honor", "favor", "cards", "winners", "actions")
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in fields)


def part(results: core.Results, which: slice) -> core.Results:
    """Some of the rows."""
    return core.Results(
        results.honor[which],
        results.favor[which],
        results.cards[which],
        results.winners[which],
        results.actions[which],
    )


@EVERY_POLICY
@EVERY_TABLE
def test_games_depend_on_their_seed_and_number_alone(players: int, policy: Policy) -> None:
    """However the work is shared out between calls, each game is the same."""
    whole = core.play(players=players, games=5000, seed=8, policy=policy)
    tail = core.play(players=players, games=1900, seed=8, policy=policy, first=3100)

    assert same(part(whole, slice(3100, None)), tail)
    assert not same(whole, core.play(players=players, games=5000, seed=9, policy=policy))


@EVERY_POLICY
def test_threads_play_the_same_games(policy: Policy) -> None:
    """Two threads at once change nothing."""
    whole = core.play(players=4, games=3000, seed=8, policy=policy)

    with ThreadPoolExecutor(2) as pool:
        parts = pool.map(
            lambda first: core.play(players=4, games=1500, seed=8, policy=policy, first=first),
            [0, 1500],
        )
    assert all(
        same(part(whole, slice(first, first + 1500)), played)
        for first, played in zip([0, 1500], parts, strict=True)
    )


@EVERY_POLICY
@EVERY_TABLE
def test_a_playout_is_a_game_of_its_policy(players: int, policy: Policy) -> None:
    """Every action is legal, and the end is the one that `play` reports."""
    batch = core.shuffle(players=players, count=20, seed=5)
    plies = 0
    while len(open_games := np.flatnonzero(batch.phase < 3)):
        acting = batch[open_games]
        actions = core.choose(acting, seed=plies, policy=policy)
        lists = core.legal_actions(acting)
        assert all(actions[game] in lists[game] for game in range(len(lists)))
        states = batch.states.copy()
        states[open_games] = core.apply(acting, actions).states
        batch = core.Batch(states)
        plies += 1

    ended = core.results(batch)
    for game in range(len(batch)):
        told: Result = result_of(batch[game])
        assert tuple(ended.honor[game].tolist()) == told.honor
        assert tuple(np.flatnonzero(ended.winners[game]).tolist()) == told.winners
    assert same(core.finish(batch, seed=1, policy=policy), ended)


@EVERY_TABLE
def test_conserved_cards_and_favor(players: int) -> None:
    """However a game is played, cards and favor tokens are those of the box."""
    batch = core.shuffle(players=players, count=200, seed=6)
    for ply in range(12):
        batch = core.apply(batch, core.choose(batch, seed=ply, policy=Policy.RANDOM))

        assert (batch.cards.sum(axis=1) + batch.supply == {2: 5, 3: 7, 4: 8}[players]).all()
        assert (batch.favor.sum(axis=1) + batch.states["favor_bank"] == 20).all()


@EVERY_TABLE
def test_random_play_draws_uniformly_from_the_whole_list(players: int) -> None:
    """From one position, every action of the list is chosen about equally often."""
    batch = core.shuffle(players=players, count=1, seed=3).repeat(48 * 1000)
    counts = np.unique(core.choose(batch, seed=1, policy=Policy.RANDOM), return_counts=True)[1]

    assert len(counts) == 48
    # Each count is about 1000, give or take 32; five such steps are a chance in a million.
    assert abs(counts - 1000).max() < 5 * 32


@EVERY_TABLE
def test_greedy_scores_more_than_random(players: int) -> None:
    """A table of greedy players takes far more honor than a table of random ones."""
    random = core.play(players=players, games=2000, seed=1).honor.mean()
    greedy = core.play(players=players, games=2000, seed=1, policy=Policy.GREEDY).honor.mean()

    assert greedy > 1.7 * random


@given(positions())
def test_greedy_chooses_by_its_values(state: GameState) -> None:
    """The action chosen is of the highest value; where it dedicates, no better one is listed."""
    batch = core.Batch.from_states([state])
    values, lists = core.values(batch), core.legal_actions(batch)
    assert len(values) == len(lists.actions) == len(legal_actions(state))
    if not len(values):
        return
    (chosen,) = core.choose(batch, seed=3).tolist()
    assert values[lists[0].tolist().index(chosen)] == values.max()


GREEDY_DIGESTS = {
    2: "b8a03bcc0bb1d65a5452240ba93fa29df838c8652c89ce89dbde04cb4b4eea54",
    3: "0dd804118f47959a80bf1c42d3679b9c61e5dbfd9e0cee3f5518751bbe4dfe87",
    4: "ad1799d66321fc2d14939c2e19729e9b4b50c841eef9207384ae37e410ff2c78",
}
"""Of what the greedy policy thinks of some thousand positions, and chooses in them."""


@EVERY_TABLE
def test_every_machine_chooses_alike(players: int) -> None:
    """Values and choices are whole numbers: no compiler and no processor may change them."""
    digest, positions_seen = sha256(), 0
    batch = core.shuffle(players=players, count=60, seed=players)
    while len(batch := batch[batch.phase < 3]):
        positions_seen += len(batch)
        digest.update(core.values(batch).astype("<i4").tobytes())
        chosen = core.choose(batch, seed=len(batch))
        digest.update(chosen.astype("<i4").tobytes())
        # Every fourth game goes astray, so that hands and lakes of bad play are judged too.
        random = core.choose(batch, seed=positions_seen, policy=Policy.RANDOM)
        strays = np.arange(len(batch)) % 4 == 3
        batch = core.apply(batch, np.where(strays, random, chosen))

    assert positions_seen > 1000
    found = digest.hexdigest()
    meant = f"the greedy policy values or chooses otherwise; if that is meant, pin {found}"
    assert found == GREEDY_DIGESTS[players], meant


def test_seats_at_any_sides() -> None:
    """Playouts take any seating, and it makes a difference."""
    corner = core.play(seating=(Direction.WEST, Direction.NORTH), games=300, seed=2)
    opposite = core.play(players=2, games=300, seed=2)

    assert len(corner) == len(opposite) == 300
    assert not same(corner, opposite)


def test_finishing_repeats_and_keeps_the_tiles() -> None:
    """Rows of one game are adjacent; a second call continues where the first ended."""
    batch = core.shuffle(players=2, count=3, seed=1)
    whole = core.finish(batch, seed=5, repeats=700)

    assert len(whole) == 2100
    assert same(part(whole, slice(700, 1400)), core.finish(batch[1:2], 5, repeats=700, first=700))
    assert len(core.finish(batch, seed=5, repeats=0)) == 0
    assert len(core.finish(batch[:0], seed=5)) == 0


@pytest.mark.parametrize("repeats", [1, 700, 2048, 2049, 5000])
def test_many_repeats_are_cut_up(monkeypatch: pytest.MonkeyPatch, repeats: int) -> None:
    """No call plays more games than an interrupt can wait for, and the games stay the same."""
    batch = core.shuffle(players=2, count=3, seed=1)
    whole = np.zeros(3 * repeats, RESULT)
    library.call("finish", batch.states, 3, repeats, Policy.RANDOM, 5, 40, whole)
    played: list[int] = []

    def noted(name: str, states: object, count: int, times: int, *others: object) -> int:
        played.append(count * times)
        return library.call(name, states, count, times, *others)

    monkeypatch.setattr(policies, "call", noted)

    assert same(core.finish(batch, 5, repeats=repeats, first=40), core.Results.from_rows(whole, 2))
    assert sum(played) == 3 * repeats
    assert max(played) <= 2048
