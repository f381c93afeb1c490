"""Figures, signs and buttons at a table: none covers another, whatever is shown beside them."""

import pytest
from e2e.kit.boxes import all_on_screen, are_apart, box_of
from e2e.kit.devices import Mouse
from e2e.kit.layout import DESK, MINE, SMALL, all_on_top
from e2e.kit.prepare import position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import Visit
from e2e.kit.words import say
from playwright.sync_api import expect

from lanterns.rules import end_of

TALL, ACROSS, TABLET = (390, 844), (844, 390), (820, 1180)
SIZES = (SMALL, TALL, ACROSS, TABLET)

_OVERLAPS = """() => {
  const shown = [...document.querySelectorAll(
    ".badge :is(h2, .honor, .favor, .second, .reach li, .hand [data-card], .hand [data-kind]), "
    + ".bank-chip :is(.token, .draw b), .tools button, .menu button")]
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => box.width > 4 && !one.closest(".visually-hidden")
      && getComputedStyle(one).clipPath === "none");
  const named = ([one, box]) => `${one.tagName} ${one.className} ${one.textContent.trim()}`;
  return shown.flatMap((one, at) => shown.slice(at + 1).flatMap((other) => {
    const [a, b] = [one[1], other[1]];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 1 && high > 1 ? [`${named(one)} / ${named(other)}`] : [];
  }));
}"""
"""Which figures, signs and buttons share more than a pixel of the screen."""


def sit(visit: Visit, server: Server, name: str) -> Mouse:
    """Sit down against bots in a stored position, with something to take back."""
    record = position(name)
    mine = end_of(record).turn
    bots = {seat: "visitor" for seat in range(len(record.seating)) if seat != mine}
    table = prepare(server.database, record, bots=bots)
    mouse = Mouse(visit(size=DESK, cookie=table.cookies[mine]))
    mouse.visitor.open(table.path)
    mouse.to_move()
    mouse.press(mouse.button(say("table-recap-done")))
    expect(mouse.button(say("table-take-back"))).to_be_visible()
    return mouse


@pytest.mark.parametrize(
    "name", ["discard", pytest.param("middle", marks=pytest.mark.prove)], ids=["three", "four"]
)
def test_no_figure_covers_another_with_something_to_take_back(
    visit: Visit, server: Server, name: str
) -> None:
    mouse = sit(visit, server, name)
    page = mouse.page
    for size in SIZES:
        mouse.resize(size)
        assert page.evaluate(_OVERLAPS) == [], size
        assert all_on_screen(page.locator(".bank-chip .draw b")), size
    # The values that come next are a row, none of them below the others.
    mouse.resize((1440, 900))
    values = page.locator("[data-stack] .next:not(.words)")
    expect(values).to_have_count(3)
    assert all(box_of(one)["height"] < 20 for one in values.all())


def test_why_a_step_is_closed_is_said_over_the_lake_until_the_next_press(
    visit: Visit, server: Server
) -> None:
    mouse = sit(visit, server, "discard")
    page = mouse.page
    why = page.get_by_role("status").filter(has_text="before you place a tile")
    for size in (SMALL, ACROSS, DESK):
        mouse.resize(size)
        mouse.choose_step("place")
        expect(why).to_be_visible()
        said = box_of(why)
        for mine in (*MINE, "[data-hand] button", ".zoom button"):
            for one in page.locator(mine).filter(visible=True).all():
                assert are_apart(said, box_of(one)), (size, mine)
        assert all_on_top(page.locator(MINE[0])), size
        lake = box_of(page.locator(".lake").first)
        page.mouse.click(lake["x"] + 9, lake["y"] + 9)
        expect(why).to_have_count(0)
