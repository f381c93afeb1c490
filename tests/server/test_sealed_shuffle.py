"""Nobody can choose their part of the shuffle to suit the others'."""

import json
import sqlite3
from pathlib import Path
from random import Random
from secrets import token_hex

import pytest
from server.kit.games import play_on
from server.kit.guest import BOT, OPEN, PERSON, Guest, Message, code_of
from server.kit.running import Running, running

from lanterns.server.table.shuffle import pledge_of
from lanterns.server.table.verification import Noted, check_shuffle


def stored(server: Running) -> str:
    """Everything that a host can read in the database."""
    path = server.services.settings.database.removeprefix("sqlite:///")
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT entry FROM log").fetchall()
    connection.close()
    return " ".join(entry for (entry,) in rows)


def test_a_host_who_sits_last_and_reads_the_database_learns_nothing(server: Running) -> None:
    host, guest = Guest(server.address), Guest(server.address)
    table = host.open(PERSON, OPEN)
    token = host.look(table)["table"]["seats"][1]["invitation"]
    promised = guest.follow(token)["commitment"]
    mine = token_hex(32)
    sit = {"seat": 1, "name": "Bao", "invitation": token, "version": 1}
    # What would let the host choose is not taken while the host is still to sit down.
    assert code_of(guest.command(table, "sit", contribution=mine, **sit)) == "not_sealed"
    assert mine not in stored(server)
    guest.do(table, "sit", pledge=pledge_of(mine), **sit)
    # Nor does the guest's browser show it before the host has fixed theirs.
    early = guest.command(table, "reveal", seat=1, contribution=mine)
    assert code_of(early) == "seats_empty"
    assert mine not in stored(server) and pledge_of(mine) in stored(server)
    seats = host.look(table)["table"]["seats"]
    assert [seat["pledge"] for seat in seats] == [None, pledge_of(mine)]
    theirs = token_hex(32)
    host.do(table, "sit", seat=0, name="Ana", contribution=theirs)
    seats = guest.look(table)["table"]["seats"]
    assert [seat["pledge"] for seat in seats] == [pledge_of(theirs), pledge_of(mine)]
    assert [seat["revealed"] for seat in seats] == [True, False]
    # From here on nothing can be changed, only shown.
    again = host.command(table, "sit", seat=0, name="Ana", contribution=token_hex(32))
    assert code_of(again) == "seat_taken"
    assert code_of(host.command(table, "start")) == "not_revealed"
    wrong = guest.command(table, "reveal", seat=1, contribution=token_hex(32))
    assert code_of(wrong) == "wrong_part"
    stolen = host.command(table, "reveal", seat=1, contribution=mine)
    assert code_of(stolen) == "seat_not_yours"
    guest.do(table, "reveal", seat=1, contribution=mine)
    host.do(table, "start")
    names = [seat["name"] for seat in host.look(table)["table"]["seats"]]
    play_on(table, [{"Ana": host, "Bao": guest}[name] for name in names], Random(1))
    record = guest.get(f"/api/tables/{table}/record")
    shuffle = record["shuffle"]
    assert shuffle["format"] == "lanterns-shuffle/3"
    assert shuffle["contributions"] == [theirs, mine]
    assert shuffle["pledges"] == [pledge_of(theirs), pledge_of(mine)]
    pledges = tuple(seat["pledge"] for seat in seats)
    noted = Noted(table, promised, sides=(), pledges=pledges, contributions=(mine,))
    check = check_shuffle(json.dumps(record), noted)
    assert (check.problems, check.open_questions) == ([], [])


@pytest.mark.parametrize("fields", [{}, {"contribution": "ab" * 32, "pledge": "cd" * 32}])
def test_a_seat_is_taken_with_one_of_the_two(address: str, fields: Message) -> None:
    guest = Guest(address)
    table = guest.open(PERSON, BOT)
    assert code_of(guest.command(table, "sit", seat=0, name="Ana", **fields)) == "one_part"


def test_where_nobody_else_chooses_a_contribution_is_taken_at_once(address: str) -> None:
    guest = Guest(address)
    table = guest.open(PERSON, PERSON, BOT)
    for seat in range(2):
        guest.do(table, "sit", seat=seat, name="Ana", contribution=token_hex(32))
    guest.do(table, "start")
    # In a table with a free seat, the creator's own seats are pledged too.
    other = guest.open(PERSON, PERSON, OPEN)
    refused = guest.command(other, "sit", seat=0, name="Ana", contribution=token_hex(32))
    assert code_of(refused) == "not_sealed"


def test_without_a_player_who_does_not_show_theirs_everybody_pledges_anew(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host, guest, gone = (Guest(server.address) for _ in range(3))
        table = host.open(PERSON, OPEN, OPEN)
        tokens = [seat["invitation"] for seat in host.look(table)["table"]["seats"]]
        parts = [token_hex(32) for _ in range(3)]
        host.do(table, "sit", seat=0, name="Ana", pledge=pledge_of(parts[0]))
        for seat, who in ((1, guest), (2, gone)):
            who.follow(tokens[seat])
            sit = {"seat": seat, "name": f"Guest {seat}", "invitation": tokens[seat]}
            who.do(table, "sit", pledge=pledge_of(parts[seat]), version=1, **sit)
        guest.do(table, "reveal", seat=1, contribution=parts[1])
        with gone.socket(table) as wire:
            wire.until("state")
            present = host.command(table, "seat_bot", seat=2, level="random")
            assert code_of(present) == "seat_taken"
            # A seat that has shown its part is never given away.
            assert code_of(host.command(table, "seat_bot", seat=1, level="random")) == "seat_taken"
        while code_of(host.command(table, "seat_bot", seat=2, level="random")) is not None:
            pass
        seats = host.look(table)["table"]["seats"]
        assert [(seat["kind"], seat["ready"], seat["pledge"]) for seat in seats] == [
            ("person", False, None),
            ("person", False, None),
            ("bot", True, None),
        ]
        assert code_of(guest.command(table, "reveal", seat=1, contribution=parts[1])) == (
            "seat_not_yours"
        )
        host.sit(table, 0, "Ana")
        guest.sit(table, 1, "Guest 1")
        host.do(table, "start")
        assert parts[1] not in json.dumps(host.get(f"/api/tables/{table}"))


def test_a_table_of_an_earlier_version_is_shuffled_as_it_was_opened(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest, friend = Guest(server.address), Guest(server.address)
        table = guest.open(PERSON, OPEN)
        token = guest.look(table)["table"]["seats"][1]["invitation"]
        cookie = guest.cookie
    with sqlite3.connect(tmp_path / "tables.db") as database:
        [(entry,)] = database.execute("SELECT entry FROM log").fetchall()
        old = entry.replace(',"shuffle":3', "").replace('{"v":1,', "{")
        assert old != entry
        database.execute("UPDATE log SET entry = ?", (old,))
    database.close()
    with running(tmp_path) as server:
        guest, friend = Guest(server.address, cookie), Guest(server.address)
        guest.do(table, "sit", seat=0, name="Ana", contribution=token_hex(32))
        friend.follow(token)
        friend.do(
            table,
            "sit",
            seat=1,
            name="Bao",
            contribution=token_hex(32),
            invitation=token,
            version=1,
        )
        guest.do(table, "start")
        guest.do(table, "abandon")
        record = guest.get(f"/api/tables/{table}/record")
        assert record["shuffle"]["format"] == "lanterns-shuffle/1"
        assert "pledges" not in record["shuffle"]
        check = check_shuffle(json.dumps(record))
        assert check.problems == [] and "older shuffle" in check.open_questions[-1]


def test_a_kept_lobby_of_the_second_shuffle_goes_on_and_ends_under_it(tmp_path: Path) -> None:
    with running(tmp_path):
        pass
    # Written by the last server that opened such tables: all sat, and one has shown their part.
    kept = json.loads((Path(__file__).parent / "kept_lobby.json").read_text(encoding="utf-8"))
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", kept["log"])
        database.executemany("INSERT INTO visits VALUES (?, ?, ?)", kept["visits"])
    database.close()
    with running(tmp_path) as server:
        host, friend = (Guest(server.address, cookie) for cookie in kept["cookies"])
        table, parts = kept["table"], kept["contributions"]
        assert host.look(table)["table"]["commitment"] == kept["commitment"]
        friend.do(table, "reveal", seat=1, contribution=parts[1])
        host.do(table, "start")
        guests = [host if seat["mine"] else friend for seat in host.look(table)["table"]["seats"]]
        play_on(table, guests, Random(1))
        record = host.get(f"/api/tables/{table}/record")
        assert record["shuffle"]["format"] == "lanterns-shuffle/2"
        assert record["shuffle"]["commitment"] == kept["commitment"]
        noted = Noted(
            table,
            kept["commitment"],
            pledges=tuple(map(pledge_of, parts)),
            contributions=(parts[0],),
        )
        check = check_shuffle(json.dumps(record), noted)
        assert check.problems == []
        assert ["older shuffle" in question for question in check.open_questions] == [False, True]


def test_a_seat_that_moves_when_all_sit_lets_everybody_pledge_anew(address: str) -> None:
    host, friend, other = Guest(address), Guest(address), Guest(address)
    table = host.open(PERSON, OPEN)
    host.do(table, "sit", seat=0, name="Ana", pledge=pledge_of(token_hex(32)))
    token = host.look(table)["table"]["seats"][1]["invitation"]
    friend.follow(token)
    sit = {"seat": 1, "name": "Bao", "invitation": token, "version": 1}
    friend.do(table, "sit", pledge=pledge_of(token_hex(32)), **sit)
    friend.do(table, "move_seat", seat=1)
    # The host's part may be on its way to the server: nobody may choose after it.
    other.follow(friend.look(table)["table"]["seats"][1]["move"])
    assert [seat["ready"] for seat in host.look(table)["table"]["seats"]] == [False, False]
