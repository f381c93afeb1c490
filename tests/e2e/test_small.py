"""Small displays: other players' cards and long names leave everything in sight."""

import pytest
from e2e.kit.boxes import all_on_screen, broken_words
from e2e.kit.devices import Mouse
from e2e.kit.guide import Guide
from e2e.kit.home import accept, invite
from e2e.kit.layout import ACROSS, SMALL, TALL, all_on_top, scrolls
from e2e.kit.prepare import NAMES, new_cookie, position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import Visit
from e2e.kit.words import say, say_in
from playwright.sync_api import expect

from lanterns.locale.language import LANGUAGES
from lanterns.rules import end_of

PHONE = (390, 844)
NARROW = (960, 700)
"""The narrowest window with room for the log beside the lake, or nearly so."""

in_every_language = pytest.mark.parametrize(
    "language",
    [LANGUAGES[0], *(pytest.param(other, marks=pytest.mark.prove) for other in LANGUAGES[1:])],
)


@pytest.mark.prove
@pytest.mark.parametrize("after", [0, 1, 2])
def test_a_look_at_anybodys_cards_stays_on_the_screen(guide: Guide, after: int) -> None:
    mouse = guide.sit("final", new_cookie(), after=after)
    page = mouse.page
    if after == 0:
        mouse.choose_step("end")
    for size in (SMALL, ACROSS):
        mouse.resize(size)
        badges = page.locator("section[data-seat].badge")
        expect(badges).to_have_count(2)
        for badge in badges.all():
            badge.get_by_role("button").click()
            sheet = page.get_by_role("dialog")
            expect(sheet.locator("[data-card]")).to_have_count(7)
            box = sheet.bounding_box()
            assert box is not None
            assert 0 <= box["x"] and box["x"] + box["width"] <= size[0]
            page.keyboard.press("Escape")
            expect(sheet).to_have_count(0)


def on_turn(visit: Visit, server: Server, language: str, size: tuple[int, int]) -> Mouse:
    """Sit down in the middle of a game, when it is my turn."""
    table = prepare(server.database, position("middle"))
    cookie = table.cookies[end_of(table.record).turn]
    mouse = Mouse(visit(cookie=cookie, language=language, size=size))
    mouse.open(table.path)
    mouse.to_move()
    return mouse


@in_every_language
def test_a_long_name_leaves_room_for_the_hand(visit: Visit, server: Server, language: str) -> None:
    names = ["Wilhelmina Charlotte Augusta " + letter for letter in "ABCD"]
    table = prepare(server.database, position("no_favor"), names=names)
    cookie = table.cookies[end_of(table.record).turn]
    mouse = Mouse(visit(cookie=cookie, language=language))
    mouse.open(table.path)
    mouse.to_move()
    mouse.page.locator(".tray footer button").click()
    for size in (SMALL, TALL, ACROSS):
        mouse.resize(size)
        assert not scrolls(mouse.page, "main"), size
        assert all_on_top(mouse.tiles()), size


@in_every_language
def test_no_word_is_broken_where_there_are_two_to_a_line(
    visit: Visit, server: Server, language: str
) -> None:
    """The list of players has a bot and a button for each seat."""
    mouse = on_turn(visit, server, language, SMALL)
    for name in ("table-menu", "people"):
        mouse.press(mouse.button(say_in(language, name)))
    people = mouse.page.get_by_role("dialog", name=say_in(language, "people"), exact=True)
    expect(people.get_by_role("button", name=say_in(language, "hand-over"))).to_have_count(4)
    assert broken_words(people) == []


@in_every_language
def test_an_invitation_has_its_button_in_sight(visit: Visit, language: str) -> None:
    host, friend = Mouse(visit()), Mouse(visit())
    link, *_ = invite(host, NAMES[0], 3)
    everyone = host.page.get_by_label(say("lobby-join"), exact=True).input_value()
    accept(friend, link, "Benedikta")
    guest = Mouse(visit(language=language, size=PHONE))
    guest.open("/join#" + everyone.partition("#")[2])
    sit = guest.button(say_in(language, "lobby-sit"))
    expect(sit).to_be_visible()
    assert all_on_screen(sit)
    there = guest.page.get_by_role("list", name=say_in(language, "join-who"), exact=True)
    assert broken_words(there) == []


# A select cuts its words without scrolling: a copy with that choice alone shows what they need.
_CUT_CHOICES = """select => [...select.options].filter((option) => {
  select.value = option.value;
  const copy = select.cloneNode();
  copy.append(option.cloneNode(true));
  copy.style.cssText = "position: absolute; width: max-content; max-width: none";
  select.after(copy);
  const [has, needs] = [select, copy].map((one) => one.getBoundingClientRect().width);
  copy.remove();
  return has < needs - 0.5;
}).map((option) => option.textContent)"""


@in_every_language
def test_the_log_says_in_whole_words_what_it_shows(
    visit: Visit, server: Server, language: str
) -> None:
    mouse = on_turn(visit, server, language, NARROW)
    assert mouse.page.locator(".log select").evaluate(_CUT_CHOICES) == []
