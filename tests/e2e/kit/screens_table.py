"""Tours through the screens at the table."""

from playwright.sync_api import expect

from lanterns.rules import end_of

from .absent import Absent
from .devices import Mouse
from .games import festival
from .guide import Guide
from .offline import announce_update
from .prepare import new_cookie, position, prepare
from .tours import Tour, close_dialog, show_menu, tour
from .visitor import CONNECTION_LOST, DESKTOP, PHONE, TABLET
from .words import say

# The beats of a scene wait for timers; what is shorter is not theirs.
_NO_SCENE_ENDS = """() => {
  const { setTimeout } = window;
  window.setTimeout = (act, late, ...facts) => late >= 100 ? 0 : setTimeout(act, late, ...facts);
}"""


@tour(
    *("recap", "table", "explained", "preview", "exchange", "dedicate", "shortcuts", "people"),
    *("learn_sheet", "log", "new_version", "reconnecting"),
)
def my_turn(guide: Guide) -> Tour:
    """A player comes back in the middle of a game and looks at everything; then the line is cut."""
    mouse = guide.sit("middle", new_cookie())
    expect(mouse.page.get_by_role("region", name=say("table-recap"))).to_be_visible()
    yield "recap", mouse
    mouse.press(mouse.button(say("table-recap-done")))
    yield "table", mouse
    mouse.press(mouse.step("place"))
    expect(mouse.page.locator(".tray").get_by_text(say("table-place-how"))).to_be_visible()
    yield "explained", mouse
    _hold_the_richest(mouse)
    yield "preview", mouse
    mouse.press(mouse.button(say("table-not-yet")))
    mouse.choose_step("exchange")
    give = mouse.page.get_by_role("group", name=say("table-give"), exact=True)
    mouse.press(give.locator("button:not([aria-disabled='true'])").first)
    yield "exchange", mouse
    mouse.choose_step("dedicate")
    yield "dedicate", mouse
    mouse.choose_step("place")
    mouse.page.keyboard.press("?")
    expect(mouse.page.get_by_role("dialog", name=say("table-shortcuts"))).to_be_visible()
    yield "shortcuts", mouse
    close_dialog(mouse)
    show_menu(mouse)
    mouse.press(mouse.button(say("people")))
    expect(mouse.page.get_by_role("dialog", name=say("people"))).to_be_visible()
    yield "people", mouse
    close_dialog(mouse)
    show_menu(mouse)
    mouse.page.get_by_role("link", name=say("learn")).first.click()
    expect(mouse.page.get_by_role("dialog", name=say("learn"))).to_be_visible()
    yield "learn_sheet", mouse
    close_dialog(mouse)
    mouse.resize(TABLET)
    mouse.page.keyboard.press("l")
    expect(mouse.button(say("close")).first).to_be_visible()
    yield "log", mouse
    mouse.resize(TABLET)
    mouse.page.keyboard.press("Escape")
    expect(mouse.button(say("close"))).to_have_count(0)
    mouse.resize(DESKTOP)
    announce_update(mouse.page)
    expect(mouse.button(say("new-version-load"))).to_be_visible()
    yield "new_version", mouse
    mouse.press(mouse.button(say("new-version-later")))
    mouse.visitor.allow(*CONNECTION_LOST)
    guide.proxy.cut()
    expect(mouse.page.get_by_text(say("reconnecting"))).to_be_visible()
    yield "reconnecting", mouse


@tour("hint", "hint_turn")
def helped(guide: Guide) -> Tour:
    """A hint in a game against bots: its beginning, and all of it."""
    record, cookie = position("middle"), new_cookie()
    mine = end_of(record).turn
    cookies = [cookie if seat == mine else new_cookie() for seat in range(len(record.seating))]
    bots = {seat: "visitor" for seat in range(len(record.seating)) if seat != mine}
    mouse = guide.come(prepare(guide.server.database, record, cookies, bots=bots).path, cookie)
    mouse.visitor.until("state.legal !== null")
    mouse.press(mouse.button(say("table-hint")))
    expect(mouse.page.locator("[data-hint] p:not(.thinking)")).to_be_visible()
    yield "hint", mouse
    mouse.press(mouse.button(say("hint-level-turn")))
    expect(mouse.page.get_by_role("list", name=say("hint-actions"), exact=True)).to_be_visible()
    yield "hint_turn", mouse


@tour("missed", "pairs", "discard", "final")
def rare_moments(guide: Guide) -> Tour:
    """Turns that few games have, one after the other in one browser."""
    cookie = new_cookie()
    mouse = guide.sit("exhausted", cookie)
    _hold_one_that_misses(mouse)
    yield "missed", mouse
    guide.sit("pairs", cookie, mouse).to_move()
    mouse.choose_step("dedicate")
    yield "pairs", mouse
    guide.sit("discard", cookie, mouse).to_move()
    mouse.choose_step("discard")
    yield "discard", mouse
    guide.sit("final", cookie, mouse).to_move()
    mouse.choose_step("end")
    yield "final", mouse


@tour("menu", "seat_sheet", "supply_sheet")
def on_a_phone(guide: Guide) -> Tour:
    """What is in sheets where the screen is small."""
    mouse = guide.sit("middle", new_cookie(), after=1)
    for screen, opener in (
        ("menu", mouse.button(say("table-menu"))),
        ("seat_sheet", mouse.page.locator("section.badge").first.get_by_role("button")),
        ("supply_sheet", mouse.page.locator(".bank-chip")),
    ):
        mouse.resize(PHONE)
        mouse.press(opener)
        expect(mouse.page.get_by_role("dialog")).to_be_visible()
        yield screen, mouse
        mouse.resize(PHONE)
        # Where a larger screen was looked at meanwhile, it is closed already.
        mouse.page.keyboard.press("Escape")
        expect(mouse.page.get_by_role("dialog")).to_have_count(0)


@tour("theater", "move_seat", "victory", "defeat")
def shown_once(guide: Guide) -> Tour:
    """Another's turn on the stage, a link to move a seat, and both ends of a game."""
    cookie = new_cookie()
    table = guide.prepare("middle", cookie, after=1)
    mouse = guide.come(table.path, cookie, settings={"motion": "on", "pace": "calm"})
    mouse.visitor.until("state.game !== null")
    mouse.press(mouse.button(say("table-recap-done")))
    mouse.page.evaluate(_NO_SCENE_ENDS)
    absent = Absent(guide.server, table)
    absent.take_turn(absent.seat(0))
    expect(mouse.page.locator(".sky p")).to_be_visible()
    yield "theater", mouse
    # It was there all the time.
    expect(mouse.page.locator(".sky p")).to_be_visible()
    guide.sit("middle", cookie, mouse)
    show_menu(mouse)
    mouse.press(mouse.button(say("people")))
    mouse.press(mouse.button(say("move")))
    expect(mouse.page.get_by_label(say("move-link"), exact=True)).to_be_visible()
    yield "move_seat", mouse
    guide.sit("won", cookie, mouse).to_move()
    mouse.end_turn()
    festival(mouse.visitor)
    yield "victory", mouse
    lost = guide.prepare("won", cookie, after=1)
    mouse.open(lost.path)
    mouse.visitor.until("state.game !== null")
    absent = Absent(guide.server, lost)
    absent.take_turn(absent.seat(0))
    festival(mouse.visitor)
    yield "defeat", mouse


@tour("waiting", "planning", "curtain", "watching", "festival")
def other_turns(guide: Guide) -> Tour:
    """Nothing to do: another's turn, behind a curtain, as a spectator, at the end."""
    cookie = new_cookie()
    mouse = guide.sit("middle", cookie, after=1)
    expect(mouse.page.get_by_text(say("table-steps"), exact=True)).to_have_count(0)
    yield "waiting", mouse
    mouse.press(mouse.tile(1))
    mouse.drag(f"0@{mouse.page.locator('[data-cell]').first.get_attribute('data-cell')}r0")
    plan = mouse.page.get_by_role("region", name=say("table-planning"), exact=True)
    expect(plan).to_be_visible()
    yield "planning", mouse
    mouse.open(prepare(guide.server.database, position("middle"), (cookie,) * 4).path)
    expect(mouse.curtain(mouse.visitor.until("state.game !== null"))).to_be_visible()
    yield "curtain", mouse
    mouse.open(f"/join#{guide.prepare('middle').watch}")
    mouse.visitor.until("state.game !== null")
    yield "watching", mouse
    guide.sit("shared", cookie, mouse).to_move()
    mouse.end_turn()
    festival(mouse.visitor)
    yield "festival", mouse


def _hold_the_richest(mouse: Mouse) -> None:
    """Hold a tile over the cell that gives most."""
    state = mouse.visitor.state()
    most = max(state["legal"]["placements"], key=lambda place: len(place[1]) + len(place[2]))
    mouse.point(state, most[0])
    # Pinned, it stays wherever the mouse goes when the window changes its size.
    mouse.drag(most[0])


def _hold_one_that_misses(mouse: Mouse) -> None:
    """Hold a tile where somebody would go without a card."""
    state = mouse.to_move()
    place = next(
        place
        for place in state["legal"]["placements"]
        if any(not received for *_, received in place[1] + place[3])
    )
    mouse.point(state, place[0])
    mouse.drag(place[0])
