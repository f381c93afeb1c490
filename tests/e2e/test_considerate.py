"""The page considers machine and reader: it rests, opens in parts, and has enough contrast."""

import shutil
from typing import Any

import pytest
from e2e.kit.clock import stop_clock
from e2e.kit.devices import Mouse
from e2e.kit.games import JUDGING, short_game
from e2e.kit.prepare import position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import DESKTOP, PHONE, TABLET, Visit, Visitor
from e2e.kit.words import say
from playwright.sync_api import Browser, Locator, Page, expect

from lanterns.rules import end_of, record_to_link

_WATER = """(state) => {
  const moving = document.querySelector(".water")?.getAnimations({ subtree: true }) ?? [];
  return moving.length === 14 && moving.every((one) => one.playState === state);
}"""

# What is due at once waits until it is asked for.
_HOLD = """
window.held = [];
const { setTimeout: later } = window;
window.setTimeout = (act, late, ...facts) =>
  late ? later(act, late, ...facts) : held.push(() => act(...facts));
"""

# A browser tells of shifts after the frame in which they are seen.
_NOTE_SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { sources } of list.getEntries())
    shifts.push(sources.map(({ node }) => node?.className ?? String(node)));
}).observe({ type: "layout-shift", buffered: true });
"""
_NEXT_FRAMES = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(done)))"""


def sit(visit: Visit, server: Server, **options: Any) -> Visitor:
    """Sit down in the middle of a game, on turn."""
    table = prepare(server.database, position("middle"))
    visitor = visit(cookie=table.cookies[end_of(table.record).turn], **options)
    visitor.open(table.path)
    return visitor


def wait_for_water(page: Page, state: str) -> None:
    """Wait until everything on the water moves, or rests."""
    page.wait_for_function(_WATER, arg=state)


def test_the_water_rests_without_input_and_out_of_sight(visit: Visit, server: Server) -> None:
    # A window keeps its clock, so no other test may borrow this one.
    visitor = visit(first=True, settings={"motion": "on"})
    page = visitor.page
    page.clock.install()
    table = prepare(server.database, position("middle"))
    visitor.open(f"/join#{table.watch}")
    visitor.until("state.game !== null")
    wait_for_water(page, "running")
    stop_clock(page)
    page.clock.run_for(30_000)
    wait_for_water(page, "paused")
    page.mouse.move(300, 300)
    wait_for_water(page, "running")
    hide = "(is) => { Object.defineProperty(document, 'hidden', { value: is, configurable: true });"
    hide += " document.dispatchEvent(new Event('visibilitychange')); }"
    page.evaluate(hide, True)
    wait_for_water(page, "paused")
    page.evaluate(hide, False)
    wait_for_water(page, "running")


@pytest.mark.parametrize("size", [PHONE, PHONE[::-1], TABLET, DESKTOP], ids=str)
def test_a_table_opens_in_parts(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    page = sit(visit, server, spell=_HOLD + _NOTE_SHIFTS, size=size).page
    parts = [
        ".hand [data-hand]",
        "[data-edge=bottom] h2",
        "[data-edge=left]",
        "div.water",
        "[data-at='0,0']",
        ".bank :is(button, [data-stack])",
        ".sky",
    ]
    # Asked for at once, because parts may come between two questions.
    ask = "(parts) => parts.map((part) => document.querySelector(part) !== null)"
    for number in range(len(parts)):
        while not (there := page.evaluate(ask, parts))[number]:
            # Nothing comes before its turn.
            assert not any(there[number:]), parts[number]
            page.evaluate("() => held.splice(0).forEach((act) => act())")
        page.evaluate(_NEXT_FRAMES)
    # What came first stays where it was shown.
    assert page.evaluate("() => shifts") == []


@pytest.mark.prove
def test_a_review_is_no_higher_than_the_window(browser: Browser, server: Server) -> None:
    # Headless browsers hide scrollbars, and with them what they would show.
    shown = browser.browser_type.launch(
        executable_path=shutil.which("chromium"),
        args=["--no-sandbox", "--disable-gpu"],
        ignore_default_args=["--hide-scrollbars"],
    )
    mouse = Mouse(Visitor(shown.new_page(), server.address, size=(1366, 768)))
    page = mouse.page
    mouse.visitor.open(f"/replay#{record_to_link(short_game())}")
    mouse.press(mouse.button(say("replay-review")))
    review = page.get_by_role("complementary", name=say("replay-review-title"))
    done = review.get_by_role("status").get_by_text(say("replay-review-done"))
    expect(done).to_be_attached(timeout=JUDGING)
    tabs = review.get_by_role("tab")
    for tab in tabs.all():
        mouse.press(tab)
        assert page.evaluate("() => document.documentElement.scrollHeight") == 768
        page.mouse.wheel(0, 400)
        assert page.evaluate("() => [scrollY, innerWidth]") == [0, 1366]
    assert tabs.count() > 1
    shown.close()


def test_forced_colors_and_more_contrast(visit: Visit, server: Server) -> None:
    page = sit(visit, server).page
    card, empty = (page.locator(f".seat .card{kind}").first for kind in (":not(.none)", ".none"))
    steps = page.locator(".steps button")
    now, other = steps.and_(page.locator("[aria-current]")), steps.first
    expect(card).to_be_visible()
    ink = _style(card, "color")
    page.emulate_media(forced_colors="active")
    assert _style(card, "color") == ink
    assert _style(card, "backgroundImage") != "none"
    # An empty card is as the reader's own words are.
    assert _style(empty, "color") == _style(page.locator(".seat h2").first, "color")
    assert _style(empty.locator("path"), "fill") == _style(empty, "color")
    assert _style(now, "backgroundColor") != _style(other, "backgroundColor")
    # Everybody's face is drawn in full; the dot alone says who is away.
    assert {_style(one, "opacity") for one in page.locator(".seat svg.face").all()} == {"1"}
    here, away = (page.locator(f".seat .face{kind} .presence") for kind in (":not(.away)", ".away"))
    assert _style(here.first, "backgroundColor") != _style(away.first, "backgroundColor")
    # Free cells stand out from the reader's background, on which no ripples are left.
    water = page.locator("[data-cell] .water").first
    assert _style(water, "stroke") == _style(page.locator(".seat h2").first, "color")
    expect(page.locator("div.water")).to_be_hidden()
    page.emulate_media(forced_colors="none", contrast="more")
    lamp = "element => getComputedStyle(element).getPropertyValue('--lamp')"
    assert _style(water, "stroke") == _as_rgb(water.evaluate(lamp))
    assert _style(empty, "color") == _style(page.locator(".seat h2").first, "color")
    page.emulate_media(contrast="no-preference")


def _style(target: Locator, name: str) -> str:
    style: str = target.evaluate("(one, name) => getComputedStyle(one)[name]", name)
    return style


def _as_rgb(color: str) -> str:
    red, green, blue = bytes.fromhex(color.strip().removeprefix("#"))
    return f"rgb({red}, {green}, {blue})"
