"""What is kept of a table between actions must be what would be made anew."""

import pytest
from browser_table.logs import CONNECTED, VIEWERS, log_of

from lanterns.server.table.entries import Acted, LogRow, Opened
from lanterns.server.table.table import Table
from lanterns.server.wire.encoding import encode
from lanterns.server.wire.table_infos import Connections, TableInfos

BROWSERS = {browser for browser, _ in VIEWERS}


def shown(infos: TableInfos) -> dict[str, bytes]:
    return {browser: encode(infos.of(browser)) for browser in BROWSERS}


@pytest.mark.parametrize("players", (2, 3, 4))
@pytest.mark.parametrize("seed", range(8))
def test_what_is_kept_is_what_would_be_made_anew(players: int, seed: int) -> None:
    log = log_of(players, seed)
    opened, *entries = log.entries
    assert isinstance(opened, Opened)
    table = Table.open(log.id, opened)
    infos = TableInfos(table, CONNECTED)
    kept = 0
    for seq, entry in enumerate(entries, start=2):
        table.absorb(LogRow(seq, "", str(seq), entry))
        if infos.is_current(CONNECTED):
            kept += isinstance(entry, Acted)
        else:
            infos = TableInfos(table, CONNECTED)
        assert shown(infos) == shown(TableInfos(table, CONNECTED))
    assert kept


def test_it_ends_when_a_client_comes_or_goes() -> None:
    log = log_of(2, 1)
    opened = log.entries[0]
    assert isinstance(opened, Opened)
    infos = TableInfos(Table.open(log.id, opened), Connections({"Ana"}, watchers=0))
    assert infos.is_current(Connections({"Ana"}, watchers=0))
    assert not infos.is_current(Connections({"Ana", "Ben"}, watchers=0))
    assert not infos.is_current(Connections({"Ana"}, watchers=1))
