"""Connections that die without closing: the page notices soon, and goes on when they are back."""

from pathlib import Path

import pytest
from e2e.kit.clock import stop_clock
from e2e.kit.devices import Mouse
from e2e.kit.prepare import position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import CONNECTION_LOST, Visit
from e2e.kit.words import say
from playwright.sync_api import expect

from lanterns.rules import end_of

NOTICED = 12
"""Seconds after which the page must say that the connection is lost."""


@pytest.mark.prove
def test_a_server_that_hangs_is_noticed_in_time(visit: Visit, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = prepare(server.database, position("middle"))
        mouse = Mouse(visit(server.address, first=True, cookie=table.cookies[0]))
        mouse.page.clock.install()
        mouse.open(table.path)
        mouse.visitor.until("state.game !== null")
        mouse.visitor.allow(*CONNECTION_LOST)
        lost = mouse.page.get_by_text(say("reconnecting"))
        # By the page's clock, so that neither the test waits so long nor a slow machine matters.
        stop_clock(mouse.page)
        server.freeze()
        try:
            mouse.page.clock.run_for(NOTICED * 1000)
            expect(lost).to_be_visible()
        finally:
            server.thaw()
        mouse.page.clock.resume()
        expect(lost).to_have_count(0)
        mouse.visitor.close()


@pytest.mark.prove
def test_a_browser_that_goes_offline_says_so_at_once(visit: Visit, server: Server) -> None:
    table = prepare(server.database, position("middle"))
    mouse = Mouse(visit(first=True, cookie=table.cookies[end_of(table.record).turn]))
    mouse.page.clock.install()
    mouse.open(table.path)
    mouse.to_move()
    mouse.visitor.allow(*CONNECTION_LOST)
    lost = mouse.page.get_by_text(say("reconnecting"))
    # At once means that no timer has to run out.
    stop_clock(mouse.page)
    mouse.visitor.context.set_offline(True)
    try:
        expect(lost).to_be_visible()
    finally:
        mouse.visitor.context.set_offline(False)
    expect(lost).to_have_count(0)
