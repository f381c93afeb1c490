"""Whole games against bots, from the first page to the festival and beyond."""

from random import Random

import pytest
from e2e.kit.devices import Keyboard, Mouse, Touch
from e2e.kit.games import assert_festival, festival, play_on
from e2e.kit.home import play_bots
from e2e.kit.visitor import PHONE, Visit
from e2e.kit.words import say
from playwright.sync_api import expect


def proved_otherwise(quick: int) -> pytest.MarkDecorator:
    """Play with this many in every test run, and with the other numbers of players in `prove`."""
    others = [pytest.param(n, marks=pytest.mark.prove) for n in (2, 3, 4) if n != quick]
    return pytest.mark.parametrize("players", [quick, *others])


@proved_otherwise(4)
def test_a_game_by_mouse_its_shuffle_checked_and_another_one(visit: Visit, players: int) -> None:
    mouse = Mouse(visit(first=True))
    play_bots(mouse, players)
    address = mouse.page.url
    play_on([mouse], Random(players))
    assert_festival(mouse.visitor)
    end = festival(mouse.visitor)
    expect(end).to_be_focused()
    mouse.press(mouse.button(say("check")))
    expect(end.get_by_text(say("check-good"))).to_be_visible()

    mouse.press(mouse.button(say("rematch")))
    mouse.page.wait_for_url(lambda now: now != address)
    mouse.turned.clear()
    # Three bots may have laid a tile each before my first turn.
    state = mouse.visitor.until("state.table.status === 'playing' && state.game.lake.length < 5")
    assert len(state["table"]["seats"]) == players
    play_on([mouse], Random(5), moves=1)


def test_turns_by_keyboard_alone(visit: Visit) -> None:
    keyboard = Keyboard(visit())
    play_bots(keyboard, 2)
    play_on([keyboard], Random(2), moves=5)


@pytest.mark.prove
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_by_keyboard_alone(visit: Visit, players: int) -> None:
    keyboard = Keyboard(visit())
    play_bots(keyboard, players)
    play_on([keyboard], Random(players))
    assert_festival(keyboard.visitor)


@proved_otherwise(3)
def test_a_game_by_touch_with_a_hint_for_the_first_tile(visit: Visit, players: int) -> None:
    touch = Touch(visit(size=PHONE, touch=True))
    play_bots(touch, players)
    state = touch.to_move()
    hint = touch.page.get_by_text(say("table-how-to-place"))
    expect(hint).to_be_visible()
    placed = touch.place_and_compare(state, Random(1))
    touch.to_move(placed["version"])
    expect(hint).to_be_hidden()
    play_on([touch], Random(players))
    assert_festival(touch.visitor)
