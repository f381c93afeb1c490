"""All languages have the same messages, each of them used."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax.ast import TextElement
from kit.fluent_files import FOLDER, entries, facts, messages, references

import lanterns
from lanterns.bots.ladder import BUILT_IN
from lanterns.cli.terminal.vocabulary import Keyword
from lanterns.locale import LANGUAGES, Words
from lanterns.locale.language import TERMINAL_FILES
from lanterns.rules.errors import Fault

NUMBERS = (0, 1, 2, 3, 4, 5, 12, 13, 22, 35)
COLORS = ("red", "orange", "green", "purple", "blue", "white", "black")
SIDES = ("north", "east", "south", "west")
KINDS = ("four-of-a-kind", "three-pair", "seven-unique")
CHOICES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("you", "platform"), ("yes", "no")),
    **dict.fromkeys(("color", "given", "taken"), COLORS),
    **{"side": SIDES, "kind": KINDS, "piece": ("boat", "platform", "tile")},
    "key": ("seats", "tiles", "actions"),
}
COUNTS = {
    *("count", "have", "honor", "need", "needed", "number", "players", "ply", "rank"),
    *("tile", "turns", "x", "y"),
}

FOREIGN_QUOTES = {"en": "„«»", "pl": "“«»", "de": "”«»", "it": "„“”"}

Facts = dict[str, int | str]


def samples(needed: set[str]) -> list[Facts]:
    """Facts for a message: each of them takes all its values in turn."""
    values = {name: CHOICES.get(name, NUMBERS if name in COUNTS else (name,)) for name in needed}
    first: Facts = {name: choices[0] for name, choices in values.items()}
    return [first, *({**first, name: one} for name in values for one in values[name])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_messages_with_the_same_facts(language: str) -> None:
    english = {name: facts("en", name) for name in messages("en")}
    assert {name: facts(language, name) for name in messages(language)} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    words = Words(language)
    for name in sorted(_in_parts("en")):
        for sample in samples(facts(language, name)):
            text = words(name, **sample)
            assert text == text.strip() != ""
            assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_of_its_own(language: str) -> None:
    words = Words(language)
    for name, choices in (("color", COLORS), ("side", SIDES), ("kind", KINDS)):
        assert len({words(name, **{name: choice}) for choice in choices}) == len(choices)


@pytest.mark.parametrize("message", ["bot-name", "bot-about"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_of_ours_has_words_of_its_own(language: str, message: str) -> None:
    """Only those of other packages are called by their identifier and described in general."""
    words = Words(language)
    own = [words(message, bot=bot) for bot in BUILT_IN]
    assert len({*own, *BUILT_IN, words(message, bot="plug-in")}) == 2 * len(BUILT_IN) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_attribute_is_used_by_its_language(language: str) -> None:
    used = {other for name in entries(language) for other in references(language, name)}
    assert {name for name in entries(language) if "." in name} <= used
    assert used <= set(entries(language))


def test_no_message_is_unused() -> None:
    used = {other for name in entries("en") for other in references("en", name)}
    used |= {
        f"error-{fault.code.replace('_', '-')}"
        for faults in Fault.__subclasses__()
        for fault in faults
    }
    used |= {f"{kind}-{command.value}" for kind in ("command", "help") for command in Keyword}
    literals = _literals()
    used |= literals | {f"event-{literal}" for literal in literals}
    assert _in_parts("en") - used == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language(language: str) -> None:
    for path in FOLDER.joinpath(language).iterdir():
        text = path.read_text(encoding="utf-8")
        assert re.findall(f'["{FOREIGN_QUOTES[language]}]', text) == [], path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_repeats_itself(language: str) -> None:
    """Two versions of a paragraph, one after the other, are what a careless merge leaves."""
    for name, pattern in entries(language).items():
        texts = [part.value for part in pattern.elements if isinstance(part, TextElement)]
        words = "{}".join(texts).split()
        runs = Counter(tuple(words[start : start + 6]) for start in range(len(words) - 5))
        assert [run for run, count in runs.items() if count > 1] == [], name


def test_no_polish_line_of_the_rules_ends_with_a_one_letter_word() -> None:
    text = FOLDER.joinpath("pl", "learn.ftl").read_text(encoding="utf-8")
    said = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    # A space that does not break keeps the next word with it.
    assert re.findall(r"(?<=[ („])[izwoau] \w+", said, re.IGNORECASE) == []


def test_polish_addresses_the_player_without_capitals() -> None:
    for path in FOLDER.joinpath("pl").glob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        assert re.findall(r"[a-ząćęłńóśźż,] (?:Ty|Twoj\w+|Twój|Ciebie|Tobie)\b", text) == []


def test_a_missing_message_or_fact_is_loud() -> None:
    words = Words("en")
    with pytest.raises(LookupError):
        words("no-such-message")
    with pytest.raises(LookupError, match="favor"):
        words("favor")
    with pytest.raises(LookupError, match="no sentence"):
        words("exchanged-card", given="red", taken="blue")


def _in_parts(language: str) -> set[str]:
    """The messages of the files that the terminal reads."""
    text = "\n".join(
        FOLDER.joinpath(language, f"{part}.ftl").read_text(encoding="utf-8")
        for part in TERMINAL_FILES
    )
    return {name for name in re.findall(r"^([a-z-]+) =", text, re.M) if name in messages(language)}


def _literals() -> set[str]:
    """Return every string in the source of the locale, bots, coach and commands."""
    root = Path(lanterns.__file__).parent
    sources = [
        source
        for part in ("locale", "bots", "coach", "cli")
        for source in root.joinpath(part).rglob("*.py")
    ]
    return {
        node.value
        for source in sources
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
