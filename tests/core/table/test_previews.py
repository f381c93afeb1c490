"""The previews that the simulator writes are the referee's outcomes."""

import json
from dataclasses import replace
from random import Random

import pytest
from kit.sizes import mostly

from lanterns import core
from lanterns.core.layout import PREVIEW_BYTES
from lanterns.rules import (
    DEFAULT_SEATING,
    Game,
    GameState,
    Place,
    View,
    outcomes_of,
    shuffled_tiles,
    to_text,
    view_for,
)


def written(game: GameState | View, places: list[Place]) -> bytes:
    """What the previews must be, from the referee."""
    rows = [
        [
            to_text(place),
            [[m.direction, m.color, m.received] for m in outcome.matches],
            [[*f.platform, f.received] for f in outcome.favors],
            [[f.seat, f.color, f.received] for f in outcome.facings],
        ]
        for place, outcome in zip(places, outcomes_of(game, places), strict=True)
    ]
    return json.dumps(rows, separators=(",", ":")).encode()


@pytest.mark.parametrize("players", mostly(4))
def test_previews_are_the_referees_outcomes_of_all_placements(players: int) -> None:
    rng = Random(players)
    missed = 0
    for _ in range(6):
        game = Game(DEFAULT_SEATING[players], shuffled_tiles(players, rng))
        while not game.state.is_over:
            legal = game.legal_actions()
            places = [action for action in legal if isinstance(action, Place)]
            if places:
                text = core.previews(game.state, game.state.turn)
                assert text == written(game.state, places)
                assert core.previews(game.view(game.turn), game.state.turn) == text
                missed += text.count(b"false")
            # Without dedications the supply runs out, and cards are missed.
            others = [action for action in legal if isinstance(action, Place)] or legal
            game.act(rng.choice(others))
    assert missed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_can_plan_during_the_turns_of_others(players: int) -> None:
    rng = Random(players)
    game = Game(DEFAULT_SEATING[players], shuffled_tiles(players, rng))
    while not game.state.is_over:
        for seat, player in enumerate(game.state.players):
            planning = replace(view_for(game.state, seat), turn=seat, memo={})
            places = [
                Place(tile, cell, turns)
                for tile in player.hand
                for cell in game.state.lake.free_cells
                for turns in range(4)
            ]
            for shown in (game.state, view_for(game.state, seat)):
                assert core.previews(shown, seat) == written(planning, places)
        for _ in range(7):
            if not game.state.is_over:
                game.act(rng.choice(game.legal_actions()))


def test_a_seat_that_is_not_there_has_no_previews() -> None:
    game = Game(DEFAULT_SEATING[3], shuffled_tiles(3, Random(1)))
    with pytest.raises(core.BadRequest):
        core.previews(game.state, 3)


def test_there_is_room_for_the_longest_preview() -> None:
    """The farthest cells, with as much around them as can be."""
    longest = '["35@-33,-33r3",[' + ",".join(["[0,6,false]"] * 4) + "],["
    longest += ",".join(["[-33,-33,false]"] * 5) + "],[" + ",".join(["[0,6,false]"] * 4) + "]],"
    assert len(longest) <= PREVIEW_BYTES


def test_coordinates_of_two_digits_are_written_whole() -> None:
    rng = Random(4)
    game = Game(DEFAULT_SEATING[4], shuffled_tiles(4, rng))
    while not game.state.is_final_turn:
        # Always the first cell: the lake becomes a line to the west.
        legal = game.legal_actions()
        places = [action for action in legal if isinstance(action, Place)]
        game.act(min(places, key=lambda place: place.cell) if places else legal[0])
        places = [a for a in game.legal_actions() if isinstance(a, Place)]
        if places:
            assert core.previews(game.state, game.state.turn) == written(game.state, places)
    assert min(laid.cell.x for laid in game.state.lake.tiles) < -9
