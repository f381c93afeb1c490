"""A program at a table says so, and everybody sees it; otherwise its seat is like any other."""

import json
from random import Random

import pytest
from server.kit.games import play_on
from server.kit.guest import BOT, OPEN, PERSON, Guest, Message, code_of

from lanterns.rules import BOT_PREFIX
from lanterns.server.table.entries import Moved, Sat, entry_from_json, entry_to_json
from lanterns.server.table.verification import check_shuffle


def with_program(address: str, *others: Message) -> tuple[str, Guest, Guest]:
    """An open table with a host and a program, where everybody who can has sat down."""
    host, program = Guest(address), Guest(address)
    table = host.open(PERSON, OPEN, *others)
    host.sit(table, 0, "Ana")
    token = host.look(table)["table"]["seats"][1]["invitation"]
    program.follow(token)
    program.sit(table, 1, "Bo's bot", invitation=token, program=True, version=1)
    return table, host, program


def flags(guest: Guest, table: str) -> dict[str, bool]:
    """Whose seat is a program's, as a guest sees it."""
    return {seat["name"]: seat["program"] for seat in guest.look(table)["table"]["seats"]}


def test_everybody_sees_it_from_the_invitation_to_the_record(address: str) -> None:
    table, host, program = with_program(address, OPEN, OPEN)
    state = host.look(table)
    friend, watcher = Guest(address), Guest(address)
    invitation = friend.follow(state["table"]["join"])
    assert [seat and seat["program"] for seat in invitation["seats"]] == [False, True, None, None]
    for seat in (2, 3):
        host.do(table, "seat_bot", seat=seat, level="random")
    host.do(table, "start")
    watcher.follow(state["table"]["watch"])
    for guest in (host, program, watcher):
        assert flags(guest, table) == {"Ana": False, "Bo's bot": True, "": False}
    host.do(table, "abandon")
    names = host.get(f"/api/tables/{table}/record")["names"]
    assert sorted(names) == ["Ana", "bot:Bo's bot", "bot:random", "bot:random"]
    [line] = host.get("/api/tables")
    assert sorted(line["names"]) == sorted(names)


def test_it_sees_no_more_than_its_hand(address: str) -> None:
    table, host, program = with_program(address)
    host.do(table, "start")
    for guest in (host, program):
        state = guest.look(table)
        own = [seat["mine"] for seat in state["table"]["seats"]]
        assert [player["hand"] is not None for player in state["game"]["players"]] == own
        assert (state["legal"] is not None) == own[state["game"]["turn"]]


def test_it_stays_one_in_the_rematch(address: str) -> None:
    table, host, program = with_program(address)
    host.do(table, "start")
    host.do(table, "abandon")
    host.do(table, "rematch")
    again = host.look(table)["table"]["rematch"]
    assert flags(program, again) == {"Ana": False, "Bo's bot": True}
    seats = host.look(again)["table"]["seats"]
    # Whoever sits down there decides anew what they are.
    place = next(place for place, seat in enumerate(seats) if seat["program"])
    program.sit(again, place, "Bo")
    assert flags(host, again) == {"Ana": False, "Bo": False}


def test_a_seat_that_moves_belongs_to_whatever_follows_the_link(address: str) -> None:
    table, host, program = with_program(address)
    host.do(table, "start")
    before = host.look(table)["table"]["seats"]
    mine = next(place for place, seat in enumerate(before) if seat["mine"])
    host.do(table, "move_seat", seat=mine)
    robot = Guest(address)
    token = host.look(table)["table"]["seats"][mine]["move"]
    robot.post("/api/join", {"token": token, "program": True})
    assert flags(program, table) == {"Ana": True, "Bo's bot": True}
    robot.do(table, "move_seat", seat=mine)
    host.follow(robot.look(table)["table"]["seats"][mine]["move"])
    assert flags(program, table) == {"Ana": False, "Bo's bot": True}


def test_the_end_of_a_game_is_for_people_to_agree_on(address: str) -> None:
    table, host, program = with_program(address, OPEN)
    friend = Guest(address)
    friend.accept(host.look(table)["table"]["join"], "Cy")
    host.do(table, "start")
    with host.socket(table) as one, program.socket(table) as another:
        one.until("state")
        another.until("state")
        friend.do(table, "abandon")
        assert host.look(table)["table"]["status"] == "playing", "the host has not agreed"
    for guest in (friend, host):
        seats = guest.look(table)["table"]["seats"]
        place = next(place for place, seat in enumerate(seats) if seat["mine"])
        guest.do(table, "move_seat", seat=place)
    # The host's seat goes to a program: nobody is left to ask but the friend.
    seats = host.look(table)["table"]["seats"]
    token = next(seat["move"] for seat in seats if seat["mine"])
    robot = Guest(address)
    robot.post("/api/join", {"token": token, "program": True})
    with robot.socket(table) as one, program.socket(table) as another:
        one.until("state")
        another.until("state")
        friend.do(table, "abandon")
        assert friend.look(table)["table"]["status"] == "abandoned"


def test_two_programs_may_look_alike_but_not_like_a_person(address: str) -> None:
    host, *programs = (Guest(address) for _ in range(4))
    table = host.open(PERSON, OPEN, OPEN, OPEN)
    host.sit(table, 0, "Ana", face="rabbit")
    token = host.look(table)["table"]["join"]
    for program in programs[:2]:
        seat = program.follow(token)["seat"]
        program.sit(table, seat, "x", invitation=token, face="kirin", program=True, version=1)
    seat = programs[2].follow(token)["seat"]
    like_ana = programs[2].command(
        table, "sit", seat=seat, name="x", pledge="a" * 64, invitation=token, face="rabbit",
        program=True, version=1,
    )  # fmt: skip
    assert code_of(like_ana) == "face_taken"


def test_its_name_cannot_pretend_to_be_a_record_s(address: str) -> None:
    guest = Guest(address)
    table = guest.open(PERSON, BOT)
    sit = {"seat": 0, "name": f"{BOT_PREFIX}kirin", "contribution": "ab" * 32, "program": True}
    assert code_of(guest.command(table, "sit", **sit)) == "bot_name"


@pytest.mark.parametrize("entry", [Sat(0, "b", "Ana", "ab"), Moved(0, "b")])
def test_logs_of_earlier_versions_tell_of_people(entry: Sat | Moved) -> None:
    text = entry_to_json(entry)
    assert "program" not in json.loads(text)
    assert entry_from_json(text) == entry


def test_a_whole_game_with_a_program_can_be_proven(address: str) -> None:
    table, host, program = with_program(address)
    host.do(table, "start")
    seats = host.look(table)["table"]["seats"]
    play_on(table, [host if seat["mine"] else program for seat in seats], Random(1))
    record = host.get(f"/api/tables/{table}/record")
    assert check_shuffle(json.dumps(record)).problems == []
