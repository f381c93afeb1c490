"""What can be typed, and what is drawn."""

from dataclasses import replace

import pytest
from kit.boards import lake_from
from kit.positions import OPPOSITE, a_game

from lanterns.cli.terminal.color_words import ColorWords, NotCards, fold
from lanterns.cli.terminal.descriptions import (
    lake_lines,
    next_tokens_line,
    supply_change_lines,
    supply_lines,
)
from lanterns.cli.terminal.drawing import draw_lake
from lanterns.cli.terminal.players import Players
from lanterns.cli.terminal.vocabulary import Keyword, Request, Vocabulary
from lanterns.locale import LANGUAGES, Narrator, Words
from lanterns.locale.facts import key
from lanterns.rules import (
    SEVEN_UNIQUE,
    Cell,
    Color,
    Dedicate,
    DedicationKind,
    Discard,
    EndTurn,
    Exchange,
    Place,
    view_for,
)

RED, BLUE, WHITE = Color.RED, Color.BLUE, Color.WHITE
PURPLE, BLACK = Color.PURPLE, Color.BLACK


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    words = Words(language)
    typed = [word for each in Keyword for word in words(f"command-{each.value}").split()]
    assert len({fold(word) for word in typed}) == len(typed)
    assert all(Vocabulary(words).name(each) in typed for each in Keyword)


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_words_are_understood_everywhere(language: str) -> None:
    vocabulary = Vocabulary(Words(language))
    for command in Keyword:
        request = EndTurn() if command is Keyword.END else command
        assert vocabulary.parse(command.value) == request
        assert vocabulary.parse(f" {vocabulary.name(command).upper()} ") == request


@pytest.mark.parametrize("language", LANGUAGES)
def test_colors_in_both_languages_and_as_letters(language: str) -> None:
    words = Words(language)
    colors = ColorWords(words)
    for color in Color:
        own = [words(message, color=key(color)) for message in ("color", "color-letter")]
        for name in (*own, key(color)):
            assert colors.color(name) is color
            assert colors.color(fold(name).upper()) is color


@pytest.mark.parametrize(
    ("language", "letter", "meanings"),
    [
        ("en", "b", (BLUE,)),
        ("en", "bl", (BLUE, BLACK)),
        ("en", "k", (BLACK,)),
        ("de", "l", (PURPLE,)),
        ("de", "s", (BLACK,)),
        ("de", "k", (BLACK,)),
        ("pl", "b", (WHITE,)),
        ("pl", "c", (RED, BLACK)),
        ("pl", "p", (Color.ORANGE, PURPLE)),
        ("pl", "w", (WHITE,)),
        ("it", "b", (BLUE, WHITE)),
        ("it", "v", (Color.GREEN, PURPLE)),
        ("it", "n", (BLACK,)),
        ("it", "h", ()),
    ],
)
def test_a_letter_is_that_of_the_language(
    language: str, letter: str, meanings: tuple[Color, ...]
) -> None:
    assert ColorWords(Words(language)).meanings(letter) == meanings


@pytest.mark.parametrize(
    ("language", "text", "cards"),
    [
        ("en", "2 red, 1 blue", (RED, RED, BLUE)),
        ("en", "r r b", (RED, RED, BLUE)),
        ("en", "2r b", (RED, RED, BLUE)),
        ("en", "one red", None),
        ("en", "2 red and blue", (RED, RED, BLUE)),
        ("en", "red", (RED,)),
        ("en", "2", None),
        ("en", "2 3 red", None),
        ("en", "0 red", None),
        ("en", "9" * 5000 + " red", None),
        ("en", "red 2", None),
        ("en", "", None),
        ("de", "2 rote und eine blaue", None),
        ("de", "2 rote und 1 blaue", (RED, RED, BLUE)),
        ("pl", "2 czerwone i 1 niebieską", (RED, RED, BLUE)),
        ("pl", "cr cr ni", (RED, RED, BLUE)),
        ("it", "2 rosse, 1 blu e nera", (RED, RED, BLUE, BLACK)),
    ],
)
def test_cards_in_one_line(language: str, text: str, cards: tuple[Color, ...] | None) -> None:
    colors = ColorWords(Words(language))
    if cards is None:
        with pytest.raises(NotCards):
            colors.cards(text)
    else:
        assert colors.cards(text) == cards


@pytest.mark.parametrize(
    ("language", "text", "action"),
    [
        ("en", "exchange purple for red", Exchange(Color.PURPLE, RED)),
        ("en", "x p r", Exchange(Color.PURPLE, RED)),
        ("pl", "wymien czerwona na biala", Exchange(RED, WHITE)),
        ("de", "tauschen schwarze gegen blaue", Exchange(Color.BLACK, BLUE)),
        ("de", "tauschen black blue", Exchange(Color.BLACK, BLUE)),
        ("it", "cambia rossa con bianca", Exchange(RED, WHITE)),
        ("en", "dedicate red", Dedicate(DedicationKind.FOUR_OF_A_KIND, (RED,))),
        ("en", "d white red blue", Dedicate(DedicationKind.THREE_PAIR, (RED, BLUE, WHITE))),
        ("en", "dedicate r o g p b w k", SEVEN_UNIQUE),
        ("it", "scarta nera", Discard(Color.BLACK)),
        ("pl", "odrzuć b", Discard(WHITE)),
        ("pl", "-b", Discard(BLUE)),
        ("en", "discard 2 red, 1 blue", (Discard(RED), Discard(RED), Discard(BLUE))),
        ("en", "12@0,-1R2", Place(12, Cell(0, -1), 2)),
        ("en", "12 @ 0, -1 r2", Place(12, Cell(0, -1), 2)),
        ("en", "xp>r", Exchange(Color.PURPLE, RED)),
        ("en", "XP>R", Exchange(Color.PURPLE, RED)),
        ("en", "4r", Dedicate(DedicationKind.FOUR_OF_A_KIND, (RED,))),
        ("en", "3rbw", Dedicate(DedicationKind.THREE_PAIR, (RED, BLUE, WHITE))),
        ("en", "7", SEVEN_UNIQUE),
        ("en", "-k", Discard(Color.BLACK)),
        ("en", ".", EndTurn()),
    ],
)
def test_friendly_and_exact_notation(language: str, text: str, action: Request) -> None:
    assert Vocabulary(Words(language)).parse(text) == action


@pytest.mark.parametrize("text", ["", "  ", "hm", "red", "4RR", "12@", "99"])
def test_what_is_not_understood(text: str) -> None:
    assert Vocabulary(Words("en")).parse(text) is None


def test_half_a_request_is_asked_for_step_by_step() -> None:
    vocabulary = Vocabulary(Words("en"))
    assert vocabulary.parse("exchange red") is Keyword.EXCHANGE
    assert vocabulary.parse("dedicate red blue") is Keyword.DEDICATE
    assert vocabulary.parse("discard pink") is Keyword.DISCARD


def test_the_drawing_shows_sides_platforms_numbers_and_the_newest_tile() -> None:
    lake = lake_from("""
       R     K
     B 0 W W27*W
       K     K
    """)
    assert draw_lake(lake) == [
        "       -1    0     1     2",
        "",
        " -1         (1)   (2)",
        "",
        "           .-R-. *-K-*",
        "  0   (3)  B b W W + W  (4)",
        "           '-K-' *-K-*",
        "",
        "  1         (5)   (6)",
    ]


def test_the_drawing_has_the_letters_of_the_language() -> None:
    lake = lake_from("""
       R     K
     B 0 W W27*W
       K     K
    """)
    view = replace(view_for(a_game(OPPOSITE), 0), lake=lake)
    assert lake_lines(Narrator(Words("pl"), ("Ana", "Bo"), reader=0), view)[:-1] == [
        "        -1      0       1       2",
        "",
        " -1            (1)     (2)",
        "",
        "             .-Cr--. *-Cn--*",
        "  0    (3)   Ni b Bi Bi + Bi   (4)",
        "             '-Cn--' *-Cn--*",
        "",
        "  1            (5)     (6)",
        "",
        "Cr czerwony, Po pomarańczowy, Zi zielony, Pu purpurowy, Ni niebieski, "
        "Bi biały, Cn czarny.",
    ]


def test_colors_that_ran_out_or_came_back() -> None:
    before, after = (1, 0, 2, 0, 1, 5, 5), (0, 1, 0, 0, 1, 5, 5)
    for language, lines in {
        "en": ["The supply has run out of red and green.", "Back in the supply: orange."],
        "pl": [
            "W zasobach skończyły się kolory: czerwony i zielony.",
            "Znów w zasobach: pomarańczowy.",
        ],
    }.items():
        narrator = Narrator(Words(language), ("Ana", "Bo"), reader=0)
        assert supply_change_lines(narrator, before, after) == lines
        assert supply_change_lines(narrator, after, after) == []


def test_an_empty_stack_and_an_empty_supply_are_shown() -> None:
    game = a_game(OPPOSITE, supply="", stacks=((), (5,), (6, 5)), bank=0, draw_stack=(7,))
    narrator = Narrator(Words("en"), ("Ana", "Bo"), reader=0)
    assert supply_lines(narrator, view_for(game, 0)) == [
        "Cards in the supply: nothing.",
        "Favor tokens in the supply: 0.",
        "Tokens for four of a kind: none left; a dedication still earns 4 honor.",
        "Tokens for three pair: 5.",
        "Tokens for seven unique: 6, 5.",
        "1 tile is left on the draw stack.",
    ]
    assert next_tokens_line(narrator, view_for(game, 0)) == (
        "Next dedication tokens: four of a kind 4, three pair 5 and seven unique 6."
    )


def test_people_without_names_are_numbered_and_bots_are_called() -> None:
    party = Players.from_record(("", "bot:fox", "Mei", "bot:fox"), 4, Words("de"))
    assert party.names == ("Spieler 1", "Fuchs 1", "Mei", "Fuchs 2")
    assert party.record_names == ("Spieler 1", "bot:fox", "Mei", "bot:fox")
    assert party.people == (0, 2)


def test_a_name_cannot_steer_the_terminal() -> None:
    party = Players.from_record(("\x1b[2JAna\n", "B" * 99), 2, Words("en"))
    assert party.names == ("[2JAna", "B" * 40)
