"""What a placement that is tried is worth: by mouse, touch and keyboard."""

import re

import pytest
from e2e.kit.accessible import violations
from e2e.kit.devices import Keyboard, Mouse, Touch
from e2e.kit.home import play_bots
from e2e.kit.player import Player
from e2e.kit.visitor import Visit
from e2e.kit.words import say
from playwright.sync_api import Locator, expect

from lanterns.core import Verdict

QUICK = {"pace": "instant"}
WORTH = re.compile(rf"^({'|'.join(say('verdict', verdict=one.value) for one in Verdict)}): .+\.$")


def ask(player: Player) -> Locator:
    """Return the button that asks what my idea is worth."""
    return player.page.get_by_role("button", name=say("table-idea"), exact=True)


def test_an_idea_is_weighed_by_mouse(visit: Visit) -> None:
    mouse = Mouse(visit(settings=QUICK))
    play_bots(mouse, 2)
    state = mouse.to_move()
    worth = mouse.page.locator("[data-worth]")
    first, *_, last = (place[0] for place in state["legal"]["placements"])
    mouse.point(state, first)
    expect(worth).to_have_count(0)
    ask(mouse).click()
    expect(ask(mouse)).to_have_attribute("aria-pressed", "true")
    for action in (first, last):
        mouse.point(state, action)
        expect(worth).to_have_text(WORTH)
    assert violations(mouse.page) == []
    ask(mouse).click()
    mouse.point(state, first)
    expect(worth).to_have_count(0)
    # Whoever does not want to be asked has no button.
    mouse.press(mouse.button(say("settings")))
    mouse.page.get_by_role("checkbox", name=re.compile(re.escape(say("table-idea")))).uncheck()
    mouse.page.keyboard.press("Escape")
    expect(ask(mouse)).to_have_count(0)


@pytest.mark.prove
def test_an_idea_is_weighed_by_touch(visit: Visit) -> None:
    touch = Touch(visit(touch=True, size=(360, 640), settings=QUICK))
    play_bots(touch, 4)
    state = touch.to_move()
    cell = re.search(r"@(-?\d+,-?\d+)r0", " ".join(p[0] for p in state["legal"]["placements"]))
    assert cell is not None
    touch.page.locator(f"[data-cell='{cell[1]}']").tap()
    touch.press(ask(touch))
    expect(touch.page.locator("[data-worth]")).to_have_text(WORTH)
    assert violations(touch.page) == []


@pytest.mark.prove
def test_an_idea_is_weighed_by_keyboard(visit: Visit) -> None:
    keyboard = Keyboard(visit(settings=QUICK))
    play_bots(keyboard, 2)
    keyboard.to_move()
    page = keyboard.page
    page.keyboard.press("w")
    # After a key, what has the focus is pointed at.
    page.locator("[data-cell].open").first.focus()
    expect(page.locator("[data-worth]")).to_have_text(WORTH)
    page.keyboard.press("w")
    expect(page.locator("[data-worth]")).to_have_count(0)
