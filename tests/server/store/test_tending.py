"""Tables are tended beside running servers, and a person is forgotten wherever they sat."""

from pathlib import Path

from server.kit.games import started
from server.kit.guest import PATIENCE, Guest
from server.kit.pairs import Pair
from server.kit.running import running

from lanterns.server.peers.notices import appended
from lanterns.server.settings import sqlite_address
from lanterns.server.store.database import open_engine
from lanterns.server.store.tending import NOBODY, Forgotten, add, forget_person, list_tables
from lanterns.server.table.entries import Abandoned, Renamed


def test_servers_on_postgresql_show_it_at_once(pair: Pair, database: str) -> None:
    table, guests = started(pair[0].address, 2)
    engine = open_engine(database, PATIENCE, writes=True)
    with guests[0].socket(table) as wire:
        wire.until("state")
        add(engine, table, lambda _: Renamed("Quiet Pond"), appended)
        assert wire.until("state")["table"]["title"] == "Quiet Pond"
        add(engine, table, lambda _: Abandoned(), appended)
        assert wire.until("state")["table"]["status"] == "abandoned"
    engine.dispose()


def test_a_seat_that_was_moved_loses_its_name_too(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, guests = started(server.address, 2)
        names = [seat["name"] for seat in guests[0].look(table)["table"]["seats"]]
        [seat] = [s for s, one in enumerate(guests[1].look(table)["table"]["seats"]) if one["mine"]]
        guests[1].do(table, "move_seat", seat=seat)
        token = guests[1].look(table)["table"]["seats"][seat]["move"]
        Guest(server.address).follow(token)
    engine = open_engine(sqlite_address(tmp_path / "tables.db"), PATIENCE, writes=True)
    assert forget_person(engine, table, seat) == Forgotten((), (table,))
    [tended] = list_tables(engine)
    assert tended.table is not None
    names[seat] = NOBODY
    assert [holder.name for holder in tended.table.holders] == names
    engine.dispose()
