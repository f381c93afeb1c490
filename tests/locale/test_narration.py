"""Events, actions and outcomes as sentences for different readers."""

import pytest
from kit.positions import OPPOSITE, a_game

from lanterns.locale import LANGUAGES, Narrator, Words
from lanterns.rules import (
    SEVEN_UNIQUE,
    Action,
    Cell,
    Color,
    Dedicate,
    Dedicated,
    DedicationKind,
    Direction,
    Discard,
    Discarded,
    EndTurn,
    Event,
    Exchange,
    Exchanged,
    Faced,
    FavorEarned,
    GameEnded,
    Matched,
    Place,
    Result,
    TileDrawn,
    TileLaid,
    TurnBegan,
    outcome_of,
    redact,
)

NAMES = ("Ana", "Bo")
FOUR, THREE, SEVEN = DedicationKind
RGB = (Color.RED, Color.GREEN, Color.BLUE)

# Each event with what its own player reads, and what the other does.
SENTENCES: list[tuple[Event, str, str]] = [
    (
        Exchanged(0, Color.ORANGE, Color.BLUE),
        "You pay 2 favor tokens and exchange an orange card for a blue one.",
        "Ana pays 2 favor tokens and exchanges an orange card for a blue one.",
    ),
    (
        Dedicated(0, THREE, RGB, 9, generic=False),
        "You dedicate three pair (red, green and blue) and take a token worth 9 honor.",
        "Ana dedicates three pair (red, green and blue) and takes a token worth 9 honor.",
    ),
    (
        Dedicated(0, SEVEN, tuple(Color), 4, generic=True),
        "You dedicate seven unique. Its stack is empty, so you take a generic token worth 4 honor.",
        "Ana dedicates seven unique. Its stack is empty,"
        " so Ana takes a generic token worth 4 honor.",
    ),
    (
        Discarded(0, Color.ORANGE),
        "You discard an orange card: at most 12 may be kept.",
        "Ana discards an orange card: at most 12 may be kept.",
    ),
    (
        TileLaid(0, 12, Cell(0, -1), turns=1),
        "You place tile 12 on cell 0,-1:"
        " north red, east red, south green, west green, with a platform.",
        "Ana places tile 12 on cell 0,-1:"
        " north red, east red, south green, west green, with a platform.",
    ),
    (
        Matched(0, Color.GREEN, Direction.EAST, Cell(1, 0), received=True),
        "Match (east): you take a green card.",
        "Match (east): Ana takes a green card.",
    ),
    (
        Matched(0, Color.GREEN, Direction.EAST, Cell(1, 0), received=False),
        "Match (east): you take nothing; the supply has no green cards left.",
        "Match (east): Ana takes nothing; the supply has no green cards left.",
    ),
    (
        FavorEarned(0, Cell(2, 0), received=True),
        "Platform on cell 2,0: you take a favor token.",
        "Platform on cell 2,0: Ana takes a favor token.",
    ),
    (
        FavorEarned(0, Cell(2, 0), received=False),
        "Platform on cell 2,0: you take nothing; there are no favor tokens left.",
        "Platform on cell 2,0: Ana takes nothing; there are no favor tokens left.",
    ),
    (
        Faced(0, Color.ORANGE, Direction.SOUTH, received=True),
        "Facing you (south): you take an orange card.",
        "Facing Ana (south): Ana takes an orange card.",
    ),
    (
        Faced(0, Color.ORANGE, Direction.SOUTH, received=False),
        "Facing you (south): you take nothing; the supply has no orange cards left.",
        "Facing Ana (south): Ana takes nothing; the supply has no orange cards left.",
    ),
    (
        TileDrawn(0, 1),
        "You draw tile 1: north green, east blue, south black, west orange.",
        "Ana draws a tile.",
    ),
    (TurnBegan(0, final=False), "It is your turn.", "It is Ana’s turn."),
    (
        TurnBegan(0, final=True),
        "It is your final turn: you may exchange and dedicate once more, but you place nothing.",
        "It is Ana’s final turn.",
    ),
    (GameEnded(Result((1, 0), (0, 0), (0, 0))), "The game is over.", "The game is over."),
]


@pytest.mark.parametrize(("event", "own", "other"), SENTENCES)
def test_events_are_worded_for_each_reader(event: Event, own: str, other: str) -> None:
    for reader, text in ((0, own), (1, other), (None, other)):
        narrator = Narrator(Words("en"), NAMES, reader)
        assert narrator.event(redact(event, reader)) == text


def test_every_kind_of_event_is_among_them() -> None:
    assert {type(event) for event, _, _ in SENTENCES} == set(Event.__args__)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_the_others_and_speaks_to_the_reader(language: str) -> None:
    own, other = (Narrator(Words(language), NAMES, reader) for reader in (0, 1))
    for event, _, _ in SENTENCES[:-1]:
        assert "Ana" not in own.event(redact(event, 0))
        assert "Ana" in other.event(redact(event, 1))


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Exchange(Color.ORANGE, Color.BLACK), "Exchange an orange card for a black one"),
        (Dedicate(FOUR, (Color.RED,)), "Dedicate four of a kind (red): 8 honor"),
        (SEVEN_UNIQUE, "Dedicate seven unique: 8 honor"),
        (Discard(Color.WHITE), "Discard a white card"),
        (
            Place(2, Cell(-1, 0), 0),
            "Place tile 2 on cell -1,0: north white, east black, south orange, west black",
        ),
        (EndTurn(), "End your final turn"),
    ],
)
def test_actions_are_offered(action: Action, text: str) -> None:
    assert Narrator(Words("en"), NAMES, 0).action(action, honor=8) == text


def test_an_outcome_in_short() -> None:
    # Tile 16 below the boat, turned so that red meets red: a match, its platform, two facings.
    game = a_game(OPPOSITE, hands={0: (16, 3, 4)})
    outcome = outcome_of(game, Place(16, Cell(0, 1), turns=2))
    narrator = Narrator(Words("en"), NAMES, reader=1)
    assert narrator.gains(outcome) == "Ana: 1 red, 1 purple and 1 favor token; You: 1 red"
    short = outcome_of(a_game(OPPOSITE, supply=""), Place(16, Cell(0, 1), turns=2))
    assert narrator.gains(short) == (
        "Ana: 1 favor token (no red left, no purple left); You: nothing (no red left)"
    )
    poor = outcome_of(a_game(OPPOSITE, bank=0), Place(16, Cell(0, 1), turns=2))
    assert narrator.gains(poor) == "Ana: 1 red and 1 purple (no favor token left); You: 1 red"


def test_discards_at_once_are_one_sentence() -> None:
    narrator = Narrator(Words("en"), NAMES, reader=1)
    assert narrator.discards(1, [Color.RED, Color.BLUE, Color.RED]) == (
        "You discard 2 red and 1 blue: at most 12 may be kept."
    )
    assert narrator.discards(0, [Color.RED]) == ("Ana discards a red card: at most 12 may be kept.")


@pytest.mark.parametrize(
    ("count", "cards", "red", "favor", "honor"),
    [
        (0, "0 kart", "0 czerwonych", "0 żetonów łaski", "0 punktów honoru"),
        (1, "1 karta", "1 czerwona", "1 żeton łaski", "1 punkt honoru"),
        (2, "2 karty", "2 czerwone", "2 żetony łaski", "2 punkty honoru"),
        (5, "5 kart", "5 czerwonych", "5 żetonów łaski", "5 punktów honoru"),
        (12, "12 kart", "12 czerwonych", "12 żetonów łaski", "12 punktów honoru"),
        (22, "22 karty", "22 czerwone", "22 żetony łaski", "22 punkty honoru"),
    ],
)
def test_polish_plurals(count: int, cards: str, red: str, favor: str, honor: str) -> None:
    words = Words("pl")
    assert words("cards", count=count) == cards
    assert words("colored-cards", color="red", count=count) == red
    assert words("favor", count=count) == favor
    assert words("honor", count=count) == honor


def test_colors_agree_with_their_cards() -> None:
    event = Exchanged(0, Color.WHITE, Color.PURPLE)
    text = {language: Narrator(Words(language), NAMES, 1).event(event) for language in LANGUAGES}
    assert text["pl"] == "Ana płaci 2 żetony łaski i wymienia białą kartę na purpurową."
    assert text["de"] == (
        "Ana zahlt 2 Gunst-Marker und tauscht eine weiße Karte gegen eine lilafarbene."
    )
    assert text["it"] == "Ana paga 2 gettoni privilegio e cambia una carta bianca con una viola."


def test_lists() -> None:
    assert Words("en").listed([]) == "nothing"
    assert Words("de").listed(["rot"]) == "rot"
    assert Words("it").listed(["rosso", "blu"]) == "rosso e blu"
    assert Words("pl").listed(["biały", "czarny", "zielony"]) == "biały, czarny i zielony"
