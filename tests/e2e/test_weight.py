"""What a first visit costs: all script that a browser loads before anything is pressed."""

import gzip

import pytest
from e2e.kit.prepare import position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import Visit, Visitor
from playwright.sync_api import Response, expect

from lanterns.locale.language import LANGUAGES
from lanterns.rules import end_of

MOST_SCRIPT = 80_000
"""Bytes of script, gzipped."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_light(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    scripts = overheard(visitor)
    visitor.open("/")
    expect(visitor.page.locator("button:enabled").first).to_be_visible()
    assert 0 < weight(visitor, scripts) <= MOST_SCRIPT


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_light(visit: Visit, server: Server, language: str) -> None:
    table = prepare(server.database, position("middle"))
    visitor = visit(cookie=table.cookies[end_of(table.record).turn], language=language)
    scripts = overheard(visitor)
    visitor.open(table.path)
    visitor.until("state.legal !== null")
    expect(visitor.page.locator("[data-hand] button").first).to_be_visible()
    assert 0 < weight(visitor, scripts) <= MOST_SCRIPT


def overheard(visitor: Visitor) -> dict[str, Response]:
    """The scripts that reach the page from now on, by address."""
    scripts: dict[str, Response] = {}

    def listen(response: Response) -> None:
        # What the service worker keeps for later is nobody's first load.
        if response.request.resource_type == "script" and not response.request.service_worker:
            scripts[response.url] = response

    visitor.page.on("response", listen)
    return scripts


def weight(visitor: Visitor, scripts: dict[str, Response]) -> int:
    """How many bytes these scripts are once gzipped, when nothing more is on its way."""
    visitor.page.wait_for_load_state("networkidle")
    return sum(len(gzip.compress(response.body())) for response in scripts.values())
