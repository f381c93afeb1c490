"""Opening tables, taking seats, starting, and everything else before and after a game."""

from random import Random

import pytest
from server.kit.games import against_bots, play_on, started
from server.kit.guest import BOT, OPEN, PERSON, Guest

from lanterns.bots import LADDER

CONTRIBUTION = "ab" * 32


def test_a_table_is_opened_as_requested(address: str) -> None:
    guest = Guest(address)
    table = guest.open(PERSON, OPEN, BOT, title="Harvest", sides=["east", "south", "west"])
    info = guest.look(table)["table"]
    assert (info["title"], info["status"], info["creator"]) == ("Harvest", "open", True)
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "bot"]
    assert [seat["side"] for seat in info["seats"]] == [1, 2, 3]
    assert [seat["ready"] for seat in info["seats"]] == [False, False, True]
    assert [bool(seat["invitation"]) for seat in info["seats"]] == [False, True, False]


def test_the_same_request_opens_one_table(address: str) -> None:
    guest = Guest(address)
    request = {"id": "once", "seats": [PERSON, BOT]}
    first, again = guest.post("/api/tables", request), guest.post("/api/tables", request)
    assert first.json()["table"]["id"] == again.json()["table"]["id"]
    assert len(guest.get("/api/tables")) == 1
    other = Guest(address).post("/api/tables", request)
    assert other.json()["table"]["id"] != first.json()["table"]["id"]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"seats": [PERSON]}, "bad_message"),
        ({"seats": [PERSON] * 5}, "bad_message"),
        ({"seats": [PERSON, {"kind": "bot"}]}, "no_level"),
        ({"seats": [PERSON, {"kind": "bot", "level": "nobody"}]}, "no_level"),
        ({"seats": [{"kind": "person", "level": "random"}, BOT]}, "no_level"),
        ({"seats": [PERSON, BOT], "sides": ["north", "north"]}, "seat_repeated"),
        ({"seats": [PERSON, BOT], "sides": ["north", "east", "south"]}, "sides_count"),
        ({"seats": [PERSON, BOT, BOT], "sides": ["north", "south", "east"]}, "seat_order"),
        ({"seats": [PERSON, BOT], "title": " "}, "bad_message"),
        ({"seats": [PERSON, BOT], "title": "two\nlines"}, "bad_message"),
        ({"seats": [PERSON, BOT], "color": "red"}, "bad_message"),
    ],
)
def test_a_request_that_is_not_possible_is_refused(
    address: str, fields: dict[str, object], code: str
) -> None:
    response = Guest(address).post("/api/tables", {"id": "x", **fields})
    assert (response.status_code, response.json()["code"]) == (400, code)


def test_an_invitation_seats_one_browser_once(address: str) -> None:
    host, friend, late = Guest(address), Guest(address), Guest(address)
    table = host.open(PERSON, OPEN)
    token = host.look(table)["table"]["seats"][1]["invitation"]
    invitation = friend.follow(token)
    assert (invitation["table"], invitation["seat"]) == (table, 1)
    assert invitation["commitment"] == host.look(table)["table"]["commitment"]
    friend.accept(token, "Bao")
    seats = friend.look(table)["table"]["seats"]
    assert [(seat["name"], seat["mine"]) for seat in seats] == [("", False), ("Bao", True)]
    assert friend.follow(token)["seat"] is None, "the way back to one's own seat"
    sit = {"seat": 1, "name": "Late", "contribution": CONTRIBUTION, "invitation": token}
    late.open(PERSON, BOT)
    assert late.command(table, "sit", version=2, **sit)["reason"]["code"] == "seat_taken"
    assert late.http.get(f"/api/tables/{table}").status_code == 404
    assert host.look(table)["table"]["seats"][1]["invitation"] is None


def test_a_person_sits_down_with_a_lantern_of_their_own(address: str) -> None:
    guest = Guest(address)
    table = guest.open(PERSON, PERSON, BOT)
    guest.sit(table, 0, face="rabbit")
    guest.sit(table, 1)
    assert [seat["face"] for seat in guest.look(table)["table"]["seats"]] == ["rabbit", "", ""]
    for face in ("Rabbit", "a b", "rabbit\n", "<svg>", "x" * 17):
        fields = {"seat": 0, "name": "Ana", "contribution": CONTRIBUTION, "face": face}
        body = {"type": "sit", "id": face, "version": 1, **fields}
        refused = guest.post(f"/api/tables/{table}/commands", body)
        assert (refused.status_code, refused.json()["code"]) == (400, "bad_message"), face


def test_the_creator_gives_an_open_seat_to_a_bot(address: str) -> None:
    host = Guest(address)
    table = host.open(PERSON, OPEN)
    token = host.look(table)["table"]["seats"][1]["invitation"]
    host.do(table, "seat_bot", seat=1, level="random")
    assert host.look(table)["table"]["seats"][1]["level"] == "random"
    assert Guest(address).follow(token)["seat"] is None
    assert host.command(table, "seat_bot", seat=1, level="random")["reason"]["code"] == "seat_taken"
    assert host.command(table, "start")["reason"]["code"] == "seats_empty"
    host.sit(table, 0)
    host.do(table, "start")
    assert host.command(table, "start")["reason"]["code"] == "already_started"
    taken = host.command(table, "sit", seat=0, name="Ana", contribution=CONTRIBUTION)
    assert taken["reason"]["code"] == "already_started"


def test_chosen_sides_are_kept_no_matter_who_starts(address: str) -> None:
    for _ in range(4):
        guest = Guest(address)
        table = guest.open(PERSON, BOT, BOT, sides=["east", "west", "north"])
        guest.sit(table, 0)
        guest.do(table, "start")
        seats = guest.look(table)["table"]["seats"]
        assert [seat["side"] for seat in seats if seat["kind"] == "person"] == [1]
        assert {seat["side"] for seat in seats if seat["kind"] == "bot"} == {3, 0}


def test_a_table_is_renamed_and_abandoned_by_its_creator(address: str) -> None:
    table, [first, second] = started(address, 2)
    host = first if first.look(table)["table"]["creator"] else second
    friend = second if host is first else first
    assert friend.command(table, "rename", title="Mine")["reason"]["code"] == "not_creator"
    host.do(table, "rename", title=" Lake of lights ")
    assert friend.look(table)["table"]["title"] == "Lake of lights"
    assert friend.http.get(f"/api/tables/{table}/record").status_code == 409
    host.do(table, "abandon")
    assert friend.look(table)["table"]["status"] == "abandoned"
    assert friend.command(table, "act", action=".")["reason"]["code"] == "table_closed"
    assert host.command(table, "abandon")["reason"]["code"] == "table_closed"
    record = friend.get(f"/api/tables/{table}/record")
    assert "result" not in record and len(record["tiles"]) == 22


def test_a_rematch_keeps_the_seats_and_passes_the_start_on(address: str) -> None:
    table, guests = started(address, 3)
    assert guests[1].command(table, "rematch")["reason"]["code"] == "not_ended"
    play_on(table, guests, Random(1))
    guests[1].do(table, "rematch")
    assert guests[2].command(table, "rematch")["reason"]["code"] == "rematched"
    after = guests[0].look(table)["table"]
    again = after["rematch"]
    info = guests[1].look(again)["table"]
    assert info["creator"] and info["previous"] == table
    # In the list of my tables the two can be told apart.
    assert (after["title"], info["title"]) == ("Lanterns", "Lanterns 2")
    names = [seat["name"] for seat in after["seats"]]
    assert [seat["name"] for seat in info["seats"]] == names
    assert [seat["side"] for seat in info["seats"]] == [seat["side"] for seat in after["seats"]]
    for seat, guest in enumerate(guests):
        guest.sit(again, seat, names[seat], face="swan")
    guests[1].do(again, "start")
    seats = guests[0].look(again)["table"]["seats"]
    assert [seat["name"] for seat in seats] == [*names[1:], names[0]]


def test_my_tables_are_listed_latest_first(address: str) -> None:
    host, friend = Guest(address), Guest(address)
    first = host.open(PERSON, OPEN, title="First")
    second = host.open(PERSON, BOT, title="Second")
    friend.accept(host.look(first)["table"]["seats"][1]["invitation"], "Bao")
    lines = host.get("/api/tables")
    assert [(line["title"], line["status"]) for line in lines] == [
        ("First", "open"),
        ("Second", "open"),
    ]
    assert [line["id"] for line in friend.get("/api/tables")] == [first]
    host.sit(second, 0)
    host.do(second, "start")
    latest = host.get("/api/tables")[0]
    assert (latest["id"], latest["status"], latest["names"].count("Ana")) == (second, "playing", 1)


def test_the_levels_are_those_of_the_bots(address: str) -> None:
    bots = Guest(address).get("/api/bots")
    levels = [bot["level"] for bot in bots]
    assert "random" in levels
    assert [bot["level"] for bot in bots if bot["rung"] is not None] == list(LADDER)
    strengths = {bot["level"]: bot["ratings"] for bot in bots}
    assert set(strengths["visitor"]) == {"2", "3", "4"}
    assert strengths["visitor"]["3"] < strengths["dragon"]["3"]
    table, guest = against_bots(address)
    assert guest.look(table)["table"]["status"] == "playing"
