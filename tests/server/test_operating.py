"""What the documentation says about running a server, and no other test is about."""

import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

from server.kit.games import play_on, started
from server.kit.guest import Guest, eventually
from server.kit.lines import close_code, raw
from server.kit.pairs import Pair, at, two_servers
from server.kit.postgres import Postgres
from server.kit.running import Running, running

GOING_AWAY = 1012


def test_a_server_that_stops_says_so_to_its_sockets(tmp_path: Path) -> None:
    with ExitStack() as stopping:
        server = stopping.enter_context(running(tmp_path))
        table, [guest, _] = started(server.address, 2)
        with guest.socket(table) as wire:
            wire.until("state")
            stopping.close()
            assert close_code(lambda: wire.until("pong")) == GOING_AWAY


def test_sockets_are_not_compressed(server: Running) -> None:
    table, [guest, _] = started(server.address, 2)
    host = urlsplit(server.address).netloc
    with raw(server) as line:
        line.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\n"
            f"Cookie: lanterns={guest.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n".encode()
        )
        said = b""
        while b'{"type":"state"' not in said:
            said += line.recv(65536)
        assert b"sec-websocket-extensions" not in said.lower()


def test_a_copy_of_an_sqlite_database_in_use_is_a_backup(tmp_path: Path) -> None:
    copied = tmp_path / "copy"
    copied.mkdir()
    with running(tmp_path) as server:
        table, guests = started(server.address, 2)
        state = play_on(table, guests, Random(1), plies=3)
        # As `sqlite3 games.db ".backup copy.db"` does it.
        with (
            closing(sqlite3.connect(tmp_path / "tables.db")) as source,
            closing(sqlite3.connect(copied / "tables.db")) as copy,
        ):
            source.backup(copy)
        play_on(table, guests, Random(2), plies=3)
    with running(copied) as restored:
        again = [at(restored, guest) for guest in guests]
        assert again[0].look(table)["version"] == state["version"]
        assert play_on(table, again, Random(3))["table"]["status"] == "over"


def test_a_watcher_at_two_servers_counts_twice(pair: Pair) -> None:
    table, [guest, _] = started(pair[0].address, 2)
    watcher = Guest(pair[0].address)
    watcher.follow(guest.look(table)["table"]["watch"])
    with watcher.socket(table), at(pair[1], watcher).socket(table):
        eventually(lambda: bool(guest.look(table)["table"]["watchers"] == 2))


def test_a_server_holds_four_connections_to_postgres(postgres: Postgres, database: str) -> None:
    name = urlsplit(database).path.lstrip("/").partition("?")[0]
    with two_servers(database) as pair:
        table, guests = started(pair[0].address, 2)
        play_on(table, [guests[0], at(pair[1], guests[1])], Random(1))
        with postgres.connect() as connection:
            [(count,)] = connection.execute(
                "SELECT count(*) FROM pg_stat_activity WHERE datname = %s", (name,)
            ).fetchall()
        assert count <= 2 * 4
        assert "lanterns_servers 2" in guests[0].http.get("/metrics").text
