"""What a change costs at a table that many watch: nothing is worked out for each of them."""

import asyncio

import pytest
from server.kit.fake_line import FakeLine

from lanterns.server.live import audience
from lanterns.server.live.hub import Hub
from lanterns.server.live.send_queue import SendQueue
from lanterns.server.live.tables import LiveTable
from lanterns.server.services import Services
from lanterns.server.settings import Settings
from lanterns.server.table.entries import LogRow, Opened, Renamed, SeatPlan
from lanterns.server.table.table import Table
from lanterns.server.table.viewer import Viewer
from lanterns.server.wire.messages import State
from lanterns.server.wire.views import TableViews


def counts_of_a_change(watchers: int, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int, int]:
    """Return how many views were made and connections gathered, and how many got a message."""
    views = gathered = 0

    class CountedViews(TableViews):
        def state_for(self, viewer: Viewer) -> State:
            nonlocal views
            views += 1
            return super().state_for(viewer)

    class CountedHub(Hub):
        def browsers(self, table_id: str) -> set[str]:
            nonlocal gathered
            gathered += 1
            return super().browsers(table_id)

    async def change() -> int:
        nonlocal gathered
        seats = (SeatPlan("person", owner="Ana"), SeatPlan("person", owner="Ben"))
        table = Table.open("table", Opened("Ana", "Lake", seats, "00" * 32, "watch"))
        others = {f"watcher {number}" for number in range(watchers)}
        live = LiveTable(table, others)
        lines = {browser: FakeLine(is_free=True) for browser in ("Ana", "Ben", *others)}
        for browser, line in lines.items():
            services.hub.join("table", SendQueue(browser, "address", line, 4))
        gathered = 0
        renamed = table.absorb(LogRow(2, "Ana", "command", Renamed("Pond")))
        await services.audience.publish(live, renamed)
        return sum(len(line.sent) for line in lines.values())

    monkeypatch.setattr(audience, "TableViews", CountedViews)
    monkeypatch.setattr("lanterns.server.services.Hub", CountedHub)
    services = Services(Settings(database="sqlite://"))
    sent = asyncio.run(change())
    return views, gathered, sent


def test_a_change_costs_no_more_views_for_many_watchers(monkeypatch: pytest.MonkeyPatch) -> None:
    views, gathered, sent = counts_of_a_change(1, monkeypatch)
    assert (views, sent) == (3, 3)
    assert counts_of_a_change(300, monkeypatch) == (3, gathered, 302)


def test_watchers_who_come_one_after_the_other_are_announced_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(audience, "PAUSE_SECONDS", 1000.0)

    async def come() -> tuple[int, bool]:
        seats = (SeatPlan("person", owner="Ana"), SeatPlan("person", owner="Ben"))
        table = Table.open("table", Opened("Ana", "Lake", seats, "00" * 32, "watch"))
        live = LiveTable(table, {f"watcher {number}" for number in range(20)})
        first = FakeLine(is_free=True)
        services.audience.join(live, SendQueue("Ana", "address", first, 4))
        for browser in live.watchers:
            services.audience.join(live, SendQueue(browser, "address", FakeLine(is_free=True), 4))
            # Whatever is to be sent now is sent.
            for _ in range(5):
                await asyncio.sleep(0)
        return len(first.sent), live.announcing is not None

    services = Services(Settings(database="sqlite://"))
    # The whole view and who is there; the others are told of after the pause.
    assert asyncio.run(come()) == (2, True)
