"""The first visit to the page: requests, bytes and the first contentful paint."""

from statistics import median
from typing import Any

from e2e.kit.server import Server
from playwright.sync_api import Browser, Request

from .figures import spread

VISITS = 9

_PAINTED = """() => new Promise((done) => new PerformanceObserver((list) => {
  for (const entry of list.getEntriesByName("first-contentful-paint")) done(entry.startTime);
}).observe({ type: "paint", buffered: true }))"""


def measure_home(browser: Browser, server: Server) -> dict[str, Any]:
    """Visit it several times, each time with an empty cache and as a new visitor."""
    visit(browser, server.address)  # The first one also warms up the server and the disk.
    visits = [visit(browser, server.address) for _ in range(VISITS)]
    return {
        "first_contentful_paint_ms": spread([one["paint_ms"] for one in visits]),
        "usable_ms": spread([one["usable_ms"] for one in visits]),
        "requests": median(one["requests"] for one in visits),
        "kilobytes": round(median(one["kilobytes"] for one in visits), 1),
    }


def visit(browser: Browser, address: str) -> dict[str, float]:
    """Return the figures of one first visit."""
    context = browser.new_context()
    page = context.new_page()
    requests: list[Request] = []

    def collect(request: Request) -> None:
        if not request.service_worker:
            requests.append(request)

    page.on("request", collect)
    page.goto(address, wait_until="commit")
    paint = page.evaluate(_PAINTED)
    page.locator("button.go:enabled").first.wait_for()
    usable = page.evaluate("() => performance.now()")
    page.wait_for_load_state("networkidle")
    sizes = [one.sizes() for one in requests if one.response()]
    context.close()
    return {
        "paint_ms": paint,
        "usable_ms": usable,
        "requests": len(requests),
        "kilobytes": sum(one["responseBodySize"] for one in sizes) / 1000,
    }
