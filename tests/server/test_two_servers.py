"""Two servers on one PostgreSQL are one server: it does not matter which one is asked."""

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from server.kit.games import choose, lift_curtain, play_on, started
from server.kit.guest import BOT, OPEN, PERSON, Guest
from server.kit.pairs import Pair, at
from websockets.exceptions import ConnectionClosed


def test_what_happens_at_one_is_seen_at_the_other(pair: Pair) -> None:
    one, other = pair
    table, guests = started(one.address, 2)
    elsewhere = at(other, guests[1])
    with guests[0].socket(table) as here, elsewhere.socket(table) as there:
        state = here.until("state")
        assert there.until("state")["version"] == state["version"]
        for turn in range(6):
            wire, far = (here, there) if turn % 2 == 0 else (there, here)
            action = choose(state["legal"], Random(turn))
            answer = wire.ask("act", version=state["version"], action=action)
            assert answer["outcome"] == "applied"
            mine = wire.until("state", version=answer["version"])
            state = far.until("state", version=answer["version"])
            assert mine["happened"][0]["version"] == state["happened"][0]["version"]
            while state["legal"] is None:
                # An exchange or a dedication does not end the turn.
                action = choose(mine["legal"], Random(turn))
                answer = wire.ask("act", version=mine["version"], action=action)
                mine = wire.until("state", version=answer["version"])
                state = far.until("state", version=answer["version"])


def test_whoever_is_asked_answers_for_both(pair: Pair) -> None:
    """A load balancer may send every request to another server."""
    one, other = pair
    host, friend = Guest(one.address), Guest(one.address)
    table = host.open(PERSON, OPEN)
    hosts = [host, at(other, host)]
    hosts[1].sit(table, 0, "Ana")
    token = hosts[0].look(table)["table"]["seats"][1]["invitation"]
    friend.follow(token)
    friends = [at(other, friend), friend]
    friends[0].accept(token, "Ben")
    hosts[0].do(table, "start")
    state = hosts[1].look(table)
    for number in range(20):
        here = [guests[number % 2] for guests in (hosts, friends)]
        mine = next(view for view in (guest.look(table) for guest in here) if view["legal"])
        guest = next(guest for guest in here if guest.look(table)["legal"])
        answer = guest.do(
            table, "act", version=mine["version"], action=choose(mine["legal"], Random(number))
        )
        # The answer of one is the present of the other.
        there = hosts[(number + 1) % 2].look(table)
        assert there["version"] == answer["version"] == state["version"] + 1
        state = there
        [line] = hosts[number % 2].get("/api/tables")
        assert line["my_turn"] == (there["game"]["turn"] == there["game"]["shown"])


def test_a_command_is_carried_out_once_wherever_it_is_sent(pair: Pair) -> None:
    one, other = pair
    table, guests = started(one.address, 2)
    state = guests[0].look(table)
    action = choose(state["legal"], Random(1))
    body = {"type": "act", "id": "same", "version": state["version"], "action": action}
    both = [guests[0], at(other, guests[0])] * 4
    with ThreadPoolExecutor(len(both)) as threads:
        path = f"/api/tables/{table}/commands"
        answers = [a.json() for a in threads.map(lambda guest: guest.post(path, body), both)]
    assert sorted(answer["outcome"] for answer in answers) == ["applied"] + ["duplicate"] * 7
    assert {answer["version"] for answer in answers} == {state["version"] + 1}


def test_commands_that_collide_are_decided_again(pair: Pair) -> None:
    table, guests = started(pair[0].address, 4)
    host = next(guest for guest in guests if guest.look(table)["table"]["creator"])
    both = [host, at(pair[1], host)]

    def rename(number: int) -> tuple[str, object]:
        answer = both[number % 2].command(table, "rename", title=f"Lake {number}")
        return answer["outcome"], answer["reason"]

    before = host.look(table)["version"]
    with ThreadPoolExecutor(4) as threads:
        outcomes = list(threads.map(rename, range(24)))
    assert outcomes == [("applied", None)] * 24
    assert [guest.look(table)["version"] for guest in both] == [before + 24] * 2


def test_who_watches_by_one_server_watches_by_the_other(pair: Pair) -> None:
    table, guests = started(pair[0].address, 2)
    assert at(pair[1], guests[0]).look(table)["table"]["watchers"] == 0
    watcher = Guest(pair[0].address)
    watcher.follow(guests[0].look(table)["table"]["watch"])
    there = at(pair[1], watcher)
    assert there.look(table)["game"]["shown"] is None
    assert [line["id"] for line in there.get("/api/tables")] == [table]
    stranger = Guest(pair[1].address)
    stranger.open(PERSON, BOT)
    assert stranger.http.get(f"/api/tables/{table}").status_code == 404
    with guests[0].socket(table) as wire:
        wire.until("state")
        with there.socket(table) as theirs:
            theirs.until("state")
            wire.until("presence", watchers=1)
        wire.until("presence", watchers=0)


def test_a_curtain_is_lifted_for_both(pair: Pair) -> None:
    host = Guest(pair[0].address)
    table = host.open(PERSON, PERSON)
    there = at(pair[1], host)
    for seat in range(2):
        host.sit(table, seat)
    there.do(table, "start")
    for number in range(4):
        here, elsewhere = (host, there) if number % 2 else (there, host)
        assert elsewhere.look(table)["game"]["shown"] is None
        with elsewhere.socket(table) as wire:
            assert wire.until("state")["game"]["shown"] is None
            turn = here.look(table)["game"]["turn"]
            lift_curtain(table, here)
            assert wire.until("state")["game"]["shown"] == turn
        state = elsewhere.look(table)
        assert state["game"]["shown"] == turn
        elsewhere.do(table, "act", action=state["legal"]["placements"][0][0])
        # The turn has passed, and with it the curtain has fallen, here and there.
        assert here.look(table)["game"]["shown"] is None


def test_a_seat_that_moves_is_gone_from_the_other_server(pair: Pair) -> None:
    table, guests = started(pair[0].address, 2)
    friend = guests[1]
    friend.do(table, "move_seat", seat=1)
    there = at(pair[1], friend)
    token = there.look(table)["table"]["seats"][1]["move"]
    with friend.socket(table) as wire:
        wire.until("state")
        phone = Guest(pair[1].address)
        phone.follow(token)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                wire.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4409
    assert friend.http.get(f"/api/tables/{table}").status_code == 403
    assert Guest(pair[0].address).post("/api/join", {"token": token}).status_code == 403
    guests[1] = at(pair[0], phone)
    assert play_on(table, guests, Random(1))["table"]["status"] == "over"
    following = guests[0].do(table, "rematch")
    assert following["outcome"] == "applied"
    assert phone.look(phone.look(table)["table"]["rematch"])["table"]["previous"] == table


def test_the_shuffle_is_as_fair_at_two_servers(pair: Pair) -> None:
    host = Guest(pair[0].address)
    table = host.open(PERSON, OPEN)
    friend = Guest(pair[1].address)
    token = host.look(table)["table"]["seats"][1]["invitation"]
    friend.follow(token)
    part = {"seat": 1, "name": "Ben", "invitation": token, "version": 1}
    # The host is still to sit down, whichever server is asked.
    refused = friend.command(table, "sit", contribution="ab" * 32, **part)
    assert refused["reason"]["code"] == "not_sealed"
    friend.sit(table, 1, "Ben", invitation=token, version=1)
    host.sit(table, 0)
    missing = host.command(table, "start")
    assert missing["reason"]["code"] == "not_revealed"
    host.do(table, "start")
    assert friend.look(table)["table"]["status"] == "playing"


def test_an_action_comes_with_its_notice_and_is_not_read_again(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = pair
    table, guests = started(one.address, 2)
    with guests[0].socket(table) as here, at(other, guests[1]).socket(table) as there:
        views = [here.until("state"), there.until("state")]
        read: list[int] = []
        for server in pair:
            store = server.services.store
            usual = store.read

            def count(table_id: str, after: int = 0, usual: Any = usual) -> Any:
                read.append(after)
                return usual(table_id, after)

            monkeypatch.setattr(store, "read", count)
        for number in range(12):
            seat = next(seat for seat, view in enumerate(views) if view["legal"])
            action = choose(views[seat]["legal"], Random(number))
            answer = (here, there)[seat].ask("act", version=views[seat]["version"], action=action)
            views = [wire.until("state", version=answer["version"]) for wire in (here, there)]
        # A server that has not heard of the others for a while looks by itself.
        assert len(read) < 4
