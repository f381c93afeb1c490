"""Why one candidate was chosen over the others."""

from random import Random

from kit.explanations import explained, with_a_card_to_deny
from kit.positions import OPPOSITE, a_game

from lanterns.bots import BOTS
from lanterns.coach import Explanation, reasons_for
from lanterns.coach.reasons import (
    CardGiven,
    CardsTaken,
    RaceForToken,
    SetCompleted,
    TokenTaken,
)
from lanterns.rules import Color, DedicationKind, legal_actions, view_for

FOUR = DedicationKind.FOUR_OF_A_KIND


def test_decisive_is_what_the_next_best_action_would_not_bring() -> None:
    assert explained("4R", "3ROG").decisive == (TokenTaken(FOUR, 8), RaceForToken(1, FOUR, 8))
    assert explained("xR>B", "xR>W").decisive == (CardsTaken((Color.BLUE,)),)
    assert explained("4R").decisive == explained("4R").reasons()


def test_a_candidate_with_the_same_effects_is_skipped() -> None:
    # The second candidate brings the same as the first, so the third was passed over.
    assert explained("xR>B", "xR>B", "xR>W").decisive == (CardsTaken((Color.BLUE,)),)


def test_avoided_is_what_the_next_best_action_would_give_to_opponents() -> None:
    explanation = explained("8@0,1r0", "8@0,1r2", state=with_a_card_to_deny())
    assert explanation.avoided == (CardGiven(1, Color.BLACK), SetCompleted(1, FOUR, 8))
    assert explained("4R").avoided == ()


def test_a_choice_of_a_bot_can_be_explained() -> None:
    state = a_game(OPPOSITE)
    view = view_for(state, 0)
    choice = BOTS["artisan"]().choose(view, legal_actions(state), 1, Random(1))
    explanation = Explanation(view, choice.candidates)
    assert explanation.reasons() == reasons_for(view, choice.action)
    assert explanation.reasons(1) == reasons_for(view, choice.candidates[1].action)
