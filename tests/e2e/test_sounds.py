"""Sounds and vibration: heard and felt after the first gesture, and muted for good."""

from random import Random

import pytest
from e2e.kit.absent import Absent
from e2e.kit.arriving import come
from e2e.kit.devices import Pointing
from e2e.kit.prepare import position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import PATIENCE, Visit
from e2e.kit.words import say
from playwright.sync_api import expect

HEARD = {"motion": "off", "pace": "brisk", "sound": True}


@pytest.mark.prove
def test_sounds_begin_with_the_first_gesture_and_can_be_muted(visit: Visit, server: Server) -> None:
    table = prepare(server.database, position("middle"))
    absent = Absent(server, table)
    cookie = table.cookies[absent.seat(2)]
    touch = come(visit, "phone", cookie=cookie, settings=HEARD, first=True)
    touch.page.add_init_script(_COUNT_SOUNDS)
    touch.visitor.open(table.path)
    touch.visitor.until("state.game !== null")
    absent.take_turn(absent.seat(0))
    touch.visitor.until("state.game.turn === arg", absent.seat(1))
    expect(touch.page.locator("[data-theater]")).to_have_count(0)
    assert touch.page.evaluate("() => [window.sounds, window.felt]") == [0, []]

    touch.press(touch.button(say("table-recap-done")))
    absent.take_turn(absent.seat(1))
    touch.page.wait_for_function("() => window.sounds > 3", timeout=PATIENCE)
    expect(touch.step("place")).to_be_visible()
    assert [12] in touch.page.evaluate("() => window.felt")

    # Softer, and then off; both are remembered.
    _open_settings(touch)
    volume = touch.page.get_by_role("slider", name=say("volume"))
    volume.fill("30")
    touch.page.keyboard.press("Escape")
    touch.press(touch.button(say("table-menu")))
    touch.press(touch.button(say("sound-off")))
    expect(touch.button(say("sound-on"))).to_be_visible()
    touch.visitor.reload()
    _open_settings(touch)
    expect(volume).to_have_value("30")
    expect(volume).to_be_disabled()
    touch.page.keyboard.press("Escape")
    touch.press(touch.button(say("table-recap-done")))
    state = touch.to_move()
    touch.place(state, Random(1))
    touch.visitor.until("state.version > arg", state["version"])
    expect(touch.page.locator("[data-theater]")).to_have_count(0)
    assert touch.page.evaluate("() => [window.sounds, window.felt]") == [0, []]


def _open_settings(touch: Pointing) -> None:
    touch.press(touch.button(say("table-menu")))
    touch.press(touch.button(say("settings")))
    expect(touch.page.get_by_role("dialog", name=say("settings"), exact=True)).to_be_visible()


# Every script of a test counts as a gesture, so that gestures are counted here.
_COUNT_SOUNDS = """
window.sounds = 0;
window.felt = [];
let touched = false;
addEventListener("pointerdown", () => { touched = true; }, { capture: true });
Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: touched }) });
navigator.vibrate = (pattern) => window.felt.push(pattern);
const { start } = OscillatorNode.prototype;
OscillatorNode.prototype.start = function (...when) {
  window.sounds += 1;
  return start.apply(this, when);
};
"""
