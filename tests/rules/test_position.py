"""Positions survive the way to JSON and back, and what is no position is refused."""

import json
from random import Random
from typing import Any

import pytest

from lanterns.rules import (
    DEFAULT_SEATING,
    Game,
    UnreadablePosition,
    shuffled_tiles,
    state_from_json,
    state_to_json,
    view_for,
    view_from_json,
    view_to_json,
)


def random_game(players: int) -> Game:
    """A whole game of random actions."""
    rng = Random(players)
    game = Game(DEFAULT_SEATING[players], shuffled_tiles(players, rng))
    while game.turn is not None:
        game.act(rng.choice(game.legal_actions()))
    return game


def through_text(data: dict[str, object]) -> object:
    """The data as a reader gets it."""
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_states_and_views_survive_the_round_trip(players: int) -> None:
    states = random_game(players).states
    for state in (*states[::4], states[-1]):
        assert state_from_json(through_text(state_to_json(state))) == state
        for seat in (None, *range(players)):
            view = view_for(state, seat)
            assert view_from_json(through_text(view_to_json(view))) == view


def test_a_view_leaves_out_what_its_seat_may_not_know() -> None:
    state = random_game(3).states[10]
    shown = view_to_json(view_for(state, 1))
    everything = state_to_json(state)
    assert {*shown} ^ {*everything} == {"seat", "draw_count", "draw_stack"}
    players: Any = shown["players"]
    assert [player["hand"] for player in players] == [None, list(state.players[1].hand), None]


def test_unknown_keys_are_ignored() -> None:
    state = random_game(2).states[5]
    assert state_from_json({**state_to_json(state), "comment": "mine"}) == state


SOUND = state_to_json(random_game(2).states[20])
PLAYERS: Any = SOUND["players"]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seats", ["south"]),
        ("seats", ["south", "north", "west"]),
        ("seats", ["south", 7]),
        ("seats", "south"),
        ("turn", 2),
        ("turn", True),
        ("turn", -1),
        ("turn", 10**4000),
        ("phase", "begun"),
        ("phase", ["place"]),
        ("lake", ["0@0,0r2", "1@5,5r0"]),
        ("lake", ["0@0,0r2", "0@0,0r2"]),
        ("lake", ["36@0,0r2"]),
        ("lake", ["xP>R"]),
        ("lake", ["hello"]),
        ("lake", [0]),
        ("lake", ["0@0,0r2"] * 37),
        ("supply", {"R": 1}),
        ("supply", [1, 2, 3, 4, 5, 6, 7]),
        ("supply", {letter: 1.0 for letter in "ROGPBWK"}),
        ("stacks", {"four_of_a_kind": [8]}),
        ("stacks", {"four_of_a_kind": 8, "three_pair": [], "seven_unique": []}),
        ("stacks", {"four_of_a_kind": [100], "three_pair": [], "seven_unique": []}),
        ("favor_bank", None),
        ("draw_stack", [1, 2, 36]),
        ("draw_stack", None),
        ("players", []),
        ("players", PLAYERS[:1]),
        ("players", [7, 7]),
        ("players", [{**PLAYERS[0], "hand": None}, PLAYERS[1]]),
        ("players", [{**PLAYERS[0], "hand_size": 1}, PLAYERS[1]]),
        ("players", [{**PLAYERS[0], "hand": [1, 2, 3, 4], "hand_size": 4}, PLAYERS[1]]),
        ("players", [{**PLAYERS[0], "favor": "2"}, PLAYERS[1]]),
        ("players", [{**PLAYERS[0], "tokens": [{"kind": "five", "honor": 5}]}, PLAYERS[1]]),
        ("players", [{**PLAYERS[0], "tokens": [5]}, PLAYERS[1]]),
    ],
)
def test_what_does_not_fit_is_named(key: str, value: object) -> None:
    with pytest.raises(UnreadablePosition, match=f"The position’s “{key}” is not ") as refused:
        state_from_json({**SOUND, key: value})
    assert refused.value.code == "bad_part"


@pytest.mark.parametrize("key", [*SOUND])
def test_a_missing_part_is_named(key: str) -> None:
    with pytest.raises(UnreadablePosition, match=f"The position has no “{key}”."):
        state_from_json({name: value for name, value in SOUND.items() if name != key})


@pytest.mark.parametrize("data", [None, [], "position", 7])
def test_only_an_object_is_a_position(data: object) -> None:
    for read in (state_from_json, view_from_json):
        with pytest.raises(UnreadablePosition, match=r"^A position is a JSON object\.$"):
            read(data)


@pytest.mark.parametrize("seat", [2, -1, "0", True])
def test_a_view_belongs_to_a_seat_of_the_table(seat: object) -> None:
    shown = view_to_json(view_for(state_from_json(SOUND), 0))
    with pytest.raises(UnreadablePosition, match="“seat” is not a seat from 0 to 1"):
        view_from_json({**shown, "seat": seat})
