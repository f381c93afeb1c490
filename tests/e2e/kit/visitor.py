"""A person with a real browser, watched for everything that goes wrong."""

import json
from collections.abc import Callable
from typing import Any, Protocol
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Request, expect
from playwright.sync_api import Error as PlaywrightError

Message = dict[str, Any]

PATIENCE = 60_000.0
"""Milliseconds before a test gives up waiting; no test measures it."""
POLLING = 40.0

PHONE = (360, 740)
TABLET = (768, 1024)
DESKTOP = (1440, 900)

CONNECTION_LOST = ("WebSocket connection to", "net::ERR_")
"""Console errors of a browser whose server does not answer."""

STILL = {"theme": "dark", "motion": "off", "pace": "instant", "sound": False}
"""Settings for tests that are not about motion: every state is shown as soon as it arrives."""

# The page reads a message first; by the next task it has drawn it.
_OVERHEAR = """
(([settings, language]) => {
  if (!location.protocol.startsWith("http")) return;
  const preset = (key, value) => localStorage.getItem(key) ?? localStorage.setItem(key, value);
  preset("lanterns.settings", settings);
  preset("lanterns.language", language);
  window.eventsOf = {};
  window.commands = [];
  const learn = (state) => {
    const known = window.latest;
    if (known && known.table.id === state.table.id && known.version > state.version) return;
    window.latest = state;
    for (const one of state.happened) window.eventsOf[one.version] = one.events;
  };
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        const state = message.type === "state" ? message : message.state;
        if (state) setTimeout(() => learn(state));
      });
    }
    send(data) {
      const message = JSON.parse(data);
      if (message.type !== "ping") window.commands.push(message);
      super.send(data);
    }
  };
  window.Worker = class extends Worker {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        const { message } = data;
        const state = message?.type === "answer" ? message.state : message;
        if (state?.type === "state") setTimeout(() => learn(state));
      });
    }
    postMessage(data, ...more) {
      if (data.name === "say" && data.facts[1].type !== "ping") {
        window.commands.push(data.facts[1]);
      }
      super.postMessage(data, ...more);
    }
  };
})(%s)
"""

_EVENTS = """async (version) => {
  if (window.eventsOf[version]) return window.eventsOf[version];
  const history = `/api/tables/${window.latest.table.id}/history?since=${version - 1}`;
  const [first] = await (await fetch(history)).json();
  return first.events;
}"""


class Visit(Protocol):
    """Open a browser at the usual server or at another address."""

    def __call__(self, address: str | None = None, **options: Any) -> "Visitor": ...


def overhearing(settings: dict[str, object] | None = None, language: str = "en") -> str:
    """Return a script that presets a page, and keeps what reaches it in `window.latest`."""
    preset = json.dumps([json.dumps({**STILL, **(settings or {})}), language])
    return _OVERHEAR % preset


class Visitor:
    """A browser window at the page; `close` fails if anything went wrong while it was open.

    A `spell` is a script that changes the browser before the page runs.
    """

    def __init__(
        self,
        page: Page,
        address: str,
        *,
        size: tuple[int, int] = DESKTOP,
        settings: dict[str, object] | None = None,
        language: str = "en",
        cookie: str | None = None,
        spell: str = "",
    ) -> None:
        self.address = address
        self.context = page.context
        self.page = page
        self.troubles: list[str] = []
        self._allowed: list[str] = []
        self._size = size
        self._script = overhearing(settings, language) + spell
        self._leave: list[Callable[[], None]] = []
        if cookie is not None:
            self.context.add_cookies([{"name": "lanterns", "value": cookie, "url": address}])
        self.context.on("request", self._check_host)
        self._leave.append(lambda: self.context.remove_listener("request", self._check_host))
        self._watch(page)

    def new_window(self) -> Page:
        """Open another window of the same browser, until the visitor leaves."""
        page = self.context.new_page()
        self._leave.append(page.close)
        self._watch(page)
        return page

    def open(self, path: str) -> None:
        """Go to an address of the page and wait until something is on the screen."""
        self.page.goto(self.address + path)
        expect(self.page.locator("main, h1").first).to_be_visible(timeout=PATIENCE)

    def reload(self) -> None:
        """Load the page again and wait until it knows the table."""
        self.page.reload()
        self.until("true")

    def allow(self, *parts: str) -> None:
        """Accept console errors with these words from now on."""
        self._allowed += parts

    def state(self) -> Message:
        """Return the latest state of the table that reached the page."""
        state: Message = self.page.evaluate("() => window.latest")
        return state

    def commands(self) -> list[Message]:
        """Return what the page has sent over its socket since it was loaded, apart from pings."""
        sent: list[Message] = self.page.evaluate("() => window.commands")
        return sent

    def events(self, version: int) -> list[Message]:
        """Return the events that led to a version; ask the server where the page missed them."""
        events: list[Message] = self.page.evaluate(_EVENTS, version)
        return events

    def until(self, condition: str, arg: object = None) -> Message:
        """Wait until the latest state fulfills a condition on `state` and `arg`; return it."""
        self.page.wait_for_function(
            f"(arg) => {{ const state = window.latest; return state && ({condition}); }}",
            arg=arg,
            timeout=PATIENCE,
            polling=POLLING,
        )
        return self.state()

    def close(self) -> None:
        """Stop watching, and fail if anything went wrong."""
        while self._leave:
            self._leave.pop()()
        assert not self.troubles, "\n".join(self.troubles)

    def _watch(self, page: Page) -> None:
        page.set_viewport_size({"width": self._size[0], "height": self._size[1]})
        # Unlike Playwright's own, a script added in this way can be removed again.
        session = self.context.new_cdp_session(page)
        session.send("Page.enable")
        added = session.send("Page.addScriptToEvaluateOnNewDocument", {"source": self._script})
        page.on("console", self._listen)
        page.on("pageerror", self._fail)

        def forget() -> None:
            if page.is_closed():
                return
            session.send("Page.removeScriptToEvaluateOnNewDocument", added)
            session.detach()
            page.remove_listener("console", self._listen)
            page.remove_listener("pageerror", self._fail)

        self._leave.append(forget)

    def _fail(self, error: PlaywrightError) -> None:
        self.troubles.append(f"error: {error}")

    def _listen(self, message: ConsoleMessage) -> None:
        text = message.text
        if message.type == "error" and not any(part in text for part in self._allowed):
            self.troubles.append(f"console: {text} ({message.location.get('url')})")

    def _check_host(self, request: Request) -> None:
        host = urlsplit(request.url).netloc
        if host and host != urlsplit(self.address).netloc:
            self.troubles.append(f"another host: {request.url}")
