"""Seats round the lake at every size: who sits where, and what flows there."""

import pytest
from e2e.kit.boxes import all_on_screen, box_of, middle, seat_at, size_of_rem
from e2e.kit.games import hold
from e2e.kit.guide import Guide
from e2e.kit.layout import DESK, LOW, SMALL, tile_width
from e2e.kit.prepare import new_cookie
from e2e.kit.words import say
from playwright.sync_api import Page, expect

NARROW, WALL = (960, 640), (2560, 1440)

Sizes = tuple[tuple[int, int], ...]

at_many_sizes = pytest.mark.parametrize(
    "sizes",
    [(DESK, NARROW, SMALL), pytest.param((WALL, LOW), marks=pytest.mark.prove)],
    ids=["usual", "extreme"],
)

EDGES = ("bottom", "left", "top", "right")
"""The edges of the screen in the order of play, from mine."""


def assert_around(page: Page) -> None:
    """Assert that every seat is on its side of the lake, or in a row in the order of play."""
    x, y = middle(box_of(page.get_by_role("main").locator(".lake").first))
    row = page.locator("section.badge").all()
    if row:
        assert [one.get_attribute("data-edge") for one in row] == [
            edge for edge in EDGES[1:] if seat_at(page, edge).count()
        ]
        corners = [(box_of(one)["x"] + box_of(one)["y"]) for one in row]
        assert corners == sorted(corners)
        assert middle(box_of(seat_at(page, "bottom")))[1] > y * 0.9
        return
    for edge, side in (("left", -1), ("right", 1)):
        for seat in seat_at(page, edge).all():
            assert side * (middle(box_of(seat))[0] - x) > 0, edge
            assert abs(middle(box_of(seat))[1] - y) < 0.2 * page.viewport_size["height"]  # type: ignore[index]  # these windows have a size
    for seat in seat_at(page, "top").all():
        assert middle(box_of(seat))[1] < y
    assert middle(box_of(seat_at(page, "bottom")))[1] > y * 0.9


def assert_beside_header(page: Page) -> None:
    """Assert that no button of the header lies over the seat opposite mine."""
    for seat in seat_at(page, "top").all():
        end = box_of(seat)["x"] + box_of(seat)["width"]
        for button in page.locator("header nav > *").filter(visible=True).all():
            assert box_of(button)["x"] >= end


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
        assert_beside_header(mouse.page)


@pytest.mark.prove
@at_many_sizes
def test_what_a_placement_gives_flows_to_the_seats(guide: Guide, sizes: Sizes) -> None:
    mouse = guide.sit("exhausted", new_cookie())
    page = mouse.page
    place = hold(mouse)
    seats = mouse.visitor.state()["table"]["seats"]
    for size in sizes:
        mouse.resize(size)
        # Badges have it in themselves; what is mine is at my cards.
        is_row = page.locator("section.badge").count() > 0
        for seat, _, received in place[3]:
            edge = EDGES[(seats[seat]["side"] - seats[place[3][0][0]]["side"]) % 4]
            if is_row and edge == "bottom":
                continue
            chip = page.locator(f"[data-beam={edge}]")
            expect(chip).to_contain_text("+1" if received else "0")
            assert all_on_screen(chip), (size, edge)
            if edge in ("left", "right"):
                x, seat_x = middle(box_of(chip))[0], box_of(seat_at(page, edge))
                gap = x - seat_x["x"] - (seat_x["width"] if edge == "left" else 0)
                assert abs(gap) < 5 * size_of_rem(page), (size, edge)
        expect(page.locator("[data-beam]")).to_have_count(len(place[3]) - is_row)
        gains = seat_at(page, "bottom").locator(".gain")
        expect(gains).not_to_have_count(0)
    mouse.resize(DESK)
    mouse.press(mouse.button(say("table-not-yet")))
    expect(page.locator("[data-beam]")).to_have_count(0)


@pytest.mark.prove
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
