"""The static site: below a host's root, without a network, and while a new version arrives."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from e2e.kit.accessible import violations
from e2e.kit.devices import Mouse
from e2e.kit.engines import wait_for
from e2e.kit.games import play_on
from e2e.kit.home import play_bots
from e2e.kit.offline import kept_files, kept_versions, look_for_update, wait_for_versions
from e2e.kit.static_site import SUB_PATH, StaticSite
from e2e.kit.visitor import CONNECTION_LOST, PHONE, Visit
from e2e.kit.words import say
from playwright.sync_api import Page, Request, expect

from lanterns import core

_VERSION = "() => document.documentElement.dataset.version"

# A level with a net needs the simulator's worker, its module and the weights.
_THINK = """([address, bytes]) => new Promise((resolve, reject) => {
  const bots = new Worker(address, { type: "module" });
  bots.onmessage = ({ data }) => resolve(data.found ?? data.problem);
  bots.onerror = reject;
  const state = Uint8Array.from(bytes);
  const question = { level: "phoenix", state, past: new Uint8Array(), seed: 7n };
  bots.postMessage({ id: 1, question });
})"""

# Before it has begun to install, a service worker is no more to be seen than after it has failed.
_TELL_OF_REGISTRATION = """
const { register } = ServiceWorkerContainer.prototype;
ServiceWorkerContainer.prototype.register = async function (...wanted) {
  const registration = await register.apply(this, wanted);
  window.hasRegistered = true;
  return registration;
};
"""
_IS_NOTHING_KEPT = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  return window.hasRegistered && !registration && (await caches.keys()).length === 0;
}"""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[StaticSite]:
    """A static site of its own."""
    with StaticSite(tmp_path) as site:
        yield site


@pytest.mark.prove
def test_every_screen_opens_below_the_root_and_without_a_network(
    visit: Visit, site: StaticSite
) -> None:
    visitor = visit(site.address, first=True)
    page, requests = visitor.page, list[Request]()
    visitor.context.on("request", lambda request: requests.append(request))
    visitor.open("/")
    kept = kept_files(page)
    asked = {urlsplit(request.url).path for request in requests}
    assert all(path.startswith(f"/{SUB_PATH}/") for path in asked), asked
    assert not any("/api/" in path for path in asked)
    assert f"/{SUB_PATH}/" in kept
    assert {path.rpartition(".")[2] for path in kept} >= {"wasm", "net", "js", "css", "woff2"}
    # What the first page needs comes first; everything else is fetched by the service worker.
    own = [request for request in requests if not request.service_worker]
    assert not [one for one in own if one.url.endswith((".wasm", ".net"))]

    session = visitor.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["manifest"]["startUrl"] == manifest["manifest"]["scope"] == f"{site.address}/"
    against = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in against} <= {"in-incognito"}, "as a test's windows are"
    session.detach()

    # In the window of the first visit, before anything is loaded again.
    visitor.allow(*CONNECTION_LOST, "Failed to load resource")
    site.cut()
    page.get_by_role("link", name=say("learn"), exact=True).first.click()
    expect(page.get_by_role("heading", name=say("learn-title-goal"))).to_be_visible()
    expect(page).to_have_url(f"{site.address}/?/learn#goal")
    state = core.shuffle(players=2, count=1, seed=2).states.tobytes()
    address = f"{site.address}/assets/{site.version}/bots-worker.js"
    assert page.evaluate(_THINK, [address, list(state)]) > 0

    page.reload()
    expect(page.get_by_role("group", name=say("learn-board")).first).to_be_visible()
    page.get_by_role("link", name=say("learn-play")).click()
    expect(page).to_have_url(f"{site.address}/")
    page.get_by_role("button", name=say("settings")).click()
    page.get_by_role("dialog").get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("dialog").get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    for path, lands_at, title in (
        ("/?/learn", "/?/learn", "learn"),
        ("/?/join#x.y", "/?/join#x.y", "join-no-server"),
        ("/?/t/none", "/?/t/none", "no-table"),
        ("/?/nowhere", "/?/nowhere", "lost"),
        # Addresses as at a server; the service worker knows where they lead.
        ("/learn#shuffle", "/?/learn#shuffle", "learn"),
        ("/t/none", "/?/t/none", "no-table"),
        ("/index.html", "/index.html", "title"),
        # The shortcuts of the installed page, where the others are not.
        ("/learn/first-game", "/?/learn/first-game", "course-first-game"),
        ("/replay", "/?/replay", "replay-open"),
    ):
        visitor.open(path)
        expect(page).to_have_url(site.address + lands_at)
        expect(page.get_by_role("heading", level=1, name=say(title)).first).to_be_visible()
    visitor.open("/#pass")
    expect(page.get_by_role("dialog", name=say("home-pass"))).to_be_visible()


def test_a_fixed_screen_opens_at_its_own_folder(visit: Visit, site: StaticSite) -> None:
    """On a first visit, when no service worker can help the host."""
    visitor = visit(site.address)
    visitor.open("/learn/#shuffle")
    expect(visitor.page).to_have_url(f"{site.address}/?/learn#shuffle")
    expect(visitor.page.get_by_role("heading", name=say("learn-title-shuffle"))).to_be_in_viewport()


@pytest.mark.prove
def test_a_new_version_is_announced_and_waits_for_every_window(
    visit: Visit, site: StaticSite
) -> None:
    visitor = visit(site.address, first=True)
    visitor.open("/?/learn")
    page, first = visitor.page, site.version
    kept_files(page)
    other = visitor.new_window()
    other.goto(f"{site.address}/")
    expect(other.get_by_role("heading", level=1)).to_be_visible()

    second = site.update()
    assert look_for_update(page)
    for window in (page, other):
        expect(window.get_by_text(say("new-version"))).to_be_visible()
        assert window.evaluate(_VERSION) == first
    assert violations(page) == []
    # The host has not one of the scripts of the first version any more.
    other.get_by_role("button", name=say("settings")).click()
    expect(other.get_by_role("dialog")).to_be_visible()
    other.keyboard.press("Escape")
    assert kept_versions(page) == {first, second}

    _reload_by_keyboard(page)
    page.wait_for_function(f"({_VERSION})() === '{second}'")
    expect(page.get_by_role("heading", name=say("learn-title-goal"))).to_be_visible()
    expect(page.get_by_text(say("new-version"))).to_have_count(0)
    # The other window may still need what only the first version has.
    other.get_by_role("button", name=say("new-version-later")).click()
    expect(other.get_by_text(say("new-version"))).to_have_count(0)
    other.get_by_role("link", name=say("learn"), exact=True).first.click()
    expect(other.get_by_role("heading", name=say("learn-title-goal"))).to_be_visible()
    assert kept_versions(page) == {first, second}
    other.goto("about:blank")
    page.reload()
    wait_for_versions(page, second)
    visitor.allow(*CONNECTION_LOST, "Failed to load resource")
    site.cut()
    page.reload()
    expect(page.get_by_role("heading", name=say("learn-title-goal"))).to_be_visible()
    assert page.evaluate(_VERSION) == second


@pytest.mark.prove
def test_a_game_goes_on_while_a_new_version_arrives_and_after_it_is_loaded(
    visit: Visit, site: StaticSite
) -> None:
    """The bot reads its net when it first thinks: from a version that the host has no more."""
    player = Mouse(visit(site.address, first=True))
    page, first = player.page, site.version
    play_bots(player, 2, ["phoenix"])
    player.to_move()
    kept_files(page)
    second = site.update()
    assert look_for_update(page)
    expect(page.get_by_text(say("new-version"))).to_be_visible()
    state = play_on([player], Random(1), moves=2)
    state = player.to_move(state["version"])
    assert page.evaluate(_VERSION) == first

    address = page.url
    player.press(player.button(say("new-version-load")))
    page.wait_for_function(f"({_VERSION})() === '{second}'")
    player.turned.clear()
    assert page.url == address
    assert player.to_move()["game"] == state["game"]
    wait_for_versions(page, second)
    play_on([player], Random(2), moves=1)
    expect(page.get_by_text(say("new-version"))).to_have_count(0)


def _reload_by_keyboard(page: Page) -> None:
    button = page.get_by_role("button", name=say("new-version-load"))
    page.locator("body").press("Tab")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")


def _lose_a_file(site: StaticSite) -> None:
    site.asset("LearnDialog.js").unlink()


def _break_the_worker(site: StaticSite) -> None:
    (site.folder / "sw.js").write_text("this is no script", encoding="utf-8")


def _publish_by_halves(site: StaticSite) -> None:
    page = (site.folder / "index.html").read_text(encoding="utf-8")
    site.update()
    (site.folder / "index.html").write_text(page, encoding="utf-8")


@pytest.mark.prove
@pytest.mark.parametrize(
    "spoil",
    [
        _lose_a_file,
        _break_the_worker,
        _publish_by_halves,
    ],
)
def test_a_version_that_is_not_whole_changes_nothing(
    visit: Visit, site: StaticSite, spoil: Callable[[StaticSite], None]
) -> None:
    visitor = visit(site.address, first=True)
    visitor.open("/")
    kept_files(visitor.page)
    first = site.version
    if spoil is not _publish_by_halves:
        site.update()
    spoil(site)
    assert not look_for_update(visitor.page)
    assert kept_versions(visitor.page) == {first}
    expect(visitor.page.get_by_text(say("new-version"))).to_have_count(0)
    visitor.allow(*CONNECTION_LOST, "Failed to load resource")
    site.cut()
    visitor.open("/?/learn")
    assert visitor.page.evaluate(_VERSION) == first
    site.restore()
    if spoil is not _publish_by_halves:
        visitor.open("/?/learn")
        assert visitor.page.evaluate(_VERSION) == site.version


@pytest.mark.prove
def test_the_page_works_where_nothing_can_be_kept(visit: Visit, site: StaticSite) -> None:
    """No room in the browser's storage: the page is played online."""
    visitor = visit(site.address, first=True, spell=_TELL_OF_REGISTRATION)
    session = visitor.context.new_cdp_session(visitor.page)
    quota = {"origin": site.address.removesuffix(f"/{SUB_PATH}"), "quotaSize": 20_000}
    session.send("Storage.overrideQuotaForOrigin", quota)
    visitor.open("/")
    wait_for(lambda: visitor.page.evaluate(_IS_NOTHING_KEPT), "the end of the service worker")
    visitor.page.get_by_role("link", name=say("learn"), exact=True).first.click()
    expect(visitor.page.get_by_role("heading", name=say("learn-title-goal"))).to_be_visible()


@pytest.mark.prove
def test_the_root_of_a_host_is_a_folder_too(visit: Visit, tmp_path: Path) -> None:
    with StaticSite(tmp_path, "") as site:
        visitor = visit(site.address, first=True, size=PHONE)
        visitor.open("/")
        kept_files(visitor.page)
        visitor.allow(*CONNECTION_LOST, "Failed to load resource")
        site.cut()
        for path in ("/?/learn", "/learn", "/"):
            visitor.open(path)
