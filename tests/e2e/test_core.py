"""The simulator in the browser: the first page leaves it to the service worker."""

import pytest
from e2e.kit.offline import kept_files
from e2e.kit.visitor import Visit
from playwright.sync_api import Request


@pytest.mark.prove
def test_the_first_page_fetches_no_simulator(visit: Visit) -> None:
    visitor = visit(first=True)
    requests: list[Request] = []
    visitor.context.on("request", lambda request: requests.append(request))
    visitor.open("/")
    kept_files(visitor.page)
    fetched = {one.url for one in requests if not one.service_worker}
    assert not [url for url in fetched if url.endswith((".wasm", ".net")) or "bots-worker" in url]
    kept = {one.url for one in requests if one.service_worker}
    # The rules, the bots and the coach, and a net for each number of players.
    assert len([url for url in kept if url.endswith((".wasm", ".net"))]) == 6
