"""Every fault has a sentence in every language, in English the referee's own."""

from string import Formatter

import pytest

from lanterns.locale import LANGUAGES, Words, error_text
from lanterns.rules import (
    BrokenRecord,
    IllegalAction,
    LanternsError,
    LinkFault,
    NotationFault,
    RecordFault,
    Refusal,
    SetupError,
    SetupFault,
    end_of,
    record_from_json,
)
from lanterns.rules.errors import Fault

FAULTS: list[Fault] = [*SetupFault, *Refusal, *NotationFault, *RecordFault, *LinkFault]

# Facts as the referee gives them; what is not here can be any text.
SAMPLES: dict[str, tuple[int | str, ...]] = {
    "color": ("red", "orange", "green", "purple", "blue", "white", "black"),
    "count": (0, 1, 5, 6, 7, 8, 9, 10, 11, 12, 13, 36),
    "have": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 22),
    "key": ("honor",),
    "need": (2, 4),
    "needed": (22, 27, 32),
    "players": (2, 3, 4),
    "ply": (1, 22),
    "side": ("north", "east", "south", "west"),
    "tile": (0, 36),
    "turns": (4,),
    "x": (-3, 0),
    "y": (2,),
}


def cases(fault: Fault) -> list[LanternsError]:
    """The fault with each of its facts taking all its values in turn."""
    if fault is RecordFault.BAD_KEY:
        lists = {"seats": "words", "tiles": "whole numbers", "actions": "strings"}
        return [LanternsError(fault, key=key, items=items) for key, items in lists.items()]
    gaps = [gap for _, gap, _, _ in Formatter().parse(fault.value) if gap]
    values = {gap: SAMPLES.get(gap, (gap,)) for gap in gaps}
    first = {gap: choices[0] for gap, choices in values.items()}
    return [
        LanternsError(fault, **first),
        *(LanternsError(fault, **{**first, gap: one}) for gap in gaps for one in values[gap]),
    ]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.code)
def test_english_is_what_the_referee_says(fault: Fault) -> None:
    words = Words("en")
    assert [error_text(words, error) for error in cases(fault)] == list(map(str, cases(fault)))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_other_language_falls_back_to_english(language: str) -> None:
    words = Words(language)
    for fault in FAULTS:
        for error in cases(fault):
            assert error_text(words, error) != str(error)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("pl", "Potrzebujesz czterech czerwonych kart, a masz trzy."),
        ("de", "Du brauchst vier rote Karten und hast drei."),
        ("it", "Ti servono quattro carte rosse e ne hai tre."),
    ],
)
def test_a_set_that_is_not_complete(language: str, sentence: str) -> None:
    error = IllegalAction(Refusal.SET_COLOR, need=4, color="red", have=3)
    assert error_text(Words(language), error) == sentence


def test_polish_counts_by_its_own_rules() -> None:
    words = Words("pl")

    def text_of(fault: Fault, **facts: int | str) -> str:
        return error_text(words, LanternsError(fault, **facts))

    assert text_of(Refusal.SET_COLOR, need=2, color="blue", have=0) == (
        "Potrzebujesz dwóch niebieskich kart, a nie masz żadnej."
    )
    assert text_of(Refusal.HAND_LIMIT, have=13).startswith("Masz 13 kart i")
    assert text_of(Refusal.HAND_LIMIT, have=22).startswith("Masz 22 karty i")
    assert text_of(Refusal.EXCHANGE_FAVOR, have=1).endswith("a masz jeden.")
    assert text_of(SetupFault.SEAT_COUNT, count=5).endswith("a nie dla pięciu.")


def test_the_cause_is_worded_in_the_same_language() -> None:
    tiles = [*range(1, 23)]
    record = record_from_json(
        '{"format": "lanterns-record/1", "seats": ["south", "north"],'
        f' "tiles": {tiles}, "actions": ["4R"]}}'
    )
    with pytest.raises(BrokenRecord) as raised:
        end_of(record)
    assert error_text(Words("de"), raised.value) == (
        "Aktion 1, 4R: Du brauchst vier rote Karten und hast eine."
    )


def test_a_reason_that_is_not_ours_stays_as_it_is() -> None:
    error = SetupError(RecordFault.NOT_JSON, why="line 1")
    assert error_text(Words("it"), error) == "Questo non è un testo JSON (line 1)."
