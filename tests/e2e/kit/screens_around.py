"""The screens around the table, and the way to each."""

from playwright.sync_api import expect

from .devices import Mouse
from .guide import Guide
from .home import invite, pass_and_play
from .prepare import NAMES
from .visitor import BROKEN_LINE
from .words import say


def home(guide: Guide) -> Mouse:
    """The first page of somebody new."""
    mouse = guide.come("/")
    expect(mouse.button(say("home-play"))).to_be_enabled()
    return mouse


def home_with_tables(guide: Guide) -> Mouse:
    """The first page of somebody who has tables."""
    mouse = guide.come("/")
    pass_and_play(mouse, NAMES[:3])
    mouse.visitor.open("/")
    expect(mouse.page.get_by_role("region", name=say("home-tables"))).to_be_visible()
    return mouse


def home_unreachable(guide: Guide) -> Mouse:
    """The first page while the server does not answer."""
    mouse = Mouse(home_with_tables(guide).visitor)
    mouse.page.get_by_role("link", name=say("learn")).first.click()
    expect(mouse.page.get_by_role("heading", level=1, name=say("learn"))).to_be_visible()
    mouse.visitor.allow(*BROKEN_LINE)
    guide.proxy.cut()
    mouse.page.get_by_role("link", name=say("home"), exact=True).first.click()
    expect(mouse.page.get_by_role("heading", name=say("unreachable"))).to_be_visible()
    return mouse


def pass_sheet(guide: Guide) -> Mouse:
    """Names for pass and play."""
    mouse = home(guide)
    mouse.press(mouse.page.get_by_role("button", name=say("home-pass")))
    mouse.press(mouse.button(say("home-add-bot")))
    return mouse


def invite_sheet(guide: Guide) -> Mouse:
    """A table for friends."""
    mouse = home(guide)
    mouse.press(mouse.page.get_by_role("button", name=say("home-invite")))
    expect(mouse.button(say("home-open"))).to_be_visible()
    return mouse


def settings(guide: Guide) -> Mouse:
    """The settings."""
    mouse = home(guide)
    mouse.press(mouse.button(say("settings")))
    expect(mouse.page.get_by_role("dialog")).to_be_visible()
    return mouse


def lobby(guide: Guide) -> Mouse:
    """The waiting room, with the picture of a link."""
    mouse = guide.come("/")
    invite(mouse, NAMES[0], 2)
    mouse.press(mouse.button(say("link-code")).first)
    expect(mouse.page.locator("img[src$='.svg']")).to_be_visible()
    return mouse


def join(guide: Guide) -> Mouse:
    """An invitation."""
    [link] = invite(guide.come("/"), NAMES[0], 1)
    guest = guide.come("/join#" + link.partition("#")[2])
    expect(guest.button(say("lobby-sit"))).to_be_visible()
    return guest


def join_refused(guide: Guide) -> Mouse:
    """An invitation that leads nowhere."""
    mouse = guide.come("/join#nothing.here", allow=("Failed to load resource",))
    expect(mouse.page.get_by_role("heading", name=say("join-refused"))).to_be_visible()
    return mouse


def learn(guide: Guide) -> Mouse:
    """How to play."""
    mouse = guide.come("/learn")
    expect(mouse.page.get_by_role("heading", name=say("learn-title-goal"))).to_be_visible()
    return mouse


def lost(guide: Guide) -> Mouse:
    """An address that leads nowhere."""
    mouse = guide.come("/t/no/where", allow=("Failed to load resource",))
    expect(mouse.page.get_by_role("heading", name=say("lost"))).to_be_visible()
    return mouse


def no_table(guide: Guide) -> Mouse:
    """Somebody else's table."""
    mouse = guide.come(guide.prepare("middle").path, allow=("WebSocket connection to",))
    expect(mouse.page.get_by_role("heading", name=say("no-table"))).to_be_visible()
    return mouse
