"""Text of twice the size, as a browser is set to show it: all of it can be read and pressed."""

import shutil
from collections.abc import Callable, Iterator

import pytest
from e2e.conftest import ARGUMENTS
from e2e.kit import screens_around, screens_table
from e2e.kit.devices import Mouse
from e2e.kit.guide import Guide
from e2e.kit.proxy import Proxy
from e2e.kit.server import Server
from e2e.kit.visitor import PATIENCE, Visit
from playwright.sync_api import Browser, BrowserType, Page

SIZES = ((1280, 800), (360, 740))

SCREENS = (
    screens_around.home,
    screens_around.home_with_tables,
    screens_around.pass_sheet,
    screens_around.invite_sheet,
    screens_around.settings,
    screens_around.lobby,
    screens_around.join,
    screens_around.learn,
    screens_around.lost,
    screens_table.recap,
    screens_table.table,
    screens_table.preview,
    screens_table.exchange,
    screens_table.dedicate,
    screens_table.discard,
    screens_table.people,
    screens_table.curtain,
    screens_table.reconnecting,
    screens_table.festival_screen,
)

# Words are cut where they stick out of the screen, or out of something that hides what does.
_CUT = """() => {
  const scrolls = (one) => ["auto", "scroll"].includes(getComputedStyle(one).overflowX);
  const hidden = (one) => one.closest(".visually-hidden, [aria-hidden=true], [inert]") !== null
    || getComputedStyle(one).clipPath !== "none";
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
def browser(browser: Browser) -> Iterator[Browser]:
    """A browser whose owner has set the text to twice its size."""
    chromium: BrowserType = browser.browser_type
    enlarged = chromium.launch(
        executable_path=shutil.which("chromium"),
        args=[*ARGUMENTS, "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"],
        timeout=PATIENCE * 2,
    )
    yield enlarged
    enlarged.close()


@pytest.fixture
def guide(visit: Visit, server: Server) -> Iterator[Guide]:
    with Proxy(server.port) as proxy:
        guide = Guide(visit, server, proxy, "dark")
        yield guide
        guide.close()


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_nothing_is_cut_off(guide: Guide, screen: Callable[[Guide], Mouse]) -> None:
    page = screen(guide).page
    assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        _settle(page)
        assert page.evaluate(_CUT) == [], (width, height)
        assert _overflow(page) <= 0, (width, height)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_tile_can_be_placed(guide: Guide, size: tuple[int, int]) -> None:
    mouse = screens_table.table(guide)
    mouse.page.set_viewport_size({"width": size[0], "height": size[1]})
    before = mouse.visitor.state()
    # Whatever has to be pressed is brought into sight first, and nothing may lie over it then.
    for press in (mouse.step("dedicate"), mouse.step("place"), mouse.tile(1)):
        mouse.press(press)
    mouse.press(mouse.page.locator("[data-cell]").first)
    mouse.visitor.until("state.version > arg", before["version"])


def _settle(page: Page) -> None:
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def _overflow(page: Page) -> int:
    """How many pixels the page, or the table on it, is wider than the screen."""
    wider: int = page.evaluate(
        """() => Math.max(...[...document.querySelectorAll("html, main, dialog")]
            .map((one) => one.scrollWidth - one.clientWidth))"""
    )
    return wider
