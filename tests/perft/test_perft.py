"""Perft: the number of action sequences from positions of every theme."""

import json
from dataclasses import dataclass

import pytest
from kit.seatings import SEATINGS
from kit.second_opinion import legal, played, set_up
from perft.themes import FOLDER, THEMES, Position

from lanterns.rules import (
    Record,
    action_from_text,
    divide,
    end_of,
    legal_actions,
    perft,
    record_from_json,
    to_text,
)


@dataclass(frozen=True)
class Case:
    """A line of a perft file."""

    theme: str
    number: int
    record: Record
    depth: int
    leaves: int

    def __str__(self) -> str:
        return f"{self.theme}-{self.number}"


def _cases() -> list[Case]:
    cases = []
    for theme in THEMES:
        lines = (FOLDER / f"{theme}.jsonl").read_text().splitlines()
        for number, line in enumerate(lines, start=1):
            data = json.loads(line)
            record = record_from_json(line)
            cases.append(Case(theme, number, record, data["depth"], data["leaves"]))
    return cases


CASES = _cases()
EVERY_CASE = pytest.mark.parametrize(
    "case",
    [
        # A third of every theme with each change; the simulator counts all of them.
        pytest.param(case, id=str(case), marks=() if case.number % 3 == 1 else pytest.mark.prove)
        for case in CASES
    ],
)


@EVERY_CASE
def test_leaves(case: Case) -> None:
    """The referee counts what the file says; else the counts below each action are printed."""
    state = end_of(case.record)

    counted = perft(state, case.depth)

    if counted != case.leaves:
        below = "\n".join(f"{to_text(a)} {n}" for a, n in divide(state, case.depth).items())
        pytest.fail(f"{counted} leaves at depth {case.depth}, not {case.leaves}:\n{below}")


@EVERY_CASE
def test_a_second_opinion_lists_the_same_actions(case: Case) -> None:
    """The naive rules of the kit, replaying the record by themselves, see the same choices."""
    seats = [side.name.lower() for side in case.record.seating]
    table = set_up(seats, list(case.record.tiles))
    for text in case.record.actions:
        table = played(table, text)

    assert [to_text(action) for action in legal_actions(end_of(case.record))] == legal(table)


@EVERY_CASE
def test_each_position_is_of_its_theme(case: Case) -> None:
    """A file about forced discards holds nothing but forced discards."""
    actions = case.record.actions
    last = action_from_text(actions[-1]) if actions else None

    assert THEMES[case.theme](Position(end_of(case.record), last))
    assert (case.leaves == 0) == (case.theme == "over")


def test_there_are_enough_of_every_kind() -> None:
    """At least 200 positions, no two alike, and every way to sit is among them."""
    played_games = {(c.record.seating, c.record.tiles, c.record.actions) for c in CASES}

    assert len(played_games) == len(CASES) >= 200
    assert {case.record.seating for case in CASES} == set(SEATINGS)


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_has_every_number_of_players(theme: str) -> None:
    """Two positions at least for each, so that nothing hangs on one game."""
    seats = [len(case.record.seating) for case in CASES if case.theme == theme]

    assert all(seats.count(players) >= 2 for players in (2, 3, 4))
