"""What must be in sight on a small screen, uncovered and without scrolling."""

from playwright.sync_api import Locator, Page

from .devices import Mouse

DESK = (1280, 800)
SMALL = (360, 640)
TALL = (360, 740)
ACROSS = (740, 360)
LOW = (640, 360)
"""The smallest phone, held across."""

SMALLEST_TILE = 32
"""In pixels, on the lowest phone; smaller ones cannot be read."""

SHEETS = {
    "recap": "footer button",
    "preview": ".go",
    "missed": ".go",
    "exchange": "footer .go",
    "dedicate": ".set",
    "pairs": ".kind .go",
    "discard": ".card-button",
    "final": "footer .go",
}
"""Screens with a sheet, and what is pressed on it in the end."""

WHOLE = {"preview", "missed", "exchange", "discard", "final"}
"""Sheets that are seen as a whole; the others may scroll inside."""

MINE = ("section[data-edge=bottom] [data-card]", ".steps button")
"""What is mine and stays in sight, whatever is open: cards and steps."""

LAKES = {"first", "table"}
"""Screens where lake, hand and steps share the room."""

_IS_ON_TOP = """element => {
  const box = element.getBoundingClientRect();
  const inside = box.top >= 0 && box.left >= 0
    && box.bottom <= innerHeight && box.right <= innerWidth;
  const [right, low] = [box.width - 3, box.height - 3];
  const corners = [[3, 3], [right, 3], [3, low], [right, low]];
  return inside && corners.every(([x, y]) => {
    const found = document.elementFromPoint(box.left + x, box.top + y);
    return found !== null && (element.contains(found) || found.contains(element));
  });
}"""


def hidden_parts(screen: str, mouse: Mouse) -> list[str]:
    """List what a player needs on this screen and cannot see at its present size."""
    if screen in SHEETS:
        return _hidden_on_sheet(screen, mouse.page)
    if screen in LAKES:
        return _hidden_at_lake(mouse)
    return []


def all_on_top(targets: Locator) -> bool:
    """Whether there are such elements, all of each is on the screen and nothing lies over it."""
    seen: list[bool] = targets.evaluate_all(f"all => all.map({_IS_ON_TOP})")
    return bool(seen) and all(seen)


def cells_in_sight(page: Page) -> list[str]:
    """List the free cells that nothing lies over."""
    keys: list[str] = page.locator("[data-cell]").evaluate_all(
        f"all => all.filter((cell) => ({_IS_ON_TOP})(cell.querySelector('.water')))"
        ".map((cell) => cell.dataset.cell)"
    )
    return keys


def tiles_in_sight(page: Page) -> int:
    """Count the tiles on the lake that nothing lies over."""
    seen: int = page.locator("[data-at]:not([data-cell])").evaluate_all(
        """all => all.filter((tile) => {
            const { left, top, width, height } = tile.getBoundingClientRect();
            return [0.1, 0.9].every((part) => {
                const [x, y] = [left + width * part, top + height * part];
                const found = document.elementFromPoint(x, y);
                return found !== null && tile.contains(found);
            });
        }).length"""
    )
    return seen


def tile_width(page: Page) -> float:
    """How wide the boat's tile is on the screen, in pixels."""
    box = page.locator("[data-at='0,0'] .rim").bounding_box()
    assert box is not None
    return box["width"]


def scrolls(page: Page, part: str) -> bool:
    """Whether the page or a part of it has to be scrolled, in either direction."""
    found: bool = page.evaluate(
        """(part) => [document.documentElement, ...document.querySelectorAll(part)].some((one) =>
            one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)""",
        part,
    )
    return found


def _hidden_on_sheet(screen: str, page: Page) -> list[str]:
    problems = {
        "the main button is covered": not all_on_top(page.locator(f".tray {SHEETS[screen]}").first),
        "the steps take several lines": _lines(page.locator(".steps button")) > 1,
        "what is mine is covered": not all(
            all_on_top(page.locator(mine)) for mine in _mine(screen)
        ),
        "the page scrolls": scrolls(page, "main"),
        "the sheet scrolls": screen in WHOLE and scrolls(page, ".tray .body"),
    }
    return [problem for problem, is_there in problems.items() if is_there]


def _mine(screen: str) -> tuple[str, ...]:
    """A tile that is held has its strip in the place of the steps."""
    return MINE[:1] if screen in {"preview", "missed"} else MINE


def _hidden_at_lake(mouse: Mouse) -> list[str]:
    page = mouse.page
    seen = len(cells_in_sight(page))
    problems = {
        "not three tiles": mouse.tiles().count() != 3,
        "a tile is covered": not all_on_top(mouse.tiles()),
        "a step is covered": not all_on_top(page.locator(".steps button")),
        f"only {seen} free cells are in sight": seen < page.locator("[data-cell]").count(),
        "tiles are too small": tile_width(page) < SMALLEST_TILE,
        "the page scrolls": scrolls(page, "main"),
        "the hand scrolls": scrolls(page, ".tray .body"),
    }
    return [problem for problem, is_there in problems.items() if is_there]


def _lines(buttons: Locator) -> int:
    """In how many lines these buttons stand."""
    tops: list[float] = buttons.evaluate_all(
        "all => all.map((one) => Math.round(one.getBoundingClientRect().top))"
    )
    return len(set(tops))
