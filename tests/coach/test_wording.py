"""Explanations in words."""

from typing import get_args

import pytest
from kit.explanations import explained, with_a_card_to_deny
from kit.positions import OPPOSITE, a_game

from lanterns.bots import Candidate
from lanterns.coach import Explanation, Reason
from lanterns.coach.wording import candidate_lines, reason_lines
from lanterns.locale import LANGUAGES, Narrator, Words
from lanterns.rules import action_from_text, view_for


def test_reasons_in_words() -> None:
    narrator = Narrator(Words("en"), ("Ana", "Bo"), reader=1)
    assert reason_lines(narrator, explained("4R", "3ROG")) == [
        "Ana takes the token for four of a kind, worth 8 honor.",
        "You could otherwise take the token for four of a kind, worth 8 honor.",
    ]
    assert reason_lines(narrator, explained("xP>B")) == [
        "Ana gives back 1 purple card.",
        "Ana takes 1 blue card.",
        "Ana pays 2 favor tokens.",
    ]


def test_what_is_kept_from_opponents_comes_last() -> None:
    narrator = Narrator(Words("en"), ("Ana", "Bo"), reader=None)
    explanation = explained("8@0,1r0", "8@0,1r2", state=with_a_card_to_deny())
    assert reason_lines(narrator, explanation)[-2:] == [
        "Otherwise: Bo takes 1 black card.",
        "Otherwise: Bo then has the cards for four of a kind, worth 8 honor.",
    ]


def test_candidates_in_words() -> None:
    narrator = Narrator(Words("en"), ("Ana", "Bo"), reader=1)
    assert candidate_lines(narrator, explained("4R", "3ROG")) == [
        "Dedicate four of a kind (red): 8 honor (worth about 1.5 honor)",
        "Dedicate three pair (red, orange and green): 9 honor (worth about 1.5 honor)",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_of_its_own(language: str) -> None:
    narrator = Narrator(Words(language), ("Ana", "Bo"), reader=None)
    sentences: dict[Reason, str] = {}
    for state, text in (
        (a_game(OPPOSITE, hands={0: (8, 1, 2)}, cards={0: "RRRK", 1: "RRR"}), "8@0,1r0"),
        (a_game(OPPOSITE, hands={0: (8, 1, 2)}, cards={0: ""}, supply="R K"), "8@0,1r0"),
        (a_game(OPPOSITE, cards={0: "RRRR", 1: "OOOO"}), "4R"),
        (a_game(OPPOSITE, cards={0: "PPPW"}, favor={0: 2}), "xW>P"),
    ):
        candidate = Candidate(action_from_text(text), 0, win_share=0.5)
        explanation = Explanation(view_for(state, 0), (candidate,))
        assert "50" in candidate_lines(narrator, explanation)[0]
        sentences |= zip(explanation.reasons(), reason_lines(narrator, explanation), strict=True)
    assert {type(reason) for reason in sentences} == set(get_args(Reason))
    assert len(set(sentences.values())) == len(sentences)
