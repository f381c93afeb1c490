"""What a screen reader meets at the table, in which order; and how little a hover changes."""

import re

import pytest
from e2e.kit.devices import Mouse
from e2e.kit.guide import Guide
from e2e.kit.layout import SMALL
from e2e.kit.prepare import NAMES, new_cookie
from e2e.kit.visitor import DESKTOP
from e2e.kit.words import color_key, say, set_facts
from playwright.sync_api import expect

_WATCH = """() => {
  window.touched = [];
  const cells = (records) => {
    for (const { target } of records) {
      const cell = target.closest?.("[data-at]");
      if (cell) window.touched.push(cell.dataset.at);
    }
  };
  new MutationObserver(cells).observe(document.querySelector("[role=grid]"), {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""

_ENDLESS = """() => document.getAnimations()
  .filter((one) => one.effect.getTiming().iterations === Infinity)
  .flatMap((one) => one.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
  .filter((key) => !["offset", "easing", "composite", "computedOffset"].includes(key))"""

CHEAP = {"transform", "opacity", "translate", "rotate", "scale"}
"""What can move forever without painting."""


def assert_heard_in_order(mouse: Mouse, *parts: str) -> None:
    """Assert that the accessibility tree has these one after the other."""
    heard = mouse.page.get_by_role("main").aria_snapshot()
    start = 0
    for part in parts:
        found = heard.find(part, start)
        assert found >= 0, f"“{part}” does not follow in:\n{heard}"
        start = found + len(part)


def test_a_whole_turn_is_heard_in_order(guide: Guide) -> None:
    mouse = guide.sit("middle", new_cookie())
    state = mouse.to_move()
    mouse.press(mouse.button(say("table-recap-done")))
    mine = state["game"]["turn"]
    # The other seats clockwise from mine, which is the order of play.
    order = [NAMES[(mine + later) % 4] for later in range(4)]
    cards = [f'list "{say("table-cards-of", name=name)}"' for name in order]
    rest = (*cards, f'grid "{say("table-lake")}"')
    turn = f"paragraph: {say('table-your-turn')}"
    told = mouse.page.locator("[data-told] p").first

    mouse.choose_step("exchange")
    assert_heard_in_order(mouse, turn, f'region "{say("table-step-exchange")}"', *rest)
    mouse.exchange(state["legal"]["exchanges"][0])
    state = mouse.visitor.until("state.version > arg", state["version"])
    [exchanged] = mouse.visitor.events(state["version"])
    colors = {key: color_key(exchanged[key]) for key in ("given", "taken")}
    expect(told).to_have_text(say("event-exchanged", you="yes", name="", **colors))

    mouse.choose_step("dedicate")
    assert_heard_in_order(mouse, turn, f'region "{say("table-step-dedicate")}"', *rest)
    [offer, *_] = offers = state["legal"]["dedications"]
    mouse.dedicate(offer, offers)
    state = mouse.visitor.until("state.version > arg", state["version"])
    expect(told).to_have_text(say("event-dedicated", you="yes", name="", **set_facts(offer)))

    mouse.choose_step("place")
    action = state["legal"]["placements"][0][0]
    previewed = mouse.point(state, action)
    mouse.drag(action)
    preview = (
        turn,
        f'region "{say("table-preview")}"',
        f'button "{say("table-place")}"',
    )
    assert_heard_in_order(mouse, *preview, *rest, f'region "{say("table-log")}"')
    expect(mouse.page.locator("[data-preview]")).to_have_text(previewed.sentence)
    mouse.resize(SMALL)
    assert_heard_in_order(mouse, *preview, *rest)
    mouse.resize(DESKTOP)
    mouse.press(mouse.button(say("table-place")))
    mouse.visitor.until("state.legal === null")
    waiting = say("table-on-turn", name=order[1])
    assert_heard_in_order(mouse, f"paragraph: {waiting}", *rest)
    expect(told).to_have_text(re.compile("^You get "))
    expect(mouse.page.locator("[data-preview]")).to_be_empty()


@pytest.mark.prove
def test_the_final_turn_is_heard_to_its_end(guide: Guide) -> None:
    mouse = guide.sit("final", new_cookie())
    mouse.to_move()
    mouse.choose_step("end")
    assert_heard_in_order(
        mouse,
        f"paragraph: {say('table-final-turn')}",
        f"paragraph: {say('table-end-set', honor=6)}",
        f'button "{say("table-end-anyway")}"',
        f'grid "{say("table-lake")}"',
    )
    mouse.end_turn()
    state = mouse.visitor.until("state.legal === null")
    following = state["table"]["seats"][state["game"]["turn"]]["name"]
    expect(mouse.page.locator("[data-told]")).to_have_text(
        say("event-turn-began-final", you="no", name=following)
    )


@pytest.mark.prove
def test_pointing_at_a_cell_redraws_no_other(guide: Guide) -> None:
    mouse = guide.sit("middle", new_cookie())
    state = mouse.to_move()
    mouse.press(mouse.button(say("table-recap-done")))
    cells = [
        *{place[0].partition("@")[2].partition("r")[0] for place in state["legal"]["placements"]}
    ]
    mouse.cell(cells[0]).hover()
    expect(mouse.page.locator("[data-beam]").first).to_be_visible()
    mouse.page.evaluate(_WATCH)
    for cell in cells[1:5]:
        mouse.cell(cell).hover()
        expect(mouse.page.locator("[data-preview]")).not_to_be_empty()
    assert mouse.page.evaluate("() => window.touched") == []


@pytest.mark.prove
def test_what_moves_forever_needs_no_painting(guide: Guide) -> None:
    mouse = guide.sit("take_back", new_cookie())
    mouse.to_move()
    mouse.page.evaluate("() => document.documentElement.dataset.motion = 'quick'")
    moving = set(mouse.page.evaluate(_ENDLESS))
    assert moving and moving <= CHEAP
