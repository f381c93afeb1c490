"""Tables in the browser where storage, the simulator or a bot cannot be used."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from e2e.kit.accessible import violations
from e2e.kit.devices import Mouse
from e2e.kit.games import play_on
from e2e.kit.home import play_bots
from e2e.kit.spoiling import (
    BOTS,
    FORBIDDEN,
    FULL,
    NETS,
    RULES,
    WORKERS,
    lose,
    refuse_modules,
    spoil_storage,
)
from e2e.kit.static_site import StaticSite
from e2e.kit.visitor import Visit
from e2e.kit.words import say
from playwright.sync_api import Page, expect


@pytest.mark.parametrize(
    "spell",
    [
        pytest.param(FORBIDDEN, id="forbidden"),
        pytest.param(FULL, id="full", marks=pytest.mark.prove),
    ],
)
def test_a_game_that_cannot_be_stored_goes_on_and_says_so(
    visit: Visit, site: StaticSite, spell: str
) -> None:
    player = Mouse(visit(site.address))
    spoil_storage(player.page, spell)
    play_bots(player, 2)
    notice = player.page.get_by_text(say("local-unkept"))
    expect(notice).to_be_visible()
    assert violations(player.page) == []
    play_on([player], Random(1), moves=2)
    expect(notice).to_be_visible()
    with player.page.expect_download() as download:
        player.press(player.button(say("local-save")))
    assert '"acted"' in Path(download.value.path()).read_text(encoding="utf-8")
    player.page.unroute(WORKERS)
    player.page.on("dialog", lambda dialog: dialog.accept())


def _answer_with(body: bytes) -> Callable[[Page], None]:
    def spoil(page: Page) -> None:
        page.route(RULES, lambda route: route.fulfill(body=body, content_type="application/wasm"))

    return spoil


@pytest.mark.prove
@pytest.mark.parametrize(
    "spoil",
    [
        lambda page: lose(page, RULES),
        _answer_with(b"\0asm"),
        _answer_with(b"<h1>Not found</h1>"),
        refuse_modules,
    ],
    ids=["missing", "cut short", "another file", "refused by the policy"],
)
def test_a_module_that_cannot_be_used_is_said_to_be_so(
    visit: Visit, site: StaticSite, spoil: Callable[[Page], None]
) -> None:
    """Without it, nothing is lost."""
    player = Mouse(visit(site.address))
    player.visitor.allow("Failed to load resource")
    page = player.page
    play_bots(player, 2)
    address = page.url
    page.goto("about:blank")
    spoil(page)
    page.goto(address)
    expect(page.get_by_role("heading", name=say("local-broken"))).to_be_visible()
    assert violations(page) == []
    player.visitor.open("/")
    player.press(player.button(say("home-play")))
    expect(page.get_by_role("alert")).to_have_text(say("local-broken-why"))
    page.unroute_all()
    page.goto(address)
    player.to_move()


@pytest.mark.prove
def test_a_bot_that_cannot_choose_is_replaced_or_waits_to_be_asked_again(
    visit: Visit, site: StaticSite
) -> None:
    """Without its net the next level down plays; without the simulator for bots, none can."""
    player = Mouse(visit(site.address))
    player.visitor.allow("Failed to load resource")
    page = player.page
    lose(page, NETS)
    play_bots(player, 2, ["phoenix"])
    state = play_on([player], Random(1), moves=1)
    state = player.to_move(state["version"])
    failed = page.get_by_text(say("local-bot-failed", bot=say("bot-name", bot="phoenix")))
    expect(failed).to_have_count(0)
    page.unroute_all()
    lose(page, BOTS)
    player.reload()
    player.to_move()
    state = play_on([player], Random(1), moves=1)
    expect(failed).to_be_visible()
    assert violations(page) == []
    page.unroute_all()
    player.press(player.button(say("retry")))
    player.to_move(state["version"])
    expect(failed).to_have_count(0)
