"""How long a plain bot turn lasts on the screen, from the turn before to the next one."""

from itertools import pairwise
from random import Random
from typing import Any

from e2e.kit.devices import Mouse
from e2e.kit.home import play_bots
from e2e.kit.server import Server
from e2e.kit.visitor import Visitor
from e2e.kit.words import say
from playwright.sync_api import Browser, expect

from .figures import spread

GAMES = 2
ROUNDS = 2
"""Later, players have sets and too many cards: turns are no longer plain."""

# Whose turn the table shows, each time that it changes.
_WATCH_TURNS = """() => {
  window.turns = [];
  const look = () => {
    const seat = document.querySelector("section.onTurn")?.dataset.edge;
    if (seat && window.turns.at(-1)?.[0] !== seat) window.turns.push([seat, performance.now()]);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, attributes: true });
  look();
}"""


def measure_bot_turns(browser: Browser, server: Server) -> dict[str, Any]:
    """Return how long the turns of bots lasted at the beginning of some games."""
    return {"brisk_ms": spread([time for _ in range(GAMES) for time in bot_turns(browser, server)])}


def bot_turns(browser: Browser, server: Server) -> list[float]:
    """Play some rounds against three quick bots."""
    context = browser.new_context()
    settings: dict[str, object] = {"motion": "on", "pace": "brisk"}
    mouse = Mouse(Visitor(context.new_page(), server.address, settings=settings))
    play_bots(mouse, 4)
    steps = mouse.page.get_by_role("list", name=say("table-steps"), exact=True)
    expect(steps).to_be_visible()
    mouse.page.evaluate(_WATCH_TURNS)
    rng = Random(1)
    for _ in range(ROUNDS):
        mouse.place(mouse.visitor.until("state.legal !== null"), rng)
        expect(steps).to_be_hidden()
        expect(steps).to_be_visible()
    turns = mouse.page.evaluate("() => window.turns")
    context.close()
    return [end - start for (seat, start), (_, end) in pairwise(turns) if seat != "bottom"]
