"""The order of legal actions, which records, bots and programs rely on."""

import pytest
from kit.boards import BOAT
from kit.positions import AROUND, OPPOSITE, a_game
from kit.records import a_record
from syrupy.assertion import SnapshotAssertion

from lanterns.rules import (
    Direction,
    EndTurn,
    GameState,
    Phase,
    Place,
    card_actions,
    legal_actions,
    replay,
    to_text,
)

NORTH, EAST, SOUTH, WEST = Direction


FIXED_GAMES = [
    ((SOUTH, NORTH), 1, ("busy", "late")),
    ((WEST, NORTH), 2, ("hoarding", "eager")),
    ((EAST, SOUTH, NORTH), 3, ("late", "busy", "fours")),
    ((NORTH, SOUTH, WEST), 4, ("favored", "uniform", "sevens")),
    ((SOUTH, WEST, NORTH, EAST), 5, ("busy", "late", "pairs", "hoarding")),
    ((EAST, SOUTH, WEST, NORTH), 6, ("rich", "uniform", "busy", "favored")),
]
"""Seats, seed and ways to play of the games whose order is written down."""


def fixed_positions(
    seating: tuple[Direction, ...], seed: int, policies: tuple[str, ...]
) -> list[GameState]:
    """The positions of a round in the middle of a game, and of its end."""
    states = [step.state for step in replay(a_record(seating, seed, *policies))]
    middle = len(states) // 2
    return [*states[middle : middle + 2 * len(seating)], *states[-2 * len(seating) :]]


def written(state: GameState) -> str:
    """The legal actions in their order."""
    return " ".join(to_text(action) for action in legal_actions(state))


def test_the_whole_order_by_hand() -> None:
    """Record format: exchanges, fours, pairs, seven, discards; placements must wait."""
    state = a_game(AROUND, cards={0: "RRRR OO GGGG P B W K"}, favor={0: 2}, supply="RK", lake=BOAT)

    assert written(state) == (
        "xR>K xO>R xO>K xG>R xG>K xP>R xP>K xB>R xB>K xW>R xW>K xK>R "
        "4R 4G 3ROG 7 -R -O -G -P -B -W -K"
    )


@pytest.mark.parametrize(("seating", "seed", "policies"), FIXED_GAMES)
def test_actions_with_cards_come_first(
    seating: tuple[Direction, ...], seed: int, policies: tuple[str, ...]
) -> None:
    """Up to the end of the game, when there are none."""
    for state in fixed_positions(seating, seed, policies):
        cards, legal = card_actions(state), legal_actions(state)
        assert cards == legal[: len(cards)]
        assert all(isinstance(action, Place | EndTurn) for action in legal[len(cards) :])
    assert state.is_over and not cards


def test_three_pair_are_lexicographic_in_color_order() -> None:
    """Record format: not by letter but by color."""
    state = a_game(AROUND, cards={0: "RR OO PP KK WW"}, phase=Phase.DEDICATE)

    assert written(state).split()[:10] == [
        *("3ROP", "3ROW", "3ROK", "3RPW", "3RPK", "3RWK"),
        *("3OPW", "3OPK", "3OWK", "3PWK"),
    ]


def test_placements_by_tile_cell_and_rotation() -> None:
    """Record format: tile in hand order, then cell by x then y, then rotation."""
    state = a_game(OPPOSITE, hands={0: (30, 4)}, phase=Phase.PLACE)

    assert written(state) == (
        "30@-1,0r0 30@-1,0r1 30@-1,0r2 30@-1,0r3 30@0,-1r0 30@0,-1r1 30@0,-1r2 30@0,-1r3 "
        "30@0,1r0 30@0,1r1 30@0,1r2 30@0,1r3 30@1,0r0 30@1,0r1 30@1,0r2 30@1,0r3 "
        "4@-1,0r0 4@-1,0r1 4@-1,0r2 4@-1,0r3 4@0,-1r0 4@0,-1r1 4@0,-1r2 4@0,-1r3 "
        "4@0,1r0 4@0,1r1 4@0,1r2 4@0,1r3 4@1,0r0 4@1,0r1 4@1,0r2 4@1,0r3"
    )


def test_the_end_of_the_final_turn_comes_last() -> None:
    """Record format: after everything that can still be done."""
    state = a_game(OPPOSITE, hands={0: ()}, cards={0: "RRRR"}, favor={0: 2}, supply="OK")

    assert written(state) == "xR>O xR>K 4R ."


def test_symmetrical_tiles_have_four_rotations_all_the_same() -> None:
    """Record format: even where a tile looks the same after a half turn."""
    state = a_game(OPPOSITE, hands={0: (27,)}, phase=Phase.PLACE)

    assert len(legal_actions(state)) == 4 * 4


@pytest.mark.parametrize(("seating", "seed", "policies"), FIXED_GAMES)
def test_the_order_on_fixed_positions(
    seating: tuple[Direction, ...],
    seed: int,
    policies: tuple[str, ...],
    snapshot: SnapshotAssertion,
) -> None:
    """Every position of a round in the middle of a game, and of its end."""
    assert [written(state) for state in fixed_positions(seating, seed, policies)] == snapshot
