"""Tours through the screens of replays."""

from playwright.sync_api import expect

from lanterns.rules import record_to_link

from .games import JUDGING, short_game
from .guide import Guide
from .prepare import position
from .tours import Tour, close_dialog, tour
from .visitor import PHONE
from .words import say


@tour("open_game", "bad_game", "replay", "open_hands", "share")
def replays(guide: Guide) -> Tour:
    """A game is opened and looked at."""
    mouse = guide.come("/replay")
    expect(mouse.page.get_by_role("heading", name=say("replay-open"))).to_be_visible()
    yield "open_game", mouse
    mouse.page.get_by_label(say("replay-open-link")).fill("1nothing")
    mouse.press(mouse.button(say("replay-open-go")))
    expect(mouse.page.get_by_role("alert")).to_have_text(say("error-link-damaged"))
    yield "bad_game", mouse
    mouse.open(f"/replay#{record_to_link(position('won'), 30)}")
    expect(mouse.page.get_by_role("slider")).to_have_value("30")
    yield "replay", mouse
    mouse.page.get_by_label(say("replay-open-hands")).check()
    yield "open_hands", mouse
    mouse.press(mouse.button(say("replay-share")))
    mouse.press(mouse.button(say("link-code")))
    expect(mouse.page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    yield "share", mouse


@tour("review", "review_decisions", "review_accounts", "review_again")
def reviews(guide: Guide) -> Tour:
    """The parts of a review, once everything is judged, and a mistake that is tried again."""
    mouse = guide.come(f"/review#{record_to_link(short_game())}")
    page = mouse.page
    expect(page.get_by_text(say("replay-review-done"))).to_be_attached(timeout=JUDGING)
    for screen, tab in (
        ("review", "replay-review-moments"),
        ("review_decisions", "review-decisions"),
        ("review_accounts", "replay-review-accounts"),
    ):
        mouse.press(page.get_by_role("tab", name=say(tab)))
        if tab == "review-decisions":
            mouse.press(page.get_by_role("tabpanel").get_by_role("button").first)
            expect(page.get_by_role("article")).to_be_visible()
        yield screen, mouse
    mouse.press(page.get_by_role("tab", name=say("replay-review-moments")))
    mouse.press(page.get_by_role("button", name=say("retry"), exact=True).first)
    expect(page.locator("[data-guide]")).to_have_text(say("replay-retry-ask"))
    yield "review_again", mouse


@tour("replay_menu", "replay_turns")
def replays_on_a_phone(guide: Guide) -> Tour:
    """What is in sheets where the screen is small."""
    mouse = guide.come(f"/replay#{record_to_link(position('won'), 30)}")
    for screen, opener in (
        ("replay_menu", mouse.button(say("table-menu"))),
        ("replay_turns", mouse.button(say("replay-turns"))),
    ):
        mouse.resize(PHONE)
        mouse.press(opener)
        expect(mouse.page.get_by_role("dialog")).to_be_visible()
        yield screen, mouse
        mouse.resize(PHONE)
        close_dialog(mouse)
