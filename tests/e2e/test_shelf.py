"""The shelf of opponents, seals for those beaten, and a name and a lantern of one's own."""

import re
from collections import Counter
from typing import Any

import pytest
from e2e.kit.arriving import come, on_desktops, on_phones, sit_down
from e2e.kit.boxes import box_of
from e2e.kit.devices import Pointing
from e2e.kit.games import festival
from e2e.kit.home import accept, invite, open_table_sheet
from e2e.kit.prepare import position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import Visit
from e2e.kit.words import listed, say
from playwright.sync_api import Locator, expect

from lanterns.rules import end_of

MOST_STARS = 5


def bots_of(player: Pointing) -> list[dict[str, Any]]:
    """Return the bots that the server offers."""
    bots: list[dict[str, Any]] = player.page.request.get(
        f"{player.visitor.address}/api/bots"
    ).json()
    return bots


def lantern(player: Pointing, level: str) -> Locator:
    """Return the button of a bot on the shelf."""
    shelf = player.page.get_by_role("region", name=say("shelf"), exact=True)
    return shelf.get_by_role("button", name=say("bot-name", bot=level), exact=True)


def face(place: Locator, name: str) -> Locator:
    """Return the drawing of a lantern in a part of the page."""
    return place.locator(f"use[href$='#{name}-front']")


def drag_to(player: Pointing, level: str, edge: str) -> None:
    """Drag a lantern of the next table to an edge that nobody has."""
    seat = player.button(say("shelf-free", name=say("bot-name", bot=level)))
    spare = player.button(say("shelf-move", edge=edge))
    start, end = seat.bounding_box(), spare.bounding_box()
    assert start is not None and end is not None
    mouse = player.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    mouse.up()
    expect(spare).to_have_count(0)


def call_myself(player: Pointing, name: str, face: str) -> None:
    """Choose my name and my lantern."""
    open_table_sheet(player)
    player.press(player.button(say("home-my-lantern")))
    dialog = player.page.get_by_role("dialog", name=say("you"), exact=True)
    dialog.get_by_label(say("home-my-name"), exact=True).fill(name)
    dialog.get_by_role("radio", name=say("lantern-name", face=face), exact=True).check(force=True)
    player.press(player.button(say("home-done")))
    expect(dialog).to_have_count(0)


def test_no_lantern_stands_alone_on_a_board(visit: Visit) -> None:
    player = come(visit)
    player.visitor.open("/")
    ladder = player.page.locator(".ladder > li")
    expect(ladder).to_have_count(sum(bot["rung"] is not None for bot in bots_of(player)))
    for width in (700, 768, 820, 880, 900):
        player.resize((width, 1180))
        boards = Counter(box_of(lantern)["y"] for lantern in ladder.all())
        assert min(boards.values()) > 1, width


@pytest.mark.prove
@on_phones
def test_opponents_are_chosen_by_looking_at_them(visit: Visit, screen: str) -> None:
    player = come(visit, screen)
    page = player.page
    player.visitor.open("/")
    play = player.button(say("home-play"))
    expect(play).to_be_enabled()
    expect(play).to_be_in_viewport(ratio=1)
    bots = bots_of(player)
    for bot in bots:
        one = lantern(player, bot["level"])
        expect(face(one, bot["level"])).to_be_visible()
        told = say("bot-about", bot=bot["level"])
        if bot["ratings"]:
            expect(one).to_have_accessible_description(re.compile(r"stars? out of five"))
        expect(one).to_have_accessible_description(re.compile(re.escape(told), re.IGNORECASE))
    ladder = sorted((bot for bot in bots if bot["rung"]), key=lambda bot: bot["rung"])
    stars = [lantern(player, bot["level"]).locator(".stars").inner_text() for bot in ladder]
    assert stars[0].startswith("★☆") and stars[-1].startswith("★" * MOST_STARS)

    # The weakest two are suggested; others take their seats by a tap on one and on another.
    first, second = (bot["level"] for bot in ladder[:2])
    for level in (first, second):
        expect(lantern(player, level)).to_have_attribute("aria-pressed", "true")
    player.press(lantern(player, first))
    expect(lantern(player, first)).to_have_attribute("aria-pressed", "false")
    expect(play).to_be_disabled()
    expect(page.get_by_text(say("shelf-missing", count=1))).to_be_in_viewport(ratio=1)
    player.press(lantern(player, "fox"))
    expect(play).to_be_enabled()

    call_myself(player, "Zoë", "swan")
    page.reload()
    expect(lantern(player, "fox")).to_have_attribute("aria-pressed", "true")
    open_table_sheet(player)
    me = player.button(say("home-me", name="Zoë"))
    expect(face(me, "swan")).to_be_visible()

    # Dragged to the edge that nobody has, a lantern keeps its seat there; a tap still frees it.
    drag_to(player, "fox", "top")
    player.press(player.button(say("shelf-free", name=say("bot-name", bot="fox"))))
    expect(play).to_be_disabled()
    player.press(lantern(player, "fox"))
    player.press(play)
    state = player.visitor.until("state.game !== null")
    assert {seat["level"] for seat in state["table"]["seats"]} == {None, "fox", second}
    table = say("table-player", name="Zoë", you="yes")
    expect(face(page.get_by_role("region", name=table, exact=True), "swan")).to_be_visible()
    # Everybody sits at the edge where the picture had them.
    expect(face(page.locator("section[data-edge=top]"), "fox")).to_be_visible()
    expect(face(page.locator("section[data-edge=right]"), second)).to_be_visible()
    assert state["table"]["title"] in say("table-names").split(" | ")

    player.visitor.open("/")
    resume = page.get_by_role("link", name=re.compile(re.escape(state["table"]["title"])))
    expect(resume.first).to_be_visible()
    player.press(play)
    again = player.visitor.until("state.game && state.table.id !== arg", state["table"]["id"])
    assert again["table"]["title"] != state["table"]["title"]


@pytest.mark.prove
def test_friends_see_each_others_names_and_lanterns(visit: Visit) -> None:
    host, guest = come(visit), come(visit, "phone")
    host.visitor.open("/")
    call_myself(host, "Zoë", "swan")
    [link] = invite(host, "Zoë", 1)
    guest.visitor.open("/join#" + link.partition("#")[2])
    guest.page.get_by_role("radio", name=say("lantern-name", face="crab"), exact=True).check(
        force=True
    )
    accept(guest, link, "Bo")
    for player in (host, guest):
        for name, drawing in (("Zoë", "swan"), ("Bo", "crab")):
            seat = player.page.get_by_role("listitem").filter(has_text=name)
            expect(face(seat, drawing)).to_be_visible()
    host.press(host.button(say("lobby-start")))
    for player, other, drawing in ((host, "Bo", "crab"), (guest, "Zoë", "swan")):
        player.visitor.until("state.game !== null")
        seat = player.page.get_by_role(
            "region", name=say("table-player", name=other, you="no"), exact=True
        )
        expect(face(seat, drawing)).to_be_visible()


@pytest.mark.prove
@on_desktops
def test_who_was_beaten_gets_a_seal(visit: Visit, server: Server, screen: str) -> None:
    record = position("won")
    mine = end_of(record).turn
    beaten = ("visitor", "lamplighter", "fox")
    seats = [seat for seat in range(4) if seat != mine]
    table = prepare(server.database, record, bots=dict(zip(seats, beaten, strict=True)))
    player = sit_down(visit, table, mine, screen)
    player.to_move()
    player.end_turn()
    end = festival(player.visitor)
    names = [say("bot-name", bot=level) for level in beaten]
    expect(end.get_by_text(say("festival-seals", names=listed(names)))).to_be_visible()
    for _ in range(2):
        player.visitor.open("/")
        expect(player.button(say("home-play"))).to_be_enabled()
        bots = bots_of(player)
        told = say("shelf-beaten", count=len(beaten), all=len(bots))
        expect(player.page.get_by_text(told)).to_be_visible()
        for bot in bots:
            seal = lantern(player, bot["level"]).get_by_title(say("shelf-seal"))
            expect(seal).to_have_count(1 if bot["level"] in beaten else 0)
    # The next ones to beat are suggested: a beaten one is passed over.
    expect(lantern(player, "helper")).to_have_attribute("aria-pressed", "true")
    expect(lantern(player, "visitor")).to_have_attribute("aria-pressed", "false")
