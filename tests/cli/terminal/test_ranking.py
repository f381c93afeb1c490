"""The end: ranks, tokens, and what decided the game."""

import pytest
from kit.positions import OPPOSITE, a_game

from lanterns.cli.terminal.ranking import ranking_lines
from lanterns.locale import LANGUAGES, Narrator, Words
from lanterns.rules import DedicationKind, GameState, Token, view_for

FOUR, THREE, SEVEN = DedicationKind
EIGHT = (Token(FOUR, 8),)


def ending(game: GameState, reader: int | None, language: str = "en") -> list[str]:
    narrator = Narrator(Words(language), ("Ana", "Bo"), reader)
    return ranking_lines(narrator, view_for(game, reader))


def test_honor_decides() -> None:
    game = a_game(
        OPPOSITE,
        tokens={0: EIGHT, 1: (Token(SEVEN, 10), Token(THREE, 9))},
        favor={0: 5},
        cards={0: "RR", 1: ""},
    )
    assert ending(game, reader=1) == [
        "1. You: 19 honor, 0 favor tokens, 0 cards.",
        "   Dedication tokens: seven unique 10 and three pair 9.",
        "2. Ana: 8 honor, 5 favor tokens, 2 cards.",
        "   Dedication tokens: four of a kind 8.",
        "You win with the most honor. Congratulations!",
    ]
    assert ending(game, reader=0)[-1] == "Bo wins with the most honor."


def test_favor_tokens_break_a_tie() -> None:
    lines = ending(a_game(OPPOSITE, tokens={0: EIGHT, 1: EIGHT}, favor={1: 1}), None)
    assert lines[0].startswith("1. Bo: 8 honor, 1 favor token, 1 card.")
    assert lines[-1] == "Honor is tied at the top, and Bo wins with more favor tokens."


def test_lantern_cards_break_the_next() -> None:
    lines = ending(a_game(OPPOSITE, cards={0: "RRK", 1: "RR"}), None)
    assert lines[1] == "   No dedication tokens yet."
    assert lines[-1] == (
        "Honor and favor tokens are tied at the top, and Ana wins with more lantern cards."
    )


def test_the_victory_is_shared() -> None:
    lines = ending(a_game(OPPOSITE), reader=0)
    assert [line[:2] for line in lines[:-1:2]] == ["1.", "1."]
    assert lines[-1] == (
        "Bo and you share the victory: honor, favor tokens and lantern cards are all tied."
    )
    assert ending(a_game(OPPOSITE), None)[-1].startswith("Ana and Bo share")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_in_every_language(language: str) -> None:
    for game in (
        a_game(OPPOSITE, tokens={0: EIGHT}),
        a_game(OPPOSITE, favor={0: 1}),
        a_game(OPPOSITE, cards={0: "RR"}),
        a_game(OPPOSITE),
    ):
        for reader in (0, 1, None):
            assert ("Ana" in ending(game, reader, language)[-1]) is (reader != 0)
