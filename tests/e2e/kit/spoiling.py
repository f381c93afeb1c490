"""What can go wrong in a browser: its storage, its policy, files that the host does not have."""

import re

from playwright.sync_api import Page, Route

WORKERS = re.compile(r"/(bots|tables)-worker\.js$")
RULES = re.compile(r"/rules\.wasm$")
"""The part of the simulator that every table needs."""
BOTS = re.compile(r"/bots\.wasm$")
NETS = re.compile(r"\.net$")

FORBIDDEN = "indexedDB.open = () => { throw new DOMException('no', 'SecurityError') }"
"""As in some private windows."""
FULL = "IDBObjectStore.prototype.add = () => { throw new DOMException('', 'QuotaExceededError') }"


def spoil_storage(page: Page, spell: str) -> None:
    """Change the storage of the workers before they run."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=f"{spell};{response.text()}")

    page.route(WORKERS, answer)


def refuse_modules(page: Page) -> None:
    """Let the host's content security policy allow scripts and no WebAssembly."""

    def answer(route: Route) -> None:
        response = route.fetch()
        policy = {"content-security-policy": "default-src 'self'"}
        route.fulfill(response=response, headers={**response.headers, **policy})

    page.route(WORKERS, answer)


def lose(page: Page, files: re.Pattern[str]) -> None:
    """Let the host have none of these files."""
    page.route(files, lambda route: route.fulfill(status=404))
