"""Observations: equal to those made from the referee's view, and nothing hidden in them."""

from random import Random

import numpy as np
import pytest
from core.encoding.reference import observation_of, planes_of
from hypothesis import given
from kit.seatings import SEATINGS
from kit.strategies import positions

from lanterns import core, rules
from lanterns.core.encoding_layout import OBSERVATION


@given(positions())
def test_every_seat_sees_what_its_view_shows(state: rules.GameState) -> None:
    """Field by field, for every seat, in positions of every kind of game."""
    seats = range(len(state.players))
    batch = core.Batch.from_states([state]).repeat(len(seats))
    seen, planes = core.observe(batch, seats), core.lake_planes(batch, seats, size=9)

    for seat in seats:
        view = rules.view_for(state, seat)
        wanted = observation_of(view)
        for name, field in core.fields(seen[seat]).items():
            assert np.array_equal(field, wanted.view(OBSERVATION)[0][name]), (seat, name)
        assert np.array_equal(seen[seat], wanted)
        assert np.array_equal(planes[seat], planes_of(view, 9))


@pytest.mark.parametrize(
    "seating",
    [
        pytest.param(seating, marks=() if number % 5 == 0 else pytest.mark.prove)
        for number, seating in enumerate(SEATINGS)
    ],
)
def test_whole_games_at_every_seating(seating: tuple[rules.Direction, ...]) -> None:
    """Greedy games from the deal to the end, compared at every ply."""
    batch = core.shuffle(count=4, seed=len(seating), seating=seating)
    while not batch.is_over.all():
        seen = core.observe(batch)
        for game in range(len(batch)):
            view = rules.view_for(batch[game], int(batch.turn[game]))
            assert np.array_equal(seen[game], observation_of(view))
        batch = core.apply(batch, core.choose(batch, policy=core.Policy.GREEDY))


@given(positions())
def test_nothing_hidden_enters(state: rules.GameState) -> None:
    """Whatever a seat cannot see is dealt anew, and it observes the same."""
    seats = range(len(state.players))
    batch = core.Batch.from_states([state]).repeat(len(seats))
    for seed in range(3):
        again = core.resample(batch, seats, seed)
        assert np.array_equal(core.observe(again, seats), core.observe(batch, seats))
        assert np.array_equal(core.lake_planes(again, seats), core.lake_planes(batch, seats))
        turn = [state.turn] * len(seats)
        own = core.resample(batch, turn, seed)
        assert np.array_equal(core.legal_mask(own), core.legal_mask(batch))
    for seat in seats:
        view = rules.view_for(state, seat)
        dealt = rules.resample(view, Random(seat))
        assert rules.view_to_text(rules.view_for(dealt, seat)) == rules.view_to_text(view)


def test_the_same_game_looks_the_same_from_every_side_of_the_table() -> None:
    """Turning the whole table changes nothing for the one who sits there."""
    boards = []
    for turns in range(4):
        seating = tuple(rules.Direction((side + turns) % 4) for side in rules.DEFAULT_SEATING[3])
        batch = core.deal(seating, [range(1, 28)])
        boards.append(core.observe(batch, [0])[0])
    fields = [core.fields(board) for board in boards]
    for name in ("sides", "lake", "cards"):
        assert all(np.array_equal(one[name], fields[0][name]) for one in fields), name
    assert len({tuple(sorted(map(tuple, one["free"].tolist()))) for one in fields}) == 1


def test_requests_that_make_no_sense() -> None:
    """Each is refused with a sentence."""
    batch = core.shuffle(players=2, count=2, seed=1)
    with pytest.raises(core.BadRequest, match="no seat 2 at a table of two"):
        core.observe(batch, [0, 2])
    with pytest.raises(core.BadRequest, match="its size is odd, not 8"):
        core.lake_planes(batch, size=8)
    with pytest.raises(core.BadRequest, match="observations"):
        core.fields(np.zeros((2, 5), np.int8))
    with pytest.raises(core.BadRequest, match="shape"):
        core.observe(batch, [0])
