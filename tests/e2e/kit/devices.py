"""Playing by mouse, by keyboard alone and by touch."""

import re
from collections import defaultdict
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from .player import Player, Previewed
from .visitor import Message, Visitor
from .words import say

_PLACE = re.compile(r"(\d+)@(-?\d+,-?\d+)r([0-3])")
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
SHORTCUTS = {"exchange": "x", "dedicate": "d"}
FAR = 200
"""More steps than any walk over the lake or the page takes."""
# The window has its size when it says so; the lake is fitted to it in the frame after that.
_FITTED = """(wanted) => new Promise((done) => {
  const look = () => {
    const isThere = innerWidth === wanted[0] && innerHeight === wanted[1];
    requestAnimationFrame(isThere ? () => setTimeout(done) : look);
  };
  look();
})"""


class Pointing(Player):
    """What mouse and touch have in common."""

    def pick(self, radio: Locator) -> None:
        # The button itself is invisible under its label, which takes the click.
        self.press(radio.locator("xpath=.."))
        expect(radio).to_be_checked()

    def select(self, field: Locator, value: str) -> None:
        # The system draws the list that drops down.
        field.select_option(value)

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, and wait until the lake has fitted itself to it."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(_FITTED, size)

    def choose_step(self, step: str) -> None:
        self.press(self.step(step))


class Mouse(Pointing):
    """Plays by pointing and clicking."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.turned: dict[int, int] = defaultdict(int)
        """Quarter turns of each tile in hand; the page keeps them until it is loaded again."""

    def open(self, path: str) -> None:
        """Go to an address of the page, where all tiles are as they were dealt."""
        self.visitor.open(path)
        self.turned.clear()

    def reload(self) -> None:
        """Load the page again."""
        self.visitor.reload()
        self.turned.clear()

    def press(self, target: Locator) -> None:
        target.click()

    def place(self, state: Message, rng: Random) -> Previewed:
        action = rng.choice(state["legal"]["placements"])[0]
        previewed = self.point(state, action)
        self.cell(_read(action)[1]).click()
        return previewed

    def point(self, state: Message, action: str) -> Previewed:
        """Point at a cell with a tile turned as an action says; return the preview."""
        tile, cell, turns = _read(action)
        button = self.tile(_hand(state).index(tile))
        if button.get_attribute("aria-pressed") != "true":
            button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        for _ in range((turns - self.turned[tile]) % 4):
            self.hand().get_by_role("button", name=say("table-turn-right")).click()
        self.turned[tile] = turns
        self.cell(cell).hover()
        return self.previewed()

    def drag(self, action: str) -> None:
        """Drag a tile from my hand to a cell, where it waits to be confirmed."""
        tile = self.page.locator("[data-hand] button[aria-pressed='true']")
        self.cell(_read(action)[1]).scroll_into_view_if_needed()
        start, end = tile.bounding_box(), self.cell(_read(action)[1]).bounding_box()
        assert start is not None and end is not None
        self.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        self.page.mouse.down()
        x, y = end["x"] + end["width"] / 2, end["y"] + end["height"] / 2
        self.page.mouse.move(x, y, steps=4)
        carried = self.page.locator("svg.dragged").bounding_box()
        assert carried is not None
        assert carried["x"] + carried["width"] / 2 == pytest.approx(x, abs=1)
        assert carried["y"] + carried["height"] / 2 == pytest.approx(y, abs=1)
        self.page.mouse.up()
        # Wherever the mouse goes now, the tile stays where it was dropped.
        self.page.mouse.move(0, 0)
        expect(self.page.locator("[data-preview]")).not_to_be_empty()


class Touch(Pointing):
    """Plays by tapping: first to see, again to turn, then to confirm."""

    def press(self, target: Locator) -> None:
        target.tap()

    def place(self, state: Message, rng: Random) -> Previewed:
        tile, cell, turns = _read(rng.choice(state["legal"]["placements"])[0])
        self.press(self.tile(_hand(state).index(tile)))
        for _ in range(1 + turns):
            self.press(self.cell(cell))
        previewed = self.previewed()
        self.press(self.button(say("table-place")))
        return previewed


class Keyboard(Player):
    """Plays by keyboard alone."""

    def press(self, target: Locator) -> None:
        self._reach(target)
        self.page.keyboard.press("Enter")

    def pick(self, radio: Locator) -> None:
        # Tab reaches the chosen one, and arrows the others.
        group = radio.locator("xpath=ancestor::fieldset").get_by_role("radio")
        chosen = [one.is_checked() for one in group.all()].index(True)
        self._reach(group.nth(chosen))
        self._step_until(lambda: radio.is_checked())

    def select(self, field: Locator, value: str) -> None:
        self._reach(field)
        self.page.keyboard.press("Home")
        self._step_until(lambda: field.input_value() == value)

    def choose_step(self, step: str) -> None:
        if step in SHORTCUTS:
            self.page.keyboard.press(SHORTCUTS[step])
        else:
            self.press(self.step(step))

    def place(self, state: Message, rng: Random) -> Previewed:
        place = rng.randrange(len(_hand(state)))
        if self.tile(place).get_attribute("aria-pressed") != "true":
            self.page.keyboard.press(str(place + 1))
        self.page.keyboard.press("p")
        self._walk(rng)
        for _ in range(rng.randrange(4)):
            self.page.keyboard.press(rng.choice("qer"))
        previewed = self.previewed()
        self.page.keyboard.press("Enter")
        return previewed

    def _reach(self, target: Locator) -> None:
        expect(target).to_be_enabled()
        for _ in range(FAR):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {target}")

    def _step_until(self, is_so: Callable[[], bool]) -> None:
        for _ in range(FAR):
            if is_so():
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError("the arrows do not lead there")

    def _walk(self, rng: Random) -> None:
        """Move the focus at random, then straight on until a free cell shows its preview."""
        for _ in range(rng.randrange(1, 5)):
            self.page.keyboard.press(rng.choice(ARROWS))
        ways = rng.sample(ARROWS, 4)
        told = self.page.locator("[data-preview]")
        for step in range(FAR):
            if told.text_content():
                return
            self.page.keyboard.press(ways[step // 12 % 4])
        raise AssertionError("no walk leads to a free cell")


def _hand(state: Message) -> list[int]:
    hand: list[int] = state["game"]["players"][state["game"]["shown"]]["hand"]
    return hand


def _read(action: str) -> tuple[int, str, int]:
    found = _PLACE.fullmatch(action)
    assert found is not None
    return int(found[1]), found[2], int(found[3])
