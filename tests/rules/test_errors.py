"""Errors: a fault with a code, the facts of the case, and one sentence."""

import pickle

import pytest

from lanterns.rules import (
    BadNotation,
    BrokenRecord,
    Fault,
    IllegalAction,
    LanternsError,
    LinkFault,
    NotationFault,
    RecordFault,
    Refusal,
    SetupError,
    SetupFault,
    UnreadableLink,
    UnreadableRecord,
)
from lanterns.rules.errors import excerpt

FAULTS: list[Fault] = [*SetupFault, *Refusal, *NotationFault, *RecordFault, *LinkFault]


def test_an_error_keeps_its_fault_and_facts() -> None:
    """What is needed to tell the same in another language stays with the error."""
    error = IllegalAction(Refusal.SET_COLOR, need=4, color="red", have=3)

    assert error.fault is Refusal.SET_COLOR
    assert error.facts == {"need": 4, "color": "red", "have": 3}
    assert error.code == "set_color"
    assert error.sentence == str(error) == "You need four red cards and have three."


def test_an_error_passes_between_processes() -> None:
    """A worker's error comes out of a pool whole, with its facts and notes."""
    error = IllegalAction(Refusal.SET_COLOR, need=4, color="red", have=3)
    error.add_note("This is game 7 of the batch.")

    copy = pickle.loads(pickle.dumps(error))

    assert type(copy) is IllegalAction
    assert copy.fault is Refusal.SET_COLOR
    assert copy.facts == error.facts
    assert copy.sentence == error.sentence
    assert copy.__notes__ == ["This is game 7 of the batch."]


@pytest.mark.parametrize(
    ("have", "told"), [(0, "none"), (1, "one"), (9, "nine"), (12, "twelve"), (13, "13"), (-1, "-1")]
)
def test_small_counts_are_told_in_words(have: int, told: str) -> None:
    """None to twelve in words, other numbers in digits."""
    error = IllegalAction(Refusal.EXCHANGE_FAVOR, have=have)

    assert error.sentence == f"An exchange costs two favor tokens, and you have {told}."


@pytest.mark.parametrize("fault", FAULTS)
def test_a_code_is_the_name_in_lower_case(fault: Fault) -> None:
    """Codes are stable words that programs can rely on."""
    assert fault.code == fault.name.lower()
    assert fault.code.replace("_", "").isalpha()


def test_no_two_faults_share_a_code() -> None:
    """A code alone says what is wrong."""
    assert len({fault.code for fault in FAULTS}) == len(FAULTS)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_sentence_begins_and_ends_as_one(fault: Fault) -> None:
    """A capital or a quotation mark first, a full stop or another sentence last."""
    assert fault.value[0].isupper() or fault.value[0] == "“"
    assert fault.value.endswith((".", "{why}"))


@pytest.mark.parametrize(
    "kind",
    [SetupError, IllegalAction, BadNotation, UnreadableRecord, BrokenRecord, UnreadableLink],
)
def test_every_error_is_a_lanterns_error(kind: type[LanternsError]) -> None:
    """One `except` catches them all, and so does `ValueError`."""
    assert issubclass(kind, LanternsError)
    assert issubclass(LanternsError, ValueError)


@pytest.mark.parametrize(
    ("foreign", "told"),
    [
        ("xP>R", "xP>R"),
        ("a\x1b[31m\u202eb\x00", "a·[31m·b·"),
        ("\ud800 ż ü", "· ż ü"),
        ("a" * 40, "a" * 40),
        ("a" * 41, "a" * 39 + "…"),
        (["x"], "['x']"),
        (None, "None"),
    ],
)
def test_foreign_text_is_short_and_printable(foreign: object, told: str) -> None:
    """Nothing that a record says can paint, hide or flood the terminal that tells of it."""
    assert excerpt(foreign) == told
