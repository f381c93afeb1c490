"""The main ways through the page in every engine, all of them without a network."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from e2e.kit.engines import PROGRAMS, Engine, engine
from e2e.kit.person import Person
from e2e.kit.static_site import StaticSite
from e2e.kit.words import say
from kit.freshness import require_page

pytestmark = pytest.mark.prove

_IS_KEPT = """navigator.serviceWorker.ready.then(async ({ active }) => {
  const text = await (await fetch("sw.js", { cache: "no-store" })).text();
  const { length } = JSON.parse(/new Map\\((.*)\\)/.exec(text)[1]);
  const [name] = await caches.keys();
  return active.state === "activated" && (await (await caches.open(name)).keys()).length > length;
})"""
_IS_ON_LAKE = "!!document.activeElement.closest('[role=grid]')"
_ARE_BESIDE = """((one, other) => {
  const [a, b] = [one, other].map((each) => each.getBoundingClientRect());
  return a.right <= b.left && a.top < b.bottom && b.top < a.bottom;
})"""


@pytest.fixture(params=PROGRAMS)
def browser(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """Each browser that is installed."""
    require_page()
    if missing := [one for one in PROGRAMS[request.param] if not shutil.which(one)]:
        reason = f"NOT TESTED IN {request.param}: {' and '.join(missing)} cannot be found"
        print(reason)
        pytest.skip(reason)
    with engine(request.param, tmp_path) as started:
        yield started


# WebKit, without a graphics card and on a busy machine, needs ten minutes.
@pytest.mark.timeout(1800)
def test_the_main_ways(browser: Engine, site: StaticSite) -> None:
    person = Person(browser, site)
    person.until(_IS_KEPT)
    site.cut()
    person.open()

    # The words of a choice stand before it.
    person.press(say("settings"))
    person.see("dialog fieldset span", say("theme"))
    words_and_choice = "dialog [id$=legend], dialog .tags"
    person.until(f"{_ARE_BESIDE}(...document.querySelectorAll({words_and_choice!r}))")
    person.press(say("close"), "dialog button")

    person.press_enter(say("home-play"))
    state = person.to_move()
    person.until(_IS_ON_LAKE)
    # Even where somebody has a long name.
    browser.evaluate("void document.querySelector('.log select').add(new Option('W'.repeat(20)))")
    person.until(f"{_ARE_BESIDE}(...document.querySelectorAll('.log h2, .log select'))")
    person.press(say("table-hint"))
    person.press(say("hint-level-turn"), ".coach button")
    person.see(".coach *", say("hint-actions"))
    person.press(say("close"), ".coach button")
    while state["table"]["status"] == "playing":
        state = person.move(state)
    person.see("section", say("festival"))
    person.press(say("festival-review"))
    person.until(f"document.body.textContent.includes({say('replay-review-done')!r})")

    person.open()
    person.press(say("home-pass"))
    person.press(say("home-begin"), "dialog button")
    state = person.to_move()
    for _ in range(2):
        name = state["table"]["seats"][state["game"]["turn"]]["name"]
        person.press(say("curtain-lift", name=name))
        state = person.move(person.until("latest.legal && latest"))
