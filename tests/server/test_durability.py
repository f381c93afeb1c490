"""An acknowledged command survives failures of the process, the disk and the database."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest
from server.kit.games import against_bots, choose, play_on, started
from server.kit.guest import PERSON, Guest, Message
from server.kit.killing import Trial
from server.kit.postgres import own_postgres
from server.kit.proxy import proxied
from server.kit.running import Process, running
from server.kit.worlds import on_bad_lines, on_postgres, on_sqlite


@pytest.mark.parametrize(
    ("kills", "commands", "tables"),
    [(1, 50, 4), pytest.param(40, 4000, 8, marks=pytest.mark.prove)],
)
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    tmp_path: Path, kills: int, commands: int, tables: int
) -> None:
    trial = Trial(on_sqlite(tmp_path / "tables.db"), kills, commands, tables, seed=1)
    asyncio.run(trial.run())
    assert trial.ledger.kills == kills and trial.ledger.total >= commands


@pytest.mark.prove
def test_nothing_acknowledged_is_lost_when_servers_and_postgres_are_killed() -> None:
    with own_postgres() as postgres, postgres.database() as database:
        trial = Trial(on_postgres(postgres, database), kills=20, commands=1000, tables=6, seed=1)
        asyncio.run(trial.run())
        assert trial.ledger.total >= 1000
        # Either server, PostgreSQL, all connections, and those that listen.
        assert len(trial.ledger.harms) == 5 and min(trial.ledger.harms.values()) == 4


@pytest.mark.prove
def test_nothing_acknowledged_is_lost_over_bad_lines_to_the_database(database: str) -> None:
    with proxied(database) as one, proxied(database) as other:
        trial = Trial(on_bad_lines(database, [one, other]), 16, 600, tables=4, seed=1)
        asyncio.run(trial.run())
        assert trial.ledger.total >= 600 and len(trial.ledger.harms) == 8
        # The lines did break in the middle of something.
        assert one[0].broken > 0 and other[0].broken > 0


def test_a_restarted_server_resumes_where_it_was(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    server = Process(database)
    with server:
        table, guests = started(server.address, 3)
        before = play_on(table, guests, Random(1), plies=10)
        cookies = [guest.cookie for guest in guests]
        assert server.stop() in (0, -15)
        server.start()
        back = [Guest(server.address, cookie) for cookie in cookies]
        seat = before["game"]["shown"]
        assert back[seat].look(table) == before
        after = play_on(table, back, Random(2))
        assert after["table"]["status"] == "over"


@pytest.mark.prove
def test_bots_go_on_after_a_kill_when_a_client_connects(tmp_path: Path) -> None:
    server = Process(tmp_path / "tables.db")
    with server:
        table, guest = against_bots(server.address, bots=3)
        cookie = guest.cookie
        server.kill()
        server.start()
        back = Guest(server.address, cookie)
        with back.socket(table) as wire:
            state = wire.until("state")
            while state["legal"] is None:
                state = wire.until("state")
            seat = state["game"]["turn"]
            assert state["table"]["seats"][seat]["mine"]


def refused_for_lack_of_storage(guest: Guest, table: str, state: Message) -> None:
    action = choose(state["legal"], Random(1))
    answer = guest.command(table, "act", action=action, version=state["version"])
    assert (answer["outcome"], answer["reason"]["code"]) == ("refused", "not_stored")


def test_a_locked_database_refuses_and_forgets_nothing(tmp_path: Path) -> None:
    with running(tmp_path, busy_seconds=0.05) as server:
        table, guests = started(server.address, 2)
        state = guests[0].look(table)
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
            refused_for_lack_of_storage(guests[0], table, state)
            opened = Guest(server.address).post(
                "/api/tables", {"id": "a", "seats": [PERSON, PERSON]}
            )
            assert (opened.status_code, opened.json()["code"]) == (503, "not_stored")
            watch = guests[0].look(table)["table"]["watch"]
            assert Guest(server.address).post("/api/join", {"token": watch}).status_code == 503
            assert guests[0].look(table) == state
            other.execute("ROLLBACK")
        finally:
            other.close()
        play_on(table, guests, Random(1))
        assert len(guests[0].get(f"/api/tables/{table}/record")["actions"]) >= 24


def test_a_full_disk_refuses_and_corrupts_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest = Guest(server.address)
        table = guest.open(PERSON, PERSON)
        ask = server.ask_writer
        ask(f"PRAGMA max_page_count = {ask('PRAGMA page_count')}")
        requests = ({"id": str(number), "seats": [PERSON] * 4} for number in range(1000))
        opened = (guest.post("/api/tables", request) for request in requests)
        refused = next(answer for answer in opened if answer.status_code != 201)
        assert (refused.status_code, refused.json()["code"]) == (503, "not_stored")
        while (answer := guest.command(table, "rename", title="x" * 40))["outcome"] == "applied":
            pass
        assert (answer["outcome"], answer["reason"]["code"]) == ("refused", "not_stored")
        full = guest.look(table)
        assert full["version"] == answer["version"]
        ask("PRAGMA max_page_count = 1000000")
        guest.do(table, "rename", title="Room again")
        assert guest.look(table)["version"] == full["version"] + 1
        assert ask("PRAGMA integrity_check") == "ok"
