"""Whole games against bots, from the first page to the festival and beyond."""

from random import Random

import pytest
from e2e.kit.devices import Keyboard, Mouse, Touch
from e2e.kit.games import assert_festival, festival, play_on
from e2e.kit.home import play_bots
from e2e.kit.player import Player
from e2e.kit.visitor import PHONE, Visit
from e2e.kit.words import say
from playwright.sync_api import expect


@pytest.mark.prove
@pytest.mark.parametrize(("device", "players"), [(Mouse, 4), (Keyboard, 2)])
def test_a_game_by_mouse_or_keyboard(
    visit: Visit, device: type[Mouse | Keyboard], players: int
) -> None:
    """Other pairs of device and number are in `test_local_games.py`, single turns elsewhere."""
    player = device(visit(first=True))
    play_bots(player, players)
    play_on([player], Random(players))
    _check_and_play_again(player, players)


@pytest.mark.prove
@pytest.mark.parametrize("players", [2, 3])
def test_a_game_by_touch_with_a_hint_for_the_first_tile(visit: Visit, players: int) -> None:
    touch = Touch(visit(size=PHONE, touch=True))
    play_bots(touch, players)
    state = touch.to_move()
    hint = touch.page.get_by_text(say("table-how-to-place-touch"))
    expect(hint).to_be_visible()
    placed = touch.place_and_compare(state, Random(1))
    touch.to_move(placed["version"])
    expect(hint).to_be_hidden()
    play_on([touch], Random(players))
    _check_and_play_again(touch, players)


def _check_and_play_again(player: Player, players: int) -> None:
    """At the end of a game, check its shuffle, and begin another one."""
    address = player.page.url
    assert_festival(player.visitor)
    end = festival(player.visitor)
    expect(end).to_be_focused()
    player.press(player.button(say("check")))
    expect(end.get_by_text(say("check-good"))).to_be_visible()

    player.press(player.button(say("rematch")))
    player.page.wait_for_url(lambda now: now != address)
    if isinstance(player, Mouse):
        player.turned.clear()
    # Three bots may have laid a tile each before my first turn.
    state = player.visitor.until("state.table.status === 'playing' && state.game.lake.length < 5")
    assert len(state["table"]["seats"]) == players
    play_on([player], Random(5), moves=1)
