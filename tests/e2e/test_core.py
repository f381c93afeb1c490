"""The simulator in the browser: no part of the first page, and answering as the native one."""

from random import Random

import numpy as np
import pytest
from e2e.kit.offline import kept_files
from e2e.kit.visitor import Visit
from playwright.sync_api import Request

from lanterns import core
from lanterns.bots import BOTS
from lanterns.bots.ladder import BUILT_IN
from lanterns.core.layout import CANDIDATE
from lanterns.core.library import call
from lanterns.rules import legal_actions, view_for
from lanterns.server.http.built_page import read_files, with_version
from lanterns.server.http.pages import WEB

PLAYOUTS = 80

_SEARCH = """
async ([client, bytes, players, byNet, playouts]) => {
  const { search } = await import(client);
  const state = Uint8Array.from(bytes);
  const budget = { width: 12, seed: 7n, playouts, seconds: 0, least: 0 };
  const found = await search({ state, past: new Uint8Array(), ...budget, players, byNet });
  return found.map(({ action, playouts, wins }) => [action, playouts, wins]);
}
"""

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
def test_searches_and_levels_in_the_browser(visit: Visit) -> None:
    """The home page leaves it to the service worker; searches and levels answer as natively.

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
    for players, by_net in ((2, False), (3, True), (4, True)):
        states = core.shuffle(players=players, count=1, seed=players).states
        address = f"{visitor.address}/{client}"
        asked = address, list(states.tobytes()), players, by_net, PLAYOUTS
        assert page.evaluate(_SEARCH, asked) == _native(players, by_net)
    state = core.shuffle(players=4, seed=4)[0]
    asked_for = list(core.Batch.from_states([state]).to_bytes())
    for level in UNTIMED:
        legal, view = legal_actions(state), view_for(state, state.turn)
        ours = BOTS[level]().choose(view, legal, 60, Seeded()).action
        assert core.unpack(page.evaluate(_CHOOSE, [address, level, asked_for])) == ours
    assert core.unpack(page.evaluate(_CHOOSE, [address, "kirin", asked_for])) in legal


def _native(players: int, by_net: bool) -> list[list[float]]:
    states = core.shuffle(players=players, count=1, seed=players).states
    found = np.zeros(12, CANDIDATE)
    net = core.shipped_net(players).memory if by_net else None
    budget = 7, PLAYOUTS, 0.0, 0
    count = call("search", states, b"", 0, 12, core.Policy.GREEDY, net, *budget, found)
    return [[one["action"], one["playouts"], one["wins"]] for one in found[:count]]
