"""People together in browsers of their own: invited, cut off, replaced, watching, playing again."""

from random import Random

import pytest
from e2e.kit.absent import Absent
from e2e.kit.devices import Mouse
from e2e.kit.games import assert_festival, assert_shown, play_on
from e2e.kit.home import accept, in_turn_order, invite
from e2e.kit.player import Player
from e2e.kit.prepare import NAMES, position, prepare
from e2e.kit.proxy import Proxy
from e2e.kit.server import Server
from e2e.kit.visitor import CONNECTION_LOST, Visit
from e2e.kit.words import say
from playwright.sync_api import expect

from lanterns.rules import BOT_PREFIX, end_of


def test_a_bot_plays_for_a_friend_who_is_away(visit: Visit, proxy: Proxy) -> None:
    rng = Random(1)
    host, guest = Mouse(visit()), Mouse(visit(proxy.address))
    [link] = invite(host, NAMES[0], 1)
    _accept_with_a_refused_name_first(guest, link)
    host.press(host.button(say("lobby-start")))
    order = in_turn_order([host.visitor, guest.visitor])
    players: list[Player] = [(host, guest)[place] for place in order]
    seat = order.index(1)
    state = play_on(players, rng, moves=1)
    host.reload()
    while state["game"]["turn"] != seat:
        state = play_on(players, rng, moves=1)

    panel = host.page.locator(f"section[data-seat='{seat}']")
    _cut(guest, proxy)
    expect(panel.get_by_role("img", name=say("table-away"), exact=True)).to_be_visible()
    expect(host.page.get_by_text(say("awaited", name=NAMES[1]))).to_be_visible()
    before = host.visitor.state()
    host.press(host.button(say("hand-over")))
    # The bot has played, and it is the host's turn again.
    moved = host.visitor.until("state.version > arg + 1 && state.legal", before["version"])
    assert moved["table"]["seats"][seat]["level"] is not None
    expect(panel).to_contain_text(say("table-stand-in"))

    proxy.restore()
    back = guest.page.get_by_text(say("replaced", name=NAMES[1]))
    expect(back).to_be_visible()
    guest.press(guest.button(say("reclaim")))
    expect(back).to_have_count(0)
    host.visitor.until("state.table.seats[arg].level === null", seat)
    expect(panel).not_to_contain_text(say("table-stand-in"))
    expect(panel.get_by_role("img", name=say("table-here"), exact=True)).to_be_visible()
    play_on(players, rng, moves=2)


@pytest.mark.prove
def test_one_link_seats_a_friend_and_lets_the_next_one_watch(visit: Visit) -> None:
    host, friend, late, phone = (Mouse(visit()) for _ in range(4))
    invite(host, NAMES[0], 1)
    link = host.page.get_by_label(say("lobby-join"), exact=True).input_value()
    accept(friend, link, NAMES[1])
    table = friend.page.url
    expect(host.page.get_by_label(say("lobby-join"), exact=True)).to_have_count(0)
    faces = {seat["face"] for seat in friend.visitor.state()["table"]["seats"]}
    assert len(faces) == 2, "two lanterns"
    accepted = "/join#" + link.partition("#")[2]
    for guest in (friend, late):
        guest.open(accepted)
        guest.page.wait_for_url(table)
    host.press(host.button(say("lobby-start")))
    friend.visitor.until("state.game !== null")

    friend.press(friend.button(say("people")))
    friend.press(friend.button(say("move")))
    moving = friend.page.get_by_label(say("move-link"), exact=True)
    expect(moving).to_be_visible()
    token = moving.input_value().partition("#")[2]
    friend.page.keyboard.press("Escape")
    expect(friend.page.get_by_role("dialog")).to_have_count(0)
    phone.open(f"/join#{token}")
    phone.page.wait_for_url(table)
    expect(friend.page.get_by_role("heading", name=say("moved"))).to_be_visible()


@pytest.mark.prove
@pytest.mark.parametrize("people", [2, 4])
def test_browsers_play_a_game_through_reloads_and_lost_connections(
    visit: Visit, proxy: Proxy, people: int
) -> None:
    rng = Random(people)
    mice = [Mouse(visit()) for _ in range(people - 1)]
    mice.append(Mouse(visit(proxy.address)))
    links = invite(mice[0], NAMES[0], people - 1)
    for mouse, link, name in zip(mice[1:], links, NAMES[1:], strict=False):
        accept(mouse, link, name)
    mice[0].press(mice[0].button(say("lobby-start")))
    order = in_turn_order([mouse.visitor for mouse in mice])
    players: list[Player] = [mice[place] for place in order]
    play_on(players, rng, moves=people + 1)
    mice[0].reload()
    play_on(players, rng, moves=people + 1)

    seat = order.index(people - 1)
    panel = mice[0].page.locator(f"section[data-seat='{seat}']")
    _cut(mice[-1], proxy)
    expect(panel.get_by_role("img", name=say("table-away"), exact=True)).to_be_visible()
    proxy.restore()
    expect(mice[-1].page.get_by_text(say("reconnecting"))).to_have_count(0)
    expect(panel.get_by_role("img", name=say("table-here"), exact=True)).to_be_visible()

    play_on(players, rng)
    for mouse in mice:
        assert_festival(mouse.visitor)


def test_a_player_who_was_cut_off_sees_what_happened(
    visit: Visit, server: Server, proxy: Proxy
) -> None:
    table = prepare(server.database, position("middle"))
    others = Absent(server, table)
    lost = Mouse(visit(proxy.address, cookie=table.cookies[others.seat(2)]))
    lost.open(table.path)
    lost.press(lost.button(say("table-recap-done")))
    _cut(lost, proxy)
    for after in (0, 1):
        others.take_turn(others.seat(after))
    proxy.restore()
    expect(lost.page.get_by_role("region", name=say("table-recap"))).to_be_visible()


@pytest.mark.prove
def test_a_spectator_sees_nobodys_tiles_and_the_players_play_again(
    visit: Visit, server: Server
) -> None:
    table = prepare(server.database, position("shared"))
    mice = [Mouse(visit(cookie=cookie)) for cookie in table.cookies]
    for mouse in mice:
        mouse.open(table.path)
    watcher = Mouse(visit())
    watcher.open(f"/join#{table.watch}")
    state = watcher.visitor.until("state.game !== null")
    assert watcher.page.url.endswith(table.path)
    assert all(one["hand"] is None for one in state["game"]["players"])
    assert_shown(watcher.visitor, state)
    expect(watcher.hand()).to_have_count(0)
    expect(watcher.page.get_by_role("list", name=say("table-steps"))).to_have_count(0)

    player = mice[end_of(table.record).turn]
    player.to_move()
    player.press(player.button(say("people")))
    expect(player.page.get_by_text(say("lobby-watchers", count=1))).to_be_visible()
    player.page.keyboard.press("Escape")
    player.end_turn()
    for mouse in (*mice, watcher):
        assert_festival(mouse.visitor)
    expect(watcher.button(say("rematch"))).to_have_count(0)
    _play_again(mice, table.path)


def _play_again(mice: list[Mouse], path: str) -> None:
    first, second = mice
    first.press(first.button(say("rematch")))
    # The other player is asked to join the table that was opened.
    second.press(second.button(say("rematch-join")))
    for mouse in mice:
        mouse.page.wait_for_url(lambda address: not address.endswith(path))
        mouse.turned.clear()
    assert first.page.url == second.page.url
    first.press(first.button(say("lobby-start")))
    order = in_turn_order([mouse.visitor for mouse in mice])
    play_on([mice[place] for place in order], Random(3), moves=1)


def _accept_with_a_refused_name_first(guest: Mouse, link: str) -> None:
    invitation = "/join#" + link.partition("#")[2]
    guest.open(invitation)
    name = guest.page.get_by_label(say("home-my-name"), exact=True)
    name.fill(f"{BOT_PREFIX}{NAMES[1]}")
    guest.press(guest.button(say("lobby-sit")))
    expect(guest.page.get_by_role("alert")).to_have_text(say("error-bot-name", prefix=BOT_PREFIX))
    name.fill(NAMES[1])
    guest.press(guest.button(say("lobby-sit")))
    guest.visitor.until("state.table.seats.some((seat) => seat.mine && seat.ready)")
    # The link stays a way back to the table.
    table = guest.page.url
    guest.open(invitation)
    guest.page.wait_for_url(table)


def _cut(mouse: Mouse, proxy: Proxy) -> None:
    mouse.visitor.allow(*CONNECTION_LOST)
    proxy.cut()
    expect(mouse.page.get_by_text(say("reconnecting"))).to_be_visible()
