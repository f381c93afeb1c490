"""Reasons in words."""

from dataclasses import replace
from typing import get_args

import pytest
from coach.games import game_of

from lanterns.coach.wording import difference_lines, reason_text
from lanterns.core import (
    CardDenied,
    CardGiven,
    CardsNext,
    CardsReturned,
    CardsTaken,
    ColorEnded,
    FavorTaken,
    LakeLeft,
    MoreNext,
    OneShort,
    Reason,
    SecondSet,
    SetCompleted,
    TieBreak,
    TokenAhead,
    TokenNext,
    TokenTaken,
    advise,
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
    SecondSet(0, DedicationKind.FOUR_OF_A_KIND, 7): (
        "Ana then has the cards for four of a kind once more, worth 7 honor."
    ),
    OneShort(0, DedicationKind.SEVEN_UNIQUE, 10, (Color.RED,)): (
        "Ana then needs only a red card for seven unique, worth 10 honor."
    ),
    OneShort(1, DedicationKind.THREE_PAIR, 9, (Color.RED, Color.BLUE)): (
        "You then need only one more card for three pair, worth 9 honor."
    ),
    TokenAhead(1, DedicationKind.FOUR_OF_A_KIND, 7): (
        "You have the cards for four of a kind too and are left with the next token, worth 7 honor."
    ),
    ColorEnded(Color.WHITE): "The supply then has no white card left.",
    TokenNext(0, DedicationKind.SEVEN_UNIQUE, 10, 80): (
        "Next turn, Ana takes the token for seven unique, worth 10 honor, in 80% of the deals."
    ),
    CardsNext(1, 24): "Your next tile then brings you 2.4 cards on average.",
    TieBreak(0): "Ana wins the tie: with equal honor, favor tokens count, then lantern cards.",
    LakeLeft(): "The lake and the tiles that Ana keeps then offer Ana more.",
    MoreNext(1): "Your next turn then offers you more.",
}


def test_reasons_in_words() -> None:
    narrator = Narrator(Words("en"), ("Ana", "Bo"), reader=1)
    assert {one: reason_text(narrator, 0, one) for one in SENTENCES} == SENTENCES
    assert {type(one) for one in SENTENCES} == set(get_args(Reason))


REST = {
    0.03: "",
    0.1: "What both turns give right away hardly explains the difference. It lies in what the lake "
    "and the next turns offer.",
}


@pytest.mark.parametrize("loss", REST)
def test_the_largest_share_comes_first_and_what_is_not_explained_is_said(loss: float) -> None:
    narrator = Narrator(Words("en"), ("Ana", "Bo"), reader=1)
    line = replace(
        advise(game_of(2).plies[0].before, worlds=0).lines[1],
        alone=(CardsTaken((Color.RED,), share=0), FavorTaken(1, share=-0.01)),
        missed=(
            CardGiven(1, Color.BLACK, share=0.04),
            TokenNext(0, DedicationKind.THREE_PAIR, 9, 70),
            TokenNext(1, DedicationKind.THREE_PAIR, 9, 70),
            CardsNext(0, 24, share=0.001),
            ColorEnded(Color.RED),
        ),
    )
    assert list(difference_lines(narrator, 0, line, loss)) == [
        "With it (+4.0 points): You take a black card.",
        "With it: Next turn, Ana takes the token for three pair, worth 9 honor, "
        "in 70% of the deals.",
        "As played: Ana takes a red card.",
        "As played (−1.0 points): Ana takes 1 favor token.",
        *filter(None, [REST[loss]]),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_of_its_own(language: str) -> None:
    narrator = Narrator(Words(language), ("Ana", "Bo"), reader=None)
    assert len({reason_text(narrator, 0, one) for one in SENTENCES}) == len(SENTENCES)
