"""The page packs games into the very links of the referee, and refuses the same ones."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.examples import examples
from kit.node import Page, page_under_node
from kit.policies import POLICIES, played_out
from kit.seatings import SEATINGS

from lanterns.rules import (
    DEFAULT_SEATING,
    Game,
    LanternsError,
    Record,
    UnreadableLink,
    check_record,
    record_from_json,
    record_from_link,
    record_to_json,
    record_to_link,
    shuffled_tiles,
)
from lanterns.rules.link_text import link_from_bytes

NAMES = ("Ana", "Łucja", "bot:artisan", "🏮 " * 40)


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with page_under_node(Path(__file__).with_name("links_host.mjs")) as here:
        yield here


def a_game(seed: int) -> Record:
    """Return a finished game at some seats, each played in some way."""
    rng = Random(seed)
    seating = rng.choice(SEATINGS)
    names = NAMES[: len(seating)] if seed % 3 else None
    game = Game(seating, shuffled_tiles(len(seating), rng), names)
    policies = rng.choices(list(POLICIES.values()), k=len(seating))
    for _, action in played_out(game.state, policies, rng):
        game.act(action)
    return game.record


@pytest.mark.parametrize(
    "seed", [*range(8), *(pytest.param(n, marks=pytest.mark.prove) for n in range(8, 120))]
)
def test_the_same_link_and_the_same_record(page: Page, seed: int) -> None:
    record = a_game(seed)
    link = record_to_link(record)
    packed, _ = page.ask({"record": record_to_json(record)})
    assert packed == link
    for text in (link, f"{link}.5"):
        packed, read = page.ask({"link": text})
        assert packed == text
        assert record_from_json(read) == record_from_link(link)
    cut = replace(record, actions=record.actions[: seed % 20], result=None)
    packed, read = page.ask({"record": record_to_json(cut)})
    assert packed == record_to_link(cut)
    assert record_from_json(read) == cut


def facts_of(error: LanternsError) -> list[Any]:
    """Return the codes and facts of a fault and of its cause, as the page's host does."""
    facts = {key: value for key, value in error.facts.items() if key not in ("why", "items")}
    why = facts_of(error.__cause__) if isinstance(error.__cause__, LanternsError) else []
    return [error.code, facts, *why]


def said_of(answer: list[str]) -> list[Any]:
    assert answer[0] == "bad", answer
    return [json.loads(one) if one.startswith("{") else one for one in answer[1:]]


@settings(max_examples=examples(30))
@given(st.text("1AZaz09-_.é", max_size=30) | st.binary(max_size=60).map(link_from_bytes))
def test_the_same_links_are_refused(page: Page, text: str) -> None:
    answer = page.ask({"link": text})
    try:
        record = record_from_link(text)
    except UnreadableLink as error:
        assert said_of(answer) == facts_of(error)
    else:
        assert answer[0] == text
        assert record_from_json(answer[1]) == (
            record if "." not in text else record_from_link(text.partition(".")[0])
        )


def test_every_letter_counts(page: Page) -> None:
    link = record_to_link(a_game(1))
    for place in range(0, len(link), 7):
        text = link[:place] + ("A" if link[place] != "A" else "B") + link[place + 1 :]
        answer = page.ask({"link": text})
        assert answer[0] == "bad"


FAULTY: list[dict[str, object]] = [
    {"format": "other"},
    {"seats": ["south"]},
    {"seats": ["south", "up"]},
    {"seats": ["south", "south"]},
    {"seats": ["south", "north", "west"]},
    {"seats": [1, 2]},
    {"tiles": list(range(1, 22))},
    {"tiles": [*range(1, 22), 36]},
    {"tiles": [*range(1, 22), 1]},
    {"tiles": ["1"]},
    {"actions": "."},
    {"actions": ["1@0,1r0", "1@0,2r0"]},
    {"actions": ["nonsense\n"]},
    {"actions": ["7"]},
    {"actions": ["1@5,5r0"]},
    {"result": []},
    {"result": {"honor": [0, 0]}},
]


@pytest.mark.parametrize("change", FAULTY, ids=str)
def test_a_faulty_record_has_the_referees_reason(page: Page, change: dict[str, object]) -> None:
    record = json.loads(record_to_json(Record(DEFAULT_SEATING[2], tuple(range(1, 23)))))
    _compare(page, json.dumps({**record, **change}))


@pytest.mark.parametrize("text", ["[]", "1", "{}", '{"format": "lanterns-record/1"}'])
def test_what_is_no_record_has_the_referees_reason(page: Page, text: str) -> None:
    _compare(page, text)


def test_a_wrong_result_has_the_referees_reason(page: Page) -> None:
    record = a_game(2)
    wrong = {**(record.result or {}), "favor": [9] * len(record.seating)}
    _compare(page, record_to_json(replace(record, result=wrong)))


def _compare(page: Page, text: str) -> None:
    answer = page.ask({"record": text})
    with pytest.raises(LanternsError) as refused:
        check_record(record_from_json(text))
    assert said_of(answer) == facts_of(refused.value)
