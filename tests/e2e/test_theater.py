"""The turns of others: shown one by one, hurried, and told to a waiting tab."""

from dataclasses import replace
from itertools import groupby
from random import Random
from typing import Any

import pytest
from e2e.kit.absent import Absent
from e2e.kit.arriving import SCREENS, on_desktops, on_phones, sit_down
from e2e.kit.boxes import are_apart, box_of
from e2e.kit.clock import stop_clock
from e2e.kit.devices import Pointing
from e2e.kit.film import film_until_mine, start_filming
from e2e.kit.games import assert_shown
from e2e.kit.prepare import position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import PATIENCE, Visit
from e2e.kit.words import say
from playwright.sync_api import expect
from server.kit.guest import eventually

BRISK = {"motion": "on", "pace": "brisk"}
CALM = {"motion": "on", "pace": "calm"}
UNMOVED = {"motion": "off", "pace": "brisk"}
"""The scenes without travel: they take as long, and a browser without a graphics card far less."""


def watch(
    visit: Visit, server: Server, after: int = 3, screen: str = "desktop", **options: Any
) -> tuple[Pointing, Absent]:
    """Sit down at a table of four, so many turns before mine."""
    table = prepare(server.database, position("middle"))
    absent = Absent(server, table)
    return sit_down(visit, table, absent.seat(after), screen, **options), absent


@pytest.mark.prove
@on_phones
def test_each_player_has_the_stage_alone(visit: Visit, server: Server, screen: str) -> None:
    mouse, absent = watch(visit, server, screen=screen, settings=BRISK)
    start_filming(mouse.visitor, say("table-steps"))
    others = [absent.seat(after) for after in range(3)]
    # All of them arrive while the first one is shown.
    for seat in others:
        absent.take_turn(seat)
    film = film_until_mine(mouse.visitor)
    frames = [frame for frame in film["frames"] if frame["beat"] is not None]

    assert [seat for seat, _ in groupby(frame["seat"] for frame in frames)] == others
    captions = [
        [
            caption
            for caption, _ in groupby(frame["caption"] for frame in frames if frame["seat"] == seat)
        ]
        for seat in others
    ]
    for own in captions:
        assert "you get " in own[-1] and own[-1].endswith(".")
    for caption in {caption for own in captions for caption in own}:
        assert film["told"].count(caption) == 1
    for seat in others:
        assert max(frame["beams"] for frame in frames if frame["seat"] == seat) >= 3

    # My turn: nothing flies any more, and everything is as the server says.
    mine = [frame for frame in film["frames"] if frame["mine"]]
    assert all(frame["flights"] == frame["beams"] == 0 for frame in mine)
    assert not any(frame["mine"] for frame in frames)
    assert film["told"][-1] == say("event-turn-began", you="yes", name="")
    assert_shown(mouse.visitor, mouse.visitor.state())


@pytest.mark.prove
@on_phones
def test_keys_taps_and_a_button_hurry_the_others(visit: Visit, server: Server, screen: str) -> None:
    mouse, absent = watch(visit, server, screen=screen, settings=CALM, first=True)
    width, height = SCREENS[screen]
    first, second, third = (absent.seat(after) for after in range(3))
    on_turn = mouse.page.locator("section.onTurn")
    # No scene ends by itself, however slow the machine is.
    mouse.page.clock.install()
    stop_clock(mouse.page)
    for seat in (first, second, third):
        absent.take_turn(seat)
    expect(mouse.page.locator("[data-theater]")).to_be_visible()
    while on_turn.get_attribute("data-seat") == str(first):
        mouse.page.keyboard.press(" ")
    # The strip grows with every turn that has been shown.
    strip = mouse.page.get_by_role("list", name=say("table-recap"), exact=True)
    expect(strip.get_by_role("button")).to_have_count(1)
    # The middle of the window shows the lake; the seats are at its edges.
    while on_turn.get_attribute("data-seat") == str(second):
        if screen == "phone":
            mouse.page.touchscreen.tap(width / 2, height / 2)
        else:
            mouse.page.mouse.click(width / 2, height / 2)
    expect(on_turn).to_have_attribute("data-seat", str(third))
    mouse.press(mouse.button(say("theater-skip")))
    expect(mouse.step("place")).to_be_visible()
    expect(mouse.page.locator("[data-theater]")).to_have_count(0)
    expect(mouse.page.locator(".flight")).to_have_count(0)
    mouse.page.clock.resume()
    state = mouse.to_move()
    assert state["game"]["turn"] == absent.seat(3)
    assert_shown(mouse.visitor, state)


@pytest.mark.prove
def test_the_pace_is_remembered_and_instant_shows_nothing(visit: Visit, server: Server) -> None:
    mouse, absent = watch(visit, server, settings=UNMOVED)
    mouse.press(mouse.button(say("settings")))
    paces = mouse.page.get_by_role("group", name=say("pace"), exact=True)
    mouse.pick(paces.get_by_role("radio", name=say("pace-instant"), exact=True))
    mouse.visitor.reload()
    mouse.press(mouse.button(say("settings")))
    expect(paces.get_by_role("radio", name=say("pace-instant"), exact=True)).to_be_checked()
    mouse.page.keyboard.press("Escape")
    start_filming(mouse.visitor, say("table-steps"))
    for after in range(3):
        absent.take_turn(absent.seat(after))
    film = film_until_mine(mouse.visitor)
    assert {frame["beat"] for frame in film["frames"]} == {None}


def test_without_motion_there_are_captions_and_no_travel(visit: Visit, server: Server) -> None:
    mouse, absent = watch(visit, server, 1, settings={"motion": "auto", "pace": "brisk"})
    mouse.page.emulate_media(reduced_motion="reduce")
    try:
        # An open page learns of it some frames later, on a busy machine after the turn has begun.
        mouse.visitor.reload()
        start_filming(mouse.visitor, say("table-steps"))
        absent.take_turn(absent.seat(0))
        film = film_until_mine(mouse.visitor)
    finally:
        mouse.page.emulate_media(reduced_motion="no-preference")
    assert any(frame["caption"] for frame in film["frames"])
    assert all(frame["flights"] == 0 for frame in film["frames"])


@pytest.mark.prove
@on_desktops
def test_my_first_token_lands_at_my_seat(visit: Visit, server: Server, screen: str) -> None:
    table = prepare(server.database, position("take_back"))
    mine = Absent(server, table).seat(0)
    mouse = sit_down(visit, table, mine, screen, settings=CALM)
    state = mouse.to_move()
    assert state["game"]["players"][mine]["tokens"] == []
    mouse.page.evaluate(_CATCH_TOKEN)
    sets = state["legal"]["dedications"]
    mouse.dedicate(sets[0], sets)
    mouse.page.wait_for_function("() => window.token", timeout=PATIENCE)
    x, y = mouse.page.evaluate("() => window.token")
    mouse.visitor.until("state.version > arg", state["version"])
    landed = mouse.page.locator(f"section[data-seat='{mine}'] [data-tokens] [data-kind]")
    expect(landed).to_be_visible()
    box = landed.bounding_box()
    assert box is not None
    assert abs(box["x"] + box["width"] / 2 - x) < 40
    assert abs(box["y"] + box["height"] / 2 - y) < 40


_CATCH_TOKEN = """() => {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, how) {
    if (this.classList.contains("token")) {
      const end = new DOMMatrix(frames.at(-1).transform);
      window.token = [end.e, end.f];
    }
    return animate.call(this, frames, how);
  };
}"""


@pytest.mark.prove
@pytest.mark.parametrize("cell", ["0,-1", "0,1"], ids=["above", "below"])
@on_desktops
def test_the_caption_of_my_tile_leaves_the_chips_free(
    visit: Visit, server: Server, screen: str, cell: str
) -> None:
    """The caption is at the lake's other edge: the lower one for the cell above the first tile."""
    dealt = replace(position("take_back"), actions=())
    table = prepare(server.database, dealt, bots={1: "random"})
    mouse = sit_down(visit, table, 0, screen, settings=CALM, first=True)
    state = mouse.to_move()
    offers = state["legal"]["placements"]
    state["legal"]["placements"] = [offer for offer in offers if f"@{cell}r" in offer[0]]
    expect(mouse.step("place")).to_be_visible()
    mouse.page.clock.install()
    stop_clock(mouse.page)
    mouse.place(state, Random(1))
    caption, chips = mouse.page.locator(".sky p"), mouse.page.locator("[data-beam]")
    expect(caption).to_contain_text("You get ")
    while chips.count() == 0:
        mouse.page.clock.run_for(50)
    words = box_of(caption)
    assert all(are_apart(words, box_of(chip)) for chip in chips.all())


def test_a_waiting_tab_says_that_it_is_my_turn(visit: Visit, server: Server) -> None:
    mouse, absent = watch(visit, server, 1, settings={**UNMOVED, "notify": True})
    mouse.page.evaluate(_LOOK_AWAY)
    absent.take_turn(absent.seat(0))
    mouse.page.wait_for_function("() => document.title.startsWith('●')", timeout=PATIENCE)
    icon = mouse.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    assert mouse.page.evaluate("() => window.notified") == [say("home-my-turn")]
    assert mouse.page.evaluate("() => window.badge") == 1
    # Nobody watched, so there is a recap instead of a film.
    expect(mouse.page.locator("[data-theater]")).to_have_count(0)
    mouse.page.evaluate("() => window.lookAgain()")
    expect(icon).to_have_attribute("href", "/icon.svg")
    mouse.page.wait_for_function("() => window.notified.length === 0", timeout=PATIENCE)
    assert mouse.page.evaluate("() => window.badge") == 0
    expect(mouse.page.get_by_role("region", name=say("table-recap"))).to_be_visible()


_LOOK_AWAY = """() => {
  let state = "hidden";
  Object.defineProperty(document, "visibilityState", { get: () => state, configurable: true });
  window.notified = [];
  navigator.setAppBadge = async (count) => { window.badge = count; };
  navigator.clearAppBadge = async () => { window.badge = 0; };
  window.Notification = class {
    static permission = "granted";
    constructor(title) { window.notified.push(title); }
    close() { window.notified.pop(); }
  };
  window.lookAgain = () => {
    state = "visible";
    document.dispatchEvent(new Event("visibilitychange"));
  };
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_the_log_shows_a_whole_round_of_four(visit: Visit, server: Server) -> None:
    mouse, absent = watch(visit, server, 4)
    for after in range(4):
        absent.take_turn(absent.seat(after), dedicates=True)
    mouse.visitor.until("state.game.turn === arg", absent.seat(0))
    log = mouse.page.get_by_role("region", name=say("table-log"), exact=True)
    count = """(list) => [...list.children].filter(
        (row) => row.getBoundingClientRect().bottom <= list.getBoundingClientRect().bottom
    ).length"""
    eventually(lambda: bool(log.locator("> ol").evaluate(count) >= 4))
