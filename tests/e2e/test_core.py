"""The simulator in the browser: no part of the first page, and answering as the native one."""

from random import Random

import pytest
from e2e.kit.offline import kept_files
from e2e.kit.visitor import Visit
from playwright.sync_api import Request

from lanterns import core
from lanterns.bots import BOTS
from lanterns.bots.ladder import BUILT_IN
from lanterns.rules import PLAYER_COUNTS, legal_actions, view_for
from lanterns.server.http.built_page import read_files, with_version
from lanterns.server.http.pages import WEB

_CHOOSE = """
async ([client, level, bytes]) => {
  const { choose } = await import(client);
  const state = Uint8Array.from(bytes);
  return choose({ level, state, past: new Uint8Array(), seed: 7n });
}
"""

UNTIMED = [level for level in BUILT_IN if level not in ("random", "dragon", "kirin")]
"""The levels that choose the same on every machine."""


class Seeded(Random):
    """Gives bots the seed that the page's levels get."""

    def getrandbits(self, k: int, /) -> int:
        return 7


@pytest.mark.prove
def test_levels_in_the_browser(visit: Visit) -> None:
    """The home page leaves it to the service worker; every level chooses as natively.

    `make test` compares them under Node.
    """
    visitor = visit(first=True)
    page, requests = visitor.page, list[Request]()
    visitor.context.on("request", lambda request: requests.append(request))
    visitor.open("/")
    kept_files(page)
    fetched = {one.url for one in requests if not one.service_worker}
    assert not [url for url in fetched if url.endswith((".wasm", ".net")) or "core-client" in url]
    kept = {one.url for one in requests if one.service_worker}
    # The rules, the bots and the coach, and a net for each number of players.
    assert len([url for url in kept if url.endswith((".wasm", ".net"))]) == 6
    [client] = [name for name in with_version(read_files(WEB)) if "core-client" in name]
    address = f"{visitor.address}/{client}"
    for players in PLAYER_COUNTS:
        state = core.shuffle(players=players, seed=players)[0]
        asked_for = list(core.Batch.from_states([state]).to_bytes())
        legal, view = legal_actions(state), view_for(state, state.turn)
        for level in UNTIMED:
            ours = BOTS[level]().choose(view, legal, 60, Seeded()).action
            assert core.unpack(page.evaluate(_CHOOSE, [address, level, asked_for])) == ours
        assert core.unpack(page.evaluate(_CHOOSE, [address, "kirin", asked_for])) in legal
