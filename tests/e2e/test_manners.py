"""Hasty hands at the table: double clicks, Escape, back and forward, two windows."""

from collections.abc import Sequence
from typing import Any

import pytest
from e2e.kit.arriving import sit_down
from e2e.kit.devices import Mouse
from e2e.kit.prepare import NAMES, position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import PHONE, TABLET, Message, Visit
from e2e.kit.words import say
from playwright.sync_api import Route, expect

from lanterns.rules import end_of


def come(
    visit: Visit, server: Server, names: Sequence[str] = NAMES, **options: Any
) -> tuple[Mouse, Message]:
    """Sit down at a table half way through its game, on turn."""
    table = prepare(server.database, position("middle"), names=names)
    mouse = Mouse(visit(cookie=table.cookies[end_of(table.record).turn], **options))
    mouse.visitor.open(table.path)
    state = mouse.to_move()
    mouse.press(mouse.button(say("table-recap-done")))
    return mouse, state


def test_a_tile_placed_twice_lies_once_in_every_window(visit: Visit, server: Server) -> None:
    mouse, state = come(visit, server)
    other = mouse.visitor.new_window()
    other.goto(mouse.page.url)
    other.wait_for_function("() => window.latest?.legal")
    action = state["legal"]["placements"][0][0]
    mouse.point(state, action)
    mouse.cell(action.partition("@")[2].partition("r")[0]).dblclick()
    after = mouse.visitor.until("state.legal === null")
    assert after["version"] == state["version"] + 1
    other.wait_for_function("(version) => window.latest.version === version", arg=after["version"])
    for page in (mouse.page, other):
        expect(page.get_by_role("alert")).to_have_count(0)


def test_escape_closes_what_lies_over_the_table_and_the_keyboard_goes_back(
    visit: Visit, server: Server
) -> None:
    mouse, _ = come(visit, server)
    for name in ("people", "settings", "table-shortcuts"):
        opener = mouse.button(say(name))
        mouse.press(opener)
        expect(mouse.page.get_by_role("dialog")).to_be_visible()
        mouse.page.keyboard.press("Escape")
        expect(mouse.page.get_by_role("dialog")).to_have_count(0)
        expect(opener).to_be_focused()
    # Where the log lies beside the lake it is no drawer, and there is nothing to close.
    mouse.choose_step("exchange")
    mouse.page.keyboard.press("l")
    mouse.page.keyboard.press("Escape")
    expect(mouse.step("place")).to_have_attribute("aria-current", "step")


@pytest.mark.prove
def test_escape_closes_the_log_and_leads_back_to_where_the_keyboard_was(
    visit: Visit, server: Server
) -> None:
    mouse, _ = come(visit, server, size=TABLET)
    opener, close = mouse.button(say("table-log")), mouse.button(say("close"))
    mouse.press(opener)
    expect(close).to_be_focused()
    mouse.page.keyboard.press("Escape")
    expect(close).to_have_count(0)
    expect(opener).to_be_focused()
    mouse.choose_step("exchange")
    mouse.page.keyboard.press("Escape")
    expect(mouse.step("place")).to_have_attribute("aria-current", "step")
    mouse.page.keyboard.press("p")
    cell = mouse.page.locator("[role=gridcell]:focus")
    expect(cell).to_be_visible()
    mouse.page.keyboard.press("l")
    expect(close).to_be_focused()
    mouse.page.keyboard.press("Escape")
    expect(cell).to_be_visible()


@pytest.mark.prove
def test_words_selected_out_of_a_sheet_do_not_close_it(visit: Visit) -> None:
    mouse = Mouse(visit())
    mouse.visitor.open("/")
    mouse.press(mouse.page.get_by_role("button", name=say("home-invite")))
    sheet = mouse.page.get_by_role("dialog")
    name = sheet.get_by_label(say("home-my-name"), exact=True)
    name.fill("Ana")
    name.hover()
    mouse.page.mouse.down()
    mouse.page.mouse.move(5, 5, steps=3)
    mouse.page.mouse.up()
    expect(name).to_be_focused()
    mouse.page.mouse.click(5, 5)
    expect(sheet).to_have_count(0)


@pytest.mark.prove
def test_people_of_the_same_name_play_together(visit: Visit, server: Server) -> None:
    mouse, state = come(visit, server, names=["Guest"] * len(NAMES))
    mouse.point(state, state["legal"]["placements"][0][0])
    for seat in range(1, len(state["table"]["seats"]) + 1):
        expect(mouse.page.get_by_role("heading", name=f"Guest {seat}")).to_be_visible()


@pytest.mark.prove
def test_a_look_at_somebodys_cards_ends_with_the_next_tap(visit: Visit, server: Server) -> None:
    table = prepare(server.database, position("middle"))
    touch = sit_down(visit, table, end_of(table.record).turn, "phone")
    look = touch.page.locator("section[data-seat].badge").first.get_by_role("button")
    sheet = touch.page.get_by_role("dialog")
    touch.press(look)
    expect(sheet).to_be_visible()
    touch.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(look).to_be_focused()
    tile = touch.tile(1).bounding_box()
    assert tile is not None
    touch.press(look)
    expect(sheet).to_be_visible()
    # A tap beside the sheet ends the look, and picks nothing that lies under it.
    touch.page.touchscreen.tap(tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2)
    expect(sheet).to_have_count(0)
    expect(touch.tile(1)).to_have_attribute("aria-pressed", "false")


@pytest.mark.prove
def test_escape_closes_a_dialog_that_is_still_on_its_way(visit: Visit, server: Server) -> None:
    mouse, _ = come(visit, server)
    held: list[Route] = []
    mouse.page.route("**/Settings.js", lambda route: held.append(route))
    opener, dialog = mouse.button(say("settings")), mouse.page.get_by_role("dialog")
    try:
        mouse.choose_step("exchange")
        with mouse.page.expect_request("**/Settings.js") as asked:
            mouse.press(opener)
        mouse.page.keyboard.press("Escape")
        for route in held:
            route.continue_()
        # It arrives, and stays closed; the key meant nothing else.
        mouse.page.evaluate("async (address) => void (await import(address))", asked.value.url)
        expect(dialog).to_have_count(0)
        expect(mouse.step("exchange")).to_have_attribute("aria-current", "step")
        mouse.press(opener)
        expect(dialog).to_be_visible()
    finally:
        mouse.page.unroute("**/Settings.js")


@pytest.mark.prove
def test_back_and_forward_lead_out_of_the_table_and_in_again(visit: Visit, server: Server) -> None:
    mouse, state = come(visit, server)
    mouse.page.get_by_role("link", name=say("home"), exact=True).first.click()
    expect(mouse.page.get_by_role("heading", level=1, name=say("title"))).to_be_visible()
    mouse.page.go_back()
    expect(mouse.tile(2)).to_be_visible()
    # In the middle of my turn, from another size of screen.
    mouse.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    mouse.visitor.reload()
    expect(mouse.tile(2)).to_be_visible()
    assert mouse.visitor.state()["game"] == state["game"]
