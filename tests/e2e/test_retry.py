"""A mistake of a review is played once more: wrong twice and solved, or right at first."""

import pytest
from e2e.kit.accessible import violations
from e2e.kit.coach import reviewed
from e2e.kit.devices import Keyboard, Mouse, Touch
from e2e.kit.games import JUDGING, short_game
from e2e.kit.player import Player
from e2e.kit.visitor import DESKTOP, Visit
from e2e.kit.words import say
from playwright.sync_api import Locator, Page, expect

from lanterns.coach import Decision
from lanterns.rules import Action, Place, record_to_link

SMALL = (360, 640)


def mistake() -> tuple[int, Decision]:
    """Return a moment of the first seat that needs another place, and where it is listed."""
    for place, one in enumerate(reviewed().moments_of(0)):
        if isinstance(one.action, Place) and len(one.best.actions) == 1:
            return place, one
    raise LookupError("somebody should have placed a tile badly")


def begin(player: Player) -> Decision:
    """Open the review and play the mistake once more."""
    place, decision = mistake()
    player.visitor.open(f"/review#{record_to_link(short_game())}")
    done = player.page.get_by_text(say("replay-review-done"))
    expect(done).to_be_attached(timeout=JUDGING)
    card = player.page.get_by_role("article").nth(place)
    player.press(card.get_by_role("button", name=say("retry"), exact=True))
    expect(said(player.page)).to_have_text(say("replay-retry-ask"))
    expect(said(player.page)).to_be_focused()
    # As the board was, and nothing shown.
    expect(player.page.locator("[data-hand] button[aria-pressed]")).to_have_count(3)
    expect(player.page.locator("[data-ghost], [data-hinted]")).to_have_count(0)
    return decision


def said(page: Page) -> Locator:
    """Return what the coach says."""
    return page.locator("[data-guide]")


def pick(player: Player, decision: Decision, action: Action) -> str:
    """Pick the tile of a placement and turn it; return its cell."""
    assert isinstance(action, Place)
    hand = decision.view.players[decision.seat].hand
    assert hand is not None
    tiles = player.page.locator("[data-hand] button[aria-pressed]")
    tile = tiles.nth(hand.index(action.tile))
    player.press(tile)
    expect(tile).to_have_attribute("aria-pressed", "true")
    for _ in range(action.turns):
        player.press(player.page.get_by_role("button", name=say("table-turn-right")))
    return f"[data-cell='{action.cell[0]},{action.cell[1]}']"


@pytest.mark.prove
def test_a_mistake_made_twice_is_solved_on_the_board(visit: Visit) -> None:
    mouse = Mouse(visit(size=DESKTOP))
    page = mouse.page
    decision = begin(mouse)
    for is_last in (False, True):
        cell = page.locator(pick(mouse, decision, decision.action))
        cell.hover()
        cell.click()
        expect(said(page)).to_contain_text(say("verdict", verdict=decision.verdict.value))
        expect(said(page)).to_contain_text(f"{100 * decision.loss_win:.1f}")
        if is_last:
            break
        # What is better is not given away.
        expect(page.locator("[data-ghost]")).to_have_count(0)
        assert violations(page) == []
        mouse.press(mouse.button(say("retry")))
        expect(said(page)).to_have_text(say("replay-retry-once-more"))
    expect(said(page)).to_contain_text(say("replay-retry-solution", actions=""))
    expect(page.locator("[data-ghost=other]")).to_have_count(1)
    expect(page.locator("[data-ghost=played]")).to_have_count(1)
    assert violations(page) == []
    mouse.press(mouse.button(say("replay-retry-back")))
    expect(page.get_by_role("complementary", name=say("replay-review-title"))).to_be_visible()
    expect(page.get_by_text(say("replay-review-done"))).to_be_attached()


@pytest.mark.prove
def test_a_mistake_is_righted_at_first_by_touch(visit: Visit) -> None:
    touch = Touch(visit(size=SMALL, touch=True))
    page = touch.page
    decision = begin(touch)
    page.locator(pick(touch, decision, decision.best.actions[0])).tap()
    touch.press(page.get_by_role("button", name=say("table-place"), exact=True))
    expect(said(page)).to_contain_text(say("review-cost-none"))
    cost = f"{100 * decision.loss_win:.1f}"
    expect(said(page)).to_contain_text(say("replay-retry-game", percent=cost))
    assert violations(page) == []
    touch.press(touch.button(say("replay-retry-back")))
    expect(page.get_by_role("dialog", name=say("replay-review-title"))).to_be_visible()


@pytest.mark.prove
def test_a_solution_is_asked_for_by_keyboard(visit: Visit) -> None:
    keyboard = Keyboard(visit(size=DESKTOP))
    page = keyboard.page
    decision = begin(keyboard)
    page.locator(pick(keyboard, decision, decision.action)).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    keyboard.press(keyboard.button(say("replay-retry-show")))
    expect(page.locator("[data-ghost=other]")).to_have_count(1)
    expect(said(page)).to_be_focused()
