"""What a placed tile gives: matching to the active player, facing to everybody."""

import pytest
from kit.boards import lake_from
from kit.invariants import cards_for
from kit.positions import AROUND, EAST, NORTH, SOUTH, WEST, a_game, cards_of, play

from lanterns.rules import (
    SEVEN_UNIQUE,
    Cell,
    Color,
    Direction,
    Faced,
    FavorEarned,
    GameState,
    Matched,
    Outcome,
    Place,
    action_from_text,
    add_cards,
    apply,
    legal_actions,
    outcome_of,
    outcomes_of,
    view_for,
)

RING = lake_from("""
      R     K     B
    B 0 W W27*W R11 P
      K     K     W
      R           O
    O34 W       W23*O
      K           B
            W
          B 9*B
            K
""")
"""A lake with a hole at 1,1: a plain tile in the west of it, platforms on its other sides."""


def outcome(state: GameState, text: str) -> Outcome:
    """What a placement written in notation gives."""
    place = action_from_text(text)
    assert isinstance(place, Place)
    return outcome_of(state, place)


def received(result: Outcome) -> list[bool]:
    """Reward by reward, whether it is got."""
    return [reward.received for reward in result]


def test_each_matching_side_gives_a_card() -> None:
    """Rules: What a placed tile gives, A. One card of the color, from the north clockwise."""
    state = a_game(lake=RING)

    assert outcome(state, "24@1,1r1").matches == (
        Matched(0, Color.BLACK, NORTH, Cell(1, 0), received=True),
        Matched(0, Color.WHITE, WEST, Cell(0, 1), received=True),
    )
    assert outcome(state, "14@1,1r1").matches == (
        Matched(0, Color.WHITE, EAST, Cell(2, 1), received=True),
        Matched(0, Color.WHITE, SOUTH, Cell(1, 2), received=True),
    )


def test_a_matched_neighbor_with_a_platform_gives_favor() -> None:
    """Rules: What a placed tile gives, A. Unmatched platforms beside the tile give none."""
    assert outcome(a_game(lake=RING), "24@1,1r1").favors == (
        FavorEarned(0, Cell(1, 0), received=True),
    )


def test_the_new_tiles_platform_counts_once() -> None:
    """Rules: What a placed tile gives, A. Once, however many of its sides match."""
    assert outcome(a_game(lake=RING), "15@1,1r0") == Outcome(
        matches=(
            Matched(0, Color.WHITE, SOUTH, Cell(1, 2), received=True),
            Matched(0, Color.WHITE, WEST, Cell(0, 1), received=True),
        ),
        favors=(
            FavorEarned(0, Cell(1, 2), received=True),
            FavorEarned(0, Cell(1, 1), received=True),
        ),
        facings=(
            Faced(0, Color.WHITE, SOUTH, received=True),
            Faced(1, Color.WHITE, WEST, received=True),
            Faced(2, Color.ORANGE, NORTH, received=True),
            Faced(3, Color.PURPLE, EAST, received=True),
        ),
    )


def test_no_match_no_favor() -> None:
    """Rules: What a placed tile gives, A. A platform among platforms, but no color meets."""
    result = outcome(a_game(lake=RING), "12@1,1r0")

    assert (result.matches, result.favors) == ((), ())
    assert len(result.facings) == 4


def test_the_boat_gives_no_favor() -> None:
    """Rules: Pieces. The starting tile carries a boat, which is not a platform."""
    result = outcome(a_game((NORTH, SOUTH)), "19@0,1r0")
    assert result.matches == ()

    result = outcome(a_game((NORTH, SOUTH)), "19@0,1r3")
    assert result.matches == (Matched(0, Color.BLACK, NORTH, Cell(0, 0), received=True),)
    assert result.favors == ()


@pytest.mark.parametrize(
    ("seating", "turn", "sides"),
    [
        (AROUND, 0, {0: "R", 1: "W", 2: "K", 3: "B"}),
        (AROUND, 2, {2: "K", 3: "B", 0: "R", 1: "W"}),
        (AROUND, 3, {3: "B", 0: "R", 1: "W", 2: "K"}),
        ((NORTH, EAST), 1, {1: "B", 0: "K"}),
        ((EAST, SOUTH, WEST), 1, {1: "R", 2: "W", 0: "B"}),
    ],
)
def test_facing_goes_clockwise_from_the_active_player(
    seating: tuple[Direction, ...], turn: int, sides: dict[int, str]
) -> None:
    """Rules: What a placed tile gives, B. Every player, the active one first."""
    facings = outcome(a_game(seating, turn=turn, lake=RING), "24@1,1r1").facings

    assert [(faced.seat, faced.color.letter) for faced in facings] == list(sides.items())
    assert [faced.direction for faced in facings] == [seating[seat] for seat in sides]


@pytest.mark.parametrize(
    ("supply", "cards"),
    [
        ("OP", [False, False, False, False, True, True]),
        ("W OP", [True, False, False, False, True, True]),
        ("WW OP", [True, True, False, False, True, True]),
        ("WWW OP", [True, True, True, False, True, True]),
        ("WWWW OP", [True, True, True, True, True, True]),
        ("WWWW", [True, True, True, True, False, False]),
    ],
)
def test_a_color_that_has_run_out_is_skipped_card_by_card(supply: str, cards: list[bool]) -> None:
    """Rules: What a placed tile gives. Two matches, then south and west face white too."""
    result = outcome(a_game(lake=RING, supply=supply), "15@1,1r0")

    got = [*received(result)[:2], *received(result)[4:]]
    assert got == cards
    assert [favor.received for favor in result.favors] == [True, True]


def test_the_last_card_goes_to_the_match() -> None:
    """Rules: What a placed tile gives. Matching comes before facing, even one's own."""
    state = a_game((NORTH, SOUTH), lake=RING, supply="K", cards={0: "", 1: ""}, hands={0: (24,)})

    after = play(state, "24@1,1r1")

    assert after.players[0].cards == cards_of("K")
    assert received(outcome(state, "24@1,1r1")) == [True, False, True, False, False]


def test_a_color_comes_back_when_cards_return_to_the_supply() -> None:
    """Rules: What a placed tile gives. A dedication refills what this very turn hands out."""
    state = a_game(
        (SOUTH, WEST, NORTH), lake=RING, supply="", cards={0: "KKKK WW"}, hands={0: (24, 1, 2)}
    )

    after = play(state, "4K", "24@1,1r1")

    assert after.players[0].cards == cards_of("WWK")
    assert after.players[2].cards == cards_of("K" + "K")
    assert after.supply == cards_of("KK")


@pytest.mark.parametrize(("bank", "earned"), [(20, 3), (3, 3), (2, 2), (1, 1), (0, 0)])
def test_favor_tokens_are_limited(bank: int, earned: int) -> None:
    """Rules: What a placed tile gives. There are no more than the box holds."""
    state = a_game(lake=RING, bank=bank, hands={0: (15, 1, 2)}, favor={0: 4})

    result = outcome(state, "15@1,1r3")
    after = play(state, "15@1,1r3")

    cells = [Cell(2, 1), Cell(1, 2), Cell(1, 1)]
    assert result.favors == tuple(
        FavorEarned(0, cell, received=number < earned) for number, cell in enumerate(cells)
    )
    assert after.players[0].favor == 4 + earned
    assert after.favor_bank == bank - earned


def test_rewards_are_told_in_the_order_they_are_dealt() -> None:
    """Rules: What a placed tile gives. Matches, favor, then facing."""
    result = outcome(a_game(lake=RING), "15@1,1r3")

    assert [type(reward) for reward in result] == [Matched] * 2 + [FavorEarned] * 3 + [Faced] * 4


def test_the_outcome_is_known_before_and_from_a_view() -> None:
    """Nothing hidden is needed: a spectator can work it out, and it is what then happens."""
    state = a_game(lake=RING, turn=1, hands={1: (15, 1, 2)}, supply="WW P")
    place = Place(15, Cell(1, 1), 0)

    assert outcome_of(view_for(state, None), place) == outcome_of(state, place)
    assert apply(state, place).events[1:-2] == tuple(outcome_of(state, place))


def test_the_cards_of_a_seat_are_those_it_really_gets() -> None:
    """Rules: A color that the supply has run out of is skipped, card by card."""
    state = a_game(lake=RING, turn=1, hands={1: (15, 1, 2)}, supply="WW P")
    place = Place(15, Cell(1, 1), 0)
    result, after = outcome_of(state, place), apply(state, place).state

    assert not all(received(result))
    for seat, (player, before) in enumerate(zip(after.players, state.players, strict=True)):
        assert player.cards == add_cards(before.cards, cards_for(result, seat))


def test_only_a_placement_has_an_outcome() -> None:
    """A dedication is an action too, but lays no tile."""
    with pytest.raises(TypeError, match=r"^a placement is wanted, not Dedicate$"):
        outcome_of(a_game(), SEVEN_UNIQUE)  # type: ignore[arg-type]  # wrong on purpose


@pytest.mark.parametrize("supply", ["ROGPBWK" * 6, "ROGPBWK", ""])
def test_the_outcomes_of_many_placements_are_those_of_each(supply: str) -> None:
    state = a_game(lake=RING, supply=supply, bank=2)
    places = [action for action in legal_actions(state) if isinstance(action, Place)]
    assert outcomes_of(state, places) == [outcome_of(state, place) for place in places]
    assert len({bool(outcome.matches) for outcome in outcomes_of(state, places)}) == 2
