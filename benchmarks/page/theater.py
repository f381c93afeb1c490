"""How smooth the theater is: tasks and frames while four players' cards fly."""

from typing import Any

from e2e.kit.absent import Absent
from e2e.kit.devices import Mouse
from e2e.kit.prepare import position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import Visitor
from playwright.sync_api import Browser, expect

from .calm import wait_until_calm
from .figures import spread
from .tracing import traced

ROUNDS = 3
LONGEST = 50
"""Milliseconds that a task may take before the player feels it."""

_WATCH_FRAMES = """() => {
  window.frames = [];
  let last = performance.now();
  const frame = (now) => {
    if (document.querySelector("[data-theater]")) window.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def measure_theater(browser: Browser, server: Server) -> dict[str, Any]:
    """Return the figures of each round; the first one, with cold scripts, does not count."""
    film(browser, server)
    return {"rounds": [film(browser, server) for _ in range(ROUNDS)]}


def film(browser: Browser, server: Server) -> dict[str, Any]:
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
    wait_until_calm(mouse.page)
    mouse.page.evaluate(_WATCH_FRAMES)
    with traced(browser, mouse.page) as trace:
        for after in range(4):
            absent.take_turn(absent.seat(after))
        mouse.visitor.until("state.game.turn === arg", absent.seat(0))
        expect(mouse.page.locator("[data-theater]")).to_have_count(0)
        frames = mouse.page.evaluate("() => window.frames")
    context.close()
    tasks = trace.tasks()
    return {
        "longest_task_ms": round(max(tasks, default=0), 1),
        "tasks_over_50_ms": sum(task > LONGEST for task in tasks),
        "frame_ms": spread(frames),
    }
