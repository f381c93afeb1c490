"""Games that cannot be set up, each with its whole sentence."""

from random import Random

import pytest
from kit.positions import EAST, NORTH, SOUTH, WEST

from lanterns.rules import (
    Direction,
    SetupError,
    SetupFault,
    new_game,
    seating_from_words,
    shuffled_tiles,
)

SETUP_FAULTS: list[tuple[tuple[Direction, ...], list[int], SetupFault, str]] = [
    (
        (NORTH,),
        [],
        SetupFault.SEAT_COUNT,
        "Lanterns is a game for two, three or four players, not one.",
    ),
    (
        (),
        [],
        SetupFault.SEAT_COUNT,
        "Lanterns is a game for two, three or four players, not none.",
    ),
    (
        (NORTH, EAST, SOUTH, WEST, NORTH),
        [],
        SetupFault.SEAT_COUNT,
        "Lanterns is a game for two, three or four players, not five.",
    ),
    (
        (NORTH, EAST, NORTH),
        [*range(1, 28)],
        SetupFault.SEAT_REPEATED,
        "Two players cannot both sit on the north side.",
    ),
    (
        (EAST, WEST, WEST),
        [*range(1, 28)],
        SetupFault.SEAT_REPEATED,
        "Two players cannot both sit on the west side.",
    ),
    *(
        (
            seating,
            [*range(1, count)],
            SetupFault.SEAT_ORDER,
            "The seats must follow each other clockwise: north, east, south, west.",
        )
        for seating, count in [
            ((NORTH, WEST, SOUTH), 28),
            ((SOUTH, EAST, NORTH), 28),
            ((NORTH, EAST, WEST, SOUTH), 33),
            ((SOUTH, NORTH, WEST, EAST), 33),
        ]
    ),
    (
        (NORTH, SOUTH),
        [*range(1, 22)],
        SetupFault.TILE_COUNT,
        "A game for two is played with 22 lake tiles, not 21.",
    ),
    (
        (NORTH, EAST, SOUTH),
        [*range(1, 29)],
        SetupFault.TILE_COUNT,
        "A game for three is played with 27 lake tiles, not 28.",
    ),
    (
        (NORTH, EAST, SOUTH, WEST),
        [],
        SetupFault.TILE_COUNT,
        "A game for four is played with 32 lake tiles, not 0.",
    ),
    *(
        (
            (NORTH, SOUTH),
            [*range(1, 22), tile],
            SetupFault.TILE_UNKNOWN,
            f"There is no lake tile {tile} to shuffle; they are numbered 1 to 35.",
        )
        for tile in (0, 36, -1)
    ),
    (
        (NORTH, SOUTH),
        [*range(1, 22), 7],
        SetupFault.TILE_REPEATED,
        "Lake tile 7 is there twice.",
    ),
]


@pytest.mark.parametrize(("seating", "tiles", "fault", "sentence"), SETUP_FAULTS)
def test_a_setup_that_is_refused(
    seating: tuple[Direction, ...], tiles: list[int], fault: SetupFault, sentence: str
) -> None:
    """Rules: Setup. Wrong seats or tiles are refused with a sentence that says which."""
    with pytest.raises(SetupError) as caught:
        new_game(seating, tiles)

    assert caught.value.fault is fault
    assert caught.value.sentence == sentence


def test_every_setup_fault_has_a_case() -> None:
    """No fault is left untried; an unknown side can only be a word, below."""
    assert {fault for _, _, fault, _ in SETUP_FAULTS} == {*SetupFault} - {SetupFault.SEAT_UNKNOWN}


@pytest.mark.parametrize(
    ("words", "fault", "sentence"),
    [
        (
            ["south", "up"],
            SetupFault.SEAT_UNKNOWN,
            "A seat is north, east, south or west, not “up”.",
        ),
        (
            ["South", "north"],
            SetupFault.SEAT_UNKNOWN,
            "A seat is north, east, south or west, not “South”.",
        ),
        (
            ["south", "no\nrth"],
            SetupFault.SEAT_UNKNOWN,
            "A seat is north, east, south or west, not “no·rth”.",
        ),
        (
            ["east", "east"],
            SetupFault.SEAT_REPEATED,
            "Two players cannot both sit on the east side.",
        ),
        (
            ["north", "west", "south"],
            SetupFault.SEAT_ORDER,
            "The seats must follow each other clockwise: north, east, south, west.",
        ),
        (
            ["east"],
            SetupFault.SEAT_COUNT,
            "Lanterns is a game for two, three or four players, not one.",
        ),
    ],
)
def test_words_that_are_no_seating(words: list[str], fault: SetupFault, sentence: str) -> None:
    """Rules: Setup 1. The same refusals as for a game, and one for words that are no side."""
    with pytest.raises(SetupError) as caught:
        seating_from_words(words)

    assert caught.value.fault is fault
    assert caught.value.sentence == sentence


def test_words_are_not_yet_a_seating() -> None:
    """Whoever passes words is told what reads them."""
    said = r"^a seat is a `Direction`, not str; `seating_from_words` reads words$"
    with pytest.raises(TypeError, match=said):
        new_game(["south", "north"], range(1, 23))  # type: ignore[list-item]  # wrong on purpose


@pytest.mark.parametrize(("players", "told"), [(1, "one"), (5, "five")])
def test_tiles_for_too_few_or_too_many(players: int, told: str) -> None:
    """Nobody shuffles for them: the same refusal as for a game."""
    with pytest.raises(SetupError) as caught:
        shuffled_tiles(players, Random(1))

    assert caught.value.sentence == (
        f"Lanterns is a game for two, three or four players, not {told}."
    )
