"""The screens at the table, and the way to each."""

from playwright.sync_api import expect

from .arriving import Stage
from .games import festival
from .home import pass_and_play
from .means import Mouse
from .prepare import NAMES, new_cookie
from .visitor import BROKEN_LINE, TABLET
from .words import say


def first(stage: Stage) -> Mouse:
    """The first turn of all."""
    mouse = stage.come("/")
    pass_and_play(mouse, NAMES[:2])
    mouse.lift_curtain(mouse.to_move())
    return mouse


def recap(stage: Stage) -> Mouse:
    """Back at the table: what happened since my last turn."""
    mouse = stage.sit("middle")
    expect(mouse.page.get_by_role("region", name=say("table-recap"))).to_be_visible()
    return mouse


def table(stage: Stage) -> Mouse:
    """My turn."""
    mouse = recap(stage)
    mouse.press(mouse.button(say("table-recap-done")))
    mouse.press(mouse.step("place"))
    return mouse


def preview(stage: Stage) -> Mouse:
    """A tile held over the lake."""
    mouse = table(stage)
    state = mouse.visitor.heard()
    most = max(state["legal"]["placements"], key=lambda place: len(place[1]) + len(place[2]))
    mouse.point(state, most[0])
    # Pinned, it stays wherever the mouse goes when the window changes its size.
    mouse.drag(most[0])
    return mouse


def missed(stage: Stage) -> Mouse:
    """A preview in which somebody goes without."""
    mouse = stage.sit("exhausted")
    state = mouse.to_move()
    place = next(
        place
        for place in state["legal"]["placements"]
        if any(not received for *_, received in place[1] + place[3])
    )
    mouse.point(state, place[0])
    mouse.drag(place[0])
    return mouse


def exchange(stage: Stage) -> Mouse:
    """The exchange, half chosen."""
    mouse = table(stage)
    mouse.choose_step("exchange")
    give = mouse.page.get_by_role("group", name=say("table-give"), exact=True)
    mouse.press(give.locator("button:not([aria-disabled='true'])").first)
    return mouse


def dedicate(stage: Stage) -> Mouse:
    """The sets that can be dedicated."""
    mouse = table(stage)
    mouse.choose_step("dedicate")
    return mouse


def pairs(stage: Stage) -> Mouse:
    """Three pairs out of many."""
    mouse = stage.sit("pairs")
    mouse.to_move()
    mouse.choose_step("dedicate")
    return mouse


def discard(stage: Stage) -> Mouse:
    """Too many cards."""
    mouse = stage.sit("discard")
    mouse.to_move()
    mouse.choose_step("discard")
    return mouse


def final(stage: Stage) -> Mouse:
    """The final turn."""
    mouse = stage.sit("final")
    mouse.to_move()
    mouse.choose_step("end")
    return mouse


def waiting(stage: Stage) -> Mouse:
    """Another's turn, who is away."""
    mouse = stage.sit("middle", after=1)
    expect(mouse.page.get_by_text(say("table-steps"), exact=True)).to_have_count(0)
    return mouse


def log(stage: Stage) -> Mouse:
    """What happened, opened where there is no room for it beside the lake."""
    mouse = table(stage)
    mouse.page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
    mouse.page.keyboard.press("l")
    expect(mouse.button(say("close")).first).to_be_visible()
    return mouse


def shortcuts(stage: Stage) -> Mouse:
    """The page of shortcuts."""
    mouse = table(stage)
    mouse.page.keyboard.press("?")
    expect(mouse.page.get_by_role("dialog", name=say("table-shortcuts"))).to_be_visible()
    return mouse


def people(stage: Stage) -> Mouse:
    """Everybody at the table."""
    mouse = table(stage)
    mouse.press(mouse.button(say("people")))
    expect(mouse.page.get_by_role("dialog", name=say("people"))).to_be_visible()
    return mouse


def learn_sheet(stage: Stage) -> Mouse:
    """How to play, over the table."""
    mouse = table(stage)
    mouse.page.get_by_role("link", name=say("learn")).first.click()
    expect(mouse.page.get_by_role("dialog", name=say("learn"))).to_be_visible()
    return mouse


def curtain(stage: Stage) -> Mouse:
    """Pass and play: nobody has said to be there."""
    cookie = new_cookie()
    table = stage.prepare("middle", (cookie,) * 4)
    mouse = stage.come(table.path, cookie)
    expect(mouse.curtain(mouse.visitor.until("state.game !== null"))).to_be_visible()
    return mouse


def reconnecting(stage: Stage) -> Mouse:
    """The line is lost."""
    mouse = table(stage)
    mouse.visitor.allow(*BROKEN_LINE)
    stage.cable.cut()
    expect(mouse.page.get_by_text(say("reconnecting"))).to_be_visible()
    return mouse


def watching(stage: Stage) -> Mouse:
    """The table without hands."""
    mouse = stage.come(f"/join#{stage.prepare('middle').watch}")
    mouse.visitor.until("state.game !== null")
    return mouse


def festival_screen(stage: Stage) -> Mouse:
    """The end."""
    mouse = stage.sit("shared")
    mouse.to_move()
    mouse.end_turn()
    festival(mouse.visitor)
    return mouse
