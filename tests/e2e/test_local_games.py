"""Whole games without a network, on the static site: from the first tile to the festival."""

from pathlib import Path
from random import Random

import pytest
from e2e.kit.devices import Keyboard, Mouse, Touch
from e2e.kit.games import assert_festival, festival, play_on
from e2e.kit.home import pass_and_play, play_bots
from e2e.kit.offline import kept_files
from e2e.kit.player import Player
from e2e.kit.static_site import StaticSite
from e2e.kit.visitor import CONNECTION_LOST, DESKTOP, PHONE, Visit
from e2e.kit.words import say
from playwright.sync_api import expect

from lanterns.rules import check_record, record_from_json


def come_and_cut(visit: Visit, site: StaticSite, device: type[Player]) -> Player:
    """Load the page once, and take the network away."""
    touch = device is Touch
    size = PHONE if touch else DESKTOP
    visitor = visit(site.address, first=True, touch=touch, size=size)
    visitor.open("/")
    kept_files(visitor.page)
    visitor.allow(*CONNECTION_LOST, "Failed to load resource")
    site.cut()
    return device(visitor)


@pytest.mark.prove
@pytest.mark.parametrize(("device", "players"), [(Mouse, 2), (Touch, 3), (Keyboard, 4)])
def test_a_game_against_bots(
    visit: Visit, site: StaticSite, device: type[Player], players: int
) -> None:
    """To the festival and its record, without a proof that nobody needs; then another one.

    `make test` plays the beginning of a game of people here, and a whole one at the server.
    """
    player = come_and_cut(visit, site, device)
    play_bots(player, players)
    assert "/t/local-" in player.page.url
    play_on([player], Random(players))
    assert_festival(player.visitor)
    expect(festival(player.visitor).get_by_text(say("festival-fair"))).to_have_count(0)
    check_downloaded_record(player)

    address = player.page.url
    player.press(player.button(say("rematch")))
    player.page.wait_for_url(lambda now: now != address)
    player.visitor.until("state.table.status === 'playing' && state.game.lake.length < 5")
    if isinstance(player, Mouse):
        player.turned.clear()
    play_on([player], Random(5), moves=1)


def check_downloaded_record(player: Player) -> None:
    """Save the record as a person would: it is a whole game."""
    with player.page.expect_download() as download:
        player.press(player.page.get_by_role("link", name=say("record")))
    assert download.value.suggested_filename.startswith("lanterns-local-")
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert check_record(record_from_json(text)).is_over


def test_a_game_of_people_at_one_screen(visit: Visit, site: StaticSite) -> None:
    """The curtain hides the hands; a bot takes a seat over and gives it back."""
    player = come_and_cut(visit, site, Mouse)
    pass_and_play(player, ["Ana", "Bo"])
    state = play_on([player], Random(3), moves=3)
    assert {seat["name"] for seat in state["table"]["seats"]} == {"Ana", "Bo"}
    page = player.page
    page.get_by_role("button", name=say("people"), exact=True).click()
    dialog = page.get_by_role("dialog", name=say("people"), exact=True)
    expect(dialog.get_by_text(say("local-place"))).to_be_visible()
    expect(dialog.get_by_role("button", name=say("move"))).to_have_count(0)
    dialog.get_by_role("button", name=say("hand-over"), exact=True).first.click()
    dialog.get_by_role("button", name=say("reclaim"), exact=True).click()
    expect(dialog.get_by_role("button", name=say("hand-over"), exact=True)).to_have_count(2)
    dialog.get_by_role("button", name=say("close"), exact=True).click()
    play_on([player], Random(4), moves=2)
