"""The guided first game: whatever a learner does, the script goes on and the guide is right."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from courses.course_data import Moment, first_legal, moments, read

from lanterns.rules import (
    FORMAT,
    Action,
    Color,
    Dedicate,
    Dedicated,
    EndTurn,
    Event,
    Exchange,
    Faced,
    FavorEarned,
    GameState,
    Matched,
    Phase,
    Place,
    apply,
    check_record,
    legal_actions,
    record_from_json,
    result_of,
    to_text,
)

COURSE = read("first-game")
SCENES: dict[str, dict[str, Any]] = {scene["name"]: scene for scene in COURSE["scenes"]}
MOMENTS: dict[str, Moment] = {moment.scene["name"]: moment for moment in moments(COURSE)}
MINE = 0


def does(state: GameState, kind: type[Action]) -> Iterator[Action]:
    return (action for action in legal_actions(state) if isinstance(action, kind))


def replied(state: GameState, name: str) -> tuple[GameState, tuple[Event, ...]]:
    """Play the bot's turn after a scene as the page does; every action of it must have a choice."""
    events: tuple[Event, ...] = ()
    for choices in SCENES[name]["replies"]:
        if state.phase is Phase.OVER:
            break
        action = first_legal(state, choices)
        assert action is not None, (name, choices)
        step = apply(state, action)
        state, events = step.state, (*events, *step.events)
    return state, events


def earns(state: GameState, action: Action, kind: type[Matched] | type[FavorEarned]) -> bool:
    return any(isinstance(event, kind) and event.received for event in apply(state, action).events)


def card(events: tuple[Event, ...]) -> Color | None:
    """Return the card that the learner takes in the bot's turn."""
    found = [one for one in events if isinstance(one, Faced) and one.seat == MINE]
    return found[0].color if found and found[0].received else None


def test_it_is_one_legal_game() -> None:
    [game] = COURSE["games"]
    record = {"format": FORMAT, **{key: game[key] for key in ("seats", "tiles", "actions")}}
    assert result_of(check_record(record_from_json(json.dumps(record)))).winners == (MINE,)


def test_every_scene_waits_for_the_learner() -> None:
    assert [moment.state.turn for moment in MOMENTS.values()] == [MINE] * len(MOMENTS)


def test_wherever_the_first_tile_lies_the_bot_gives_a_card_and_a_match_follows() -> None:
    start = MOMENTS["facing"].state
    assert len(set(start.players[MINE].hand)) == 3
    matches = 0
    for first in does(start, Place):
        state, events = replied(apply(start, first).state, "facing")
        assert card(events) is Color.PURPLE
        found = [one for one in does(state, Place) if earns(state, one, Matched)]
        assert found
        for second in found:
            _, events = replied(apply(state, second).state, "match")
            assert card(events) is Color.BLACK
            matches += 1
    assert matches > 500


def test_favor_can_be_earned_beside_two_platforms() -> None:
    state = MOMENTS["favor"].state
    found = [one for one in does(state, Place) if earns(state, one, FavorEarned)]
    assert found
    for action in found:
        replied(apply(state, action).state, "favor")


def test_the_first_three_pairs_earn_9_and_the_bots_8() -> None:
    state = MOMENTS["dedicate"].state
    [own] = does(state, Dedicate)
    assert to_text(own) == "3RGK"
    step = apply(state, own)
    assert [event.honor for event in step.events if isinstance(event, Dedicated)] == [9]
    for place in does(step.state, Place):
        _, events = replied(apply(step.state, place).state, "dedicate")
        assert [event.honor for event in events if isinstance(event, Dedicated)] == [8]


def test_one_exchange_brings_the_fourth_purple_card() -> None:
    state = MOMENTS["exchange"].state
    assert not list(does(state, Dedicate))
    useful = [
        to_text(exchange)
        for exchange in does(state, Exchange)
        if any(does(apply(state, exchange).state, Dedicate))
    ]
    assert useful == SCENES["exchange"]["steps"][0]["good"] == ["xW>P"]
    exchanged = apply(state, next(one for one in does(state, Exchange) if to_text(one) == "xW>P"))
    assert honors(exchanged.state) == [8]


def test_of_thirteen_cards_the_seven_colors_are_worth_most() -> None:
    state = MOMENTS["limit"].state
    assert sum(state.players[MINE].cards) == 13
    assert not list(does(state, Place)) and not list(does(state, Exchange))
    assert max(honors(state)) == 10
    assert max(honors(state, but="7")) < 10


def honors(state: GameState, but: str = "") -> list[int]:
    """Return what each dedication but one earns."""
    return [
        event.honor
        for action in does(state, Dedicate)
        if to_text(action) != but
        for event in apply(state, action).events
        if isinstance(event, Dedicated)
    ]


@pytest.mark.parametrize("exchanges", [False, True])
def test_every_last_dedication_wins(exchanges: bool) -> None:
    start = MOMENTS["last"].state
    assert not start.players[MINE].hand
    states = [start]
    if exchanges:
        states = [apply(start, exchange).state for exchange in does(start, Exchange)]
    ways = [apply(state, one).state for state in states for one in does(state, Dedicate)]
    assert ways
    for way in ways:
        state, _ = replied(apply(way, EndTurn()).state, "last")
        assert result_of(state).winners == (MINE,)
