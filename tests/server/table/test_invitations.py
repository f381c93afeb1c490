"""Links that move a seat, when clocks differ."""

from lanterns.server.table.entries import LogRow, MoveOffered, Opened, SeatPlan
from lanterns.server.table.game_decisions import MOVE_SECONDS
from lanterns.server.table.invitations import is_move_link
from lanterns.server.table.table import Table


def test_a_link_that_moves_a_seat_outlasts_clocks_that_differ_by_less_than_a_minute() -> None:
    seats = (SeatPlan("person", owner="Ana"), SeatPlan("person", owner="Ben"))
    table = Table.open("table", Opened("Ana", "Lake", seats, "00" * 32, "watch"))
    table.absorb(LogRow(2, "Ana", "c", MoveOffered(0, "token", MOVE_SECONDS)))
    holder = table.holders[0]
    for seconds, is_valid in ((0, True), (59, True), (61, False)):
        now = float(MOVE_SECONDS + seconds)
        assert is_move_link(table, holder, "table.token", now) is is_valid
