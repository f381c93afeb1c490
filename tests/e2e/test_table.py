"""What whole games do not need: the wheel, dragging, shortcuts, motion."""

from random import Random
from typing import Any

import pytest
from e2e.kit.devices import SHORTCUTS, Mouse
from e2e.kit.games import assert_shown
from e2e.kit.prepare import position, prepare
from e2e.kit.previews import reader_of
from e2e.kit.server import Server
from e2e.kit.visitor import PATIENCE, PHONE, Message, Visit
from e2e.kit.words import say, set_facts
from playwright.sync_api import expect

from lanterns.rules import end_of

_COUNT_FLIGHTS = """() => {
  window.flights = 0;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    window.flights += 1;
    return animate.apply(this, how);
  };
}"""


def come_to(visit: Visit, server: Server, name: str, **options: Any) -> tuple[Mouse, Message]:
    """Sit down at a prepared table, on turn."""
    table = prepare(server.database, position(name))
    cookie = table.cookies[end_of(table.record).turn]
    mouse = Mouse(visit(cookie=cookie, **options))
    mouse.visitor.open(table.path)
    return mouse, mouse.to_move()


def test_the_mouse_turns_what_it_holds_and_is_shown_no_button_it_cannot_reach(
    visit: Visit, server: Server
) -> None:
    mouse, state = come_to(visit, server, "middle")
    place = mouse.button(say("table-place"))
    hint = mouse.page.get_by_text(say("table-click-to-place"))
    action = state["legal"]["placements"][0][0]
    assert action.endswith("r0")
    first = mouse.point(state, action)
    held = mouse.page.locator("[data-hand] button[aria-pressed='true']")
    label = held.get_attribute("aria-label")
    assert label is not None
    mouse.page.mouse.wheel(0, 120)
    expect(held).not_to_have_attribute("aria-label", label)
    mouse.turned.clear()
    mouse.page.mouse.wheel(0, -120)
    expect(held).to_have_attribute("aria-label", label)
    assert mouse.previewed() == first
    expect(hint).to_be_visible()
    expect(place).to_have_count(0)
    # By keys the same cell is pointed at for as long as it takes.
    mouse.page.keyboard.press("p")
    expect(place).to_be_visible()
    expect(hint).to_have_count(0)
    mouse.press(mouse.button(say("table-not-yet")))
    expect(place).to_have_count(0)


@pytest.mark.prove
def test_a_stack_that_glows_leads_to_its_sets(visit: Visit, server: Server) -> None:
    mouse, state = come_to(visit, server, "take_back")
    offers = state["legal"]["dedications"]
    stacks = mouse.page.get_by_role("list", name=say("table-stacks"), exact=True)
    expect(stacks.get_by_role("button")).to_have_count(len({offer["kind"] for offer in offers}))
    mouse.press(stacks.get_by_role("button").first)
    expect(mouse.button(say("action-dedicate", **set_facts(offers[0])))).to_be_visible()


def test_a_tile_is_dragged_onto_the_lake_and_placed_by_enter(visit: Visit, server: Server) -> None:
    mouse, state = come_to(visit, server, "middle")
    reader = reader_of(mouse.visitor, state)
    action = state["legal"]["placements"][0][0]
    mouse.point(state, action)
    mouse.drag(action)
    previewed = mouse.previewed()
    expect(mouse.button(say("table-place"))).to_be_focused()
    mouse.page.keyboard.press("Enter")
    mouse.compare(state, reader, previewed)


@pytest.mark.prove
def test_a_double_click_goes_to_a_step_and_a_click_does_what_it_is_called(
    visit: Visit, server: Server
) -> None:
    mouse, state = come_to(visit, server, "final")
    mouse.choose_step("exchange")
    mouse.step("end").dblclick()
    assert mouse.visitor.state() == state
    mouse.press(mouse.step("end"))
    # There is a set in hand, so the page asks first.
    assert mouse.visitor.state() == state
    mouse.press(mouse.button(say("table-end-anyway")))
    mouse.visitor.until("state.version > arg", state["version"])


def test_keys_lead_to_what_a_step_offers_and_to_the_lake(visit: Visit, server: Server) -> None:
    mouse, _ = come_to(visit, server, "middle")
    for step, key in SHORTCUTS.items():
        mouse.page.keyboard.press(key)
        region = mouse.page.get_by_role("region", name=say(f"table-step-{step}"), exact=True)
        expect(region.locator("button:focus")).to_be_visible()
    keys = mouse.button(say("table-shortcuts"))
    mouse.press(keys)
    # It is loaded when it is first opened.
    expect(mouse.page.get_by_role("dialog")).to_be_visible()
    mouse.page.keyboard.press("Escape")
    expect(keys).to_be_focused()
    mouse.page.keyboard.press("ArrowUp")
    expect(mouse.page.locator("[role=gridcell]:focus")).to_be_visible()


@pytest.mark.prove
def test_a_tap_beside_the_log_only_closes_it(visit: Visit, server: Server) -> None:
    mouse, _ = come_to(visit, server, "middle", size=PHONE)
    mouse.page.keyboard.press("l")
    close = mouse.button(say("close"))
    expect(close).to_be_visible()
    mouse.page.mouse.click(8, PHONE[1] / 2)
    expect(close).to_have_count(0)
    expect(mouse.page.locator("[data-preview]")).to_be_empty()


@pytest.mark.prove
def test_what_travels_arrives_and_is_never_in_the_way(visit: Visit, server: Server) -> None:
    moving = {"motion": "on", "pace": "brisk"}
    mouse, state = come_to(visit, server, "middle", settings=moving, size=PHONE)
    mouse.page.evaluate(_COUNT_FLIGHTS)
    mouse.exchange(state["legal"]["exchanges"][0])
    exchanged = mouse.visitor.until("state.version > arg", state["version"])
    mouse.page.wait_for_function("() => window.flights > 0", timeout=PATIENCE)
    # Nothing waits for the cards that are still on their way.
    sets = exchanged["legal"]["dedications"]
    if sets:
        mouse.dedicate(sets[0], sets)
        exchanged = mouse.visitor.until("state.version > arg", exchanged["version"])
    placed = mouse.place_and_compare(exchanged, Random(1))
    assert_shown(mouse.visitor, placed)


def test_a_phone_brings_every_cell_under_the_pointer(visit: Visit, server: Server) -> None:
    """Nor does the lake spring back when the preview comes."""
    mouse, _ = come_to(visit, server, "middle", size=PHONE)
    mouse.choose_step("place")
    cells = mouse.page.locator("[data-cell]")
    assert cells.count() > 10
    for cell in cells.all():
        cell.hover()
        mouse.page.mouse.move(5, 5)
