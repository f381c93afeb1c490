"""Game records: written, read, replayed and doubted."""

import json
from dataclasses import replace

import pytest
from kit.positions import AROUND, NORTH, OPPOSITE, SOUTH, WEST
from kit.records import a_record, edited
from kit.seatings import SEATINGS

from lanterns.rules import (
    FORMAT,
    BrokenRecord,
    Direction,
    LanternsError,
    Record,
    Result,
    action_from_text,
    apply,
    check_record,
    end_of,
    new_game,
    record_from_json,
    record_to_json,
    replay,
    result_to_json,
    start_of,
)

GAME = a_record(OPPOSITE, 5, "busy", "late")
TEXT = record_to_json(GAME)
DEALT = Record(OPPOSITE, GAME.tiles)


@pytest.mark.parametrize("key", ["honor", "favor", "cards", "winners"])
def test_every_part_of_the_result_is_held_against_the_game(key: str) -> None:
    """Record format: the result must follow from the actions."""
    assert GAME.result is not None
    assert check_record(GAME).is_over
    for wrong in ([], [0, 0, 0], None):
        with pytest.raises(LanternsError, match=rf"^The result’s {key} should be \["):
            check_record(replace(GAME, result={**GAME.result, key: wrong}))


def test_the_text_of_a_record() -> None:
    """Record format 1, key by key, on one line."""
    record = Record((SOUTH, WEST, NORTH), (3, 2, 1), ("3@0,1r0",), ("Ana", "Bo", "Łucja"), {"a": 1})

    assert record_to_json(record) == (
        '{"format":"lanterns-record/1","seats":["south","west","north"],"tiles":[3,2,1],'
        '"names":["Ana","Bo","\\u0141ucja"],"actions":["3@0,1r0"],"result":{"a":1}}'
    )
    assert record_to_json(DEALT) == (
        '{"format":"lanterns-record/1","seats":["south","north"],'
        f'"tiles":{json.dumps(DEALT.tiles, separators=(",", ":"))},"actions":[]}}'
    )
    assert FORMAT == "lanterns-record/1"


def test_a_record_reads_back() -> None:
    """Writing and reading are each other's inverse."""
    named = replace(GAME, names=("Ana", "Bo"))

    assert record_from_json(record_to_json(named)) == named
    assert record_from_json(record_to_json(DEALT)) == DEALT


def test_unknown_keys_are_ignored() -> None:
    """Record format: names and any other key are for people."""
    assert record_from_json(edited(TEXT, comment="a good one", clock=[1, 2])) == GAME
    assert record_from_json(edited(TEXT, names=7)) == GAME
    assert record_from_json(edited(TEXT, names=["Ana", 7])).names == ("Ana", "7")
    assert record_from_json(edited(TEXT, result=None)) == replace(GAME, result=None)


@pytest.mark.parametrize("seating", SEATINGS)
def test_any_seating_reads_back(seating: tuple[Direction, ...]) -> None:
    """Record format: the sides of the table by name, in turn order."""
    record = Record(seating, (1, 2))

    assert record_from_json(record_to_json(record)) == record


def test_replaying_yields_every_step() -> None:
    """A record replays to the same game, ply by ply."""
    state = start_of(GAME)
    assert state == new_game(GAME.seating, GAME.tiles)
    steps = list(replay(GAME))

    assert len(steps) == len(GAME.actions)
    for step, text in zip(steps, GAME.actions, strict=True):
        assert step == apply(state, action_from_text(text))
        state = step.state
    assert state == end_of(GAME) == check_record(GAME)
    assert state.is_over


def test_a_record_without_actions_or_result() -> None:
    """A game just dealt is a good record too."""
    assert list(replay(DEALT)) == []
    assert end_of(DEALT) == check_record(DEALT) == start_of(DEALT)


def test_steps_before_a_bad_action_are_still_told() -> None:
    """The first fault is found where it is."""
    steps = replay(replace(GAME, actions=(GAME.actions[0], "nonsense")))

    assert next(steps).state.turn == 1
    with pytest.raises(BrokenRecord, match=r"^Action 2, nonsense"):
        next(steps)


def test_the_result_as_records_write_it() -> None:
    """Record format: honor, favor, cards and winners by seat."""
    assert result_to_json(Result((30, 12), (1, 2), (3, 4))) == {
        "honor": [30, 12],
        "favor": [1, 2],
        "cards": [3, 4],
        "winners": [0],
    }


def test_a_record_for_four() -> None:
    """Every seat's tokens, cards and favor are in the result of a finished game."""
    record = a_record(AROUND, 8, "eager", "uniform", "late", "busy")
    assert record.result is not None
    over = check_record(record)

    assert record.result["honor"] == [
        sum(token.honor for token in player.tokens) for player in over.players
    ]
    assert record.result["cards"] == [sum(player.cards) for player in over.players]
