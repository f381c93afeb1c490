"""Records that cannot be read or have not been played, each with its whole sentence."""

import json

import pytest
from kit.positions import OPPOSITE
from kit.records import a_record, edited

from lanterns.rules import (
    BrokenRecord,
    RecordFault,
    UnreadableRecord,
    check_record,
    end_of,
    record_from_json,
    record_to_json,
    result_of,
    result_to_json,
)

GAME = a_record(OPPOSITE, 5, "busy", "late")
TEXT = record_to_json(GAME)
RIGHT = json.dumps(result_to_json(result_of(end_of(GAME)))["honor"])

Case = tuple[str, RecordFault, str]


def _codes(cases: list[Case]) -> list[str]:
    return [fault.code for _, fault, _ in cases]


UNREADABLE: list[Case] = [
    (
        "",
        RecordFault.NOT_JSON,
        "This is not JSON text (Expecting value: line 1, column 1).",
    ),
    (
        TEXT[:100],
        RecordFault.NOT_JSON,
        "This is not JSON text (Expecting value: line 1, column 101).",
    ),
    (
        "\x00\x01\ufffd",
        RecordFault.NOT_JSON,
        "This is not JSON text (Expecting value: line 1, column 1).",
    ),
    *(
        (
            text,
            RecordFault.TOO_LARGE,
            "This JSON text has a number or a nesting too large to be a game record.",
        )
        for text in ("[" * 100_000, f'{{"tiles":[{"9" * 5000}]}}')
    ),
    *(
        (text, RecordFault.NOT_AN_OBJECT, "A record is a JSON object.")
        for text in ("[]", "7", "null", '"lanterns-record/1"')
    ),
    ("{}", RecordFault.NO_FORMAT, "This is not a game record: it has no “format”."),
    (
        edited(TEXT, format="lanterns-record/2"),
        RecordFault.UNKNOWN_FORMAT,
        "The record’s format is “lanterns-record/2”; this version reads “lanterns-record/1”.",
    ),
    (
        edited(TEXT, format=1),
        RecordFault.UNKNOWN_FORMAT,
        "The record’s format is “1”; this version reads “lanterns-record/1”.",
    ),
    *(
        (edited(TEXT, **{key: ...}), RecordFault.MISSING_KEY, f"The record has no “{key}”.")
        for key in ("seats", "tiles", "actions")
    ),
    *(
        (
            edited(TEXT, seats=seats),
            RecordFault.BAD_KEY,
            "The record’s “seats” must be a list of words.",
        )
        for seats in ("south", None, ["south", 2], {"south": "north"})
    ),
    *(
        (
            edited(TEXT, tiles=tiles),
            RecordFault.BAD_KEY,
            "The record’s “tiles” must be a list of whole numbers.",
        )
        for tiles in (7, [1.0, 2], [True, 2], ["1"], [None])
    ),
    *(
        (
            edited(TEXT, actions=actions),
            RecordFault.BAD_KEY,
            "The record’s “actions” must be a list of strings.",
        )
        for actions in (".", [7], [["."]])
    ),
    *(
        (
            edited(TEXT, result=result),
            RecordFault.BAD_RESULT,
            "The record’s “result” must be a JSON object.",
        )
        for result in ([0], 1, "won", False)
    ),
]

BROKEN: list[Case] = [
    (
        edited(TEXT, seats=["south", "up"]),
        RecordFault.BAD_SETUP,
        "The game cannot be set up: A seat is north, east, south or west, not “up”.",
    ),
    (
        edited(TEXT, seats=["south", "south"]),
        RecordFault.BAD_SETUP,
        "The game cannot be set up: Two players cannot both sit on the south side.",
    ),
    (
        edited(TEXT, tiles=[1, 1]),
        RecordFault.BAD_SETUP,
        "The game cannot be set up: Lake tile 1 is there twice.",
    ),
    (
        edited(TEXT, tiles=[10**4000]),
        RecordFault.BAD_SETUP,
        f"The game cannot be set up: There is no lake tile 1{'0' * 38}… to shuffle; "
        "they are numbered 1 to 35.",
    ),
    (
        edited(TEXT, actions=["."], result=...),
        RecordFault.BAD_ACTION,
        "Action 1, .: You must place a tile; only a final turn ends without one.",
    ),
    (
        edited(TEXT, actions=[*GAME.actions[:2], "hello\n"], result=...),
        RecordFault.BAD_ACTION,
        "Action 3, hello·: “hello·” is not an action.",
    ),
    (
        edited(TEXT, actions=[*GAME.actions, "."]),
        RecordFault.BAD_ACTION,
        f"Action {len(GAME.actions) + 1}, .: The game is over.",
    ),
    (
        edited(TEXT, actions=GAME.actions[:-1]),
        RecordFault.RESULT_EARLY,
        f"There is a result, but the game is not over after action {len(GAME.actions) - 1}.",
    ),
    (
        edited(TEXT, actions=[], result={}),
        RecordFault.RESULT_EARLY,
        "There is a result, but the game is not over after action 0.",
    ),
    (
        edited(TEXT, result={**(GAME.result or {}), "honor": [99, 99]}),
        RecordFault.RESULT_WRONG,
        f"The result’s honor should be {RIGHT}, not [99, 99].",
    ),
    (
        edited(TEXT, result={**(GAME.result or {}), "honor": "x" * 100}),
        RecordFault.RESULT_WRONG,
        f'The result’s honor should be {RIGHT}, not "{"x" * 38}….',
    ),
    (
        edited(TEXT, result={}),
        RecordFault.RESULT_WRONG,
        f"The result’s honor should be {RIGHT}, not null.",
    ),
]


@pytest.mark.parametrize(("text", "fault", "sentence"), UNREADABLE, ids=_codes(UNREADABLE))
def test_a_text_that_is_no_record(text: str, fault: RecordFault, sentence: str) -> None:
    """It cannot even be read, and the sentence says what is wrong with it."""
    with pytest.raises(UnreadableRecord) as caught:
        record_from_json(text)

    assert caught.value.fault is fault
    assert caught.value.sentence == sentence


@pytest.mark.parametrize(("text", "fault", "sentence"), BROKEN, ids=_codes(BROKEN))
def test_a_record_that_breaks_the_rules(text: str, fault: RecordFault, sentence: str) -> None:
    """It can be read but not have been played, and the sentence says which ply and why."""
    with pytest.raises(BrokenRecord) as caught:
        check_record(record_from_json(text))

    assert caught.value.fault is fault
    assert caught.value.sentence == sentence


def test_every_record_fault_has_a_case() -> None:
    """No fault is left untried."""
    assert {fault for _, fault, _ in UNREADABLE + BROKEN} == set(RecordFault)
