"""Explanations made up for one test."""

from kit.positions import OPPOSITE, a_game
from lanterns.bots import Candidate
from lanterns.coach import Explanation
from lanterns.rules import GameState, action_from_text, view_for


def explained(*texts: str, state: GameState | None = None) -> Explanation:
    """Return an explanation with these candidates, by default with four red cards in hand."""
    state = state or a_game(OPPOSITE, cards={0: "RRRR OO GG P", 1: "OOOO"}, favor={0: 2})
    candidates = (Candidate(action_from_text(text), 1.5) for text in texts)
    return Explanation(view_for(state, 0), tuple(candidates))


def with_a_card_to_deny() -> GameState:
    """Return a position in which one way to turn tile 8 completes the opponent's set.

    Turned by two quarters, tile 8 (red, green, black, red) shows black to the north and red to the
    south; the second player has three black cards.
    """
    return a_game(OPPOSITE, hands={0: (8, 1, 2)}, cards={1: "KKK"})
