"""Over a line that drops, doubles, delays and reorders, everybody ends in the same state."""

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
QUIET = 0.15
"""After so many seconds without news a client asks again; nothing is measured by it."""

PRIVATE = {"mine", "creator", "watch", "invitation", "hand", "shown", "connected", "watchers"}


def public(value: Any) -> Any:
    """What of a view is the same for everybody."""
    if isinstance(value, dict):
        return {key: public(part) for key, part in value.items() if key not in PRIVATE}
    return [public(part) for part in value] if isinstance(value, list) else value


def digest(state: Any) -> str:
    """The hash of what everybody may know."""
    shared = {key: public(state[key]) for key in ("version", "table", "game", "result")}
    return sha256(json.dumps(shared, sort_keys=True).encode()).hexdigest()


async def play(address: str, table: str, guest: Guest, last: int, rng: Random) -> Any:
    """Play until the last version is seen, with whatever the line lets through."""
    known: Any = {"version": 0, "legal": None}
    command: dict[str, object] = {}
    while known["version"] < last:
        try:
            async with connect(
                f"{address}/api/tables/{table}/socket",
                additional_headers={"Cookie": f"lanterns={guest.cookie}"},
                compression=None,
            ) as socket:
                # What is held up on the way may never come: a line that stays quiet is given up.
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

    async def everybody() -> list[Any]:
        upstream = server.address.replace("http", "ws", 1)
        async with bad_lines(upstream, rng) as address:
            return await asyncio.gather(
                *(play(address, table, guest, begin + PLIES, rng) for guest in guests)
            )

    ends = asyncio.run(everybody())
    truth = guests[0].look(table)
    assert truth["version"] == begin + PLIES
    assert {digest(state) for state in ends} == {digest(truth)}
    history = guests[0].get(f"/api/tables/{table}/history?since={begin}")
    assert [entry["version"] for entry in history] == list(range(begin + 1, begin + PLIES + 1))
