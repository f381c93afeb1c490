"""Tables in the browser when things go wrong: reloads, killed tabs, two tabs, storage, a module."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from e2e.kit.accessible import violations
from e2e.kit.devices import Mouse
from e2e.kit.games import play_on
from e2e.kit.home import pass_and_play, play_bots
from e2e.kit.offline import kept_files
from e2e.kit.proxy import Proxy
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
from e2e.kit.visitor import CONNECTION_LOST, POLLING, Message, Visit
from e2e.kit.words import say
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticSite]:
    """A page without a server."""
    with StaticSite(tmp_path_factory.mktemp("site")) as site:
        yield site


def test_a_game_survives_a_reload_and_a_killed_tab(visit: Visit, site: StaticSite) -> None:
    """What was shown as done is there again, whatever happens to the tab."""
    player = Mouse(visit(site.address, first=True))
    play_bots(player, 2)
    before = play_on([player], Random(1), moves=2)
    player.visitor.reload()
    after = player.visitor.until("state.version >= arg", before["version"])
    assert _laid(after)[: len(_laid(before))] == _laid(before)
    player.turned.clear()
    before = play_on([player], Random(2), moves=1)
    page, address = player.page, player.page.url
    # The tab dies while a bot thinks.
    with pytest.raises(PlaywrightError, match="crash"):
        page.goto("chrome://crash")
    page.close()
    other = player.visitor.new_window()
    other.goto(address)
    # If the last move ended the turn, the bot thinks again.
    mine_again = "(version) => window.latest?.version >= version && window.latest.legal"
    other.wait_for_function(mine_again, arg=before["version"], polling=POLLING)
    assert _laid(other.evaluate("() => window.latest"))[: len(_laid(before))] == _laid(before)


def _laid(state: Message) -> list[object]:
    lake: list[object] = state["game"]["lake"]
    return lake


def test_two_tabs_at_one_table_follow_each_other(visit: Visit, site: StaticSite) -> None:
    """Either can act; an action in one is at once in the other; one of them plays the bots."""
    player = Mouse(visit(site.address))
    play_bots(player, 2)
    state = player.to_move()
    other = player.visitor.new_window()
    other.goto(player.page.url)
    other.wait_for_function(
        "(v) => window.latest?.version === v && window.latest.legal", arg=state["version"]
    )
    state = play_on([player], Random(1), moves=1)
    state = player.to_move(state["version"])
    other.wait_for_function("(v) => window.latest?.version === v", arg=state["version"])
    assert other.evaluate("() => window.latest.game") == state["game"]
    # The tab that played the bots is gone: the other one goes on.
    address = player.page.url
    player.page.goto("about:blank")
    player.page = other
    player.visitor.page = other
    player.turned.clear()
    assert other.url == address
    state = play_on([player], Random(2), moves=1)
    player.to_move(state["version"])


def test_my_tables_can_be_saved_opened_again_and_deleted(visit: Visit, site: StaticSite) -> None:
    player = Mouse(visit(site.address))
    pass_and_play(player, ["Ana", "Bo"])
    state = play_on([player], Random(1), moves=2)
    page, title = player.page, state["table"]["title"]
    player.visitor.open("/")
    mine = page.get_by_role("region", name=say("home-tables"), exact=True)
    line = mine.get_by_role("link", name=re.compile(title))
    expect(line).to_contain_text(say("home-on-device"))
    expect(line).to_contain_text("Ana")
    manage = mine.get_by_role("button", name=say("home-manage", title=title), exact=True)
    manage.click()
    dialog = page.get_by_role("dialog", name=title, exact=True)
    with page.expect_download() as download:
        dialog.get_by_role("button", name=say("home-export"), exact=True).click()
    file = Path(download.value.path())
    assert violations(page) == []
    dialog.get_by_role("button", name=say("home-delete"), exact=True).click()
    assert violations(page) == []
    dialog.get_by_role("button", name=say("home-delete-no"), exact=True).click()
    dialog.get_by_role("button", name=say("home-delete"), exact=True).click()
    dialog.get_by_role("button", name=say("home-delete-yes"), exact=True).click()
    expect(dialog).to_have_count(0)
    expect(line).to_have_count(0)

    page.get_by_role("button", name=say("settings"), exact=True).click()
    settings = page.get_by_role("dialog", name=say("settings"), exact=True)
    bad = file.with_name("bad.json")
    bad.write_text("{}", encoding="utf-8")
    settings.locator("input[type=file]").set_input_files(bad)
    expect(settings.get_by_role("alert")).to_have_text(say("home-import-bad"))
    assert violations(page) == []
    settings.locator("input[type=file]").set_input_files(file)
    again = player.visitor.until("state.game !== null")
    assert (again["table"]["id"], again["version"]) == (state["table"]["id"], state["version"])
    assert again["game"]["lake"] == state["game"]["lake"]


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


def test_a_log_that_cannot_be_read_is_set_aside_and_the_others_live(
    visit: Visit, site: StaticSite
) -> None:
    player = Mouse(visit(site.address))
    play_bots(player, 2)
    page = player.page
    good = player.visitor.state()["table"]["title"]
    play_bots(player, 2)
    bad, address = player.visitor.state()["table"]["title"], page.url
    player.visitor.open("/")
    page.evaluate(_DAMAGE, id_of_address(address))
    page.goto(address)
    expect(page.get_by_role("heading", name=say("local-unreadable"))).to_be_visible()
    with page.expect_download():
        player.press(player.button(say("local-save")))
    player.visitor.open("/")
    mine = page.get_by_role("region", name=say("home-tables"), exact=True)
    expect(mine.get_by_role("link", name=re.compile(bad))).to_contain_text(say("home-unreadable"))
    mine.get_by_role("link", name=re.compile(good)).click()
    player.visitor.until("state.table.title === arg", good)


def id_of_address(address: str) -> str:
    """Return the table that an address shows."""
    return address.rpartition("/")[2]


_DAMAGE = """async (table) => {
  const database = await new Promise((resolve) => {
    const opening = indexedDB.open("lanterns");
    opening.onsuccess = () => resolve(opening.result);
  });
  const transaction = database.transaction("logs", "readwrite");
  const entry = { type: "acted", action: "from the future" };
  transaction.objectStore("logs").put({ table, seq: 2, browser: "me", command: "x", entry });
  await new Promise((done) => (transaction.oncomplete = done));
  database.close();
}"""


def _answer_with(body: bytes) -> Callable[[Page], None]:
    def spoil(page: Page) -> None:
        page.route(RULES, lambda route: route.fulfill(body=body, content_type="application/wasm"))

    return spoil


@pytest.mark.parametrize(
    "spoil",
    [
        lambda page: lose(page, RULES),
        pytest.param(_answer_with(b"\0asm"), marks=pytest.mark.prove),
        pytest.param(_answer_with(b"<h1>Not found</h1>"), marks=pytest.mark.prove),
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


def test_where_the_simulator_is_refused_games_are_played_at_the_server(visit: Visit) -> None:
    player = Mouse(visit())
    refuse_modules(player.page)
    play_bots(player, 2)
    assert "/t/local-" not in player.page.url
    state = play_on([player], Random(1), moves=1)
    player.to_move(state["version"])


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
