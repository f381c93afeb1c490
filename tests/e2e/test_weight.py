"""The weight of a first visit: all scripts that a browser loads before anything is pressed."""

import gzip
import re
from pathlib import Path

import pytest
from e2e.kit.devices import Mouse
from e2e.kit.prepare import position, prepare
from e2e.kit.server import Server
from e2e.kit.static_site import StaticSite
from e2e.kit.visitor import Visit, Visitor
from e2e.kit.words import say
from playwright.sync_api import Request, Response, expect

from lanterns.locale.language import LANGUAGES
from lanterns.rules import end_of

MOST_SCRIPT = {"home": 80_000, "table": 90_000}
"""Bytes of script, gzipped."""
MOST_REQUESTS = 13
"""Everything that the first page needs, its data and pictures included."""
LEAST_BYTES = 1000
"""Smaller files are sent as they are."""
MOST_BYTES = 110_000
"""What of it goes over the line, compressed."""


in_every_language = pytest.mark.parametrize(
    "language",
    [LANGUAGES[0], *(pytest.param(other, marks=pytest.mark.prove) for other in LANGUAGES[1:])],
)


@in_every_language
def test_the_first_page_is_light(visit: Visit, language: str) -> None:
    visitor = visit(first=True, language=language)
    scripts = scripts_of(visitor)
    requests: list[Request] = []
    visitor.page.on("request", lambda request: requests.append(request))
    visitor.open("/")
    expect(visitor.page.locator("button.go:enabled")).to_be_visible()
    assert 0 < weight(visitor, scripts) <= MOST_SCRIPT["home"]
    own = [request for request in requests if not request.service_worker]
    assert len(own) <= MOST_REQUESTS, [request.url for request in own]
    assert sum(request.sizes()["responseBodySize"] for request in own) <= MOST_BYTES
    responses = [response for request in own if (response := request.response())]
    texts = [one for one in responses if one.request.resource_type in ("script", "stylesheet")]
    assert {one.headers.get("content-encoding") for one in texts if _is_large(one)} == {"br"}


@in_every_language
def test_a_table_is_light(visit: Visit, server: Server, language: str) -> None:
    table = prepare(server.database, position("middle"))
    cookie = table.cookies[end_of(table.record).turn]
    visitor = visit(first=True, cookie=cookie, language=language)
    scripts = scripts_of(visitor)
    visitor.open(table.path)
    visitor.until("state.legal !== null")
    expect(visitor.page.locator("[data-hand] button").first).to_be_visible()
    assert 0 < weight(visitor, scripts) <= MOST_SCRIPT["table"]


def _is_large(response: Response) -> bool:
    return len(response.body()) >= LEAST_BYTES


def scripts_of(visitor: Visitor) -> dict[str, Response]:
    """Collect the scripts that reach the page from now on, by address."""
    scripts: dict[str, Response] = {}

    def listen(response: Response) -> None:
        # The service worker stores other scripts for later visits.
        if response.request.resource_type == "script" and not response.request.service_worker:
            scripts[response.url] = response

    visitor.page.on("response", listen)
    return scripts


def weight(visitor: Visitor, scripts: dict[str, Response]) -> int:
    """Return the gzipped size of these scripts in bytes, once no more are loading."""
    visitor.page.wait_for_load_state("networkidle")
    return sum(len(gzip.compress(response.body())) for response in scripts.values())


_CODE = re.compile(r"\.(js|wasm)$")

MOST_LOCAL = 160_000
"""Scripts, workers and the simulator of a table in the browser, gzipped."""


def test_a_table_in_the_browser_is_light(visit: Visit, tmp_path: Path) -> None:
    with StaticSite(tmp_path) as site:
        player = Mouse(visit(site.address))
        player.visitor.open("/")
        expect(player.button(say("home-play"))).to_be_enabled()
        player.press(player.button(say("home-play")))
        player.to_move()
        address, loaded = player.page.url, set[str]()
        player.page.on("request", lambda one: loaded.add(one.url.rpartition("/")[2]))
        player.page.goto("about:blank")
        player.page.goto(address)
        player.to_move()
        files = [site.folder / "assets" / name for name in loaded if _CODE.search(name)]
        assert {file.suffix for file in files} == {".js", ".wasm"}
        assert sum(len(gzip.compress(file.read_bytes())) for file in files) <= MOST_LOCAL
