"""Tours through the screens around the table."""

import re

from playwright.sync_api import expect

from .devices import Mouse
from .guide import Guide
from .home import invite, open_table_sheet, pass_and_play
from .prepare import NAMES
from .tours import Tour, close_dialog, tour
from .visitor import CONNECTION_LOST, PHONE
from .words import say


@tour("home", "pass_sheet", "invite_sheet", "settings", "learn")
def first_visit(guide: Guide) -> Tour:
    """A stranger looks at everything that the first page offers."""
    mouse = guide.come("/")
    expect(mouse.button(say("home-play"))).to_be_enabled()
    yield "home", mouse
    mouse.press(mouse.page.get_by_role("button", name=say("home-pass")))
    mouse.press(mouse.button(say("home-add-bot")))
    yield "pass_sheet", mouse
    close_dialog(mouse)
    mouse.press(mouse.page.get_by_role("button", name=say("home-invite")))
    expect(mouse.button(say("home-open"))).to_be_visible()
    yield "invite_sheet", mouse
    close_dialog(mouse)
    mouse.press(mouse.button(say("settings")))
    expect(mouse.page.get_by_role("dialog")).to_be_visible()
    yield "settings", mouse
    close_dialog(mouse)
    mouse.page.get_by_role("link", name=say("learn")).first.click()
    expect(mouse.page.get_by_role("heading", name=say("learn-title-goal"))).to_be_visible()
    yield "learn", mouse


@tour("course", "course_else", "lesson")
def learning(guide: Guide) -> Tour:
    """The guided first game: a question, and the answer to something else; then a lesson."""
    mouse = guide.come("/learn/first-game")
    page = mouse.page
    said = page.locator("[data-guide]")
    bot = say("bot-name", bot="lamplighter")
    expect(said).to_have_text(say("guide-ask-facing", bot=bot))
    yield "course", mouse
    page.locator("[data-cell='0,1']").click()
    mouse.press(mouse.button(say("guide-next")))
    expect(page.locator("[data-cell] .dot").first).to_be_visible()
    page.locator("[data-cell].open:not(:has(.dot))").first.click()
    expect(said).to_have_text(say("guide-else-match"))
    yield "course_else", mouse
    mouse.open("/learn/give")
    expect(mouse.button(say("guide-restart"))).to_be_visible()
    yield "lesson", mouse


@tour("own_lantern", "shelf_sheet", "next_table")
def shelves(guide: Guide) -> Tour:
    """All choices of lanterns: mine, a bot's in a sheet, and those of the next table on a phone."""
    mouse = guide.come("/")
    expect(mouse.button(say("home-play"))).to_be_enabled()
    open_table_sheet(mouse)
    mouse.press(mouse.button(say("home-my-lantern")))
    expect(mouse.page.get_by_role("dialog", name=say("you"), exact=True)).to_be_visible()
    yield "own_lantern", mouse
    close_dialog(mouse)
    open_table_sheet(mouse, is_open=False)
    mouse.press(mouse.page.get_by_role("button", name=say("home-pass")))
    mouse.press(mouse.button(say("home-add-bot")))
    bot = say("home-bot", number=1)
    mouse.press(mouse.page.get_by_role("button", name=re.compile(f"^{re.escape(bot)}: ")))
    expect(mouse.page.get_by_role("dialog", name=bot, exact=True)).to_be_visible()
    yield "shelf_sheet", mouse
    mouse.page.keyboard.press("Escape")
    close_dialog(mouse)
    mouse.resize(PHONE)
    open_table_sheet(mouse)
    # A free seat, so that the words about it are there too.
    mouse.press(
        mouse.page.get_by_role("button", name=re.compile(say("shelf-free", name=".+"))).first
    )
    yield "next_table", mouse


@tour("lost", "join_refused", "no_table")
def dead_ends(guide: Guide) -> Tour:
    """Addresses that lead nowhere: of no page, of no invitation, of other people's table."""
    mouse = guide.come("/t/no/where", allow=("Failed to load resource",))
    expect(mouse.page.get_by_role("heading", name=say("lost"))).to_be_visible()
    yield "lost", mouse
    mouse.open("/join#nothing.here")
    expect(mouse.page.get_by_role("heading", name=say("join-refused"))).to_be_visible()
    yield "join_refused", mouse
    mouse.visitor.allow("WebSocket connection to")
    mouse.open(guide.prepare("middle").path)
    expect(mouse.page.get_by_role("heading", name=say("no-table"))).to_be_visible()
    yield "no_table", mouse


@tour("lobby", "join")
def friends(guide: Guide) -> Tour:
    """A table for friends: the host waits, with the QR code of a link; a guest is invited."""
    host = guide.come("/")
    [link, _] = invite(host, NAMES[0], 2)
    host.press(host.button(say("link-code")).first)
    expect(host.page.locator("img[src$='.svg']")).to_be_visible()
    yield "lobby", host
    guest = guide.come("/join#" + link.partition("#")[2])
    expect(guest.button(say("lobby-sit"))).to_be_visible()
    yield "join", guest


@tour("first", "home_with_tables", "home_unreachable")
def own_tables(guide: Guide) -> Tour:
    """Two games begun, then back on the first page, with and without a server."""
    mouse = guide.come("/")
    pass_and_play(mouse, NAMES[:3])
    pass_and_play(mouse, NAMES[:2])
    mouse.lift_curtain(mouse.to_move())
    yield "first", mouse
    mouse.open("/")
    expect(mouse.page.get_by_role("region", name=say("home-tables"))).to_be_visible()
    yield "home_with_tables", mouse
    _lose_the_server(guide, mouse)
    yield "home_unreachable", mouse


def _lose_the_server(guide: Guide, mouse: Mouse) -> None:
    mouse.page.get_by_role("link", name=say("learn")).first.click()
    expect(mouse.page.get_by_role("heading", level=1, name=say("learn"))).to_be_visible()
    mouse.visitor.allow(*CONNECTION_LOST)
    guide.proxy.cut()
    mouse.page.get_by_role("link", name=say("home"), exact=True).first.click()
    expect(mouse.page.get_by_role("heading", name=say("unreachable"))).to_be_visible()
