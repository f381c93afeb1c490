"""When my turn begins, every free cell is inside the part of the lake that nothing covers."""

import contextlib
from random import Random

import pytest
from e2e.kit.devices import Mouse, Touch
from e2e.kit.games import assert_shown
from e2e.kit.home import play_bots
from e2e.kit.server import Server
from e2e.kit.visitor import PATIENCE, Visit
from e2e.kit.words import say
from playwright.sync_api import Page, TimeoutError, expect

TOUCHED = ((360, 640), (390, 844), (844, 390), (820, 1180))
POINTED = ((1440, 900), (2560, 1440))

_UNREACHED = """() => [...document.querySelectorAll("[data-cell]")].flatMap((cell) => {
  const { left, top, width, height } = cell.querySelector(".water").getBoundingClientRect();
  const over = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]].flatMap(([x, y]) => {
    const found = document.elementFromPoint(left + width * x, top + height * y);
    const part = found?.closest("[data-at], button, section, [class]");
    return cell.contains(found) ? [] : [part ? `${part.tagName} ${part.classList}` : "outside"];
  });
  return over.length ? [`${cell.dataset.cell}: ${over[0]}`] : [];
})"""

_COULD_GROW = """() => {
  const room = document.querySelector(".lake .frame").getBoundingClientRect();
  const boxes = [...document.querySelectorAll("[data-at] > :is(.water, .laid)")]
    .map((one) => one.getBoundingClientRect());
  const span = (low, high) =>
    Math.max(...boxes.map((box) => box[high])) - Math.min(...boxes.map((box) => box[low]));
  const [width, height] = [span("left", "right"), span("top", "bottom")];
  const tile = document.querySelector("[data-at='0,0'] .laid").getBoundingClientRect().width;
  const isOver = !document.querySelector("[data-cell]");
  return !isOver && tile < 40 && width < 0.95 * room.width && height < 0.95 * room.height
    ? { tile, width, height, room } : null;
}"""
"""The sizes where tiles are narrower than 40 pixels although the lake has room for wider ones."""


def assert_whole(page: Page) -> None:
    """Wait until a pointer reaches every free cell; the failure lists what it reaches instead."""
    with contextlib.suppress(TimeoutError):
        page.wait_for_function(f"() => !({_UNREACHED})().length", timeout=PATIENCE / 4)
    assert page.evaluate(_UNREACHED) == []


@pytest.mark.prove
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("sizes", [TOUCHED, POINTED], ids=["touch", "mouse"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_free_cell_is_in_sight_at_every_turn(
    visit: Visit, server: Server, players: int, sizes: tuple[tuple[int, int], ...]
) -> None:
    is_touched = sizes is TOUCHED
    visitor = visit(size=sizes[0], touch=is_touched)
    player = Touch(visitor) if is_touched else Mouse(visitor)
    play_bots(player, players)
    rng, state = Random(players), player.to_move()
    turns = 0
    while state["table"]["status"] == "playing":
        # The size in which the turn began comes first.
        first = turns % len(sizes)
        # A discard that has to come first has its panel over the lake.
        for size in sizes[first:] + sizes[:first] if state["legal"]["placements"] else ():
            player.resize(size)
            assert_shown(visitor, state)
            assert_whole(player.page)
            assert player.page.evaluate(_COULD_GROW) is None, size
        turns += 1
        state = player.move(state, rng)
        state = player.to_move(state["version"])
    assert turns > 10


def test_my_next_turn_shows_the_whole_lake_again(visit: Visit, server: Server) -> None:
    touch = Touch(visit(size=TOUCHED[0], touch=True))
    play_bots(touch, 4)
    state = touch.to_move()
    assert_whole(touch.page)
    # What a pinch does; it lasts while I am on turn and while others are.
    touch.page.evaluate(
        "() => document.querySelector('.frame svg').dispatchEvent(new WheelEvent('wheel', "
        "{ deltaY: -400, clientX: 20, clientY: 200, cancelable: true }))"
    )
    assert touch.page.evaluate(_UNREACHED)
    expect(touch.button(say("table-zoom-fit"))).to_be_visible()
    touch.move(state, Random(1))
    touch.to_move(state["version"] + 2)
    assert_whole(touch.page)
    expect(touch.button(say("table-zoom-fit"))).to_have_count(0)
