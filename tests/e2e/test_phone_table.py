"""The table on a phone: what is mine stays in sight, and the lake can be read."""

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


@pytest.mark.prove
def test_the_far_chip_lies_over_the_tokens(visit: Visit, server: Server) -> None:
    table = prepare(server.database, replace(position("take_back"), actions=()))
    touch = sit_down(visit, table, 0, "phone")
    touch.to_move()
    touch.press(touch.cell("-1,0"))
    chip = touch.page.locator("[data-beam=top]")
    assert not are_apart(box_of(chip), box_of(touch.page.locator(".bank")))
    # Otherwise no pointer finds it.
    chip.evaluate("chip => { chip.style.pointerEvents = 'auto' }")
    assert covering(chip) == []


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
        assert all_on_top(mouse.button(say("table-place")))
        for mine in MINE:
            assert all_on_top(page.locator(mine)), (size, mine)
        mouse.press(mouse.button(say("table-preview-more")))
        expect(strip.locator("ol > li").first).to_be_visible()
        for mine in MINE:
            assert all_on_top(page.locator(mine)), (size, mine)
        mouse.press(mouse.button(say("table-preview-less")))


@pytest.mark.parametrize("size", [SMALL, pytest.param(LOW, marks=pytest.mark.prove)], ids=str)
def test_a_late_lake_is_readable_on_a_small_phone(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    table = prepare(server.database, position("no_favor"))
    cookie = table.cookies[end_of(table.record).turn]
    touch = Touch(visit(cookie=cookie, size=size, touch=True))
    touch.visitor.open(table.path)
    state = touch.to_move()
    page = touch.page
    touch.press(touch.button(say("table-recap-done")))
    eventually(lambda: tile_width(page) >= 55)
    # The best of 23 cells, and how many fit there.
    eventually(lambda: len(cells_in_sight(page)) >= 8)
    small_map = page.locator(".mini-map")
    assert box_of(small_map)["width"] == pytest.approx(84, abs=2)
    if size == LOW:
        # Held across, there is room for the map beside the lake.
        lake = box_of(page.locator(".lake").first)
        assert box_of(small_map)["x"] >= lake["x"] + lake["width"]
    expect(page.get_by_text(say("table-lake-hint"))).to_be_visible()
    # A tap on the map looks elsewhere, and the hint is not needed again.
    before = box_of(page.locator("[data-at='0,0']"))
    small_map.tap(position={"x": 8, "y": 8})
    page.wait_for_function(_HAS_MOVED, arg=before["x"])
    expect(page.get_by_text(say("table-lake-hint"))).to_have_count(0)
    # The lake follows a finger that is drawn over the map.
    before, (x, y) = box_of(page.locator("[data-at='0,0']")), middle(box_of(small_map))
    page.mouse.move(x - 30, y)
    page.mouse.down()
    page.mouse.move(x + 30, y, steps=3)
    page.mouse.up()
    eventually(lambda: box_of(page.locator("[data-at='0,0']"))["x"] < before["x"])
    # Every free cell can be tapped, and the lake moves so that nothing lies over it.
    cells = {place[0].partition("@")[2].partition("r")[0] for place in state["legal"]["placements"]}
    for cell in sorted(cells)[::5]:
        touch.press(touch.cell(cell))
        expect(page.locator("[data-beam]").first).to_be_visible()
        eventually(partial(is_in_sight, page, cell))
        touch.press(touch.button(say("table-not-yet")))
    # What can be taken back adds a button, and the far seat's figures still have their room.
    touch.dedicate(state["legal"]["dedications"][0], state["legal"]["dedications"])
    expect(touch.button(say("table-take-back"))).to_be_visible()
    far = seat_at(page, "top")
    meter, signs = box_of(far.locator(".meter b")), box_of(far.locator(".reach"))
    assert meter["x"] + meter["width"] <= signs["x"]


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


def test_the_preview_leaves_what_i_get_in_sight(visit: Visit, server: Server) -> None:
    table = prepare(server.database, position("middle"))
    cookie = table.cookies[end_of(table.record).turn]
    touch = Touch(visit(cookie=cookie, size=PHONE, touch=True, settings={"motion": "on"}))
    touch.visitor.open(table.path)
    state = touch.to_move()
    touch.press(touch.button(say("table-recap-done")))
    touch.press(touch.cell(state["legal"]["placements"][0][0].partition("@")[2].partition("r")[0]))
    chip = touch.page.locator("[data-beam=bottom]")
    expect(chip).to_be_visible()
    # The chip is placed once, by where the paper is then.
    strip = touch.page.get_by_role("region", name=say("table-preview"), exact=True)
    assert box_of(chip)["y"] + box_of(chip)["height"] <= box_of(strip)["y"]


@pytest.mark.prove
def test_the_words_about_looking_around_lie_between_the_badges(
    visit: Visit, server: Server
) -> None:
    table = prepare(server.database, position("middle"))
    mouse = Mouse(visit(cookie=table.cookies[end_of(table.record).turn], size=(320, 568)))
    mouse.visitor.open(table.path)
    mouse.press(mouse.button(say("table-recap-done")))
    words = mouse.page.get_by_text(say("table-lake-hint"))
    expect(words).to_be_visible()
    left, right = (box_of(seat_at(mouse.page, edge)) for edge in ("left", "right"))
    assert box_of(words)["x"] >= left["x"] + left["width"]
    assert box_of(words)["x"] + box_of(words)["width"] <= right["x"]
    # In a low window too, the buttons for a mouse do not lie over them.
    mouse.resize(LOW)
    assert are_apart(box_of(words), box_of(mouse.page.locator(".zoom")))


@pytest.mark.prove
def test_names_are_whole_where_there_is_room(visit: Visit, server: Server) -> None:
    long = "Maximiliane von und zu Hohenlohe"
    names = (long, "Frosch", long, "Falter")
    table = prepare(server.database, position("middle"), names=names)
    mouse = Mouse(visit(cookie=table.cookies[0], size=(820, 1180)))
    mouse.visitor.open(table.path)
    mouse.to_move()
    mouse.press(mouse.button(say("table-recap-done")))
    stems = mouse.page.locator("section[data-seat] .stem")
    is_cut = "all => all.map((one) => one.scrollWidth > one.clientWidth)"
    far = mouse.page.locator("section.badge.top .stem")
    expect(far).to_have_text(long)
    assert far.evaluate_all(is_cut) == [False]
    # Mine is cut before what is said of it; the numbers of equal names are never cut.
    mouse.resize((1000, 700))
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
                # Nothing can be placed any more: the lake shows where most tiles are.
                assert tile_width(mouse.page) >= 55
                assert tiles_in_sight(mouse.page) >= 8, size
        mouse.resize(DESK)
        assert tiles_in_sight(mouse.page) == len(state["game"]["lake"]), step
    assert_shown(mouse.visitor, state)
    mouse.resize(SMALL)
    mouse.press(log)
    expect(close).to_be_visible()
