"""Where a game is played: at the server, or in the browser without one."""

import re
from random import Random

import pytest
from e2e.kit.devices import Mouse
from e2e.kit.games import play_on
from e2e.kit.home import play_bots
from e2e.kit.offline import kept_files
from e2e.kit.proxy import Proxy
from e2e.kit.spoiling import refuse_modules
from e2e.kit.static_site import StaticSite
from e2e.kit.visitor import CONNECTION_LOST, Visit
from e2e.kit.words import say
from playwright.sync_api import expect


def test_where_the_simulator_is_refused_games_are_played_at_the_server(visit: Visit) -> None:
    player = Mouse(visit())
    refuse_modules(player.page)
    play_bots(player, 2)
    assert "/t/local-" not in player.page.url
    state = play_on([player], Random(1), moves=1)
    player.to_move(state["version"])


@pytest.mark.prove
def test_without_its_server_the_page_plays_here_and_with_it_there(
    visit: Visit, proxy: Proxy
) -> None:
    player = Mouse(visit(proxy.address, first=True))
    player.visitor.allow(*CONNECTION_LOST, "Failed to load resource")
    page = player.page
    player.visitor.open("/")
    kept_files(page)
    play_bots(player, 2)
    assert "/t/local-" not in page.url
    player.visitor.open("/")
    expect(player.button(say("home-play"))).to_be_enabled()
    # The first one to notice that the server is gone is the player, who plays all the same.
    proxy.cut()
    player.press(player.button(say("home-play")))
    page.wait_for_url(re.compile("/t/local-"))
    state = player.to_move()
    assert state["table"]["status"] == "playing"
    page.get_by_role("link", name=say("home"), exact=True).click()
    expect(page.get_by_text(say("unreachable-here"))).to_be_visible()
    page.get_by_role("button", name=say("home-invite")).click()
    expect(page.get_by_role("dialog").get_by_text(say("home-invite-silent"))).to_be_visible()
    page.keyboard.press("Escape")
    proxy.restore()
    player.button(say("retry")).click()
    expect(page.get_by_text(say("unreachable-here"))).to_have_count(0)
    mine = page.get_by_role("region", name=say("home-tables"), exact=True)
    expect(mine.get_by_text(say("home-on-device"))).to_have_count(1)
    expect(mine.get_by_role("listitem")).to_have_count(2)


def test_friends_cannot_be_invited_without_a_server(visit: Visit, site: StaticSite) -> None:
    visitor = visit(site.address)
    visitor.open("/")
    visitor.page.get_by_role("button", name=say("home-invite")).click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_text(say("home-invite-static"))).to_be_visible()
    expect(dialog.get_by_role("button", name=say("home-open"))).to_have_count(0)
