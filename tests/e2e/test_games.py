"""Whole games against bots, to the festival: by mouse, by keyboard alone and by touch."""

from random import Random

import pytest
from e2e.kit.devices import Keyboard, Mouse, Touch
from e2e.kit.games import assert_festival, play_on
from e2e.kit.home import play_bots
from e2e.kit.visitor import PHONE, Visit


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_by_mouse(visit: Visit, players: int) -> None:
    mouse = Mouse(visit())
    play_bots(mouse, players)
    play_on([mouse], Random(players))
    assert_festival(mouse.visitor)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_by_keyboard_alone(visit: Visit, players: int) -> None:
    keys = Keyboard(visit())
    play_bots(keys, players)
    play_on([keys], Random(players))
    assert_festival(keys.visitor)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_by_touch(visit: Visit, players: int) -> None:
    touch = Touch(visit(size=PHONE, touch=True))
    play_bots(touch, players)
    play_on([touch], Random(players))
    assert_festival(touch.visitor)
