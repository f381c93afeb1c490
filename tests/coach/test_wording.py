"""Reasons in words."""

from typing import get_args

import pytest

from lanterns.coach.wording import reason_text
from lanterns.core import (
    CardDenied,
    CardGiven,
    CardsReturned,
    CardsTaken,
    FavorTaken,
    Reason,
    SetCompleted,
    TokenTaken,
)
from lanterns.locale import LANGUAGES, Narrator, Words
from lanterns.rules import Color, DedicationKind

SENTENCES: dict[Reason, str] = {
    CardsTaken((Color.BLUE, Color.BLUE, Color.RED)): "Ana takes cards (1 red and 2 blue).",
    CardsReturned((Color.PURPLE,)): "Ana gives back a purple card.",
    CardGiven(1, Color.BLACK): "You take a black card.",
    CardDenied(1, Color.RED): "You get no red card, because the supply has none left.",
    FavorTaken(2): "Ana takes 2 favor tokens.",
    FavorTaken(-2): "Ana pays 2 favor tokens.",
    TokenTaken(DedicationKind.FOUR_OF_A_KIND, 8): (
        "Ana takes the token for four of a kind, worth 8 honor."
    ),
    SetCompleted(1, DedicationKind.THREE_PAIR, 9): (
        "You then have the cards for three pair, worth 9 honor."
    ),
}


def test_reasons_in_words() -> None:
    narrator = Narrator(Words("en"), ("Ana", "Bo"), reader=1)
    assert {one: reason_text(narrator, 0, one) for one in SENTENCES} == SENTENCES
    assert {type(one) for one in SENTENCES} == set(get_args(Reason))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_of_its_own(language: str) -> None:
    narrator = Narrator(Words(language), ("Ana", "Bo"), reader=None)
    assert len({reason_text(narrator, 0, one) for one in SENTENCES}) == len(SENTENCES)
