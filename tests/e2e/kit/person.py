"""Somebody at the page of a static site, with the browser of any engine."""

import re
from typing import Any

from .engines import Engine, wait_for
from .player import LISTED
from .static_site import StaticSite
from .visitor import Message, overhearing
from .words import color_key, say

# A name begins with these words: steps of the turn say more after theirs.
_FIND = """((selector, name) => [...document.querySelectorAll(selector)].find((one) => {
  const text = one.getAttribute("aria-label") ?? one.textContent;
  return text.trim().startsWith(name) && one.getClientRects().length > 0 && !one.disabled;
}))"""
_MIDDLE = """((one) => {
  if (!one) return undefined;
  one.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = one.getBoundingClientRect();
  const middle = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return one.contains(document.elementFromPoint(...middle)) ? middle : undefined;
})"""
_MY_MOVE = """latest.table.status === "over" || latest.legal ||
  (latest.table.seats[latest.game.turn].mine && latest.game.shown !== latest.game.turn)"""
_PLACEMENT = re.compile(r"(\d+)@(-?\d+,-?\d+)r0")


class Person:
    """A player who presses what is on the screen."""

    def __init__(self, browser: Engine, site: StaticSite) -> None:
        self.browser = browser
        self._address = site.address
        self.open()
        # What is preset counts from the next visit on, instead of what the page has stored.
        self.browser.evaluate(f"void localStorage.clear(), {self._overhear}")
        self.open()

    # With a button, a click means the same whatever was pointed at before it.
    _overhear = overhearing({"confirm": True})

    def open(self) -> None:
        """Come to the first page, and hear what its workers say from then on."""
        self.browser.open(f"{self._address}/")
        self.browser.evaluate(f"void {self._overhear}")
        self.see("h1", "")

    def until(self, expression: str) -> Any:
        """Wait until an expression gives something, and return it."""
        return wait_for(lambda: self.browser.evaluate(expression), expression)

    def see(self, selector: str, name: str) -> None:
        """Wait for something of this name."""
        self.until(f"!!{_FIND}({selector!r}, {name!r})")

    def press(self, name: str, selector: str = "button, a") -> None:
        """Click something of this name."""
        self.see(selector, name)
        self.click(f"{_FIND}({selector!r}, {name!r})")

    def click(self, element: str) -> None:
        """Click in the middle of an element, once it is there."""
        self._point(element)
        # What shows while it is pointed at may have moved it.
        self._point(element)
        button = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        self.browser.perform("pointer", *button)

    def _point(self, element: str) -> None:
        x, y = self.until(f"{_MIDDLE}({element})")
        self.browser.perform("pointer", {"type": "pointerMove", "duration": 0, "x": x, "y": y})

    def press_enter(self, name: str) -> None:
        """Press a button with the keyboard."""
        # A button behind a dialog that is about to close does not take the focus yet.
        has_focus = "((one) => { one?.focus(); return !!one && document.activeElement === one; })"
        self.until(f"{has_focus}({_FIND}('button', {name!r}))")
        keys = ({"type": kind, "value": "\ue006"} for kind in ("keyDown", "keyUp"))
        self.browser.perform("key", *keys)
        # A window without the system's focus, as Firefox's here, hears keys but does nothing.
        self.browser.evaluate("document.hasFocus() || void document.activeElement.click()")

    def to_move(self, version: int = 0) -> Message:
        """Wait until it is my turn or the game is over, from this version on."""
        state: Message = self.until(
            f"window.latest?.version >= {version} && ({_MY_MOVE}) && latest"
        )
        return state

    def move(self, state: Message) -> Message:
        """Do one legal thing, a dedication if there are few to choose from."""
        legal = state["legal"]
        if 0 < len(legal["dedications"]) <= LISTED:
            self.press(say("table-step-dedicate"))
            self.click("document.querySelector('.tray .set')")
        elif legal["discards"]:
            color = color_key("ROGPBWK".index(legal["discards"][0][1]))
            self.press(say("table-step-discard"))
            self.press(say("action-discard", color=color))
        elif legal["end"]:
            step = f"{_FIND}('.steps button', {say('table-step-end')!r})"
            # If that is the current step already, its button would end the turn at once.
            [current] = self.until(f"((one) => one && [one.hasAttribute('aria-current')])({step})")
            if not current:
                self.click(step)
            # With a set in hand, the page asks first.
            self.press(say("table-end-anyway" if legal["dedications"] else "action-end-turn"))
        else:
            self.place(state)
        return self.to_move(state["version"] + 1)

    def place(self, state: Message) -> None:
        """Place a tile as it lies in my hand."""
        actions = [_PLACEMENT.fullmatch(action) for action, *_ in state["legal"]["placements"]]
        tile, cell = next(found.groups() for found in actions if found)
        hand = state["game"]["players"][state["game"]["shown"]]["hand"].index(int(tile))
        self.click(f"document.querySelectorAll('[data-hand] button[aria-pressed]')[{hand}]")
        self.click(f"document.querySelector(`[data-cell='{cell}']`)")
        self.press(say("table-place"))
