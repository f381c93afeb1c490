"""A game between bots: the views and generators they get."""

from random import Random

import pytest
from kit.witness import Witness, remembers

from lanterns.bots import play_game
from lanterns.rules import DEFAULT_SEATING, shuffled_tiles
from lanterns.rules.components import TILES_IN_PLAY


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_has_its_generator_and_a_past(players: int) -> None:
    witnesses = [Witness() for _ in range(players)]
    generators = [Random(seat) for seat in range(players)]
    seats = [("witness", *pair) for pair in zip(witnesses, generators, strict=True)]
    play_game(DEFAULT_SEATING[players], shuffled_tiles(players, Random(1)), seats, budget=0)
    for seat, witness in enumerate(witnesses):
        assert all(view.seat == seat and remembers(view) for view in witness.views)
        assert len(witness.views[-1].past) == TILES_IN_PLAY[players]
        assert generators[seat].getstate() != Random(seat).getstate()
