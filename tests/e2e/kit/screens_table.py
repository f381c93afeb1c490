"""The screens at the table, and the way to each."""

from playwright.sync_api import expect

from .devices import Mouse
from .games import festival
from .guide import Guide
from .home import pass_and_play
from .prepare import NAMES, new_cookie
from .visitor import BROKEN_LINE, TABLET
from .words import say


def first(guide: Guide) -> Mouse:
    """The first turn of all."""
    mouse = guide.come("/")
    pass_and_play(mouse, NAMES[:2])
    mouse.lift_curtain(mouse.to_move())
    return mouse


def recap(guide: Guide) -> Mouse:
    """Back at the table: what happened since my last turn."""
    mouse = guide.sit("middle")
    expect(mouse.page.get_by_role("region", name=say("table-recap"))).to_be_visible()
    return mouse


def table(guide: Guide) -> Mouse:
    """My turn."""
    mouse = recap(guide)
    mouse.press(mouse.button(say("table-recap-done")))
    mouse.press(mouse.step("place"))
    return mouse


def preview(guide: Guide) -> Mouse:
    """A tile held over the lake."""
    mouse = table(guide)
    state = mouse.visitor.state()
    most = max(state["legal"]["placements"], key=lambda place: len(place[1]) + len(place[2]))
    mouse.point(state, most[0])
    # Pinned, it stays wherever the mouse goes when the window changes its size.
    mouse.drag(most[0])
    return mouse


def missed(guide: Guide) -> Mouse:
    """A preview in which somebody goes without."""
    mouse = guide.sit("exhausted")
    state = mouse.to_move()
    place = next(
        place
        for place in state["legal"]["placements"]
        if any(not received for *_, received in place[1] + place[3])
    )
    mouse.point(state, place[0])
    mouse.drag(place[0])
    return mouse


def exchange(guide: Guide) -> Mouse:
    """The exchange, half chosen."""
    mouse = table(guide)
    mouse.choose_step("exchange")
    give = mouse.page.get_by_role("group", name=say("table-give"), exact=True)
    mouse.press(give.locator("button:not([aria-disabled='true'])").first)
    return mouse


def dedicate(guide: Guide) -> Mouse:
    """The sets that can be dedicated."""
    mouse = table(guide)
    mouse.choose_step("dedicate")
    return mouse


def pairs(guide: Guide) -> Mouse:
    """Three pairs out of many."""
    mouse = guide.sit("pairs")
    mouse.to_move()
    mouse.choose_step("dedicate")
    return mouse


def discard(guide: Guide) -> Mouse:
    """Too many cards."""
    mouse = guide.sit("discard")
    mouse.to_move()
    mouse.choose_step("discard")
    return mouse


def final(guide: Guide) -> Mouse:
    """The final turn."""
    mouse = guide.sit("final")
    mouse.to_move()
    mouse.choose_step("end")
    return mouse


def waiting(guide: Guide) -> Mouse:
    """Another's turn, who is away."""
    mouse = guide.sit("middle", after=1)
    expect(mouse.page.get_by_text(say("table-steps"), exact=True)).to_have_count(0)
    return mouse


def log(guide: Guide) -> Mouse:
    """What happened, opened where there is no room for it beside the lake."""
    mouse = table(guide)
    mouse.page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
    mouse.page.keyboard.press("l")
    expect(mouse.button(say("close")).first).to_be_visible()
    return mouse


def shortcuts(guide: Guide) -> Mouse:
    """The page of shortcuts."""
    mouse = table(guide)
    mouse.page.keyboard.press("?")
    expect(mouse.page.get_by_role("dialog", name=say("table-shortcuts"))).to_be_visible()
    return mouse


def people(guide: Guide) -> Mouse:
    """Everybody at the table."""
    mouse = table(guide)
    mouse.press(mouse.button(say("people")))
    expect(mouse.page.get_by_role("dialog", name=say("people"))).to_be_visible()
    return mouse


def learn_sheet(guide: Guide) -> Mouse:
    """How to play, over the table."""
    mouse = table(guide)
    mouse.page.get_by_role("link", name=say("learn")).first.click()
    expect(mouse.page.get_by_role("dialog", name=say("learn"))).to_be_visible()
    return mouse


def curtain(guide: Guide) -> Mouse:
    """Pass and play: nobody has said to be there."""
    cookie = new_cookie()
    table = guide.prepare("middle", (cookie,) * 4)
    mouse = guide.come(table.path, cookie)
    expect(mouse.curtain(mouse.visitor.until("state.game !== null"))).to_be_visible()
    return mouse


def reconnecting(guide: Guide) -> Mouse:
    """The line is lost."""
    mouse = table(guide)
    mouse.visitor.allow(*BROKEN_LINE)
    guide.proxy.cut()
    expect(mouse.page.get_by_text(say("reconnecting"))).to_be_visible()
    return mouse


def watching(guide: Guide) -> Mouse:
    """The table without hands."""
    mouse = guide.come(f"/join#{guide.prepare('middle').watch}")
    mouse.visitor.until("state.game !== null")
    return mouse


def festival_screen(guide: Guide) -> Mouse:
    """The end."""
    mouse = guide.sit("shared")
    mouse.to_move()
    mouse.end_turn()
    festival(mouse.visitor)
    return mouse
