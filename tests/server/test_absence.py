"""A game goes on, or ends, without players who are away; a seat moves to another device."""

from pathlib import Path
from random import Random
from time import time

import pytest
from server.kit.games import choose, play_on, started
from server.kit.guest import BOT, OPEN, PERSON, Guest, code_of, eventually, reveal_all
from server.kit.running import running
from websockets.exceptions import ConnectionClosed

from lanterns.server.http import routes
from lanterns.server.table.game_decisions import MOVE_SECONDS
from lanterns.server.table.invitations import CLOCK_SECONDS


def split(table: str, guests: list[Guest]) -> tuple[Guest, list[Guest]]:
    """The table's creator, and the others."""
    host = next(guest for guest in guests if guest.look(table)["table"]["creator"])
    return host, [guest for guest in guests if guest is not host]


def test_any_player_lets_a_bot_play_for_one_who_is_away(address: str) -> None:
    table, guests = started(address, 3)
    host, [friend, other] = split(table, guests)
    seat = guests.index(host)
    with friend.socket(table) as wire, other.socket(table) as theirs:
        wire.until("state")
        theirs.until("state")
        version = friend.look(table)["version"]
        answer = wire.ask("hand_over", version=version, seat=seat, level="random")
        assert answer["outcome"] == "applied"
        # Everybody learns of it.
        state = theirs.until("state")
        events = [e for happened in state["happened"] for e in happened["events"]]
        assert events == [{"type": "handed_over", "seat": seat, "level": "random"}]
    # On return, the seat is taken back.
    host.do(table, "reclaim", seat=seat)
    watcher = Guest(address)
    watcher.follow(friend.look(table)["table"]["watch"])
    refused = watcher.command(table, "hand_over", seat=seat, level="random")
    assert code_of(refused) == "not_seated"


def test_nobody_is_replaced_whose_line_drops_for_a_moment(tmp_path: Path) -> None:
    with running(tmp_path, absence_seconds=1000.0) as server:
        table, guests = started(server.address, 2)
        host, [friend] = split(table, guests)
        seat = guests.index(friend)
        with friend.socket(table) as wire:
            wire.until("state")
            refused = host.command(table, "hand_over", seat=seat, level="random")
            assert code_of(refused) == "seat_present"
        eventually(lambda: len(server.services.hub) == 0)
        refused = host.command(table, "hand_over", seat=seat, level="random")
        assert code_of(refused) == "seat_just_left"
        assert 990 < refused["reason"]["facts"]["seconds"] <= 1000
        live = server.services.tables._tables[table]
        for browser in live.seen:
            live.seen[browser] -= 1000
        host.do(table, "hand_over", seat=seat, level="random")
        # Their own seat, people hand over at any time.
        friend.do(table, "reclaim", seat=seat)
        friend.do(table, "hand_over", seat=seat, level="random")


def test_after_a_restart_everybody_has_time_to_come_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, guests = started(server.address, 2)
        cookies = [guest.cookie for guest in guests]
    with running(tmp_path, absence_seconds=1000.0) as server:
        guests = [Guest(server.address, cookie) for cookie in cookies]
        # Only the first of them has come back.
        seats = guests[0].look(table)["table"]["seats"]
        seat = next(number for number, seat in enumerate(seats) if not seat["mine"])
        refused = guests[0].command(table, "hand_over", seat=seat, level="random")
        assert code_of(refused) == "seat_just_left"


def test_all_players_who_are_there_end_a_game(address: str) -> None:
    table, guests = started(address, 4)
    _, [one, two, away] = split(table, guests)
    with one.socket(table) as first, two.socket(table) as second:
        version = first.until("state")["version"]
        second.until("state")
        asked = first.ask("abandon", version=version)
        assert asked["outcome"] == "applied"
        state = second.until("state")
        seat = guests.index(one)
        assert [s["wants_end"] for s in state["table"]["seats"]] == [s == seat for s in range(4)]
        assert state["table"]["status"] == "playing"
        events = [e for happened in state["happened"] for e in happened["events"]]
        assert events == [{"type": "end_wanted", "seat": seat}]
        # The creator and the fourth player are away: the two who are there decide.
        assert second.ask("abandon", version=version)["outcome"] == "applied"
        assert second.until("state")["table"]["status"] == "abandoned"
    assert away.look(table)["table"]["status"] == "abandoned"
    assert code_of(one.command(table, "abandon")) == "table_closed"


def test_a_player_who_acts_does_not_want_the_end_any_more(address: str) -> None:
    table, guests = started(address, 2)
    host, [friend] = split(table, guests)
    if guests[0] is host:
        play_on(table, guests, Random(1), plies=1)
    with host.socket(table) as wire:
        wire.until("state")
        friend.do(table, "abandon")
        seat = guests.index(friend)
        assert host.look(table)["table"]["seats"][seat]["wants_end"]
        state = friend.look(table)
        friend.do(table, "act", action=choose(state["legal"], Random(1)), version=state["version"])
        assert not host.look(table)["table"]["seats"][seat]["wants_end"]


def test_the_creator_ends_a_game_alone_and_a_watcher_never(address: str) -> None:
    table, guests = started(address, 2)
    host, [friend] = split(table, guests)
    watcher = Guest(address)
    watcher.follow(friend.look(table)["table"]["watch"])
    assert code_of(watcher.command(table, "abandon")) == "not_seated"
    with friend.socket(table) as wire:
        wire.until("state")
        host.do(table, "abandon")
        assert wire.until("state")["table"]["status"] == "abandoned"
    lobby = host.open(PERSON, OPEN)
    friend.accept(host.look(lobby)["table"]["seats"][1]["invitation"], "Bao")
    assert code_of(friend.command(lobby, "abandon")) == "not_creator"


def test_a_seat_moves_to_another_device_by_a_link_of_its_holder(address: str) -> None:
    table, guests = started(address, 2)
    host, [friend] = split(table, guests)
    seat = guests.index(friend)
    picture = f"/api/tables/{table}/seats/{seat}/move.svg"
    assert friend.http.get(picture).status_code == 404
    assert code_of(host.command(table, "move_seat", seat=seat)) == "seat_not_yours"
    friend.do(table, "move_seat", seat=seat)
    token = friend.look(table)["table"]["seats"][seat]["move"]
    # Only its holder sees the link.
    assert host.look(table)["table"]["seats"][seat]["move"] is None
    assert friend.http.get(picture).content.startswith(b"<?xml")
    assert host.http.get(picture).status_code == 404
    hand = friend.look(table)["game"]["players"][seat]["hand"]
    # The browser that made it is led back, and the link stays.
    assert friend.follow(token)["seat"] is None
    phone = Guest(address)
    with host.socket(table) as wire, friend.socket(table) as old:
        wire.until("state")
        old.until("state")
        moved = phone.follow(token)
        assert (moved["table"], moved["seat"]) == (table, None)
        state = wire.until("state")
        assert state["happened"][0]["events"] == [{"type": "seat_moved", "seat": seat}]
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                old.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4409
    mine = phone.look(table)
    assert mine["table"]["seats"][seat]["mine"] and mine["game"]["players"][seat]["hand"] == hand
    # The old device is told why, the next time too.
    refused = friend.http.get(f"/api/tables/{table}")
    assert (refused.status_code, refused.json()["code"]) == (403, "seat_moved")
    with pytest.raises(ConnectionClosed) as closed, friend.socket(table) as wire:
        wire.receive()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4409
    assert [line["id"] for line in phone.get("/api/tables")] == [table]
    assert table not in [line["id"] for line in friend.get("/api/tables")]
    # It works once: for others it is used up, and for the new device a way back.
    assert Guest(address).post("/api/join", {"token": token}).status_code == 403
    assert phone.follow(token)["table"] == table
    guests[seat] = phone
    assert play_on(table, guests, Random(1))["table"]["status"] == "over"


@pytest.mark.parametrize("has_revealed", [False, True])
def test_a_seat_moves_before_the_start_and_is_taken_anew(address: str, has_revealed: bool) -> None:
    host, friend, other, phone = (Guest(address) for _ in range(4))
    table = host.open(PERSON, OPEN, OPEN)
    tokens = [seat["invitation"] for seat in host.look(table)["table"]["seats"]]
    host.sit(table, 0, "Ana")
    friend.accept(tokens[1], "Bao")
    if has_revealed:
        other.accept(tokens[2], "Eva")
        reveal_all(table)
    friend.do(table, "move_seat", seat=1)
    phone.follow(friend.look(table)["table"]["seats"][1]["move"])
    Guest.pledged[:] = [one for one in Guest.pledged if one[0] is not friend]
    assert friend.http.get(f"/api/tables/{table}").json()["code"] == "seat_moved"
    seats = phone.look(table)["table"]["seats"]
    assert [seat["mine"] for seat in seats] == [False, True, False]
    # What has been shown could help others to choose: then everybody pledges anew.
    assert [seat["ready"] for seat in seats] == [not has_revealed, False, False]
    assert code_of(host.command(table, "start")) == "seats_empty"
    phone.sit(table, 1, "Bao")
    if has_revealed:
        host.sit(table, 0, "Ana")
        other.sit(table, 2, "Eva")
    else:
        other.accept(tokens[2], "Eva")
    host.do(table, "start")
    guests = sorted((host, phone, other), key=lambda one: one.look(table)["game"]["shown"])
    assert play_on(table, guests, Random(1))["table"]["status"] == "over"


def test_the_creators_rights_go_along_with_the_last_seat(address: str) -> None:
    host = Guest(address)
    table = host.open(PERSON, PERSON, BOT)
    host.sit(table, 0)
    host.sit(table, 1)
    host.do(table, "start")
    seats = [n for n, seat in enumerate(host.look(table)["table"]["seats"]) if seat["mine"]]
    phones = [Guest(address), Guest(address)]
    for seat, phone in zip(seats, phones, strict=True):
        host.do(table, "move_seat", seat=seat)
        phone.follow(host.look(table)["table"]["seats"][seat]["move"])
        assert phone.look(table)["table"]["creator"] == (seat == seats[1])
    phones[1].do(table, "rename", title="Ours")


def test_a_link_ends_after_a_while_and_a_new_one_ends_the_old(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guests = started(address, 2)
    tokens = []
    for _ in range(2):
        guests[0].do(table, "move_seat", seat=0)
        tokens.append(guests[0].look(table)["table"]["seats"][0]["move"])
    assert Guest(address).post("/api/join", {"token": tokens[0]}).status_code == 403
    later = time() + MOVE_SECONDS + CLOCK_SECONDS + 1
    monkeypatch.setattr(routes, "time", lambda: later)
    assert Guest(address).post("/api/join", {"token": tokens[1]}).status_code == 403
    monkeypatch.undo()
    key = {"token": tokens[1], "key": "6b" * 32}
    # If the answer is lost, the same key leads to the same seat.
    assert [Guest(address).post("/api/join", key).status_code for _ in range(2)] == [200, 200]
