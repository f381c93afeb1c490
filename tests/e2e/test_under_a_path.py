"""A server that a proxy gives a part of its host: the whole page stays in that part."""

from pathlib import Path
from random import Random

import pytest
from e2e.kit.devices import Mouse
from e2e.kit.games import play_on
from e2e.kit.home import accept, in_turn_order, invite
from e2e.kit.offline import kept_files
from e2e.kit.proxy import Proxy
from e2e.kit.server import Server
from e2e.kit.visitor import CONNECTION_LOST, Visit
from e2e.kit.words import say
from playwright.sync_api import Request, expect

ROOT = "/games/lanterns"


@pytest.mark.prove
@pytest.mark.parametrize("taken_off", [ROOT, ""])
def test_people_play_and_the_page_is_kept(visit: Visit, tmp_path: Path, taken_off: str) -> None:
    with Server(tmp_path, root_path=ROOT) as server, Proxy(server.port, taken_off) as proxy:
        address = proxy.address + ROOT
        host, friend = Mouse(visit(address, first=True)), Mouse(visit(address))
        asked: list[str] = []

        def note(request: Request) -> None:
            asked.append(request.url)

        host.visitor.context.on("request", note)
        [link] = invite(host, "Ana", guests=1)
        assert link.startswith(f"{address}/join#")
        accept(friend, link, "Ben")
        host.press(host.button(say("lobby-start")))
        mice = [host, friend]
        play_on([mice[place] for place in in_turn_order([m.visitor for m in mice])], Random(1), 2)
        host.reload()
        assert all(path.startswith(f"{ROOT}/") for path in kept_files(host.page))
        assert [url for url in asked if not url.startswith((f"{address}/", "data:"))] == []

        for mouse in mice:
            mouse.visitor.allow(*CONNECTION_LOST, "Failed to load resource")
        proxy.cut()
        host.visitor.open("/learn")
        expect(host.page.get_by_role("heading", name=say("learn-title-goal"))).to_be_visible()
        for mouse in mice:
            mouse.visitor.close()
