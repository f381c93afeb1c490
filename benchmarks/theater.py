"""How smooth the theater is: long tasks and frame times while four players' cards fly.

PYTHONPATH=tests python benchmarks/theater.py [rounds]

A task is measured by the processor time of the page's main thread, which other programs disturb
less than the time on the wall.
"""

import json
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any

from e2e.conftest import ARGUMENTS
from e2e.kit.absent import Absent
from e2e.kit.devices import Mouse
from e2e.kit.prepare import position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import PATIENCE, Visitor
from playwright.sync_api import Browser, expect, sync_playwright

LONGEST = 50
"""Milliseconds that a task may take before the player feels it."""

_MEASURE = """() => {
  window.measured = { frames: [] };
  let last = performance.now();
  const frame = (now) => {
    if (document.querySelector("[data-theater]")) measured.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def film(browser: Browser, server: Server) -> dict[str, list[float]]:
    """Let four players place a tile each, one after the other, and measure the page of the last."""
    table = prepare(server.database, position("middle"))
    absent = Absent(server, table)
    context = browser.new_context()
    settings: dict[str, object] = {"motion": "on", "pace": "brisk"}
    cookie = table.cookies[absent.seat(3)]
    mouse = Mouse(Visitor(context.new_page(), server.address, settings=settings, cookie=cookie))
    mouse.open(table.path)
    mouse.visitor.until("state.game !== null")
    # Loading and the opening are not what is measured.
    mouse.page.wait_for_function(
        "() => document.getAnimations().every((one) => one.playState !== 'running' ||"
        " one.effect.getComputedTiming().iterations === Infinity)",
        timeout=PATIENCE,
    )
    mouse.page.evaluate(_MEASURE)
    browser.start_tracing(page=mouse.page, categories=["toplevel", "devtools.timeline"])
    for after in range(4):
        absent.take_turn(absent.seat(after))
    mouse.visitor.until("state.game.turn === arg", absent.seat(0))
    expect(mouse.page.locator("[data-theater]")).to_have_count(0)
    measured: dict[str, list[float]] = mouse.page.evaluate("() => window.measured")
    measured["tasks"] = task_times(json.loads(browser.stop_tracing())["traceEvents"])
    context.close()
    return measured


def task_times(events: list[dict[str, Any]]) -> list[float]:
    """Return the processor time of each task of the thread that lays the page out, in ms."""
    laid_out = Counter((one["pid"], one["tid"]) for one in events if one["name"] == "Layout")
    [(thread, _)] = laid_out.most_common(1)
    return [
        one.get("tdur", 0) / 1000
        for one in events
        if (one["pid"], one["tid"]) == thread and one["name"].endswith("RunTask")
    ]


def main() -> int:
    """Print the figures of each round, and fail if a task was too long in every one."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    worst = []
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=ARGUMENTS
        )
        film(browser, server)
        for _ in range(rounds):
            measured = film(browser, server)
            frames = sorted(measured["frames"])
            worst.append(round(max(measured["tasks"], default=0), 1))
            figures = {
                "longest_task_ms": worst[-1],
                "tasks_over_50_ms": sum(task > LONGEST for task in measured["tasks"]),
                "frame_ms": {
                    "median": round(median(frames), 1),
                    "95%": round(frames[int(len(frames) * 0.95)], 1),
                    "worst": round(frames[-1], 1),
                },
            }
            print(json.dumps(figures))
        browser.close()
    return int(min(worst) > LONGEST)


if __name__ == "__main__":
    sys.exit(main())
