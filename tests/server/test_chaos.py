"""Over a connection that drops, doubles, delays and reorders, all clients end up in one state."""

import asyncio
import json
from hashlib import sha256
from random import Random
from typing import Any

import pytest
from server.kit.chaos import bad_lines
from server.kit.games import choose, started
from server.kit.guest import Guest
from server.kit.running import Running
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

PLIES = 25
PATIENCE = 300.0
"""Seconds after which a game that does not get on fails; nothing is measured by it."""
QUIET = 0.15
"""Seconds without a message after which a client asks again; nothing is measured by it."""

PRIVATE = {"mine", "creator", "watch", "invitation", "hand", "shown", "connected", "watchers"}


def public(value: Any) -> Any:
    """The part of a view that is the same for all clients."""
    if isinstance(value, dict):
        return {key: public(part) for key, part in value.items() if key not in PRIVATE}
    return [public(part) for part in value] if isinstance(value, list) else value


def digest(state: Any) -> str:
    """The hash of what all clients may know."""
    shared = {key: public(state[key]) for key in ("version", "table", "game", "result")}
    return sha256(json.dumps(shared, sort_keys=True).encode()).hexdigest()


async def play(address: str, table: str, guest: Guest, last: int, rng: Random) -> Any:
    """Play until the last version is seen, with whatever gets through."""
    known: Any = {"version": 0, "legal": None}
    command: dict[str, object] = {}
    while known["version"] < last:
        try:
            async with connect(
                f"{address}/api/tables/{table}/socket",
                additional_headers={"Cookie": f"lanterns={guest.cookie}"},
                compression=None,
            ) as socket:
                # A delayed message may never come, so give up a connection that stays quiet.
                while known["version"] < last:
                    if known["legal"] and command.get("version") != known["version"]:
                        command = {
                            "type": "act",
                            "id": f"{known['version']}",
                            "version": known["version"],
                            "action": choose(known["legal"], rng),
                        }
                    if known["legal"]:
                        await socket.send(json.dumps(command))
                    message = json.loads(await asyncio.wait_for(socket.recv(), QUIET))
                    state = message.get("state") if message["type"] == "answer" else message
                    if state and state["type"] == "state" and state["version"] >= known["version"]:
                        known = state
        except (OSError, WebSocketException, TimeoutError):
            continue
    return known


@pytest.mark.parametrize(
    "seed", [1, *(pytest.param(n, marks=pytest.mark.prove) for n in range(2, 10))]
)
def test_all_clients_end_in_the_same_state(server: Running, seed: int) -> None:
    table, guests = started(server.address, 3)
    begin = guests[0].look(table)["version"]
    rng = Random(seed)

    async def play_all() -> list[Any]:
        upstream = server.address.replace("http", "ws", 1)
        async with asyncio.timeout(PATIENCE), bad_lines(upstream, rng) as address:
            return await asyncio.gather(
                *(play(address, table, guest, begin + PLIES, rng) for guest in guests)
            )

    ends = asyncio.run(play_all())
    truth = guests[0].look(table)
    assert truth["version"] == begin + PLIES
    assert {digest(state) for state in ends} == {digest(truth)}
    history = guests[0].get(f"/api/tables/{table}/history?since={begin}")
    assert [entry["version"] for entry in history] == list(range(begin + 1, begin + PLIES + 1))
