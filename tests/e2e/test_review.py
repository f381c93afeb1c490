"""Reviews in the page: the same judgment as the library's, by mouse, keyboard and touch."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from e2e.kit.accessible import violations
from e2e.kit.boxes import broken_words
from e2e.kit.coach import coach_waiting, reviewed
from e2e.kit.devices import Keyboard, Mouse, Touch
from e2e.kit.games import JUDGING, short_game
from e2e.kit.layout import ACROSS, LOW, SMALL
from e2e.kit.visitor import CONNECTION_LOST, DESKTOP, PHONE, TABLET, Visit
from e2e.kit.words import say, say_in
from playwright.sync_api import Locator, Page, expect

from lanterns.coach.figures import points
from lanterns.coach.review_page import review_page
from lanterns.coach.review_words import per_turn_text
from lanterns.coach.turning_points import turning_points
from lanterns.locale import Narrator, Words
from lanterns.locale.language import LANGUAGES
from lanterns.rules import record_to_link

NAMES = ("Ana", "Heron")
PLAYED_HERE = re.compile(re.escape(say("replay-review-marked-played", what="")))


def by_turn(part: float, seat: int) -> str:
    """Return a part of an account as the table has it: whole, and by turn."""
    narrator = Narrator(Words("en"), NAMES, reader=None)
    each = per_turn_text(narrator, part, reviewed().turns_of(seat))
    return points(narrator, part) + each


def panel(page: Page) -> Locator:
    """Return the review beside the table."""
    return page.get_by_role("complementary", name=say("replay-review-title"))


def wait_for_coach(review: Locator, language: str = "en") -> None:
    """Wait until every decision is judged."""
    done = review.get_by_role("status").get_by_text(say_in(language, "replay-review-done"))
    expect(done).to_be_attached(timeout=JUDGING)


def moment(page: Page) -> Locator:
    """Return the slider of the replay."""
    return page.get_by_role("slider", name=say("replay-slider"))


@pytest.mark.prove
def test_a_review_is_the_librarys_and_walked_by_keyboard(visit: Visit) -> None:
    keyboard = Keyboard(visit(size=DESKTOP))
    page = keyboard.page
    keyboard.visitor.open(f"/replay#{record_to_link(short_game())}")
    review = panel(page)
    with coach_waiting(page.context):
        keyboard.press(keyboard.button(say("replay-review")))
        expect(review.get_by_role("progressbar")).to_be_visible()
    found = reviewed()
    wait_for_coach(review)
    assert violations(page) == []

    # The chart says the chances, and moves the replay.
    chart = review.get_by_role("slider", name=say("review-chart"))
    chart.focus()
    page.keyboard.press("ArrowRight")
    expect(moment(page)).to_have_value("1")
    first = [round(100 * chance) for chance in found.decisions[0].win_chance]
    told = f"Ana ({first[0]}%), Heron ({first[1]}%)"
    expect(chart).to_have_attribute("aria-valuetext", re.compile(re.escape(told)))

    # What my seat can learn comes first; then its turning points, each with its card.
    mine = found.moments_of(0)
    shown = review.get_by_role("article")
    expect(shown).to_have_count(len(mine))
    turned = turning_points(found, 0)
    turning = review.get_by_role("region", name=say("review-turning-points"))
    expect(turning.get_by_role("button")).to_have_count(len(turned))
    keyboard.press(turning.get_by_role("button").first)
    expect(moment(page)).to_have_value(str(turned[0].decision.ply))
    expect(turning.get_by_role("article")).to_have_count(1)
    page.keyboard.press("Enter")

    # The game's moments are a second list; each leads to its position.
    keyboard.press(review.locator("summary", has_text=say("review-moments")))
    shown = review.locator("details").get_by_role("article")
    expect(shown).to_have_count(len(found.moments))
    for place, one in enumerate(found.moments):
        expect(shown.nth(place)).to_contain_text(f"{100 * one.loss_win:.1f}")
        keyboard.press(shown.nth(place).get_by_role("button", name=say("replay-review-show")))
        expect(moment(page)).to_have_value(str(one.ply))

    # Every decision of the seat, with the library's verdict.
    tabs = review.get_by_role("tab")
    tabs.first.focus()
    page.keyboard.press("ArrowRight")
    rows = review.get_by_role("tabpanel").locator("tbody tr")
    own = [one for one in found.decisions if one.seat == 0]
    expect(rows).to_have_count(len(own))
    for row, one in zip(rows.all(), own, strict=True):
        expect(row).to_contain_text(say("verdict", verdict=one.verdict.value))
        assert (say("review-exact") in row.inner_text()) == one.advice.is_exact
    row = rows.nth(3).get_by_role("button")
    keyboard.press(row)
    expect(moment(page)).to_have_value(str(own[3].ply))
    # Its card is open, and the board shows what was played and what was better.
    expect(row).to_have_attribute("aria-expanded", "true")
    expect(review.get_by_role("article").get_by_role("figure")).to_have_count(2)
    expect(page.locator("[data-ghost=played]")).to_have_count(1)
    expect(page.locator(".lake").get_by_role("gridcell", name=PLAYED_HERE)).to_have_count(1)
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(review.get_by_role("article")).to_have_count(0)

    # The accounts of all seats.
    tabs.nth(1).focus()
    page.keyboard.press("ArrowRight")
    table = review.get_by_role("table", name=say("replay-review-accounts"))
    for place, message, worth in (
        (0, "review-column-quality", [f"{seat.quality:.0f}" for seat in found.seats]),
        (2, "review-column-own", [by_turn(seat.own, seat.seat) for seat in found.seats]),
        (3, "review-column-others", [by_turn(seat.others, seat.seat) for seat in found.seats]),
    ):
        figures = "".join(worth).replace("-", "−")
        expect(table.locator("tbody tr").nth(place)).to_have_text(say(message) + figures)


@pytest.mark.prove
def test_a_review_on_a_phone_is_walked_by_touch(visit: Visit) -> None:
    touch = Touch(visit(size=PHONE, touch=True))
    page = touch.page
    # Without its net the coach says so, and tries again when it is asked to.
    touch.visitor.allow(*CONNECTION_LOST, "Failed to load resource")
    page.context.route("**/*.net", lambda route: route.abort())
    touch.visitor.open(f"/replay#{record_to_link(short_game())}")
    touch.press(touch.button(say("replay-review")))
    review = page.get_by_role("dialog", name=say("replay-review-title"))
    expect(review.get_by_role("alert")).to_contain_text(say("replay-review-trouble"))
    page.context.unroute("**/*.net")
    with coach_waiting(page.context):
        touch.press(review.get_by_role("button", name=say("retry")))
        expect(review.get_by_role("alert")).to_have_count(0)
        # It can be stopped, and goes on.
        touch.press(review.get_by_role("button", name=say("replay-review-stop")))
    touch.press(review.get_by_role("button", name=say("replay-review-go-on")))
    wait_for_coach(review)
    assert violations(page) == []

    last = len(short_game().actions)
    chart = review.get_by_role("slider", name=say("review-chart"))
    box = chart.bounding_box()
    assert box is not None
    chart.tap(position={"x": box["width"] * 0.6, "y": box["height"] / 2})
    ply = int(chart.get_attribute("aria-valuenow") or 0)
    assert last * 0.4 < ply < last * 0.7
    mine = reviewed().moments_of(0)
    for place, one in enumerate(mine):
        shown = review.get_by_role("article").nth(place)
        touch.press(shown.get_by_role("button", name=say("replay-review-show")))
        expect(review).to_have_count(0)
        expect(moment(page)).to_have_value(str(one.ply))
        expect(page.locator("[data-ghost]").first).to_be_attached()
        # What was judged is kept.
        touch.press(touch.button(say("replay-review")))
        expect(review.get_by_role("article")).to_have_count(len(mine))
        expect(review.get_by_role("progressbar")).to_have_count(0)
    shown = review.get_by_role("article").first
    touch.press(shown.get_by_role("button", name=say("replay-play-on")))
    page.wait_for_url("**/t/local-*")
    state = touch.visitor.until("state.table.id.startsWith('local-') && state.legal !== null")
    assert state["table"]["seats"][mine[0].seat]["mine"]


def test_a_game_that_is_not_over_has_no_review(visit: Visit) -> None:
    mouse = Mouse(visit())
    begun = replace(short_game(), actions=short_game().actions[:9], result=None)
    mouse.open(f"/review#{record_to_link(begun)}")
    expect(mouse.page.get_by_role("alert")).to_have_text(say("replay-review-not-over"))
    expect(mouse.button(say("replay-review"))).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_file_for_a_friend_is_accessible(visit: Visit, tmp_path: Path, scheme: str) -> None:
    file = tmp_path / "review.html"
    narrator = Narrator(Words("en"), NAMES, reader=None)
    file.write_text(review_page(narrator, reviewed()), encoding="utf-8")
    page = visit().page
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.goto(file.as_uri())
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert violations(page) == []
    for width in (PHONE[0], DESKTOP[0]):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.prove
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_its_place_on_every_display(visit: Visit, language: str) -> None:
    """What axe says of them, in both themes, is tested by a tour."""
    mouse = Mouse(visit(language=language))
    page = mouse.page
    mouse.open(f"/review#{record_to_link(short_game())}")
    review = page.locator(".review")
    wait_for_coach(review, language)
    for tab in ("moments", "decisions", "accounts"):
        for size in (DESKTOP, SMALL, PHONE, ACROSS, LOW, TABLET, (1280, 800)):
            mouse.resize(size)
            review.locator(f"[data-tab={tab}]").click()
            wide: list[str] = review.evaluate(
                """(review) => [review, ...review.querySelectorAll("*")]
                  .filter((one) => !one.closest("svg, .visually-hidden"))
                  .filter((one) => one.getBoundingClientRect().right
                    > review.getBoundingClientRect().right + 1)
                  .map((one) => one.outerHTML.slice(0, 80))"""
            )
            assert wide == [], (tab, size)
    review.locator("[data-tab=decisions]").click()
    verdicts = [say_in(language, "verdict", verdict=one) for one in _VERDICTS]
    for size in (DESKTOP, (820, 1180), PHONE):
        mouse.resize(size)
        assert broken_words(review.locator("thead th")) == [], size
        verdict = review.locator(".verdict > span").first
        for words in verdicts:
            verdict.evaluate("(span, words) => { span.firstChild.data = words; }", words)
            assert broken_words(verdict) == [], size
    review.locator("[data-tab=accounts]").click()
    assert broken_words(review.locator("dt")) == []


_VERDICTS = ("best", "good", "inaccuracy", "mistake", "blunder")
