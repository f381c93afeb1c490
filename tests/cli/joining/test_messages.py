"""What a bot at a server's table is given is what it would be given in the arena."""

import pytest
from kit.sizes import mostly
from server.table.write_old_logs import play

from lanterns.cli.joining.messages import Memory, Seen, legal_texts, message_of
from lanterns.rules import to_text
from lanterns.server.table.entries import Opened, TookBack
from lanterns.server.table.table import Status, Table
from lanterns.server.table.viewer import Viewer, shown_seat
from lanterns.server.wire.encoding import encode
from lanterns.server.wire.table_infos import Connections, TableInfos
from lanterns.server.wire.views import TableViews

ANA = "a" * 64


@pytest.mark.parametrize("players", mostly(3))
def test_every_view_and_its_past_arrive(players: int) -> None:
    _, rows = play(players, seed=7)
    opened = rows[0].entry
    assert isinstance(opened, Opened)
    assert any(isinstance(row.entry, TookBack) for row in rows)
    table, memory, turns = Table.open("AAAAAAAAAAAA", opened), Memory(), 0
    for row in rows[1:]:
        table.absorb(row)
        viewer = Viewer(ANA, shown_seat(table, ANA, None))
        infos = TableInfos(table, Connections({ANA}, watchers=0))
        seen = message_of(encode(TableViews(table, infos).state_for(viewer)))
        assert isinstance(seen, Seen)
        if table.game is None or seen.game is None:
            continue
        view, real = memory.view(seen.table, seen.game), table.game.view(seen.mine)
        assert (view, view.past) == (real, real.past)
        if seen.legal is not None:
            turns += 1
            legal = table.game.legal_actions()
            assert legal_texts(seen.legal) == [to_text(action) for action in legal]
    assert table.status is Status.OVER and turns > 5


def test_what_was_missed_is_not_in_the_past() -> None:
    _, rows = play(2, seed=1)
    opened = rows[0].entry
    assert isinstance(opened, Opened)
    table, memory, placed = Table.open("AAAAAAAAAAAA", opened), Memory(), []
    for number, row in enumerate(rows[1:]):
        table.absorb(row)
        infos = TableInfos(table, Connections({ANA}, watchers=0))
        viewer = Viewer(ANA, shown_seat(table, ANA, None))
        seen = message_of(encode(TableViews(table, infos).state_for(viewer)))
        assert isinstance(seen, Seen)
        if seen.game is not None and number % 10 < 3:
            view = memory.view(seen.table, seen.game)
            placed = [len(before.lake.tiles) for before in view.past]
            assert placed == sorted(set(placed)) and all(
                count < len(view.lake.tiles) for count in placed
            )
    assert 0 < len(placed) < table_tiles(table)


def table_tiles(table: Table) -> int:
    assert table.game is not None
    return len(table.game.state.lake.tiles) - 1
