"""The server is killed in the middle of a game; the page goes on by itself when it is back."""

from pathlib import Path
from random import Random

import pytest
from e2e.kit.devices import Mouse
from e2e.kit.games import assert_festival, play_on
from e2e.kit.home import play_bots
from e2e.kit.previews import reader_of
from e2e.kit.server import Server
from e2e.kit.visitor import CONNECTION_LOST, Visit
from e2e.kit.words import say
from playwright.sync_api import expect


@pytest.mark.prove
@pytest.mark.parametrize("after", [2, None])
def test_a_killed_server_costs_nobody_anything(
    visit: Visit, tmp_path: Path, after: int | None
) -> None:
    rng = Random(7)
    with Server(tmp_path) as server:
        mouse = Mouse(visit(server.address, first=True))
        play_bots(mouse, 2)
        play_on([mouse], rng, moves=2)
        before = mouse.to_move(mouse.visitor.state()["version"])

        mouse.visitor.allow(*CONNECTION_LOST)
        server.kill()
        lost = mouse.page.get_by_text(say("reconnecting"))
        expect(lost).to_be_visible()
        assert mouse.visitor.state() == before

        # What is done while the server is down is sent as soon as it is back.
        action = before["legal"]["placements"][0][0]
        reader, previewed = reader_of(mouse.visitor, before), mouse.point(before, action)
        mouse.cell(action.partition("@")[2].partition("r")[0]).click()
        expect(mouse.page.get_by_text(say("table-unsent"))).to_be_visible()
        mouse.press(mouse.button(say("table-withdraw")))
        mouse.point(before, action)
        mouse.cell(action.partition("@")[2].partition("r")[0]).click()
        server.start()
        expect(lost).to_have_count(0)
        mouse.compare(before, reader, previewed)

        play_on([mouse], rng, moves=after)
        if after is None:
            assert_festival(mouse.visitor)
        mouse.visitor.close()
