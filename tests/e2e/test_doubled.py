"""A browser set to text of twice the size: all of it can be read and pressed."""

import shutil
from collections.abc import Iterator

import pytest
from e2e.conftest import ARGUMENTS
from e2e.kit.devices import Mouse
from e2e.kit.guide import Guide
from e2e.kit.prepare import new_cookie
from e2e.kit.screens import ROUTES
from e2e.kit.tours import Route
from e2e.kit.visitor import PATIENCE
from e2e.kit.windows import Windows
from e2e.kit.words import say
from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.prove

SIZES = ((1280, 800), (360, 740))

SCREENS = {
    *("home", "home_with_tables", "pass_sheet", "invite_sheet", "settings", "lobby", "join"),
    *("course", "course_else", "lesson"),
    *("learn", "lost", "recap", "table", "preview", "exchange", "dedicate", "discard", "people"),
    *("waiting", "curtain", "reconnecting", "festival", "own_lantern", "shelf_sheet", "next_table"),
    *("review", "review_decisions", "review_accounts"),
    *("move_seat", "victory", "defeat", "final", "seat_sheet", "menu", "supply_sheet"),
}

WALKED = [route for route in ROUTES if not SCREENS.isdisjoint(route.screens)]

_FONT_SIZE = "() => getComputedStyle(document.documentElement).fontSize"

# Text is cut where it sticks out of the screen, or out of an element that hides its overflow.
_CUT = """() => {
  const scrolls = (one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowX);
  const clipped = (one) => one !== null
    && (getComputedStyle(one).clipPath !== "none" || clipped(one.parentElement));
  const hidden = (one) => clipped(one)
    || one.closest(".visually-hidden, [aria-hidden=true], [inert]") !== null;
  const cut = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0) return false;
    for (let box = one; box; box = box.parentElement) {
      if (box !== one && scrolls(box)) return false;
      const { overflowX } = getComputedStyle(box);
      if (overflowX !== "visible" && box.scrollWidth > box.clientWidth + 1) return true;
    }
    return left < -1 || right > innerWidth + 1;
  };
  return [...document.querySelectorAll("body *")]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((one) => !(one instanceof SVGElement) && one.checkVisibility() && !hidden(one))
    .filter((one) => !one.closest("noscript, option, select") && cut(one))
    .map((one) => `${one.tagName} ${one.textContent.trim().slice(0, 40)}`);
}"""


@pytest.fixture(scope="module")
def windows(browser: Browser) -> Iterator[Windows]:
    """A browser whose owner has set the text to twice its size."""
    enlarged = browser.browser_type.launch(
        executable_path=shutil.which("chromium"),
        args=[*ARGUMENTS, "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"],
        timeout=PATIENCE * 2,
    )
    yield Windows(enlarged)
    enlarged.close()


@pytest.mark.parametrize("route", WALKED, ids=lambda route: route.name)
def test_nothing_is_cut_off(guide: Guide, route: Route) -> None:
    def problems(screen: str, mouse: Mouse) -> list[str]:
        found: list[str] = []
        if screen in SCREENS:
            assert mouse.page.evaluate(_FONT_SIZE) == "32px"
            for size in SIZES:
                mouse.resize(size)
                found += [f"{size} {text}" for text in mouse.page.evaluate(_CUT)]
                found += [f"{size} is too narrow"] * (_overflow(mouse.page) > 0)
        return found

    route.look(guide, problems)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_tile_can_be_placed(guide: Guide, size: tuple[int, int]) -> None:
    mouse = guide.sit("middle", new_cookie())
    mouse.press(mouse.button(say("table-recap-done")))
    mouse.press(mouse.step("place"))
    mouse.resize(size)
    before = mouse.visitor.state()
    # Playwright scrolls what it presses into view and refuses to press what is covered.
    for press in (mouse.step("dedicate"), mouse.step("place"), mouse.tile(1)):
        mouse.press(press)
    mouse.press(mouse.page.locator("[data-cell]").first)
    mouse.visitor.until("state.version > arg", before["version"])


def _overflow(page: Page) -> int:
    """Return by how many pixels the page, or the table on it, is wider than the screen."""
    wider: int = page.evaluate(
        """() => Math.max(...[...document.querySelectorAll("html, main, dialog")]
            .map((one) => one.scrollWidth - one.clientWidth))"""
    )
    return wider
