"""The simulator in the browser: fetched only when it is asked, and answering as the native one."""

import numpy as np
from e2e.kit.visitor import Visit

from lanterns import core
from lanterns.core.layout import CANDIDATE
from lanterns.core.library import call
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


def test_a_search_in_the_browser(visit: Visit) -> None:
    """The home page fetches nothing of it; a search by playouts or a net answers as natively."""
    visitor = visit(first=True)
    page, fetched = visitor.page, list[str]()
    visitor.context.on("request", lambda request: fetched.append(request.url))
    visitor.open("/")
    page.wait_for_function("navigator.serviceWorker.ready")
    assert not [url for url in fetched if url.endswith((".wasm", ".net")) or "core-client" in url]
    [client] = (WEB / "assets").glob("core-client-*.js")
    for players, by_net in ((2, False), (3, True), (4, True)):
        states = core.shuffle(players=players, count=1, seed=players).states
        address = f"{visitor.address}/assets/{client.name}"
        asked = address, list(states.tobytes()), players, by_net, PLAYOUTS
        assert page.evaluate(_SEARCH, asked) == _native(players, by_net)
    assert len([url for url in fetched if url.endswith((".wasm", ".net"))]) == 3


def _native(players: int, by_net: bool) -> list[list[float]]:
    states = core.shuffle(players=players, count=1, seed=players).states
    found = np.zeros(12, CANDIDATE)
    net = core.shipped_net(players).memory if by_net else None
    budget = 7, PLAYOUTS, 0.0, 0
    count = call("search", states, b"", 0, 12, core.Policy.GREEDY, net, *budget, found)
    return [[one["action"], one["playouts"], one["wins"]] for one in found[:count]]
