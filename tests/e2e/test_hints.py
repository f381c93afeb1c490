"""Hints at a table: by mouse, keyboard and touch, at a server's table and without one."""

import re
from pathlib import Path

import pytest
from e2e.kit.accessible import violations
from e2e.kit.boxes import are_apart, box_of, wait_until_above
from e2e.kit.devices import Mouse, Touch
from e2e.kit.home import play_bots
from e2e.kit.static_site import StaticSite
from e2e.kit.visitor import Message, Visit
from e2e.kit.words import say, say_in
from playwright.sync_api import Page, expect

from lanterns.locale.language import LANGUAGES

QUICK = {"pace": "instant"}
LEVELS = ("nudge", "place", "turn")
PHONE = (360, 640)


def test_a_hint_says_more_each_time_and_can_be_followed(visit: Visit) -> None:
    """By mouse and keyboard, at a server's table."""
    player = Mouse(visit(settings=QUICK))
    play_bots(player, 2)
    state = player.to_move()
    page = player.page
    words, marked = page.locator("[data-hint]"), page.locator("[data-hinted]")

    help_me = player.button(say("table-hint"))
    expect(help_me).to_have_attribute("aria-expanded", "false")
    help_me.click()
    expect(words).to_have_text(re.compile(r"^Look at tile [123] in your hand"))
    expect(help_me).to_be_focused()
    expect(help_me).to_have_attribute("aria-expanded", "true")
    expect(marked).to_have_count(0)

    # Each time the key says more, and the focus stays where it is.
    page.keyboard.press("h")
    expect(words).to_contain_text("from the boat")
    expect(marked).to_have_count(1)
    page.keyboard.press("h")
    expect(words).to_contain_text("Chances to win")
    expect(help_me).to_be_focused()
    assert violations(page) == []

    # Escape closes; the hint comes back from its beginning.
    page.keyboard.press("Escape")
    expect(words).to_have_count(0)
    expect(marked).to_have_count(0)
    page.keyboard.press("h")
    expect(words).to_contain_text("Look at tile")
    player.button(say("hint-level-turn")).click()
    # The deal decides whether another turn is worse, or cannot be told apart from the best.
    kinds = [say(kind, percent="").partition(":")[0] for kind in ("hint-next", "hint-as-good")]
    expect(words).to_contain_text(re.compile("|".join(kinds)))
    # From inside of the hint, the focus goes back to the button that opened it.
    page.keyboard.press("Escape")
    expect(help_me).to_be_focused()
    for _ in LEVELS:
        page.keyboard.press("h")

    follow(player, state)
    # With the turn the hint is over.
    expect(words).to_have_count(0)
    expect(marked).to_have_count(0)
    player.to_move(state["version"] + 1)
    expect(help_me).to_have_attribute("aria-expanded", "false")


def follow(player: Mouse, state: Message) -> None:
    """Click the drawn tile: it is laid as it is drawn, whichever tile is chosen in the hand."""
    tiles = player.page.locator("[data-hand] button[aria-pressed]")
    expect(player.page.locator("[data-hand] button.marked")).to_have_count(1)
    marked = ["marked" in (one.get_attribute("class") or "") for one in tiles.all()]
    hand = state["game"]["players"][state["game"]["shown"]]["hand"]
    tiles.nth(marked.index(False)).click()
    player.page.get_by_role("gridcell", name=re.compile(re.escape("(marked by the hint)"))).click()
    after = player.visitor.until("state.version > arg", state["version"])
    assert hand[marked.index(True)] in [tile for tile, *_ in after["game"]["lake"]]


def test_a_hint_leaves_the_lake_alone_and_its_turn_is_played_and_taken_back(visit: Visit) -> None:
    player = Mouse(visit(settings=QUICK))
    play_bots(player, 4)
    state = player.to_move()
    cell = player.page.get_by_role("gridcell").first
    before = cell.bounding_box()
    for _ in LEVELS:
        player.page.keyboard.press("h")
    play = player.page.get_by_role("button", name=re.compile(f"^{say('hint-play')}:"))
    expect(play).to_be_visible()
    assert cell.bounding_box() == before
    actions = player.page.get_by_role("list", name=say("hint-actions")).get_by_role("listitem")
    count = actions.count()
    assert count

    play.click()
    expect(play).to_have_count(0)
    player.visitor.until("state.game.lake.length > arg", len(state["game"]["lake"]))
    player.button(say("table-take-back")).click()
    back = player.visitor.until(
        "state.legal && state.game.lake.length === arg", len(state["game"]["lake"])
    )
    # A turn may begin with an exchange or a dedication, which is taken back for itself.
    for _ in range(count - 1):
        player.button(say("table-take-back")).click()
        back = player.visitor.until("state.legal && state.version > arg", back["version"])
    assert back["game"] == state["game"]


@pytest.mark.prove
def test_a_table_without_a_server_has_hints_by_touch_and_at_every_turn(
    visit: Visit, tmp_path: Path
) -> None:
    with StaticSite(tmp_path) as site:
        player = Touch(visit(site.address, touch=True, size=PHONE, settings=QUICK))
        play_bots(player, 4)
        player.to_move()
        page = player.page
        words = page.locator("[data-hint]")

        player.press(player.button(say("table-hint")))
        expect(words).to_contain_text("tile")
        player.press(player.button(say("hint-level-place")))
        expect(words).to_contain_text("from the boat")
        # What is marked is in sight above the words.
        marked = page.locator("[data-hinted] rect").last
        panel = page.get_by_role("region", name=say("hint-title"), exact=True)
        wait_until_above(marked, panel)
        player.press(player.button(say("hint-level-turn")))
        expect(words).to_contain_text("Chances to win")
        assert violations(page) == []

        player.press(player.button(say("hint-level-nudge")))
        page.get_by_role("checkbox", name=say("hint-always")).check()
        player.press(player.button(say("close")))
        expect(words).to_have_count(0)
        page.reload()
        player.to_move()
        expect(words).to_contain_text("tile")


SCREENS = ((360, 640), (740, 360), (820, 1180), (960, 640), (1280, 800), (1600, 1000))


def test_a_hint_covers_no_seat_and_not_the_cell_that_it_marks(visit: Visit) -> None:
    """With a player at each edge, the whole turn is told on screens of every kind."""
    player = Mouse(visit(settings=QUICK))
    play_bots(player, 4)
    player.to_move()
    page = player.page
    page.keyboard.press("h")
    player.button(say("hint-level-turn")).click()
    expect(page.locator("[data-hinted] > rect")).to_have_count(2)
    for size in SCREENS:
        player.resize(size)
        expect(page.locator("section[data-seat]")).to_have_count(4)
        # The lake moves what is marked into sight.
        page.wait_for_function(_STANDS_CLEAR)


_STANDS_CLEAR = """() => {
  const hint = document.querySelector("section.hint").getBoundingClientRect();
  return [...document.querySelectorAll("section[data-seat], [data-hinted] > rect")].every((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const isBeside = right <= hint.left + 1 || left >= hint.right - 1;
    return isBeside || bottom <= hint.top + 1 || top >= hint.bottom - 1;
  });
}"""


@pytest.mark.prove
@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_fit_on_every_screen(visit: Visit, language: str) -> None:
    """In all languages and sizes: nothing is cut off sideways, and axe finds nothing."""
    player = Mouse(visit(language=language, settings=QUICK))
    play_in(player, language)
    page = player.page
    page.keyboard.press("h")
    for size in ((360, 640), (640, 360), (768, 1024), (1280, 800), (2560, 1440)):
        player.resize(size)
        for level in LEVELS:
            name = say_in(language, f"hint-level-{level}")
            page.get_by_role("button", name=name, exact=True).click()
            expect(page.locator("[data-hint] p").first).to_be_visible()
            assert cut_off(page) == [], (size, level)
        assert violations(page) == [], size


@pytest.mark.prove
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_beside_the_steps_lie_over_no_seat(visit: Visit, language: str) -> None:
    """In the smallest window with a seat above them, however long their words are."""
    player = Mouse(visit(language=language, settings=QUICK, size=(960, 640)))
    play_in(player, language)
    page = player.page
    for _ in LEVELS:
        page.keyboard.press("h")
    page.locator("section.hint button.go").click()
    tools = page.locator(".tools button:visible")
    expect(tools.filter(has_text=say_in(language, "table-take-back"))).to_be_visible()
    player.to_move()
    seats = page.locator("section[data-seat]")
    for tool in tools.all():
        assert all(are_apart(box_of(tool), box_of(seat)) for seat in seats.all())


def play_in(player: Mouse, language: str) -> None:
    """Begin a game against the bots that are seated at first, and wait for my turn."""
    player.visitor.open("/")
    page = player.page
    page.get_by_role("button", name=say_in(language, "home-play"), exact=True).click()
    player.to_move()
    expect(page.get_by_role("button", name=say_in(language, "table-hint"))).to_be_visible()


def cut_off(page: Page) -> list[str]:
    """Return the parts of the hint that are wider than their room."""
    found: list[str] = page.evaluate(
        """() => [document.documentElement, ...document.querySelectorAll("section.hint *")]
          .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
          .map((one) => one.outerHTML.slice(0, 80))"""
    )
    return found
