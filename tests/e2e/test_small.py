"""Small screens: what is to be pressed next lies in sight, uncovered, without scrolling."""

from collections.abc import Callable, Iterator

import pytest
from e2e.kit import screens_table
from e2e.kit.devices import Mouse
from e2e.kit.guide import Guide
from e2e.kit.prepare import position, prepare
from e2e.kit.proxy import Proxy
from e2e.kit.server import Server
from e2e.kit.visitor import DESKTOP, Visit
from playwright.sync_api import Locator, Page, expect

from lanterns.locale.language import LANGUAGES
from lanterns.rules import end_of

SMALL = (360, 640)
PHONE = (360, 740)
ACROSS = (740, 360)

MAIN: dict[Callable[[Guide], Mouse], str] = {
    screens_table.recap: "footer button",
    screens_table.preview: "footer .go",
    screens_table.missed: "footer .go",
    screens_table.exchange: "footer .go",
    screens_table.dedicate: ".set",
    screens_table.pairs: "footer .go",
    screens_table.discard: ".card-button",
    screens_table.final: "footer .go",
}
"""The way to each sheet, and what is pressed on it in the end."""

WHOLE = {
    screens_table.preview,
    screens_table.missed,
    screens_table.exchange,
    screens_table.discard,
    screens_table.final,
}
"""What is seen as a whole; the others may be as long as they like and scroll inside."""

_IS_ON_TOP = """element => {
  const box = element.getBoundingClientRect();
  const inside = box.top >= 0 && box.left >= 0
    && box.bottom <= innerHeight && box.right <= innerWidth;
  const [right, low] = [box.width - 3, box.height - 3];
  const corners = [[3, 3], [right, 3], [3, low], [right, low]];
  return inside && corners.every(([x, y]) => {
    const found = document.elementFromPoint(box.left + x, box.top + y);
    return found !== null && (element.contains(found) || found.contains(element));
  });
}"""


@pytest.fixture
def guide(visit: Visit, server: Server) -> Iterator[Guide]:
    with Proxy(server.port) as proxy:
        guide = Guide(visit, server, proxy, "dark")
        yield guide
        guide.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", MAIN, ids=lambda way: way.__name__)
def test_the_main_button_of_every_sheet_is_in_sight(
    guide: Guide, way: Callable[[Guide], Mouse], language: str
) -> None:
    page = way(guide).page
    _speak(page, language)
    for size in (SMALL, PHONE, ACROSS):
        _resize(page, size)
        assert is_on_top(page.locator(f".tray {MAIN[way]}").first), size
        assert _lines(page.locator(".steps button")) <= 1, size
        assert not _scrolls(page, "main"), size
        if way in WHOLE:
            assert not _scrolls(page, ".tray .body"), size


@pytest.mark.parametrize("size", [SMALL, PHONE, ACROSS], ids=str)
@pytest.mark.parametrize(
    "way", [screens_table.first, screens_table.table], ids=lambda way: way.__name__
)
def test_lake_hand_and_steps_share_a_small_screen(
    guide: Guide, way: Callable[[Guide], Mouse], size: tuple[int, int]
) -> None:
    mouse = way(guide)
    page = mouse.page
    for language in LANGUAGES:
        _resize(page, DESKTOP)
        _speak(page, language)
        _resize(page, size)
        expect(mouse.tiles()).to_have_count(3)
        assert all(is_on_top(tile) for tile in mouse.tiles().all())
        assert all(is_on_top(step) for step in page.locator(".steps button").all())
        cells = page.locator("[data-cell]")
        assert all(is_on_top(cell.locator(".water")) for cell in cells.all())
        assert not _scrolls(page, "main")
        assert not _scrolls(page, ".tray .body")


@pytest.mark.parametrize("after", range(3))
def test_a_look_at_anybodys_cards_stays_on_the_screen(guide: Guide, after: int) -> None:
    page = guide.sit("final", after).page
    for size in (SMALL, ACROSS):
        _resize(page, size)
        for look in page.locator(".player .unfold").all():
            look.click(position={"x": 5, "y": 5})
            panel = page.locator(".player.unfolded .open")
            expect(panel).to_be_visible()
            box = panel.bounding_box()
            assert box is not None
            assert 0 <= box["x"] and box["x"] + box["width"] <= size[0]
            page.keyboard.press("Escape")
            expect(panel).to_be_hidden()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name_leaves_room_for_the_hand(visit: Visit, server: Server, language: str) -> None:
    names = ["Wilhelmina Charlotte Augusta " + letter for letter in "ABCD"]
    table = prepare(server.database, position("no_favor"), names=names)
    cookie = table.cookies[end_of(table.record).turn]
    mouse = Mouse(visit(cookie=cookie, language=language))
    mouse.visitor.open(table.path)
    mouse.to_move()
    mouse.page.locator(".tray footer button").click()
    for size in (SMALL, PHONE, ACROSS):
        _resize(mouse.page, size)
        assert not _scrolls(mouse.page, "main"), size
        assert all(is_on_top(tile) for tile in mouse.tiles().all()), size


def is_on_top(target: Locator) -> bool:
    """Whether all of it is on the screen and nothing lies over it."""
    seen: bool = target.evaluate(_IS_ON_TOP)
    return seen


def _speak(page: Page, language: str) -> None:
    page.locator(f"header button[lang='{language}']").click()
    expect(page.locator("html")).to_have_attribute("lang", language)


def _resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    # The lake fits itself when the next frame is drawn.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def _lines(buttons: Locator) -> int:
    """In how many lines these buttons stand."""
    tops: list[float] = buttons.evaluate_all(
        "all => all.map((one) => Math.round(one.getBoundingClientRect().top))"
    )
    return len(set(tops))


def _scrolls(page: Page, part: str) -> bool:
    """Whether the page or a part of it has to be scrolled, in either direction."""
    scrolls: bool = page.evaluate(
        """(part) => [document.documentElement, document.querySelector(part)].some((one) =>
            one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)""",
        part,
    )
    return scrolls
