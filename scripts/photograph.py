"""Photograph the page for the README and for those who install it.

The README shows the first page, a table, and a turn in motion.

It plays in a real browser against bots that think, so the moving picture differs a little each
time: look at it before you commit it. Needs Pillow: `.venv/bin/pip install pillow`. Run it with
`make screens`.
"""

import shutil
from base64 import b64decode
from collections.abc import Callable
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from e2e.kit.devices import Mouse
from e2e.kit.prepare import position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import DESKTOP, Visitor
from e2e.kit.words import say
from PIL import Image
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from lanterns.rules import end_of

ROOT = Path(__file__).parents[1]
SCREENS = ROOT / "docs" / "screens"
INSTALLING = {"wide": (1280, 720), "narrow": (390, 844)}
"""The pictures that the manifest names, small ones: they are files of the page."""

BOTS = ("helper", "phoenix", "apprentice")
"""The opponents at the table, in the order of play after mine."""

FILM = (1280, 800)
SHRUNK = (720, 450)
SLOWER = 5
"""While the page is filmed, its time runs so much slower: a busy browser paints seldom."""
SHORTEST, LONGEST = 80, 1400
"""How long a picture of the film is shown, in milliseconds."""
QUALITY = 62

_SLOW = """
  const real = window.setTimeout;
  window.setTimeout = (call, delay = 0, ...rest) => real(call, delay * %d, ...rest);
"""


def main() -> None:
    """Take all pictures."""
    with TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"))
        _take_home(browser, server)
        _take_table(browser, server)
        _take_installing(browser, server)
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


def _take_installing(browser: Browser, server: Server) -> None:
    mouse = _sit(browser.new_page(), server)
    for name, size in INSTALLING.items():
        mouse.resize(size)
        path = ROOT / "ui" / "public" / f"screen-{name}.webp"
        Image.open(BytesIO(mouse.page.screenshot())).save(path, quality=30, method=6)


def _take_film(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    page.add_init_script(_SLOW % SLOWER)
    mouse = _sit(page, server, motion="on", pace="brisk")
    mouse.resize(FILM)
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
    film = Film(page, session)
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
    """What the browser paints, each picture shown as long as the page's own time went on."""

    def __init__(self, page: Page, session: CDPSession) -> None:
        self._page, self._session = page, session
        self._pictures: list[Image.Image] = []
        self._durations: list[int] = []
        self._painted: list[tuple[float, bytes]] = []
        session.on("Page.screencastFrame", self._keep)

    def hold(self, duration: int) -> None:
        """Show what is on the screen for some milliseconds."""
        self._add(self._page.screenshot(), duration)

    def roll(self, is_over: Callable[[], bool]) -> None:
        """Film until something has happened."""
        self._painted.clear()
        width, height = SHRUNK
        options = {"format": "jpeg", "quality": 90, "maxWidth": width, "maxHeight": height}
        self._session.send("Page.startScreencast", options)
        while not is_over():
            self._page.wait_for_timeout(100)
        self._session.send("Page.stopScreencast")
        for (begun, picture), (ended, _) in pairwise(self._painted):
            self._add(picture, round((ended - begun) * 1000 / SLOWER))

    def seconds(self) -> float:
        """How long the page has been filmed, in its own time."""
        return (self._painted[-1][0] - self._painted[0][0]) / SLOWER if self._painted else 0

    def save(self, path: Path) -> None:
        """Write the film."""
        first, *others = self._pictures
        how: dict[str, Any] = {"save_all": True, "loop": 0, "quality": QUALITY, "method": 5}
        first.save(path, append_images=others, duration=self._durations, **how)

    def _keep(self, frame: dict[str, Any]) -> None:
        self._session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})
        self._painted.append((frame["metadata"]["timestamp"], b64decode(frame["data"])))

    def _add(self, picture: bytes, duration: int) -> None:
        if self._durations and self._durations[-1] < SHORTEST:
            # Too short to be seen: the next one takes its time.
            self._pictures.pop()
            duration += self._durations.pop()
        shrunk = Image.open(BytesIO(picture)).convert("RGB").resize(SHRUNK)
        self._pictures.append(shrunk)
        self._durations.append(min(duration, LONGEST))


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
