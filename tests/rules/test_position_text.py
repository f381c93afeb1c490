"""Positions as one line of text, and back; whatever else is written gets one sentence."""

import re
from pathlib import Path

import pytest
from rules.test_position import random_game

from lanterns.rules import (
    UnreadablePosition,
    end_of,
    record_from_json,
    state_from_text,
    state_to_text,
)
from lanterns.rules.position_text import LONGEST

PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")

SOUND = state_to_text(random_game(2).states[30])
SEATS, TURN, LAKE, PLAYERS, SUPPLY, STACKS, BANK, DRAW = SOUND.split(" ")


def with_part(index: int, part: str) -> str:
    """The sound position with one part replaced."""
    parts = SOUND.split(" ")
    parts[index] = part
    return " ".join(parts)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_state_of_a_game_survives_the_round_trip(players: int) -> None:
    for state in random_game(players).states:
        text = state_to_text(state)
        assert state_from_text(text) == state
        assert re.fullmatch(r"[!-~]+( [!-~]+){7}", text) and len(text) < LONGEST / 2


def test_the_page_shows_the_position_of_its_example() -> None:
    record, line = (
        re.findall(rf"```{kind}\n(.*?)```", PAGE.split(heading)[1], re.DOTALL)[0]
        for heading, kind in (("## The object", "json"), ("## A position in one line", ""))
    )
    assert state_to_text(end_of(record_from_json(record))) == line.strip().replace("\n", " ")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A position in text has 8 parts with a space in between, not 1."),
        (f"{SOUND} ", "A position in text has 8 parts with a space in between, not 9."),
        (" ".join("a" * 2000), "A position in text has at most 2000 characters."),
        (with_part(0, "SX"), "The position’s “seats” is not "),
        (with_part(0, "S"), "The position’s “seats” is not "),
        (with_part(1, "2e"), "The position’s “turn” is not "),
        (with_part(1, "e"), "The position’s “turn” is not "),
        (with_part(1, "0"), "The position’s “phase” is not "),
        (with_part(1, "0x"), "The position’s “phase” is not "),
        (with_part(1, "0E"), "The position in text is not in the one form there is."),
        (with_part(2, "0@0,0r2/1@9,9r0"), "The position’s “lake” is not "),
        (with_part(3, "1.2.3:R1:0:-"), "The position’s “players” is not "),
        (with_part(3, "1.2.3:R1:0/4.5.6:K1:0:-"), "The position’s “players” is not "),
        (with_part(3, "1.2.3:R1:0:58/4.5.6:K1:0:-"), "The position’s “players” is not "),
        (with_part(3, "1.2.3:R1:0:/4.5.6:K1:0:-"), "The position’s “players” is not "),
        (with_part(3, "1.2.x:R1:0:-/4.5.6:K1:0:-"), "The position’s “players” is not "),
        (with_part(4, "R4 "), "A position in text has 8 parts"),
        (with_part(4, "O5R4"), "The position in text is not in the one form there is."),
        (with_part(4, "R4x"), "The position in text is not in the one form there is."),
        (with_part(4, "R0"), "The position in text is not in the one form there is."),
        (with_part(4, "X3"), "The position in text is not in the one form there is."),
        (with_part(5, "8.7"), "The position’s “stacks” is not "),
        (with_part(5, f"{STACKS}/-"), "The position in text is not in the one form there is."),
        (with_part(6, "٣"), "The position’s “favor_bank” is not "),
        (with_part(6, "07"), "The position in text is not in the one form there is."),
        (with_part(6, "100"), "The position’s “favor_bank” is not "),
        (with_part(7, "1..2"), "The position’s “draw_stack” is not "),
        (with_part(7, "99"), "The position’s “draw_stack” is not "),
    ],
)
def test_what_is_no_position_gets_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(UnreadablePosition) as refused:
        state_from_text(text)
    assert refused.value.sentence.startswith(sentence)
    assert "\n" not in refused.value.sentence and len(refused.value.sentence) < 200


@pytest.mark.parametrize("letter", ["/", ".", ":", "-", "0", " ", "R9"])
def test_hostile_text_costs_no_more_than_its_length(letter: str) -> None:
    for text in (letter * 10_000_000, *(with_part(part, letter * 900) for part in range(8))):
        with pytest.raises(UnreadablePosition):
            state_from_text(text)
