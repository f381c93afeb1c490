"""What opening a table asks of a phone: its longest tasks, and what still moves once shown."""

from typing import Any

from e2e.kit.devices import Mouse
from e2e.kit.prepare import position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import Visitor
from e2e.kit.words import say
from playwright.sync_api import Browser, BrowserContext

from lanterns.rules import Record, end_of, record_to_link

from .calm import wait_until_calm
from .hover import late_game
from .tracing import traced

SIZE = (390, 844)
OPENINGS = 5

_NOTE_SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.shifted += value;
}).observe({ type: "layout-shift", buffered: true });
"""


def measure_openings(browser: Browser, server: Server) -> dict[str, Any]:
    """Open tables of four: at a server as a new visitor, then in a browser that has played."""
    figures = {}
    # The last of these games ends with the next step.
    for name, record in (
        ("middle", position("middle")),
        ("late", late_game()),
        ("over", position("won")),
    ):
        for place in ("server", "browser"):
            player, path = _begin(browser, server, record, place, name == "over")
            openings = []
            for _ in range(OPENINGS):
                # Its own tables are in this browser only.
                is_new = place == "server"
                cookies = player.storage_state()
                context = browser.new_context(storage_state=cookies) if is_new else player
                openings.append(_open(browser, context, server.address, path))
                if is_new:
                    context.close()
            player.close()
            figures[f"{name}_at_{place}"] = {
                "longest_task_ms": [round(longest, 1) for longest, _ in openings],
                "layout_shift": max(shifted for _, shifted in openings),
            }
    return figures


def _begin(
    browser: Browser, server: Server, record: Record, place: str, is_last: bool
) -> tuple[BrowserContext, str]:
    """Bring a table to this position; return its player's browser and its address."""
    table = prepare(server.database, record)
    context = browser.new_context()
    mover = end_of(record).turn
    mouse = Mouse(Visitor(context.new_page(), server.address, cookie=table.cookies[mover]))
    if place == "browser":
        mouse.open(f"/replay#{record_to_link(record)}")
        mouse.press(mouse.button(say("replay-last")))
        mouse.select(mouse.page.get_by_label(say("replay-seat")), str(mover))
        mouse.press(mouse.button(say("replay-play-on")))
        mouse.page.wait_for_url("**/t/local-*")
    else:
        mouse.open(table.path)
    mouse.visitor.until("state.legal !== null")
    if is_last:
        mouse.end_turn()
        mouse.visitor.until("state.table.status === 'over'")
    path = mouse.page.url.removeprefix(server.address)
    mouse.page.close()
    return context, path


def _open(
    browser: Browser, context: BrowserContext, address: str, path: str
) -> tuple[float, float]:
    page = context.new_page()
    settings: dict[str, object] = {"motion": "on", "pace": "brisk"}
    visitor = Visitor(page, address, size=SIZE, settings=settings, spell=_NOTE_SHIFTS)
    with traced(browser, page) as trace:
        visitor.open(path)
        page.locator("div.sky").wait_for(state="attached")
        page.locator(".steps ol, .festival .ways").wait_for()
        wait_until_calm(page)
    shifted: float = page.evaluate("() => window.shifted")
    page.close()
    return max(trace.tasks()), round(shifted, 4)
