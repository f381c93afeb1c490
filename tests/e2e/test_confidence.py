"""Nothing happens by accident: planning, confirming, explaining, watching, choosing sides."""

import re

import pytest
from e2e.kit.absent import Absent
from e2e.kit.arriving import come, on_desktops, on_phones, sit_down
from e2e.kit.home import accept
from e2e.kit.player import Player
from e2e.kit.prepare import position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import Message, Visit
from e2e.kit.words import say
from playwright.sync_api import Locator, expect

from lanterns.rules import end_of


def preview(player: Player, is_plan: bool = False) -> Locator:
    """Return the sheet that shows what a placement would give."""
    name = say("table-planning" if is_plan else "table-preview")
    return player.page.get_by_role("region", name=name, exact=True)


def methods_of(player: Player) -> list[str]:
    """Collect the methods of the requests that the page makes from now on."""
    methods: list[str] = []
    player.page.on("request", lambda request: methods.append(request.method))
    return methods


def a_free_cell(player: Player) -> Locator:
    """Return a free cell that nothing covers, and that stays free for a while."""
    cells = player.page.locator("[data-cell]")
    free: list[bool] = cells.evaluate_all(
        """all => all.map((cell) => {
          const { left, top, width, height } = cell.getBoundingClientRect();
          const found = document.elementFromPoint(left + width / 2, top + height / 2);
          return found !== null && cell.contains(found);
        })"""
    )
    key = cells.nth(free.index(True)).get_attribute("data-cell")
    return player.cell(key or "")


@on_phones
def test_who_waits_can_plan_and_nothing_is_sent(visit: Visit, server: Server, screen: str) -> None:
    table = prepare(server.database, position("take_back"))
    other = Absent(server, table)
    planner = sit_down(visit, table, other.seat(1), screen)
    asked = methods_of(planner)
    before = planner.visitor.state()
    assert before["legal"] is None
    cell = a_free_cell(planner)
    expect(preview(planner, is_plan=True)).to_have_count(0)

    planner.press(planner.tile(1))
    planner.press(cell)
    sheet = preview(planner, is_plan=True)
    expect(sheet).to_be_visible()
    expect(planner.page.locator("[data-preview]")).not_to_be_empty()
    expect(planner.button(say("table-place"))).to_have_count(0)
    planner.page.keyboard.press("Enter")
    assert planner.visitor.commands() == []
    assert set(asked) == {"GET"}
    assert planner.visitor.state()["version"] == before["version"]

    # The other player exchanges a card: the plan is made anew, and the tile stays where it is.
    other.act(other.seat(0), lambda legal: str(legal["exchanges"][0]))
    planner.visitor.until("state.version > arg", before["version"])
    expect(sheet).to_be_visible()

    # On my turn the tile is still held there, and a button places it.
    here = cell.get_attribute("data-cell") or ""
    other.act(other.seat(0), lambda legal: _farthest(legal, here))
    mine = planner.to_move(before["version"] + 2)
    expect(preview(planner)).to_be_visible()
    expect(planner.page.get_by_text(say("table-planning-word"), exact=True)).to_have_count(0)
    planner.press(planner.button(say("table-place")))
    after = planner.visitor.until("state.version > arg", mine["version"])
    assert [laid[1:3] for laid in after["game"]["lake"]][-1] == [
        int(one) for one in here.split(",")
    ]


@pytest.mark.prove
def test_planning_is_stopped_by_its_button_and_by_escape(visit: Visit, server: Server) -> None:
    table = prepare(server.database, position("middle"))
    turn = end_of(table.record).turn
    player = sit_down(visit, table, (turn + 1) % len(table.cookies))
    marked = player.page.get_by_text(say("table-planning-word"), exact=True).first
    player.press(player.tile(0))
    expect(marked).to_be_visible()
    player.press(player.button(say("table-planning-stop")))
    expect(marked).to_have_count(0)
    player.page.keyboard.press("2")
    player.page.keyboard.press("p")
    expect(marked).to_be_visible()
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("Escape")
    expect(marked).to_have_count(0)
    assert player.visitor.state()["legal"] is None


def test_placements_by_mouse_can_be_confirmed(visit: Visit, server: Server) -> None:
    table = prepare(server.database, position("take_back"))
    mouse = sit_down(visit, table, end_of(table.record).turn, settings={"confirm": True})
    before = mouse.to_move()
    cell = a_free_cell(mouse)
    cell.hover()
    expect(mouse.page.get_by_text(say("table-click-to-hold"))).to_be_visible()
    cell.click()
    expect(mouse.button(say("table-place"))).to_be_visible()
    assert mouse.visitor.state()["version"] == before["version"]
    mouse.press(mouse.button(say("table-place")))
    mouse.visitor.until("state.version > arg", before["version"])

    mouse.press(mouse.page.get_by_role("button", name=say("settings")).first)
    expect(mouse.page.get_by_label(re.compile(say("confirm-mouse")))).to_be_checked()


@pytest.mark.prove
@on_phones
def test_place_explains_what_has_to_be_chosen(visit: Visit, server: Server, screen: str) -> None:
    table = prepare(server.database, position("take_back"))
    player = sit_down(visit, table, end_of(table.record).turn, screen)
    before = player.to_move()
    how = player.page.locator(".tray").get_by_text(say("table-place-how"))
    expect(how).to_have_count(0)
    player.choose_step("place")
    expect(how).to_be_in_viewport(ratio=1)
    assert player.visitor.state()["version"] == before["version"]
    cell = a_free_cell(player)
    if screen == "phone":
        player.press(cell)
    else:
        cell.hover()
    expect(preview(player)).to_be_visible()
    expect(how).to_have_count(0)


@pytest.mark.prove
@on_desktops
def test_who_watches_is_told_so_and_led_to_the_next_game(
    visit: Visit, server: Server, screen: str
) -> None:
    table = prepare(server.database, position("shared"))
    players = Absent(server, table)
    watcher = come(visit, screen)
    watcher.visitor.open(f"/join#{table.watch}")
    watcher.visitor.until("state.game !== null")
    expect(watcher.page.get_by_text(say("watching"))).to_be_visible()
    players.take_turn(players.seat(0))
    expect(watcher.page.get_by_text(say("rematch-wait"))).to_be_visible()
    players.rematch(players.seat(0))
    watcher.press(watcher.page.get_by_role("link", name=say("rematch-watch")))
    following = watcher.visitor.until("state.table.id !== arg", table.id)["table"]
    assert following["previous"] == table.id
    # The next game has a name of its own.
    assert following["title"] == "Moon Pond 2"
    expect(watcher.page.get_by_role("heading", level=1)).to_have_text(following["title"])


@pytest.mark.prove
@pytest.mark.parametrize(
    ("screen", "guests", "choice", "sides"),
    [("desktop", 1, "left", [2, 3]), ("phone", 2, "top", [2, 3, 1])],
)
def test_friends_choose_where_they_sit(
    visit: Visit, screen: str, guests: int, choice: str, sides: list[int]
) -> None:
    host = come(visit, screen)
    host.visitor.open("/")
    expect(host.page.get_by_text(say("credits"))).to_be_visible()
    host.press(host.page.get_by_role("button", name=say("home-invite")))
    sheet = host.page.get_by_role("dialog")
    friends = sheet.get_by_role("group", name=say("home-guests"), exact=True)
    host.pick(friends.get_by_role("radio", name=str(guests), exact=True))
    legend = say("home-sides-two" if guests == 1 else "home-sides-three")
    group = sheet.get_by_role("group", name=legend, exact=True)
    host.pick(group.get_by_role("radio", name=say(f"home-sides-{choice}"), exact=True))
    host.press(host.button(say("home-open")))
    links = host.page.get_by_label(say("lobby-invite"), exact=True)
    expect(links).to_have_count(guests)
    if guests == 1:
        friend = come(visit)
        accept(friend, links.first.input_value(), "Bo")
        host.press(host.button(say("lobby-start")))
        state = host.visitor.until("state.game !== null")
        assert sorted(_sides(state)) == sorted(sides)
        assert next(seat["side"] for seat in state["table"]["seats"] if seat["mine"]) == 2
    else:
        assert _sides(host.visitor.state()) == sides


def _farthest(legal: Message, taken: str) -> str:
    """Choose a placement far from this cell."""
    x, y = (int(one) for one in taken.split(","))
    actions: list[str] = [place[0] for place in legal["placements"]]
    return max(actions, key=lambda one: _distance(one.partition("@")[2].partition("r")[0], x, y))


def _distance(key: str, x: int, y: int) -> int:
    cx, cy = (int(one) for one in key.split(","))
    return abs(cx - x) + abs(cy - y)


def _sides(state: Message) -> list[int]:
    return [seat["side"] for seat in state["table"]["seats"]]
