"""Photograph the page for the README: the first page, a table, and a turn in motion.

It plays in a real browser against bots that think, so the moving picture differs a little each
time: look at it before you commit it. Needs Pillow: `.venv/bin/pip install pillow`. Run it with
`make screens`.
"""

import shutil
import time
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from e2e.kit.devices import Mouse
from e2e.kit.prepare import position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import DESKTOP, Visitor
from e2e.kit.words import say
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from lanterns.rules import end_of

SCREENS = Path(__file__).parents[1] / "docs" / "screens"

BOTS = ("helper", "phoenix", "apprentice")
"""The opponents at the table, in the order of play after mine."""

FILM = (1280, 800)
SHRUNK = 0.5625
"""The film is 720 pixels wide."""
SLOWER = 9
"""While the page is filmed, its time runs so much slower: a screenshot takes a while."""
SHORTEST, LONGEST = 70, 1400
"""How long a picture of the film is shown, in milliseconds."""
QUALITY = 62

_SLOW = """
  const real = window.setTimeout;
  window.setTimeout = (call, delay = 0, ...rest) => real(call, delay * %d, ...rest);
"""


def main() -> None:
    """Take all pictures."""
    with TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"))
        _take_home(browser, server)
        _take_table(browser, server)
        _take_film(browser, server)
        browser.close()


def _take_home(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    Visitor(page, server.address).open("/")
    page.wait_for_load_state("networkidle")
    _save(page, "home")


def _take_table(browser: Browser, server: Server) -> None:
    mouse = _sit(browser.new_page(), server)
    mouse.resize(DESKTOP)
    _hold_the_richest(mouse)
    _save(mouse.page, "table")


def _take_film(browser: Browser, server: Server) -> None:
    page = browser.new_page(device_scale_factor=SHRUNK)
    page.add_init_script(_SLOW % SLOWER)
    mouse = _sit(page, server, motion="on", pace="brisk")
    mouse.resize(FILM)
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
    film = Film(page)
    film.hold(900)
    mouse.choose_step("dedicate")
    film.hold(1100)
    before = mouse.visitor.state()["version"]
    page.locator(".tray .set").first.click()
    film.roll(lambda: film.seconds() > 2.4)
    mouse.to_move(before + 1)
    mouse.choose_step("place")
    _hold_the_richest(mouse)
    film.hold(1400)
    page.locator(".tray .go").click()
    film.roll(lambda: film.seconds() > 2 and mouse.step("place").is_visible())
    film.hold(1200)
    film.save(SCREENS / "turn.webp")


class Film:
    """Screenshots one after another, each shown as long as the page's own time went on."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._pictures: list[Image.Image] = []
        self._durations: list[int] = []
        self._begun = time.monotonic()

    def hold(self, duration: int) -> None:
        """Show what is on the screen for some milliseconds."""
        self._take()
        self._durations[-1] = duration

    def roll(self, is_over: Callable[[], bool]) -> None:
        """Film until something has happened."""
        self._begun = time.monotonic()
        while not is_over():
            self._take()

    def seconds(self) -> float:
        """How long the page has been filmed, in its own time."""
        return (time.monotonic() - self._begun) / SLOWER

    def save(self, path: Path) -> None:
        """Write the film."""
        first, *others = self._pictures
        first.save(
            path,
            save_all=True,
            append_images=others,
            duration=self._durations,
            loop=0,
            quality=QUALITY,
            method=6,
        )

    def _take(self) -> None:
        begun = time.monotonic()
        picture = Image.open(BytesIO(self._page.screenshot())).convert("RGB")
        passed = round((time.monotonic() - begun) * 1000 / SLOWER)
        if self._pictures and picture.tobytes() == self._pictures[-1].tobytes():
            self._durations[-1] = min(self._durations[-1] + passed, LONGEST)
            return
        self._pictures.append(picture)
        self._durations.append(max(passed, SHORTEST))


def _sit(page: Page, server: Server, **settings: object) -> Mouse:
    """Come to a table in the middle of a game, on turn, where bots have the other seats."""
    record = position("middle")
    players, mine = len(record.seating), end_of(record).turn
    bots = {(mine + 1 + nth) % players: level for nth, level in enumerate(BOTS)}
    table = prepare(server.database, record, bots=bots)
    mouse = Mouse(Visitor(page, server.address, cookie=table.cookies[mine], settings=settings))
    mouse.visitor.open(table.path)
    mouse.to_move()
    mouse.press(mouse.button(say("table-recap-done")))
    return mouse


def _hold_the_richest(mouse: Mouse) -> None:
    """Hold a tile over the cell that gives most."""
    state = mouse.to_move()
    most = max(state["legal"]["placements"], key=lambda place: len(place[1]) + len(place[2]))
    mouse.point(state, most[0])
    mouse.drag(most[0])


def _save(page: Page, name: str) -> None:
    page.screenshot(path=SCREENS / f"{name}.jpg", type="jpeg", quality=86)


if __name__ == "__main__":
    main()
