"""Tours: journeys of one browser through several screens, for tests that look at every screen."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playwright.sync_api import expect

from .devices import Mouse
from .guide import Guide
from .visitor import DESKTOP
from .words import say

Tour = Iterator[tuple[str, Mouse]]
"""Each screen by its name, with the mouse that has arrived there."""


@dataclass(frozen=True, slots=True)
class Route:
    """A tour and the screens it promises to show, in order."""

    name: str
    screens: tuple[str, ...]
    walk: Callable[[Guide], Tour]

    def look(
        self, guide: Guide, problems: Callable[[str, Mouse], list[str]], last: str | None = None
    ) -> None:
        """Look for problems on every screen, or up to a last one; fail with all of them."""
        shown, found = [], {}
        for screen, mouse in self.walk(guide):
            shown.append(screen)
            if wrong := problems(screen, mouse):
                found[screen] = wrong
            mouse.resize(DESKTOP)
            if screen == last:
                break
        assert found == {}, found
        promised = self.screens[: self.screens.index(last) + 1] if last else self.screens
        assert tuple(shown) == promised


def tour(*screens: str) -> Callable[[Callable[[Guide], Tour]], Route]:
    """Declare which screens a tour shows."""
    return lambda walk: Route(walk.__name__, screens, walk)


def show_menu(mouse: Mouse) -> None:
    """Open the menu of a table, where the screen has no header."""
    menu = mouse.button(say("table-menu"))
    if menu.count():
        mouse.press(menu)


def close_dialog(mouse: Mouse) -> None:
    """Close the dialog on the screen."""
    mouse.page.keyboard.press("Escape")
    expect(mouse.page.get_by_role("dialog")).to_have_count(0)
