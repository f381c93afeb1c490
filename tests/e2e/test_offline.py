"""The shell that the browser keeps: without a server it opens, says so, and tells the rules."""

from e2e.kit.proxy import Proxy
from e2e.kit.server import Server
from e2e.kit.visitor import BROKEN_LINE, PATIENCE, Visit, Visitor
from e2e.kit.words import say
from playwright.sync_api import expect

# A worker that never gets ready must not be waited for for ever.
_KEPT = """async (patience) => {
  const late = new Promise((_, fail) => setTimeout(fail, patience, new Error("no worker")));
  await Promise.race([navigator.serviceWorker.ready, late]);
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  return (await cache.keys()).map((request) => new URL(request.url).pathname);
}"""


def arrive(visit: Visit, proxy: Proxy) -> Visitor:
    """Come once while the server is there, and stay until the shell is kept."""
    visitor = visit(proxy.address)
    visitor.open("/")
    kept = visitor.page.evaluate(_KEPT, PATIENCE)
    assert "/" in kept and any(path.endswith(".css") for path in kept)
    assert not any(path.startswith("/api/") for path in kept)
    visitor.allow(*BROKEN_LINE, "Failed to load resource")
    proxy.cut()
    return visitor


def test_the_page_opens_without_a_server_and_goes_on_when_it_is_back(
    visit: Visit, server: Server
) -> None:
    with Proxy(server.port) as proxy:
        visitor = arrive(visit, proxy)
        visitor.open("/")
        silent = visitor.page.get_by_role("heading", name=say("unreachable"))
        expect(silent).to_be_visible()
        proxy.restore()
        visitor.page.get_by_role("button", name=say("retry"), exact=True).click()
        expect(silent).to_have_count(0)
        expect(visitor.page.get_by_role("button", name=say("home-play"))).to_be_enabled()
        visitor.close()


def test_the_rules_are_told_without_a_server(visit: Visit, server: Server) -> None:
    with Proxy(server.port) as proxy:
        visitor = arrive(visit, proxy)
        visitor.open("/learn")
        expect(visitor.page.get_by_role("heading", name=say("learn-title-goal"))).to_be_visible()
        expect(visitor.page.get_by_role("group", name=say("learn-board")).first).to_be_visible()
        visitor.close()
