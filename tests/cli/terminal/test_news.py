"""What happened since the last turn, in short."""

import re

import pytest
from kit.keyboard import a_session, careless_typist, dealt, played_until
from kit.records import a_record
from kit.transcripts import TWO, first_of, transcript

from lanterns.bots.seeding import seeded
from lanterns.cli.terminal.news import news_lines
from lanterns.locale import LANGUAGES, Narrator, Words
from lanterns.rules import (
    Dedicated,
    Discarded,
    Event,
    Exchanged,
    TileLaid,
    TurnBegan,
    redact,
    replay,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_of_somebody_else_takes_few_lines(language: str) -> None:
    record = a_record(TWO, 1, "late", "late")
    narrator = Narrator(Words(language), ("Ana", "Bo"), reader=0)
    turn: list[Event] = []
    placements = 0
    for step in replay(record):
        turn += [redact(event, 0) for event in step.events]
        if not isinstance(turn[-1], TurnBegan):
            continue
        if any(isinstance(event, TileLaid) and event.seat == 1 for event in turn):
            lines = news_lines(narrator, turn[:-1])
            kinds = [type(event) for event in turn]
            steps = sum(kind in kinds for kind in (Exchanged, Dedicated, Discarded))
            assert len(lines) == steps + 2
            assert lines[-1].startswith("Bo: ")
            placements += 1
        turn = []
    assert placements == 11


def test_own_events_are_shown_in_full() -> None:
    record = a_record(TWO, 1, "uniform", "uniform")
    narrator = Narrator(Words("en"), ("Ana", "Bo"), reader=0)
    first = next(iter(replay(record))).events
    own = [event for event in first if not isinstance(event, TurnBegan)]
    assert news_lines(narrator, own) == [narrator.event(event) for event in own]


def test_a_color_that_has_run_out_is_announced_once() -> None:
    start = first_of(
        played_until(
            a_record(TWO, 1, "late", "late"), lambda state: state.turn == 0 and 0 in state.supply
        )
    )
    _, lines = transcript(start, "log", "cards")
    announced = [line for line in lines if line.startswith("The supply has run out of ")]
    assert len(announced) == 1
    assert lines.index(announced[0]) < lines.index("It is your turn.")


def test_a_whole_game_says_what_runs_out_and_comes_back() -> None:
    session, keyboard = a_session(
        dealt(2, ("Ana", "bot:random")), careless_typist("en", seeded("short"))
    )
    session.play()
    out: set[str] = set()
    changes = 0
    for line in keyboard.lines:
        if found := re.fullmatch(r"The supply has run out of (.*?)(?: cards)?\.", line):
            gone = set(re.split(r", | and ", found[1]))
            assert not gone & out
            out |= gone
            changes += 1
        elif found := re.fullmatch(r"Back in the supply: (.*)\.", line):
            back = set(re.split(r", | and ", found[1]))
            assert back <= out
            out -= back
            changes += 1
    assert changes > 1
