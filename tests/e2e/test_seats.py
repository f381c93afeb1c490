"""Seats change hands: a bot plays on for somebody who is away, and the same people play again."""

from random import Random

from e2e.kit.devices import Mouse
from e2e.kit.games import assert_festival, festival, play_on
from e2e.kit.home import accept, in_turn_order, invite, play_bots
from e2e.kit.player import Player
from e2e.kit.prepare import NAMES, position, prepare
from e2e.kit.proxy import Proxy
from e2e.kit.server import Server
from e2e.kit.visitor import BROKEN_LINE, Visit
from e2e.kit.words import say
from playwright.sync_api import expect

from lanterns.rules import end_of


def test_a_bot_plays_on_for_somebody_who_is_away_until_they_are_back(
    visit: Visit, server: Server
) -> None:
    with Proxy(server.port) as proxy:
        host, guest = Mouse(visit()), Mouse(visit(proxy.address))
        [link] = invite(host, NAMES[0], 1)
        accept(guest, link, NAMES[1])
        host.press(host.button(say("lobby-start")))
        order = in_turn_order([host.visitor, guest.visitor])
        players: list[Player] = [(host, guest)[place] for place in order]
        seat = order.index(1)
        # So that it is the turn of whoever is about to leave.
        play_on(players, Random(1), moves=2 + seat)

        guest.visitor.allow(*BROKEN_LINE)
        proxy.cut()
        expect(host.page.get_by_text(say("awaited", name=NAMES[1]))).to_be_visible()
        before = host.visitor.state()
        host.press(host.button(say("hand-over")))
        # The bot has played, and it is my turn again.
        moved = host.visitor.until("state.version > arg + 1 && state.legal", before["version"])
        assert moved["table"]["seats"][seat]["level"] is not None
        panel = host.page.locator(f"section[data-seat='{seat}']")
        expect(panel).to_contain_text(say("table-stand-in"))

        proxy.restore()
        back = guest.page.get_by_text(say("replaced", name=NAMES[1]))
        expect(back).to_be_visible()
        guest.press(guest.button(say("reclaim")))
        expect(back).to_have_count(0)
        host.visitor.until("state.table.seats[arg].level === null", seat)
        expect(panel).not_to_contain_text(say("table-stand-in"))
        play_on(players, Random(2), moves=2)


def test_the_same_people_play_again(visit: Visit, server: Server) -> None:
    table = prepare(server.database, position("shared"))
    mice = [Mouse(visit(cookie=cookie)) for cookie in table.cookies]
    for mouse in mice:
        mouse.visitor.open(table.path)
    turn = end_of(table.record).turn
    mice[turn].to_move()
    mice[turn].end_turn()
    for mouse in mice:
        assert_festival(mouse.visitor)

    first, second = mice
    first.press(first.button(say("rematch")))
    # Whoever is later is asked to join, and finds the table that was opened.
    second.press(second.button(say("rematch-join")))
    for mouse in mice:
        mouse.page.wait_for_url(lambda address: not address.endswith(table.path))
    assert first.page.url == second.page.url
    first.press(first.button(say("lobby-start")))
    order = in_turn_order([mouse.visitor for mouse in mice])
    play_on([mice[place] for place in order], Random(3), moves=2)


def test_a_game_against_bots_begins_again_at_once(visit: Visit) -> None:
    mouse = Mouse(visit())
    play_bots(mouse, 2)
    address = mouse.page.url
    play_on([mouse], Random(4))
    festival(mouse.visitor)
    mouse.press(mouse.button(say("rematch")))
    mouse.page.wait_for_url(lambda now: now != address)
    mouse.turned.clear()
    state = mouse.visitor.until("state.table.status === 'playing' && state.game.lake.length < 5")
    assert len(state["table"]["seats"]) == 2
    play_on([mouse], Random(5), moves=1)
