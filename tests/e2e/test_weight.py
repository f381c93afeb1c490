"""The weight of a first visit: all scripts that a browser loads before anything is pressed."""

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from e2e.kit.devices import Mouse
from e2e.kit.prepare import position, prepare
from e2e.kit.server import Server
from e2e.kit.static_site import StaticSite
from e2e.kit.visitor import PATIENCE, POLLING, Message, Visit, Visitor
from e2e.kit.words import say
from playwright.sync_api import Request, Response, expect

from lanterns.locale.language import LANGUAGES
from lanterns.rules import end_of

MOST_SCRIPT = {"home": 70_000, "table": 90_000}
"""Bytes of script, gzipped."""
MOST_REQUESTS = 13
"""Everything that the first page needs, its data and pictures included."""
MOST_BYTES = 110_000
"""All of it, gzipped."""


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
    assert len(own) <= MOST_REQUESTS, "\n".join(request.url for request in own)
    responses = [response for request in own if (response := request.response())]
    assert sum(len(gzip.compress(one.body())) for one in responses) <= MOST_BYTES


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
    return sum(len(gzip.compress(response.body())) for response in list(scripts.values()))


_CODE = re.compile(r"\.(js|wasm)$")

MOST_LOCAL = 110_000
"""Scripts, worker and rules of a table in the browser, until a tile can be placed, gzipped."""
MOST_FOR_CARDS = 5_000
"""The panels in which cards are chosen, once there are some."""
MOST_FOR_BOTS = 35_000
"""The worker of the bots and their part of the simulator, once one is on turn."""


@pytest.mark.prove
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_table_in_the_browser_is_light(visit: Visit, tmp_path: Path, language: str) -> None:
    with StaticSite(tmp_path) as site:
        player = Mouse(visit(site.address, language=language))
        _, loaded = _open_a_table(player, site)
        assert _gzipped(loaded()) <= MOST_LOCAL
        player.page.goto("about:blank")  # before nothing answers any more


@pytest.mark.prove
def test_bots_and_panels_of_cards_come_when_they_are_needed(visit: Visit, tmp_path: Path) -> None:
    with StaticSite(tmp_path) as site:
        player = Mouse(visit(site.address))
        state, loaded = _open_a_table(player, site)
        opened = _with_a_module(player, loaded)
        assert _gzipped(opened) <= MOST_LOCAL
        rng = Random(1)
        while not (state["legal"]["exchanges"] or state["legal"]["dedications"]):
            player.place(state, rng)
            state = player.to_move(state["version"] + 1)
        new = _with_a_module(player, lambda: loaded() - opened)
        bots = {file for file in new if re.match(r"bots[-.]", file.name)}
        assert _gzipped(bots) <= MOST_FOR_BOTS
        # The panels come before they are asked for.
        steps = player.page.get_by_role("list", name=say("table-steps"), exact=True)
        steps.locator("button:not(.shut):not(.now)").first.click()
        expect(player.page.locator(".tray h2")).to_be_visible()
        assert 0 < _gzipped(loaded() - opened - bots) <= MOST_FOR_CARDS


def _open_a_table(player: Mouse, site: StaticSite) -> tuple[Message, Callable[[], set[Path]]]:
    """Open a new table by its address; return its state, and what is loaded from then on."""
    player.visitor.open("/")
    player.page.locator("button.go:enabled").click()
    player.to_move()
    address, loaded, root = player.page.url, set[str](), f"{site.address}/"
    player.page.on("request", lambda one: loaded.add(one.url.removeprefix(root)))
    player.page.goto("about:blank")
    player.page.goto(address)
    state = player.to_move()
    return state, lambda: {site.folder / name for name in loaded if _CODE.search(name)}


def _with_a_module(player: Mouse, loaded: Callable[[], set[Path]]) -> set[Path]:
    """Return the files when a module is among them: what workers fetch is reported late."""
    deadline = monotonic() + PATIENCE / 1000
    while {file.suffix for file in loaded()} != {".js", ".wasm"}:
        assert monotonic() < deadline, loaded()
        player.page.wait_for_timeout(POLLING)
    return loaded()


def _gzipped(files: set[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes())) for file in files)
