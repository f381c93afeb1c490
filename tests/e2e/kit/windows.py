"""Browser windows that serve one test after another."""

from collections import defaultdict
from dataclasses import dataclass

from playwright.sync_api import Browser, BrowserContext, Page
from playwright.sync_api import Error as PlaywrightError

from .visitor import PATIENCE, Visitor


@dataclass(frozen=True, slots=True)
class Window:
    """A page in a browser context of its own."""

    context: BrowserContext
    page: Page
    touch: bool


_EMPTY = """() => new Promise((done, fail) => {
  localStorage.clear();
  sessionStorage.clear();
  const deletion = indexedDB.deleteDatabase("lanterns");
  deletion.onsuccess = done;
  deletion.onerror = fail;
}).then(() => undefined)"""


class Windows:
    """Windows of one browser, emptied after each test and used again.

    A new one takes seconds of work before it shows a table, one that has shown it before a
    fraction of a second.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: dict[bool, list[Window]] = defaultdict(list)

    def borrow(self, touch: bool) -> Window:
        """Return an empty window."""
        idle = self._idle[touch]
        return idle.pop() if idle else self.new(touch)

    def new(self, touch: bool, service_workers: bool = False) -> Window:
        """Open a window that has never shown the page."""
        context = self._browser.new_context(
            has_touch=touch,
            is_mobile=touch,
            locale="en-GB",
            service_workers="allow" if service_workers else "block",
        )
        context.set_default_timeout(PATIENCE)
        return Window(context, context.new_page(), touch)

    def take_back(self, window: Window, visitor: Visitor) -> None:
        """Empty the window of a visitor who has left, for the next one."""
        try:
            # An address of the same site keeps the process that has compiled the page's scripts.
            window.page.unroute_all()
            window.page.goto(visitor.address + "/health")
            window.page.evaluate(_EMPTY)
        except PlaywrightError:
            # Where the server is gone, so is this window.
            window.context.close()
            return
        window.context.clear_cookies()
        window.page.mouse.move(0, 0)
        self._idle[window.touch].append(window)
