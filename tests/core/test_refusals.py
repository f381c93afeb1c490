"""Nothing that Python can pass may crash or corrupt: it raises, and says why."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.positions import a_game
from kit.strategies import positions

from lanterns import core
from lanterns.rules import (
    DEFAULT_SEATING,
    Direction,
    GameState,
    IllegalAction,
    LanternsError,
    SetupError,
    apply,
    legal_actions,
    view_for,
)

BATCH = core.shuffle(players=2, count=3, seed=1)
SEATS = DEFAULT_SEATING[2]
TILES = list(range(1, 23))

# Wrong on purpose, so mypy finds a fault in many of them.
WRONG: dict[str, Callable[[], Any]] = {
    "no players": lambda: core.shuffle(players=0),
    "five players": lambda: core.shuffle(players=5),
    "a fraction of players": lambda: core.shuffle(players=2.5),  # type: ignore[arg-type]
    "truth as players": lambda: core.shuffle(players=True),
    "a negative count": lambda: core.shuffle(players=2, count=-1),
    "an absurd count": lambda: core.shuffle(players=2, count=10**18),
    "a count of text": lambda: core.shuffle(players=2, count="9"),  # type: ignore[arg-type]
    "a negative seed": lambda: core.shuffle(players=2, seed=-1),
    "a seed of 65 bits": lambda: core.shuffle(players=2, seed=2**64),
    "seats against the clock": lambda: core.shuffle(seating=SEATS[:1] + SEATS[:1]),
    "a side that is none": lambda: core.shuffle(seating=[2, 9]),  # type: ignore[list-item]
    "two seats for three": lambda: core.shuffle(players=3, seating=SEATS),
    "two seats for a game of four": lambda: core.play(players=4, seating=SEATS),
    "five seats": lambda: core.shuffle(seating=[*Direction, Direction.NORTH]),
    "too few tiles": lambda: core.deal(SEATS, [TILES[:-1]]),
    "too many tiles": lambda: core.deal(SEATS, [[*TILES, 30]]),
    "tiles without rows": lambda: core.deal(SEATS, TILES),
    "one tile": lambda: core.deal(SEATS, 7),
    "a tile twice": lambda: core.deal(SEATS, [TILES, [*TILES[:-1], 1]]),
    "the boat": lambda: core.deal(SEATS, [[0, *TILES[1:]]]),
    "tile 36": lambda: core.deal(SEATS, [[36, *TILES[1:]]]),
    "tile 257": lambda: core.deal(SEATS, [[257, *TILES[1:]]]),
    "a negative tile": lambda: core.deal(SEATS, [[-1, *TILES[1:]]]),
    "tiles in fractions": lambda: core.deal(SEATS, [np.array(TILES, float)]),
    "tiles of objects": lambda: core.deal(SEATS, [[None] * 22]),  # type: ignore[arg-type]
    "too few actions": lambda: core.apply(BATCH, [1, 2]),
    "too many actions": lambda: core.apply(BATCH, [1, 2, 3, 4]),
    "a table of actions": lambda: core.apply(BATCH, [[1, 2, 3]]),
    "actions in fractions": lambda: core.apply(BATCH, [1.0, 2.0, 3.0]),
    "actions beyond 32 bits": lambda: core.apply(BATCH, [2**40] * 3),
    "negative actions": lambda: core.apply(BATCH, [-1] * 3),
    "numbers that are no action": lambda: core.apply(BATCH, [7 << 24] * 3),
    "no batch": lambda: core.apply([1, 2, 3], [1, 2, 3]),  # type: ignore[arg-type]
    "an array for a batch": lambda: core.legal_actions(BATCH.states),  # type: ignore[arg-type]
    "positions for a batch": lambda: core.finish(core.Positions(BATCH.states)),  # type: ignore
    "a batch of zeros": lambda: core.Positions(np.zeros(3)),  # type: ignore[arg-type]
    "outcomes of an exchange": lambda: core.outcomes(BATCH, [core.pack_text("xR>O")] * 3),
    "an index beyond the list": lambda: core.legal_actions(BATCH).choose([0, 0, 48]),
    "a negative index": lambda: core.legal_actions(BATCH).choose([0, 0, -1]),
    "a seat that is not there": lambda: core.resample(BATCH, [0, 1, 2], seed=1),
    "seat -2": lambda: core.resample(BATCH, [0, 1, -2], seed=1),
    "seat 256": lambda: core.resample(BATCH, [0, 1, 256], seed=1),
    "too few seats": lambda: core.resample(BATCH, [0], seed=1),
    "negative repeats": lambda: core.finish(BATCH, repeats=-1),
    "absurd repeats": lambda: core.finish(BATCH, repeats=10**15),
    "absurd copies": lambda: BATCH.repeat(10**9),
    "absurd games": lambda: core.play(players=2, games=10**12),
    "an unknown policy": lambda: core.play(players=2, policy=7),  # type: ignore[arg-type]
    "half a batch of bytes": lambda: core.Batch.from_bytes(BATCH.to_bytes()[:-1]),
    "other bytes": lambda: core.Batch.from_bytes(bytes(544)),
    "no view": lambda: core.Batch.from_views([BATCH[0]], seed=1),  # type: ignore[list-item]
    "no state": lambda: core.Batch.from_states([None]),  # type: ignore[list-item]
    "a budget of nothing": lambda: core.search(BATCH[0]),
    "two budgets": lambda: core.search(BATCH[0], playouts=1, milliseconds=-1),
    "no playouts": lambda: core.search(BATCH[0], playouts=0),
    "no time": lambda: core.search(BATCH[0], milliseconds=0),
    "time that runs back": lambda: core.search(BATCH[0], milliseconds=-5),
    "time without end": lambda: core.search(BATCH[0], milliseconds=float("inf")),
    "time that is no number": lambda: core.search(BATCH[0], milliseconds=float("nan")),
    "a day": lambda: core.search(BATCH[0], milliseconds=86_400_000),
    "absurd playouts": lambda: core.search(BATCH[0], playouts=10**15),
    "no width": lambda: core.search(BATCH[0], playouts=9, width=0),
    "an absurd width": lambda: core.search(BATCH[0], playouts=9, width=10**6),
    "a spectator's search": lambda: core.search(view_for(BATCH[0], None), playouts=9),
    "somebody else's search": lambda: core.search(view_for(BATCH[0], 1), playouts=9),
    "a spectator's guess": lambda: core.kept_tiles(view_for(BATCH[0], None)),
    "somebody else's guess": lambda: core.kept_tiles(view_for(BATCH[0], 1)),
    "no view to guess from": lambda: core.kept_tiles(BATCH[0]),  # type: ignore[arg-type]
    "no game to search": lambda: core.search(BATCH, playouts=9),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_arguments(name: str) -> None:
    """Each raises a usual error with words in it, and the batch is as it was."""
    before = BATCH.to_bytes()

    with pytest.raises((ValueError, TypeError, IndexError)) as caught:
        WRONG[name]()

    assert len(str(caught.value)) > 10
    assert BATCH.to_bytes() == before


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("two seats for three", "The seating is for two players, not for three."),
        ("two seats for a game of four", "The seating is for two players, not for four."),
        ("a seat that is not there", "There is no seat 2 at a table of two."),
        ("too few seats", "For a seat an array of shape (3,) is wanted, not (1,)."),
        (
            "tiles without rows",
            "For lake tiles an array of shape (games, 22) is wanted, not (22,).",
        ),
        ("one tile", "For lake tiles an array of shape (games, 22) is wanted, not ()."),
        ("too few tiles", "For lake tiles an array of shape (games, 22) is wanted, not (1, 21)."),
    ],
)
def test_what_is_wrong_is_said(name: str, sentence: str) -> None:
    """The reason is the true one, as a whole sentence."""
    with pytest.raises(core.BadRequest) as caught:
        WRONG[name]()

    assert caught.value.sentence == sentence


def test_the_game_is_named() -> None:
    """Among many games it is said which one is meant."""
    rows = BATCH.states.copy()
    rows["turn"][1:] = 1

    with pytest.raises(core.BadPosition) as position:
        core.Batch(rows)
    with pytest.raises(core.BadRequest) as request:
        core.resample(BATCH, [0, 1, 2], seed=1)

    assert position.value.__notes__ == ["This is game 1 of the batch."]
    assert request.value.__notes__ == ["This is game 2 of the batch."]


def test_the_referee_says_why() -> None:
    """An illegal action among many is named with its reason and its game; none is applied."""
    legal = core.legal_actions(BATCH).choose([0, 0, 0])
    legal[1] = core.pack_text("4R")

    with pytest.raises(IllegalAction, match="You need four red cards") as caught:
        core.apply(BATCH, legal)
    assert caught.value.__notes__ == ["This is game 1 of the batch."]

    with pytest.raises(SetupError, match="Lake tile 1 is there twice"):
        core.deal(SEATS, [TILES, [*TILES[:-1], 1]])
    with pytest.raises(SetupError, match="Lake tile 1 is there twice"):
        core.deal([2, 0], [TILES, [*TILES[:-1], 1]])  # type: ignore[list-item]  # plain numbers


@given(positions(), st.randoms(use_true_random=False))
def test_any_number_is_refused_unless_it_is_listed(state: GameState, rng: Random) -> None:
    """The simulator accepts exactly the numbers of its own list."""
    batch = core.Batch.from_states([state])
    listed = set(core.legal_actions(batch)[0].tolist())
    near = [number + change for number in sorted(listed)[:50] for change in (-1, 1, 4, 1 << 16)]
    far = [rng.randrange(2**31) for _ in range(50)]

    for number in {*near, *far, *range(0, 64, 5)} - listed:
        if number >= 0:
            with pytest.raises(LanternsError):
                core.apply(batch, [number])
    for number in sorted(listed)[::17]:
        assert core.apply(batch, [number])[0] == apply(state, core.unpack(number)).state


@given(positions(), st.integers(0, 543), st.integers(1, 255))
def test_corrupted_bytes_are_refused(state: GameState, place: int, change: int) -> None:
    """A position with any byte changed is no position, or another one that holds together."""
    data = bytearray(core.Batch.from_states([state]).to_bytes())
    data[place] = (data[place] + change) % 256

    try:
        batch = core.Batch.from_bytes(bytes(data))
    except core.BadPosition as error:
        assert error.code in {fault.code for fault in type(error.fault)}
    else:
        assert core.Batch.from_states([batch[0]]) == batch
        assert core.finish(batch, seed=1, policy=core.Policy.GREEDY).winners.any()


@given(st.binary(min_size=544, max_size=544))
def test_noise_is_refused(data: bytes) -> None:
    """Random bytes are never a position."""
    with pytest.raises(core.BadPosition):
        core.Batch.from_bytes(data)


def impossible(**changes: Any) -> GameState:
    """The opening of a game with something about it that cannot be."""
    return replace(core.shuffle(players=3, seed=1)[0], **changes)


@pytest.mark.parametrize(
    ("code", "state"),
    [
        ("seating", impossible(seating=(Direction.NORTH, Direction.NORTH, Direction.SOUTH))),
        ("tiles", impossible(draw_stack=(1,) * 18)),
        ("hands", impossible(draw_stack=())),
        ("cards", impossible(supply=(7,) * 7)),
        ("favor", impossible(favor_bank=19)),
        ("tokens", impossible(stacks=((8,), (9,), (10,)))),
        ("turn", impossible(turn=1)),
        ("bytes", impossible(supply=(300,) * 7)),
        ("bytes", impossible(draw_stack=(1,) * 40)),
        ("bytes", impossible(favor_bank=-1)),
        ("hands", a_game(hands={0: (1, 2)})),
        ("cards", a_game(cards={0: "RRRR"})),
    ],
)
def test_positions_that_cannot_be(code: str, state: GameState) -> None:
    """Each is refused for what is wrong with it."""
    with pytest.raises(core.BadPosition) as caught:
        core.Batch.from_states([state])

    assert caught.value.code == code


def test_the_end_has_nothing_to_search() -> None:
    """A game that is over has no decision left."""
    batch = core.shuffle(players=2, seed=1)
    while len(legal_actions(batch[0])):
        batch = core.apply(batch, core.choose(batch))

    assert core.choose(batch).tolist() == [-1]
    with pytest.raises(core.BadRequest, match="over"):
        core.search(batch[0], playouts=9)
