"""Several people at one screen, with a curtain between their turns."""

from random import Random

import pytest
from e2e.kit.devices import Keyboard, Mouse
from e2e.kit.games import assert_festival, play_on
from e2e.kit.home import pass_and_play
from e2e.kit.prepare import NAMES
from e2e.kit.visitor import Visit
from playwright.sync_api import expect


@pytest.mark.prove
def test_a_key_struck_once_too_often_lifts_no_curtain(visit: Visit) -> None:
    keyboard = Keyboard(visit())
    pass_and_play(keyboard, NAMES[:3])
    state = keyboard.lift_curtain(keyboard.to_move())
    while keyboard.visitor.until("true")["legal"]:
        state = keyboard.move(state, Random(1))
    lift = keyboard.curtain(state)
    expect(lift).to_be_visible()
    keyboard.page.keyboard.press("Enter")
    expect(keyboard.tiles()).to_have_count(0)
    expect(lift).to_be_visible()
    keyboard.page.keyboard.press("Tab")
    expect(lift).to_be_focused()
    keyboard.page.keyboard.press("Enter")
    keyboard.visitor.until("state.legal !== null")
    play_on([keyboard], Random(2), moves=3)


@pytest.mark.prove
@pytest.mark.parametrize("people", [2, 3, 4])
def test_several_pass_one_screen_round(visit: Visit, people: int) -> None:
    mouse = Mouse(visit())
    pass_and_play(mouse, NAMES[:people])
    play_on([mouse], Random(people))
    assert_festival(mouse.visitor)
