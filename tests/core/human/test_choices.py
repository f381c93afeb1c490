"""Choices as people make them: what cards are worth to them, calculated by hand, and the limits."""

from dataclasses import replace

import pytest
from kit.positions import AROUND
from kit.sound_positions import a_sound_game

from lanterns import core
from lanterns.core import BadRequest, Traits
from lanterns.rules import Dedicate, DedicationKind, Phase, view_for

CLOSE = 0.02
"""In honor: values are whole numbers of 1024ths."""


def worth(cards: str, aim: float) -> float:
    """Return what cards are worth beside four greens that are dedicated for eight honor."""
    state = a_sound_game(AROUND, cards={0: cards + "GGGG"})
    found = core.human_candidates(view_for(state, 0), Traits(4, aim), width=20)
    values = {one.action.kind: one.value for one in found if isinstance(one.action, Dedicate)}
    return values[DedicationKind.FOUR_OF_A_KIND] - 8


def test_every_set_counts_the_best_one_most() -> None:
    # Three red and two orange cards are 3/4 of four of a kind, 4/6 of three pair and 2/7 of seven
    # unique. A set promises its honor times that share to the power of 1.5, and the second and the
    # third set count 0.4 and 0.2 of that. The five cards themselves count 0.3 each.
    four, pairs, seven = 8 * 0.75**1.5, 9 * (4 / 6) ** 1.5, 10 * (2 / 7) ** 1.5
    assert four > pairs > seven
    whole = 5 * 0.3 + four + 0.4 * pairs + 0.2 * seven
    assert worth("RRROO", aim=1) == pytest.approx(whole, abs=CLOSE)
    assert worth("RRROO", aim=0.5) == pytest.approx((whole + 5) / 2, abs=CLOSE)


def test_cards_for_a_second_set_are_worth_more_than_cards_for_none() -> None:
    # A fifth red card brings no set nearer; the same card in orange brings three pair nearer.
    assert worth("RRRRO O", aim=1) > worth("RRRRR O", aim=1)


def test_without_an_aim_only_the_number_of_cards_counts() -> None:
    assert worth("RRR", aim=0) == worth("ROB", aim=0) == 3
    assert worth("", aim=0) == worth("", aim=1) == 0


def test_a_favor_token_is_worth_what_the_traits_say() -> None:
    """Equal placements but for the tokens differ by just that."""
    view = view_for(a_sound_game(turns=9), 1)
    poor, rich = (
        {
            one.action: one.value
            for one in core.human_candidates(view, Traits(100, 0.5, favor=favor), width=128)
        }
        for favor in (0.5, 2)
    )
    gained = {rich[action] - poor[action] for action in poor.keys() & rich.keys()}
    assert gained <= {0, 1.5, 3, 4.5} and len(gained) > 1


def test_the_seed_decides_what_is_overlooked() -> None:
    view = view_for(a_sound_game(turns=8), 0)
    seen = [core.human_candidates(view, Traits(2, 0.5), seed) for seed in (1, 1, 2)]
    assert seen[0] == seen[1] != seen[2]


@pytest.mark.parametrize(
    ("traits", "sentence"),
    [
        (Traits(0, aim=0), "As the trait “cells” only 1 to 1000 will do, not 0."),
        (Traits(4, aim=2), "As the trait “aim” only 0 to 1024 will do, not 2048."),
    ],
)
def test_traits_have_bounds(traits: Traits, sentence: str) -> None:
    with pytest.raises(BadRequest) as caught:
        core.human_candidates(view_for(a_sound_game(), 0), traits)
    assert caught.value.sentence == sentence


def test_a_game_that_is_over_offers_nothing() -> None:
    state = a_sound_game(turns=23)
    over = view_for(replace(state, phase=Phase.OVER), state.turn)
    with pytest.raises(BadRequest, match="over"):
        core.human_candidates(over, Traits(4, aim=0))
