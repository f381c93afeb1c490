"""Discards and dedications at the keyboard: one answer for many cards, and a warning before."""

from functools import cache

import pytest
from kit.transcripts import after, reached, transcript

from lanterns.rules import Color, Dedicate, DedicationKind, Discard, Record, end_of, legal_actions

WARNING = (
    "Once you discard, you can no longer exchange or dedicate this turn. Continue? (yes or no)"
)


@cache
def over_the_limit() -> tuple[Record, int, tuple[int, ...]]:
    """A game in which the first player must discard several cards; how many, and the cards."""
    for seed in range(1, 40):
        start = reached("late", Discard, seed)
        cards = end_of(start).players[0].cards
        if sum(cards) > 13:
            return start, sum(cards) - 12, cards
    raise AssertionError("no such game")


def named(cards: list[Color]) -> str:
    """Cards as they can be typed."""
    return " ".join(color.letter.lower() for color in cards)


def held(cards: tuple[int, ...]) -> list[Color]:
    """Cards one by one."""
    return [color for color in Color for _ in range(cards[color])]


def test_all_discards_are_asked_for_at_once() -> None:
    start, count, cards = over_the_limit()
    chosen = held(cards)[:count]
    record, lines = transcript(start, "discard", named(chosen), "yes")
    assert record.actions == (*start.actions, *(f"-{color.letter}" for color in chosen))
    prompt = after(lines, "discard")
    assert prompt[1].startswith("You have ")
    assert prompt[2] == (
        f"Which {count} cards do you discard? Type all of them, as in “2 red, 1 blue” or “r r b”."
    )
    assert after(lines, named(chosen)) == ["", WARNING]
    # They are one sentence in the news as well.
    assert [line for line in after(lines, "yes") if line.startswith("You discard")] == [
        after(lines, "yes")[1]
    ]


def test_the_warning_can_be_heeded() -> None:
    start, _, cards = over_the_limit()
    for typed in (f"-{held(cards)[0].letter}", f"discard {held(cards)[0].name.lower()}"):
        record, lines = transcript(start, typed, "no")
        assert record.actions == start.actions
        assert after(lines, typed) == ["", WARNING]
        assert after(lines, "no")[1] == "What will you do?"


def test_nothing_is_warned_of_when_nothing_is_given_up() -> None:
    start, _, cards = over_the_limit()
    letters = [f"-{color.letter}" for color in held(cards)]
    record, lines = transcript(start, letters[0], "yes", letters[1])
    assert record.actions == (*start.actions, *letters[:2])
    assert lines.count(WARNING) == 1


def test_a_bad_answer_gets_one_sentence_and_changes_nothing() -> None:
    start, count, cards = over_the_limit()
    missing = next((color for color in Color if not cards[color]), None)
    few = min((color for color in Color if cards[color]), key=lambda color: cards[color])
    answers = {
        "2 cats": "“cats” is not a color. Type cards as in “2 red, 1 blue” or “r r b”, or “back”.",
        "3": "“3” is not a color. Type cards as in “2 red, 1 blue” or “r r b”, or “back”.",
        "yes": "“yes” is not a color. Type cards as in “2 red, 1 blue” or “r r b”, or “back”.",
        named(held(cards)[: count + 1]): (
            f"You discard only {count} cards, and you named {count + 1}."
        ),
    }
    if missing is not None:
        answers[missing.name.lower()] = f"You have no {missing.name.lower()} card."
    if cards[few] < count:
        answers[f"{count} {few.name.lower()}"] = f"You have only {cards[few]} {few.name.lower()}."
    assert len(answers) > 4
    record, lines = transcript(start, "discard", *answers, "supply", "back", "")
    assert record.actions == start.actions
    for typed, sentence in answers.items():
        assert after(lines, typed)[:2] == [sentence, ""]
    assert after(lines, "supply")[0].startswith("Cards in the supply")
    assert after(lines, "back")[1] == "What will you do?"


@pytest.mark.parametrize(
    ("language", "typed", "question"),
    [
        ("pl", "odrzuć c", "Jaki kolor oznacza „c”?"),
        ("it", "scarta b", "Che colore è «b»?"),
        ("en", "discard bl", "Which color is “bl”?"),
    ],
)
def test_a_letter_that_begins_two_colors_is_asked_about(
    language: str, typed: str, question: str
) -> None:
    start, _, _ = over_the_limit()
    yes = {"pl": "tak", "it": "sì", "en": "yes"}[language]
    for answer in (1, 2):
        meant = {"pl": "RK", "it": "BW", "en": "BK"}[language][answer - 1]
        record, lines = transcript(start, typed, str(answer), yes, language=language)
        assert after(lines, typed)[1] == question
        color = Color.from_letter(meant)
        if end_of(start).players[0].cards[color]:
            assert record.actions == (*start.actions, f"-{meant}")


def test_the_question_understands_the_whole_command_too() -> None:
    start, _, cards = over_the_limit()
    color = held(cards)[-1]
    record, lines = transcript(start, "discard", f"discard 1 {color.name.lower()}", "yes")
    assert record.actions == (*start.actions, f"-{color.letter}")
    _, lines = transcript(start, "odrzuć", "odrzuć c", "1", language="pl")
    assert after(lines, "odrzuć c")[1] == "Jaki kolor oznacza „c”?"


def test_the_kind_of_a_set_comes_first() -> None:
    def kinds(start: Record) -> list[DedicationKind]:
        sets = [a for a in legal_actions(end_of(start)) if isinstance(a, Dedicate)]
        return [one.kind for one in sets]

    games = (reached("late", Discard, seed) for seed in range(1, 60))
    start = next(one for one in games if kinds(one).count(DedicationKind.THREE_PAIR) > 3)
    different = list(dict.fromkeys(kinds(start)))
    assert len(different) > 1
    choice = str(1 + different.index(DedicationKind.THREE_PAIR))
    record, lines = transcript(start, "dedicate", choice, "2")
    assert after(lines, "dedicate")[1] == "Which kind of set?"
    offer = after(lines, "dedicate")[1 + int(choice)]
    many = kinds(start).count(DedicationKind.THREE_PAIR)
    assert offer.startswith(f"  {choice}  Dedicate three pair: ")
    assert offer.endswith(f" honor ({many} to choose from)")
    assert after(lines, choice)[1] == "Which cards for three pair?"
    assert record.actions[-1].startswith("3")
    assert len(record.actions) == len(start.actions) + 1
