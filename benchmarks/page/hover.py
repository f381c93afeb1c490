"""From a mouse that moves to a painted preview, on the lake of a game that is nearly over."""

from random import Random
from typing import Any

from e2e.kit.prepare import prepare
from e2e.kit.server import Server
from e2e.kit.visitor import Visitor
from kit.policies import POLICIES, played_out
from kit.records import record_of
from playwright.sync_api import Browser, Page

from lanterns.rules import (
    DEFAULT_SEATING,
    Place,
    Record,
    end_of,
    legal_actions,
    new_game,
    shuffled_tiles,
)

from .calm import wait_until_calm
from .figures import spread
from .tracing import traced

SIZE = (1280, 800)
TILES = 30
"""How many tiles the lake has."""
HOVERS = 30

# The browser's own measure: from the input to the frame that shows what came of it.
_OBSERVE = """() => {
  window.hovers = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === "pointerover") window.hovers.push(duration);
  }).observe({ type: "event", durationThreshold: 16 });
}"""
_PLACES = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})"""
_NEXT_FRAMES = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))"""


def measure_hovers(browser: Browser, server: Server) -> dict[str, Any]:
    """Point at one free cell after the other, then at the tiles in hand and back."""
    table = prepare(server.database, late_game())
    context = browser.new_context()
    visitor = Visitor(
        context.new_page(),
        server.address,
        size=SIZE,
        settings={"motion": "on", "pace": "brisk"},
        cookie=table.cookies[end_of(table.record).turn],
    )
    visitor.open(table.path)
    visitor.until("state.legal !== null")
    page = visitor.page
    page.locator("[data-hand] button").first.wait_for()
    wait_until_calm(page)
    cells = page.evaluate(_PLACES, "[data-cell] .water")
    hand = page.evaluate(_PLACES, "[data-hand] button[aria-pressed]")
    page.evaluate(_OBSERVE)
    _point(page, cells[0])
    # Neighbors in this order are far apart on the lake.
    over_cells = _hover(
        browser, page, [cells[7 * nth % len(cells)] for nth in range(1, HOVERS + 1)]
    )
    to_hand = [point for nth in range(HOVERS // 2) for point in (hand[nth % len(hand)], cells[nth])]
    over_hand = _hover(browser, page, to_hand)
    context.close()
    return {"tiles": TILES, "over_cells": over_cells, "between_hand_and_lake": over_hand}


def late_game() -> Record:
    """Return four players' game with this many tiles on the lake and a tile to place."""
    rng = Random("late")
    start = new_game(DEFAULT_SEATING[4], shuffled_tiles(4, rng))
    styles = ("late", "busy", "favored", "eager")
    plies = played_out(start, [POLICIES[style] for style in styles], rng)
    for ply, (state, _) in enumerate(plies):
        can_place = isinstance(legal_actions(state)[-1], Place)
        if len(state.lake.tiles) == TILES and can_place:
            return record_of(start, [action for _, action in plies[:ply]])
    raise AssertionError("every game of four comes to so many tiles")


def _hover(browser: Browser, page: Page, points: list[list[float]]) -> dict[str, Any]:
    page.evaluate("() => { window.hovers.length = 0; }")
    with traced(browser, page) as trace:
        for point in points:
            _point(page, point)
    busy = {part: round(time / len(points), 1) for part, time in trace.busy().items()}
    painted = page.evaluate("() => window.hovers")
    return {"until_painted_ms": spread(painted), "processor_ms_each": busy}


def _point(page: Page, point: list[float]) -> None:
    page.mouse.move(*point)
    page.evaluate(_NEXT_FRAMES)
