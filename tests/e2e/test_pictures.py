"""Pictures of home and table in four languages and as color-blind people see them."""

from pathlib import Path

import pytest
from e2e.kit.devices import Mouse
from e2e.kit.pictures import EYES, picture, see_as
from e2e.kit.prepare import position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import DESKTOP, PHONE, TABLET, Visit
from playwright.sync_api import Page, expect

from lanterns.locale.language import LANGUAGES
from lanterns.rules import end_of

pytestmark = pytest.mark.prove

SIZES = (DESKTOP, TABLET, PHONE)


def held_over_the_lake(visit: Visit, server: Server, language: str) -> Page:
    """Hold a tile over the lake of a table, in a language."""
    table = prepare(server.database, position("middle"))
    cookie = table.cookies[end_of(table.record).turn]
    mouse = Mouse(visit(cookie=cookie, language=language))
    mouse.visitor.open(table.path)
    state = mouse.to_move()
    most = max(state["legal"]["placements"], key=lambda place: len(place[1]) + len(place[2]))
    mouse.drag(most[0])
    return mouse.page


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_and_table_speak(visit: Visit, server: Server, language: str) -> None:
    page = held_over_the_lake(visit, server, language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for size in SIZES:
        picture(page, Path("languages"), f"table-{language}", size)
    home = visit(language=language)
    home.open("/")
    expect(home.page.locator("html")).to_have_attribute("lang", language)
    expect(home.page.locator("button:enabled").first).to_be_visible()
    for size in SIZES:
        assert picture(home.page, Path("languages"), f"home-{language}", size).is_file()
        assert _overflow(home.page) == 0


def test_the_table_with_other_eyes(visit: Visit, server: Server) -> None:
    page = held_over_the_lake(visit, server, "en")
    seen = {}
    for eyes in EYES:
        see_as(page, eyes)
        seen[eyes] = picture(page, Path("eyes"), f"table-{eyes}", DESKTOP).read_bytes()
        page.evaluate("() => document.getElementById('eyes').parentElement.remove()")
    assert len(set(seen.values())) == len(EYES)


def _overflow(page: Page) -> int:
    """Return by how many pixels the page is wider than the screen."""
    wider: int = page.evaluate(
        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return wider
