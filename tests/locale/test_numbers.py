"""Numbers in texts: those of the rules' constants, and the same in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor
from kit.fluent_files import entries

from lanterns.locale import LANGUAGES
from lanterns.rules import (
    CARDS_PER_COLOR,
    COLORS,
    DEDICATIONS,
    EXCHANGE_COST,
    FAVOR_TOKENS,
    GENERIC_HONOR,
    HAND_LIMIT,
    TILES,
)

DOCS = Path(__file__).parents[2] / "docs"

# From five on: smaller ones are also articles, pairs and names of sets. Italian's “sei” is “you
# are” as well, and stays out.
WORDS = {
    "en": "five six seven eight nine ten eleven twelve thirteen",
    "de": "fünf sechs sieben acht neun zehn elf zwölf dreizehn",
    "it": "cinque - sette otto nove dieci undici dodici tredici",
    "pl": "pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu"
    " dziesięć/dziesięciu jedenaście/jedenastu dwanaście/dwunastu trzynaście/trzynastu",
}
VALUES = {
    language: {form: n for n, forms in enumerate(words.split(), 5) for form in forms.split("/")}
    for language, words in WORDS.items()
}

STATED = {
    "(?:more than|at most|limit of|down to|above|may keep|you have exactly) #": HAND_LIMIT,
    "of # cards": HAND_LIMIT,
    "#-card limit": HAND_LIMIT,
    "# lantern cards of each": CARDS_PER_COLOR[4],
    "[*]# lantern cards": CARDS_PER_COLOR[4] * len(COLORS),
    "(?:[*]|all |color, )# favor tokens": FAVOR_TOKENS,
    "pay # favor": EXCHANGE_COST,
    "# in three stacks": sum(map(len, DEDICATIONS[4])),
    "empty: always #": GENERIC_HONOR,
    "# lake tiles": len(TILES),
    "# tiles have a platform": sum(tile.platform for tile in TILES),
}
"""What English sentences say of the pieces, and what is true."""


class _Text(Visitor):
    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.parts.append(" ".join(node.value.split()))


def text_of(language: str, name: str) -> str:
    """A message in all its variants."""
    text = _Text()
    text.visit(entries(language)[name])
    return " ".join(text.parts)


def numbers_in(language: str, name: str) -> set[int]:
    """Every number from five on, in digits or as a word."""
    words = re.findall(r"\w+", text_of(language, name))
    return {value for word in words if (value := value_of(language, word)) >= 5}


def value_of(language: str, word: str) -> int:
    """The number that a word stands for, or 0."""
    return int(word) if word.isdigit() else VALUES[language].get(word.lower(), 0)


@pytest.mark.parametrize("stated", STATED)
def test_numbers_of_pieces_are_those_of_the_rules(stated: str) -> None:
    places = {name: text_of("en", name) for name in entries("en")}
    for page in ("rules.md", "terminal.md"):
        places[page] = " ".join((DOCS / page).read_text(encoding="utf-8").split())
    sentence = re.compile(stated.replace("#", rf"(\d+|{'|'.join(VALUES['en'])})"), re.IGNORECASE)
    said = {place: set(sentence.findall(text)) for place, text in places.items()}
    assert any(said.values())
    wrong = {
        place: number
        for place, numbers in said.items()
        for number in numbers
        if value_of("en", number) != STATED[stated]
    }
    assert wrong == {}, f"They should say {STATED[stated]}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_a_number_that_english_does_not_have(language: str) -> None:
    shared = entries(language).keys() & entries("en").keys()
    more = {name: numbers_in(language, name) - numbers_in("en", name) for name in shared}
    assert {name: numbers for name, numbers in more.items() if numbers} == {}
