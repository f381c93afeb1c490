"""The weight of a first visit: all scripts that a browser loads before anything is pressed."""

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


in_every_language = pytest.mark.parametrize(
    "language",
    [LANGUAGES[0], *(pytest.param(other, marks=pytest.mark.prove) for other in LANGUAGES[1:])],
)


@in_every_language
def test_the_first_page_is_light(visit: Visit, language: str) -> None:
    visitor = visit(first=True, language=language)
    scripts = scripts_of(visitor)
    visitor.open("/")
    expect(visitor.page.locator("button:enabled").first).to_be_visible()
    assert 0 < weight(visitor, scripts) <= MOST_SCRIPT


@in_every_language
def test_a_table_is_light(visit: Visit, server: Server, language: str) -> None:
    table = prepare(server.database, position("middle"))
    cookie = table.cookies[end_of(table.record).turn]
    visitor = visit(first=True, cookie=cookie, language=language)
    scripts = scripts_of(visitor)
    visitor.open(table.path)
    visitor.until("state.legal !== null")
    expect(visitor.page.locator("[data-hand] button").first).to_be_visible()
    assert 0 < weight(visitor, scripts) <= MOST_SCRIPT


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
