"""PostgreSQL as it can be: read-only, restarted, silent, new, or full of notices."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from server.kit.games import choose, play_on, started
from server.kit.guest import OPEN, PERSON, Guest, eventually
from server.kit.lines import close_code
from server.kit.pairs import QUICK_BEATS, at, two_servers
from server.kit.postgres import Postgres, own_postgres
from server.kit.proxy import proxied
from server.kit.running import running
from sqlalchemy import make_url

from lanterns.server.errors import NotStored
from lanterns.server.peers.notices import (
    MOST_BYTES,
    AtTable,
    Present,
    in_portions,
    notice_from_text,
    notice_to_text,
)
from lanterns.server.settings import Settings
from lanterns.server.store.database import open_engine, prepare_database
from lanterns.server.store.postgres import connect_options
from lanterns.server.store.schema import REVISION, metadata
from lanterns.server.store.store import Store
from lanterns.server.store.writes import Append
from lanterns.server.table.entries import LogRow, Renamed


def name_of(database: str) -> str:
    return str(make_url(database).database)


def test_migrations_lead_to_the_schema(database: str) -> None:
    engine = open_engine(database, 1.0, writes=True)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == REVISION
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_servers_that_start_together_migrate_once(postgres: Postgres) -> None:
    postgres.do("CREATE DATABASE fresh")
    try:
        with ThreadPoolExecutor(4) as threads:
            for _ in threads.map(prepare_database, [postgres.address("fresh")] * 4, [5.0] * 4):
                pass
        [[version]] = postgres.do("SELECT version_num FROM alembic_version", "fresh")
        assert version == REVISION
    finally:
        postgres.do("DROP DATABASE fresh WITH (FORCE)")


def test_a_server_plays_on_while_another_migrates(postgres: Postgres, database: str) -> None:
    name = name_of(database)
    with running(database) as server:
        table, guests = started(server.address, 2)
        # As an earlier version left it.
        postgres.do("DROP TABLE curtains", name)
        postgres.do("UPDATE alembic_version SET version_num = '0002'", name)
        with ThreadPoolExecutor(1) as threads:
            migrated = threads.submit(prepare_database, database, 5.0)
            play_on(table, guests, Random(1), plies=10)
            migrated.result()
        assert postgres.do("SELECT count(*) FROM curtains", name) == [(0,)]
        assert play_on(table, guests, Random(2))["table"]["status"] == "over"


@pytest.mark.parametrize("name", ["a%00b", "a" * 8000], ids=["nul", "long"])
def test_an_id_that_no_table_has_troubles_neither_database_nor_servers(
    database: str, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    with two_servers(database) as pair:
        guest = Guest(pair[0].address)
        guest.open(PERSON, OPEN)
        assert guest.http.get(f"/api/tables/{name}").status_code == 404
        token = f"{name[:64]}.secret"
        assert guest.post("/api/join", {"token": token}).status_code == 403
        counted = len(pair[0].services.limits.messages)
        with guest.socket(name) as wire:
            assert close_code(lambda: wire.until("state")) == 4403
        assert len(pair[0].services.limits.messages) == counted
        assert all(one.services.store.is_well and one.services.peers.others for one in pair)
    assert not [record for record in caplog.records if record.name == "lanterns.storage"]


def test_commits_are_durable_whatever_the_database_says(postgres: Postgres, database: str) -> None:
    postgres.do(f"ALTER DATABASE {name_of(database)} SET synchronous_commit = off")
    engine = open_engine(database, 1.5, writes=True)
    with engine.connect() as connection:
        shown = [
            connection.exec_driver_sql(f"SHOW {name}").scalar_one()
            for name in ("synchronous_commit", "lock_timeout", "application_name")
        ]
    engine.dispose()
    assert shown == ["on", "1500ms", "lanterns"]


def test_the_address_decides_over_our_options() -> None:
    url = make_url("postgresql+psycopg://host/base?connect_timeout=1&application_name=lake")
    options = connect_options(url, 2.0)
    assert "connect_timeout" not in options and "application_name" not in options
    assert options["keepalives_count"] == 2


def test_a_database_that_becomes_read_only_refuses_and_recovers(
    postgres: Postgres, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    name = name_of(database)
    with running(database, **QUICK_BEATS) as server:
        table, guests = started(server.address, 2)
        state = guests[0].look(table)
        postgres.do(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        end_sessions(postgres, name)
        action = choose(state["legal"], Random(1))
        act = {"version": state["version"], "action": action}
        refused = guests[0].command(table, "act", **act)
        assert (refused["outcome"], refused["reason"]["code"]) == ("refused", "not_stored")
        assert guests[0].look(table) == state
        assert guests[0].http.get("/health").status_code == 503
        # The address leads to the new primary. Connections to the old one are not kept.
        postgres.do(f"ALTER DATABASE {name} RESET default_transaction_read_only")
        eventually(lambda: guests[0].http.get("/health").status_code == 200)
        guests[0].do(table, "act", **act)
    lines = [record.getMessage() for record in caplog.records if record.name == "lanterns.storage"]
    assert any("read-only transaction" in line for line in lines)
    assert all("\n" not in line for line in lines)


def end_sessions(postgres: Postgres, name: str) -> None:
    """Cut all connections to a database."""
    postgres.do(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


def test_connections_that_were_cut_are_not_noticed_by_players(
    postgres: Postgres, database: str
) -> None:
    with running(database) as server:
        table, guests = started(server.address, 2)
        for number in range(5):
            end_sessions(postgres, name_of(database))
            play_on(table, guests, Random(number), plies=1)


@pytest.mark.prove
def test_a_database_that_says_nothing_is_given_up(database: str) -> None:
    with proxied(database) as (proxy, address):
        with running(address, answer_seconds=2.0, **QUICK_BEATS) as server:
            table, guests = started(server.address, 2)
            state = guests[0].look(table)
            proxy.is_silent = True
            act = {"version": state["version"], "action": choose(state["legal"], Random(1))}
            body = {"type": "act", "id": "once", **act}
            refused = guests[0].post(f"/api/tables/{table}/commands", body)
            assert "not_stored" in refused.text
            proxy.is_silent = False
            proxy.cut()

            def is_stored() -> bool:
                answer = guests[0].post(f"/api/tables/{table}/commands", body)
                return answer.json().get("outcome") in ("applied", "duplicate")

            eventually(is_stored)
            assert guests[0].look(table)["version"] == state["version"] + 1


def test_groups_that_collide_do_not_wait_for_each_other(database: str) -> None:
    """Two servers write the same places in the log, in opposite orders and in one commit each."""

    async def write() -> list[list[BaseException | None]]:
        stores = [Store(Settings(database)) for _ in range(2)]
        for store in stores:
            await store.start()

        async def append(store: Store, tables: range) -> list[BaseException | None]:
            row = LogRow(1, "b", "a", Renamed("x"))
            appends = (store.append([Append(str(table), row)]) for table in tables)
            return await asyncio.gather(*appends, return_exceptions=True)

        orders = [range(40), range(39, -1, -1)]
        outcomes = await asyncio.gather(*map(append, stores, orders))
        for store in stores:
            await store.stop()
        return outcomes

    one, other = asyncio.run(write())
    for mine, theirs in zip(one, reversed(other), strict=True):
        [conflict] = [outcome for outcome in (mine, theirs) if outcome is not None]
        assert isinstance(conflict, NotStored) and conflict.is_conflict


def test_many_clients_fit_into_notices() -> None:
    browsers = tuple(f"{number:064x}" for number in range(4))
    tables = [AtTable(f"table {number}", browsers, browsers, 500) for number in range(200)]
    notices = [Present("a" * 12, portion) for portion in in_portions(tables)]
    assert all(len(notice_to_text(notice).encode()) <= MOST_BYTES for notice in notices)
    assert [at_table for notice in notices for at_table in notice.tables] == tables
    assert [notice_from_text(notice_to_text(notice)) for notice in notices] == notices
    assert notice_from_text('["invented", 1]') is None and notice_from_text("?") is None


@pytest.mark.prove
def test_a_queue_of_notices_that_is_full_stops_nobody() -> None:
    with own_postgres(max_notify_queue_pages="64") as postgres, postgres.database() as database:
        name = name_of(database)
        with two_servers(database) as pair, postgres.connect(name) as stuck:
            # A session that listens and never ends its transaction: nothing can be cleared away.
            stuck.autocommit = False
            stuck.execute("LISTEN lanterns")
            stuck.commit()
            stuck.execute("SELECT 1")
            with pytest.raises(psycopg.errors.ProgramLimitExceeded):
                while True:
                    postgres.do(f"SELECT pg_notify('lanterns', repeat('x', {MOST_BYTES}))", name)
            table, guests = started(pair[0].address, 2)
            there = at(pair[1], guests[1])
            with there.socket(table) as wire:
                state = wire.until("state")
                act = choose(guests[0].look(table)["legal"], Random(1))
                guests[0].do(table, "act", version=state["version"], action=act)
                wire.until("state", version=state["version"] + 1)
            stuck.rollback()
        stuck.close()


def test_a_server_without_a_database_says_so_soon(tmp_path: Path) -> None:
    address = f"postgresql+psycopg://postgres@/none?host={tmp_path}"

    async def start() -> None:
        store = Store(Settings(address))
        try:
            await store.start()
        finally:
            await store.stop()

    with pytest.raises(Exception, match="Is the server running"):
        asyncio.run(start())


def test_a_table_opened_at_one_server_is_open_at_the_other(database: str) -> None:
    with two_servers(database) as pair:
        host = Guest(pair[0].address)
        body = {"id": "once", "seats": [PERSON, OPEN], "key": "7c" * 32}
        opened = [Guest(server.address).post("/api/tables", body).json() for server in pair]
        assert opened[0]["table"]["id"] == opened[1]["table"]["id"]
        host.open(PERSON, OPEN)
