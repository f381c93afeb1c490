"""Somebody with a real browser: a context of its own, watched for everything that goes wrong."""

import json
from typing import Any, Protocol
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect

Message = dict[str, Any]

PATIENCE = 60_000.0
"""Milliseconds that anything may take before a test gives up; never what a test measures."""
POLLING = 40.0

PHONE = (360, 740)
TABLET = (768, 1024)
DESKTOP = (1440, 900)

BROKEN_LINE = ("WebSocket connection to", "net::ERR_")
"""What a browser writes in its console when nobody answers."""

STILL = {"theme": "dark", "motion": "off"}
"""Settings for tests that wait for no animation."""

# The page hears a message first; by the next task it has drawn what it heard.
_OVERHEAR = """
(([kept, language]) => {
  if (!location.protocol.startsWith("http")) return;
  localStorage.getItem("lanterns.settings") ?? localStorage.setItem("lanterns.settings", kept);
  localStorage.getItem("lanterns.language") ?? localStorage.setItem("lanterns.language", language);
  window.told = {};
  const learn = (state) => {
    const known = window.latest;
    if (known && known.table.id === state.table.id && known.version > state.version) return;
    window.latest = state;
    for (const one of state.happened) window.told[one.version] = one.events;
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
  };
})(%s)
"""

_TOLD = """async (version) => {
  if (window.told[version]) return window.told[version];
  const history = `/api/tables/${window.latest.table.id}/history?since=${version - 1}`;
  const [first] = await (await fetch(history)).json();
  return first.events;
}"""


class Visit(Protocol):
    """Lets somebody come, to the usual server or another, with a browser as wished for."""

    def __call__(self, address: str | None = None, **wishes: Any) -> "Visitor": ...


class Visitor:
    """A browser at the page; `close` fails if anything was wrong while it was open."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        settings: dict[str, object] | None = None,
        language: str = "en",
        cookie: str | None = None,
    ) -> None:
        self.address = address
        self.troubles: list[str] = []
        self._allowed: list[str] = []
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale="en-GB",
        )
        self.context.set_default_timeout(PATIENCE)
        kept = json.dumps([json.dumps({**STILL, **(settings or {})}), language])
        self.context.add_init_script(_OVERHEAR % kept)
        if cookie is not None:
            self.context.add_cookies([{"name": "lanterns", "value": cookie, "url": address}])
        self.context.on("request", self._check_host)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))

    def open(self, path: str) -> None:
        """Go to an address of the page and wait until something is on the screen."""
        self.page.goto(path)
        expect(self.page.locator("main, h1").first).to_be_visible(timeout=PATIENCE)

    def reload(self) -> None:
        """Load the page again, and wait until it knows the table again."""
        self.page.reload()
        self.until("true")

    def allow(self, *parts: str) -> None:
        """Expect console errors with these words from now on: the line is about to be lost."""
        self._allowed += parts

    def state(self) -> Message:
        """The latest state of the table that reached the page."""
        state: Message = self.page.evaluate("() => window.latest")
        return state

    def events(self, version: int) -> list[Message]:
        """The events that led to a version; the server is asked where the page missed them."""
        events: list[Message] = self.page.evaluate(_TOLD, version)
        return events

    def until(self, condition: str, arg: object = None) -> Message:
        """Wait until the latest state fulfils a condition on `state` and `arg`; return it."""
        self.page.wait_for_function(
            f"(arg) => {{ const state = window.latest; return state && ({condition}); }}",
            arg=arg,
            timeout=PATIENCE,
            polling=POLLING,
        )
        return self.state()

    def close(self) -> None:
        """End, and fail if anything went wrong."""
        self.context.close()
        assert self.troubles == []

    def _listen(self, message: ConsoleMessage) -> None:
        text = message.text
        if message.type == "error" and not any(part in text for part in self._allowed):
            self.troubles.append(f"console: {text} ({message.location.get('url')})")

    def _check_host(self, request: Request) -> None:
        host = urlsplit(request.url).netloc
        if host and host != urlsplit(self.address).netloc:
            self.troubles.append(f"another host: {request.url}")
