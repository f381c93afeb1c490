"""The table on a phone: what is mine stays in sight, and the lake can be read."""

import re
from dataclasses import replace
from functools import partial

import pytest
from e2e.kit.arriving import sit_down
from e2e.kit.boxes import are_apart, box_of, covering, middle, seat_at
from e2e.kit.devices import Mouse, Touch
from e2e.kit.games import assert_shown, hold
from e2e.kit.guide import Guide
from e2e.kit.layout import (
    DESK,
    LOW,
    MINE,
    SMALL,
    all_on_top,
    cells_in_sight,
    tile_width,
    tiles_in_sight,
)
from e2e.kit.prepare import new_cookie, position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import CONNECTION_LOST, PHONE, Visit
from e2e.kit.words import say
from playwright.sync_api import Page, expect
from server.kit.guest import eventually

from lanterns.rules import end_of

_HAS_MOVED = """(x) => {
  const boat = document.querySelector("[data-at='0,0']").getBoundingClientRect();
  return Math.abs(boat.x - x) > 8;
}"""


def is_in_sight(page: Page, cell: str) -> bool:
    """Whether nothing lies over a free cell."""
    return cell in cells_in_sight(page)


def test_what_others_get_stands_at_their_seats(visit: Visit, server: Server) -> None:
    table = prepare(server.database, position("middle"))
    touch = sit_down(visit, table, end_of(table.record).turn, "phone")
    state = touch.to_move()
    page = touch.page
    lake, boat = page.locator(".lake").first, page.locator("[data-at='0,0']")
    before = box_of(boat)
    touch.press(touch.cell(state["legal"]["placements"][0][0].partition("@")[2].partition("r")[0]))
    for edge in ("left", "top", "right"):
        chip = page.locator(f"[data-beam={edge}]")
        inner, outer = box_of(chip), box_of(seat_at(page, edge))
        assert outer["x"] <= inner["x"]
        assert inner["x"] + inner["width"] <= outer["x"] + outer["width"]
        assert are_apart(inner, box_of(lake))
    # The lake stays where it is, and every cell in sight; one button places the tile.
    assert box_of(boat) == before
    assert len(cells_in_sight(page)) >= page.locator("[data-cell]").count() - 1
    expect(
        page.get_by_role("button", name=re.compile("^" + say("table-place-short")))
    ).to_have_count(1)


@pytest.mark.prove
def test_what_is_mine_stays_in_sight_whatever_is_open(guide: Guide) -> None:
    mouse = guide.sit("middle", new_cookie())
    mouse.to_move()
    page = mouse.page
    mouse.press(mouse.button(say("table-recap-done")))
    for step in ("exchange", "dedicate", "place"):
        mouse.choose_step(step)
        for size in (SMALL, LOW):
            mouse.resize(size)
            for mine in MINE:
                assert all_on_top(page.locator(mine)), (step, size, mine)
            assert all_on_top(seat_at(page, "bottom").locator(".honor b"))
    mouse.resize(DESK)
    hold(mouse)
    for size in (SMALL, LOW):
        mouse.resize(size)
        strip = page.get_by_role("region", name=say("table-preview"), exact=True)
        assert box_of(strip)["height"] <= 72
        # The strip has the place of the steps.
        assert all_on_top(mouse.button(say("table-place")))
        assert all_on_top(page.locator(MINE[0])), size
        mouse.press(mouse.button(say("table-preview-more")))
        expect(strip.locator("ol > li").first).to_be_visible()
        assert all_on_top(page.locator(MINE[0])), size
        mouse.press(mouse.button(say("table-preview-less")))


@pytest.mark.parametrize("size", [SMALL, pytest.param(LOW, marks=pytest.mark.prove)], ids=str)
def test_a_late_lake_is_seen_whole_and_a_part_of_it_near(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    table = prepare(server.database, position("no_favor"))
    touch = Touch(visit(cookie=table.cookies[end_of(table.record).turn], size=size, touch=True))
    touch.visitor.open(table.path)
    state = touch.to_move()
    page = touch.page
    touch.press(touch.button(say("table-recap-done")))
    cells = {place[0].partition("@")[2].partition("r")[0] for place in state["legal"]["placements"]}
    eventually(lambda: set(cells_in_sight(page)) == cells)
    # Tiles too small to read: a chosen one comes near, and all is back when it is let go.
    for cell in sorted(cells)[::7]:
        touch.press(touch.cell(cell))
        expect(page.locator("[data-beam]").first).to_be_visible()
        eventually(lambda: tile_width(page) >= 38.5)
        eventually(partial(is_in_sight, page, cell))
        touch.press(touch.button(say("table-not-yet")))
        eventually(lambda: set(cells_in_sight(page)) == cells)
    # No farther than the whole lake; near, a small map shows where I look.
    width = tile_width(page)
    zoom = "delta => document.querySelector('.frame svg').dispatchEvent("
    zoom += (
        "new WheelEvent('wheel', { deltaY: delta, clientX: 150, clientY: 250, cancelable: true }))"
    )
    page.evaluate(zoom, 400)
    assert tile_width(page) == width
    page.evaluate(zoom, -400)
    small_map = page.locator(".mini-map")
    assert box_of(small_map)["width"] == pytest.approx(84, abs=2)
    if size == LOW:
        # Held across, there is room for the map beside the lake.
        lake = box_of(page.locator(".lake").first)
        assert box_of(small_map)["x"] >= lake["x"] + lake["width"]
    before = box_of(page.locator("[data-at='0,0']"))
    small_map.tap(position={"x": 8, "y": 8})
    page.wait_for_function(_HAS_MOVED, arg=before["x"])
    # The lake follows a finger that is drawn over the map.
    before, (x, y) = box_of(page.locator("[data-at='0,0']")), middle(box_of(small_map))
    page.mouse.move(x - 30, y)
    page.mouse.down()
    page.mouse.move(x + 30, y, steps=3)
    page.mouse.up()
    eventually(lambda: box_of(page.locator("[data-at='0,0']"))["x"] < before["x"])
    touch.press(touch.button(say("table-zoom-fit")))
    eventually(lambda: set(cells_in_sight(page)) == cells)
    expect(small_map).to_have_count(0)
    # What can be taken back adds a button, and all figures still have their room.
    touch.dedicate(state["legal"]["dedications"][0], state["legal"]["dedications"])
    expect(touch.button(say("table-take-back"))).to_be_visible()
    for part in (".bank-chip", ".tools", ".menu"):
        assert all_on_top(page.locator(part)), part


@pytest.mark.prove
def test_short_names_stay_distinct_and_the_flag_covers_nothing(
    visit: Visit, server: Server
) -> None:
    names = ("Ana", "Lamplighter", "Lamplighter", "Lamplighter")
    table = prepare(server.database, position("middle"), names=names)
    mouse = Mouse(visit(cookie=table.cookies[1], size=SMALL))
    mouse.visitor.open(table.path)
    mouse.visitor.until("state.game !== null")
    mouse.press(mouse.button(say("table-recap-done")))
    shorts = mouse.page.locator("section.badge .short")
    expect(shorts).to_have_count(3)
    assert len(set(shorts.all_text_contents())) == 3
    widths = shorts.evaluate_all(
        """all => all.map((one) =>
            [one.textContent, one.getBoundingClientRect().width, one.parentElement.clientWidth])"""
    )
    assert all(width <= room + 1 for _, width, room in widths), widths
    assert covering(shorts) == []


def test_names_of_seven_letters_are_whole_on_a_phone(visit: Visit, server: Server) -> None:
    names = ("Ana", "Phoenix", "Ben", "Karpfen")
    table = prepare(server.database, position("middle"), names=names)
    mouse = Mouse(visit(cookie=table.cookies[0], size=PHONE))
    mouse.visitor.open(table.path)
    mouse.visitor.until("state.game !== null")
    for edge, name in (("left", "Phoenix"), ("right", "Karpfen")):
        badge = seat_at(mouse.page, edge)
        expect(badge.locator(".short")).to_have_text(name)
        # With some room, where the badge's corners are round.
        assert box_of(badge.locator(".short"))["width"] <= box_of(badge)["width"] - 6


@pytest.mark.prove
def test_names_are_whole_where_there_is_room(visit: Visit, server: Server) -> None:
    long = "Maximiliane von und zu Hohenlohe"
    names = (long, "Frosch", long, "Falter")
    table = prepare(server.database, position("middle"), names=names)
    mouse = Mouse(visit(cookie=table.cookies[0], size=(1000, 700)))
    mouse.visitor.open(table.path)
    mouse.to_move()
    mouse.press(mouse.button(say("table-recap-done")))
    stems = mouse.page.locator("section[data-seat] .stem")
    is_cut = "all => all.map((one) => one.scrollWidth > one.clientWidth)"
    # Mine is cut before what is said of it; the numbers of equal names are never cut.
    expect(stems).to_have_text([long, "Frosch", long, "Falter"])
    assert stems.evaluate_all(is_cut) == [True, False, True, False]
    mine = mouse.page.locator("section[data-seat='0'] header")
    you, room = box_of(mine.locator(".end")), box_of(mine)
    assert you["width"] > 0
    assert you["x"] + you["width"] <= room["x"] + room["width"]


@pytest.mark.prove
def test_too_many_cards_neither_wrap_the_steps_nor_shrink_the_lake(guide: Guide) -> None:
    mouse = guide.sit("discard", new_cookie())
    state = mouse.to_move()
    mouse.resize(SMALL)
    steps = mouse.page.locator(".steps button")
    expect(steps).to_have_count(4)
    lake = box_of(mouse.page.locator(".lake").first)
    assert len({round(box_of(step)["y"]) for step in steps.all()}) == 1
    for _ in range(2):
        mouse.discard(state["legal"]["discards"][0])
        state = mouse.visitor.until("state.version > arg", state["version"])
    expect(steps).to_have_count(3)
    assert box_of(mouse.page.locator(".lake").first) == lake


@pytest.mark.prove
def test_the_button_of_an_unsent_move_stays_inside(guide: Guide) -> None:
    mouse = guide.sit("middle", new_cookie())
    hold(mouse)
    mouse.resize(SMALL)
    mouse.visitor.allow(*CONNECTION_LOST)
    guide.proxy.cut()
    mouse.press(mouse.button(say("table-place")))
    withdraw = mouse.button(say("table-withdraw"))
    expect(withdraw).to_be_visible()
    for size in (SMALL, LOW, PHONE):
        mouse.resize(size)
        outer, inner = box_of(mouse.page.get_by_role("alert")), box_of(withdraw)
        assert outer["x"] <= inner["x"]
        assert inner["x"] + inner["width"] <= outer["x"] + outer["width"]
        assert inner["y"] + inner["height"] <= outer["y"] + outer["height"]
        assert all_on_top(withdraw), size


@pytest.mark.prove
def test_the_words_about_a_first_tile_do_not_lie_over_the_buttons_that_zoom(guide: Guide) -> None:
    record = replace(position("middle"), actions=())
    cookies = [new_cookie() for _ in record.seating]
    table = prepare(guide.server.database, record, cookies)
    mouse = guide.come(table.path, cookies[end_of(record).turn])
    mouse.to_move()
    for size in (SMALL, PHONE):
        mouse.resize(size)
        for zoom in ("table-zoom-in", "table-zoom-out"):
            assert all_on_top(mouse.button(say(zoom))), (size, zoom)


def test_signs_of_sets_leave_honor_readable(guide: Guide) -> None:
    mouse = guide.sit("final", new_cookie())
    mouse.resize(SMALL)
    page = mouse.page
    ready = page.locator(".badge .reach .ready")
    expect(ready.first).to_be_visible()
    assert ready.count() > 3
    # Digits end above their line's lower edge.
    digits = [box_of(honor) for honor in page.locator(".badge .honor b").all()]
    low = max(box["y"] + 0.75 * box["height"] for box in digits)
    assert all(box_of(sign)["y"] >= low for sign in ready.all())


@pytest.mark.prove
def test_the_final_turn_says_so_and_hides_nothing(guide: Guide) -> None:
    mouse = guide.sit("final", new_cookie())
    state = mouse.to_move()
    mine = seat_at(mouse.page, "bottom")
    log, close = mouse.button(say("table-log")), mouse.button(say("close"))
    for step in ("dedicate", "end"):
        mouse.choose_step(step)
        for size in (SMALL, LOW):
            mouse.resize(size)
            assert all_on_top(mouse.page.locator(".steps .final b")), (step, size)
            assert all_on_top(mine.locator(".honor b")), (step, size)
            assert all_on_top(mine.locator("[data-card]")), (step, size)
            assert all_on_top(log), (step, size)
            if step == "end":
                assert tiles_in_sight(mouse.page) >= 8, size
        # Half behind the words, the sentence in place of my tiles could not be read.
        expect(mouse.page.locator("[data-hand] p")).to_be_hidden()
        mouse.resize(DESK)
        assert tiles_in_sight(mouse.page) == len(state["game"]["lake"]), step
    assert_shown(mouse.visitor, state)
    mouse.resize(SMALL)
    mouse.press(log)
    expect(close).to_be_visible()
