"""People together: at one screen with a curtain, in browsers of their own, or watching."""

from random import Random

import pytest
from e2e.kit.devices import Keyboard, Mouse
from e2e.kit.games import assert_festival, assert_shown, play_on
from e2e.kit.home import accept, in_turn_order, invite, pass_and_play
from e2e.kit.player import Player
from e2e.kit.prepare import NAMES, position, prepare
from e2e.kit.proxy import Proxy
from e2e.kit.server import Server
from e2e.kit.visitor import BROKEN_LINE, Visit
from e2e.kit.words import say
from playwright.sync_api import expect

from lanterns.rules import BOT_PREFIX, end_of


@pytest.mark.parametrize("people", [2, 3, 4])
def test_several_pass_one_screen_round(visit: Visit, people: int) -> None:
    mouse = Mouse(visit())
    pass_and_play(mouse, NAMES[:people])
    play_on([mouse], Random(people))
    assert_festival(mouse.visitor)


def test_a_key_struck_once_too_often_lifts_no_curtain(visit: Visit) -> None:
    keys = Keyboard(visit())
    pass_and_play(keys, NAMES[:2])
    state = keys.lift_curtain(keys.to_move())
    while keys.visitor.until("true")["legal"]:
        state = keys.move(state, Random(1))
    lift = keys.curtain(state)
    expect(lift).to_be_visible()
    keys.page.keyboard.press("Enter")
    expect(keys.tiles()).to_have_count(0)
    expect(lift).to_be_visible()
    keys.page.keyboard.press("Tab")
    expect(lift).to_be_focused()
    keys.page.keyboard.press("Enter")
    keys.visitor.until("state.legal !== null")


def test_whoever_was_cut_off_is_told_what_happened(visit: Visit, server: Server) -> None:
    table = prepare(server.database, position("middle"))
    turn = end_of(table.record).turn
    with Proxy(server.port) as proxy:
        addresses = (server.address, server.address, proxy.address)
        first, second, lost = (
            Mouse(visit(address, cookie=table.cookies[(turn + after) % len(table.cookies)]))
            for after, address in enumerate(addresses)
        )
        for mouse in (first, second, lost):
            mouse.visitor.open(table.path)
            mouse.press(mouse.button(say("table-recap-done")))
        lost.visitor.allow(*BROKEN_LINE)
        proxy.cut()
        expect(lost.page.get_by_text(say("reconnecting"))).to_be_visible()
        played = first.place_and_compare(first.to_move(), Random(1))
        second.place_and_compare(second.to_move(played["version"]), Random(2))
        proxy.restore()
        expect(lost.page.get_by_role("region", name=say("table-recap"))).to_be_visible()
        lost.visitor.close()


@pytest.mark.parametrize("people", [2, 4])
def test_browsers_play_together_through_reloads_and_lost_lines(
    visit: Visit, server: Server, people: int
) -> None:
    rng = Random(people)
    with Proxy(server.port) as proxy:
        mice = [Mouse(visit()) for _ in range(people - 1)]
        mice.append(Mouse(visit(proxy.address)))
        links = invite(mice[0], NAMES[0], people - 1)
        for mouse, link, name in zip(mice[1:], links, NAMES[1:], strict=False):
            accept(mouse, link, name)
        mice[0].press(mice[0].button(say("lobby-start")))
        order = in_turn_order([mouse.visitor for mouse in mice])
        players: list[Player] = [mice[place] for place in order]
        play_on(players, rng, moves=people + 1)

        reloading = mice[0]
        reloading.visitor.reload()
        reloading.turned.clear()
        play_on(players, rng, moves=people + 1)

        lost = mice[-1]
        lost.visitor.allow(*BROKEN_LINE)
        proxy.cut()
        expect(lost.page.get_by_text(say("reconnecting"))).to_be_visible()
        seat = order.index(people - 1)
        panel = mice[0].page.locator(f"section[data-seat='{seat}']")
        expect(panel.get_by_role("img", name=say("table-away"), exact=True)).to_be_visible()
        proxy.restore()
        expect(lost.page.get_by_text(say("reconnecting"))).to_have_count(0)
        expect(panel.get_by_role("img", name=say("table-here"), exact=True)).to_be_visible()

        play_on(players, rng)
        for mouse in mice:
            assert_festival(mouse.visitor)


def test_whose_name_is_refused_may_give_another(visit: Visit) -> None:
    host, guest = Mouse(visit()), Mouse(visit())
    [link] = invite(host, NAMES[0], 1)
    guest.visitor.open("/join#" + link.partition("#")[2])
    name = guest.page.get_by_label(say("home-my-name"), exact=True)
    name.fill(f"{BOT_PREFIX}{NAMES[1]}")
    guest.press(guest.button(say("lobby-sit")))
    expect(guest.page.get_by_role("alert")).to_have_text(say("error-bot-name", prefix=BOT_PREFIX))
    name.fill(NAMES[1])
    guest.press(guest.button(say("lobby-sit")))
    guest.visitor.until("state.table.seats.some((seat) => seat.mine && seat.ready)")
    # The link in the chat stays a way back.
    table = guest.page.url
    guest.visitor.open("/join#" + link.partition("#")[2])
    guest.page.wait_for_url(table)


def test_whoever_watches_sees_the_table_and_nobodys_tiles(visit: Visit, server: Server) -> None:
    table = prepare(server.database, position("shared"))
    player = Mouse(visit(cookie=table.cookies[end_of(table.record).turn]))
    player.visitor.open(table.path)
    watcher = Mouse(visit())
    watcher.visitor.open(f"/join#{table.watch}")
    state = watcher.visitor.until("state.game !== null")
    assert watcher.page.url.endswith(table.path)
    assert all(one["hand"] is None for one in state["game"]["players"])
    assert_shown(watcher.visitor, state)
    expect(watcher.hand()).to_have_count(0)
    expect(watcher.page.get_by_role("list", name=say("table-steps"))).to_have_count(0)
    player.to_move()
    player.press(player.button(say("people")))
    expect(player.page.get_by_text(say("lobby-watchers", count=1))).to_be_visible()
    player.page.keyboard.press("Escape")
    player.end_turn()
    assert_festival(watcher.visitor)
    expect(watcher.button(say("rematch"))).to_have_count(0)
