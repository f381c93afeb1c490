"""Seats round the lake at every size: who sits where, what flows there, and what stays in sight."""

from typing import Any

import pytest
from e2e.kit.devices import Mouse, Touch
from e2e.kit.games import assert_shown
from e2e.kit.guide import Guide
from e2e.kit.layout import MINE, SMALL, all_on_top, cells_in_sight, tile_width
from e2e.kit.prepare import new_cookie, position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import CONNECTION_LOST, PHONE, Visit
from e2e.kit.words import say
from playwright.sync_api import FloatRect, Locator, Page, expect

from lanterns.rules import end_of

DESK = (1280, 800)
WALL = (2560, 1440)
LOW = (640, 360)
"""The smallest phone, held across."""

Sizes = tuple[tuple[int, int], ...]

at_many_sizes = pytest.mark.parametrize(
    "sizes",
    [(DESK, SMALL), pytest.param((WALL, LOW), marks=pytest.mark.prove)],
    ids=["usual", "extreme"],
)

_HAS_MOVED = """(x) => {
  const boat = document.querySelector("[data-at='0,0']").getBoundingClientRect();
  return Math.abs(boat.x - x) > 8;
}"""

EDGES = ("bottom", "left", "top", "right")
"""The edges of the screen in the order of play, from mine."""


def box_of(target: Locator) -> FloatRect:
    """Return the box of an element on the screen."""
    box = target.bounding_box()
    assert box is not None
    return box


def middle(box: FloatRect) -> tuple[float, float]:
    """Return the middle of a box."""
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hold(mouse: Mouse) -> list[Any]:
    """Hold a tile over the lake, where it stays; return its placement."""
    state = mouse.to_move()
    recap = mouse.button(say("table-recap-done"))
    if recap.count():
        mouse.press(recap)
    place: list[Any] = max(
        state["legal"]["placements"],
        key=lambda place: (any(not got for *_, got in place[3]), len(place[1])),
    )
    mouse.point(state, place[0])
    mouse.drag(place[0])
    return place


def seat_at(page: Page, edge: str) -> Locator:
    """Return the seat at an edge of the screen."""
    return page.locator(f"section[data-seat][data-edge={edge}]")


def assert_around(page: Page) -> None:
    """Assert that every seat is on its side of the lake's middle."""
    x, y = middle(box_of(page.get_by_role("main").locator(".lake").first))
    for edge, side in (("left", -1), ("right", 1)):
        for seat in seat_at(page, edge).all():
            assert side * (middle(box_of(seat))[0] - x) > 0, edge
            assert abs(middle(box_of(seat))[1] - y) < 0.2 * page.viewport_size["height"]  # type: ignore[index]  # these windows have a size
    for seat in seat_at(page, "top").all():
        assert middle(box_of(seat))[1] < y
    assert middle(box_of(seat_at(page, "bottom")))[1] > y * 0.9


@pytest.mark.parametrize(
    "name",
    [
        "exhausted",
        *(pytest.param(one, marks=pytest.mark.prove) for one in ("discard", "take_back")),
    ],
)
@at_many_sizes
def test_every_player_sits_at_their_edge_at_every_size(
    guide: Guide, name: str, sizes: Sizes
) -> None:
    mouse = guide.sit(name, new_cookie())
    state = mouse.to_move()
    seats = state["table"]["seats"]
    sides = [seat["side"] for seat in seats]
    mine = state["game"]["shown"]
    for size in sizes:
        mouse.resize(size)
        for seat, side in enumerate(sides):
            edge = EDGES[(side - sides[mine]) % 4]
            expect(mouse.page.locator(f"section[data-seat='{seat}']")).to_have_attribute(
                "data-edge", edge
            )
        assert_around(mouse.page)


@at_many_sizes
def test_what_a_placement_gives_flows_to_the_seats(guide: Guide, sizes: Sizes) -> None:
    mouse = guide.sit("exhausted", new_cookie())
    page = mouse.page
    place = hold(mouse)
    seats = mouse.visitor.state()["table"]["seats"]
    for size in sizes:
        mouse.resize(size)
        for seat, _, received in place[3]:
            edge = EDGES[(seats[seat]["side"] - seats[place[3][0][0]]["side"]) % 4]
            chip = page.locator(f"[data-beam={edge}]")
            expect(chip).to_contain_text("+1" if received else "0")
            assert all_on_screen(chip), (size, edge)
            if edge in ("left", "right"):
                x, seat_x = middle(box_of(chip))[0], box_of(seat_at(page, edge))
                gap = x - seat_x["x"] - (seat_x["width"] if edge == "left" else 0)
                assert abs(gap) < 5 * size_of_rem(page), (size, edge)
        expect(page.locator("[data-beam]")).to_have_count(len(place[3]))
        gains = seat_at(page, "bottom").locator(".gain")
        expect(gains).not_to_have_count(0)
    mouse.resize(DESK)
    mouse.press(mouse.button(say("table-not-yet")))
    expect(page.locator("[data-beam]")).to_have_count(0)


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
    assert tile_width(page) >= 55
    assert cells_in_sight(page)
    small_map = page.locator(".mini-map")
    assert box_of(small_map)["width"] == pytest.approx(84, abs=2)
    expect(page.get_by_text(say("table-lake-hint"))).to_be_visible()
    # A tap on the map looks elsewhere, and the hint is not needed again.
    before = box_of(page.locator("[data-at='0,0']"))
    small_map.tap(position={"x": 8, "y": 8})
    page.wait_for_function(_HAS_MOVED, arg=before["x"])
    expect(page.get_by_text(say("table-lake-hint"))).to_have_count(0)
    # Every free cell can be tapped, and the lake moves so that nothing lies over it.
    cells = {place[0].partition("@")[2].partition("r")[0] for place in state["legal"]["placements"]}
    for cell in sorted(cells)[::5]:
        touch.press(touch.cell(cell))
        expect(page.locator("[data-beam]").first).to_be_visible()
        assert cell in cells_in_sight(page)
        touch.press(touch.button(say("table-not-yet")))


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
        mouse.resize(DESK)
    assert_shown(mouse.visitor, state)
    mouse.resize(SMALL)
    mouse.press(log)
    expect(close).to_be_visible()


def test_a_large_screen_is_used(guide: Guide) -> None:
    mouse = guide.sit("middle", new_cookie())
    mouse.to_move()
    page = mouse.page
    mouse.resize(DESK)
    assert size_of_rem(page) == pytest.approx(16)
    name = seat_at(page, "left").locator("h2")
    small, tile = box_of(name)["height"], tile_width(page)
    mouse.resize(WALL)
    assert size_of_rem(page) == pytest.approx(28.8)
    assert box_of(name)["height"] == pytest.approx(1.8 * small, rel=0.05)
    assert tile_width(page) > 1.6 * tile
    # Nothing in far corners: the seats stand next to the lake.
    lake = box_of(page.locator(".lake").first)
    for edge, side in (("left", lake["x"]), ("right", lake["x"] + lake["width"])):
        seat = box_of(seat_at(page, edge))
        nearest = seat["x"] + (seat["width"] if edge == "left" else 0)
        assert abs(side - nearest) < 2 * size_of_rem(page)


def size_of_rem(page: Page) -> float:
    """Return the page's unit in pixels."""
    size: float = page.evaluate(
        "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"
    )
    return size


def all_on_screen(targets: Locator) -> bool:
    """Whether these are there and inside the window."""
    inside: list[bool] = targets.evaluate_all(
        """all => all.map((one) => {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        })"""
    )
    return bool(inside) and all(inside)


def covering(targets: Locator) -> list[str]:
    """List what is painted over these, apart from the button that is the whole badge."""
    over: list[str] = targets.evaluate_all(
        """all => all.flatMap((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return [0.1, 0.5, 0.9].flatMap((part) => {
                const [first] = document
                    .elementsFromPoint(left + width * part, top + height / 2)
                    .filter((over) => !over.matches("button"));
                return first === one ? [] : [`${first.tagName} ${first.className}`];
            });
        })"""
    )
    return over
