"""The first visit to the page in a browser: requests, bytes and the first contentful paint.

Every visit has an empty cache and a browser profile of its own. Run it on a quiet machine:
`python benchmarks/first_paint.py --visits 15`.
"""

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Request, sync_playwright

SERVE = """
import sys
from lanterns.server.http.run import bind, serve
from lanterns.server.settings import Settings, sqlite_address
from pathlib import Path
bound = bind("127.0.0.1", 0)
settings = Settings(database=sqlite_address(Path(sys.argv[1])))
serve(settings, bound, lambda: print(bound.getsockname()[1], flush=True))
"""
_PAINTED = """() => new Promise((done) => new PerformanceObserver((list) => {
  for (const entry of list.getEntriesByName("first-contentful-paint")) done(entry.startTime);
}).observe({ type: "paint", buffered: true }))"""
_USABLE = "() => performance.now()"


def main() -> None:
    """Measure and print JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=9, help="visits to measure; 9 by default")
    visits = parser.parse_args().visits
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, str(Path(folder) / "tables.db")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = f"http://127.0.0.1:{server.stdout.readline().strip()}/"
            try:
                print(json.dumps(measure(address, visits), indent=2))
            finally:
                server.terminate()


def measure(address: str, visits: int) -> dict[str, object]:
    """Return the medians of first visits, and the range of the paint."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        visit(browser, address)  # The first one also warms up the server and the disk.
        measured = [visit(browser, address) for _ in range(visits)]
        browser.close()
    paints = sorted(one["paint_ms"] for one in measured)
    medians = {
        key: round(statistics.median(one[key] for one in measured), 1) for key in measured[0]
    }
    return {"visits": visits, **medians, "paint_range_ms": [round(paints[0]), round(paints[-1])]}


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
    usable = page.evaluate(_USABLE)
    page.wait_for_load_state("networkidle")
    sizes = [one.sizes() for one in requests if one.response()]
    context.close()
    return {
        "paint_ms": paint,
        "usable_ms": usable,
        "requests": len(requests),
        "kilobytes": sum(one["responseBodySize"] for one in sizes) / 1000,
    }


if __name__ == "__main__":
    main()
