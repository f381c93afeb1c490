"""The page that the browser stores: without a server it opens, says so, and shows the rules."""

import pytest
from e2e.kit.offline import kept_files
from e2e.kit.proxy import Proxy
from e2e.kit.visitor import CONNECTION_LOST, Visit
from e2e.kit.words import say
from playwright.sync_api import expect


@pytest.mark.prove
def test_the_page_opens_without_a_server_and_goes_on_when_it_is_back(
    visit: Visit, proxy: Proxy
) -> None:
    visitor = visit(proxy.address, first=True)
    visitor.open("/")
    stored = kept_files(visitor.page)
    assert "/" in stored and any(path.endswith(".css") for path in stored)
    assert not any(path.startswith("/api/") for path in stored)

    visitor.allow(*CONNECTION_LOST, "Failed to load resource")
    proxy.cut()
    visitor.open("/learn")
    expect(visitor.page.get_by_role("heading", name=say("learn-title-goal"))).to_be_visible()
    expect(visitor.page.get_by_role("group", name=say("learn-board")).first).to_be_visible()
    visitor.open("/")
    unreachable = visitor.page.get_by_role("heading", name=say("unreachable"))
    expect(unreachable).to_be_visible()

    proxy.restore()
    visitor.page.get_by_role("button", name=say("retry"), exact=True).click()
    expect(unreachable).to_have_count(0)
    expect(visitor.page.get_by_role("button", name=say("home-play"))).to_be_enabled()
