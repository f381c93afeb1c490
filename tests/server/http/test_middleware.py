"""Before a request reaches a route: addresses take turns, and nothing of the API is cached."""

import asyncio
from typing import Any

import pytest
from server.kit.guest import Guest

from lanterns.server.http.middleware import Middleware
from lanterns.server.limits import Limits
from lanterns.server.live.fair_queue import FairQueue
from lanterns.server.settings import Settings


def test_addresses_take_turns() -> None:
    async def run() -> list[str]:
        served: list[str] = []
        gate = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            served.append(scope["client"][0])
            await gate.wait()
            await send({"type": "http.response.start", "status": 200, "headers": []})

        async def nothing(*message: object) -> Any:
            return None

        settings = Settings(database="", turns=2)
        middleware = Middleware(app, settings, Limits(settings), FairQueue(settings.turns))

        def request_from(address: str) -> Any:
            return {
                "type": "http",
                "method": "GET",
                "scheme": "http",
                "headers": [(b"host", b"localhost")],
                "path": "/api/x",
                "client": (address, 1),
            }

        addresses = ["192.0.2.1"] * 20 + ["192.0.2.2"] * 2
        requests = [
            asyncio.create_task(middleware(request_from(address), nothing, nothing))
            for address in addresses
        ]
        await asyncio.sleep(0)
        assert served == ["192.0.2.1"] * 2
        gate.set()
        await asyncio.gather(*requests)
        return served

    served = asyncio.run(run())
    # The second address waits for one request of the first, not for eighteen.
    assert [place for place, address in enumerate(served) if address == "192.0.2.2"] == [3, 5]


@pytest.mark.parametrize("path", ["/api/bots", "//api/bots", "/api//bots/", "/%2Fapi/bots"])
def test_however_an_address_is_written_its_answers_are_not_cached(address: str, path: str) -> None:
    # httpx would take the beginning of the path for a host.
    answer = Guest(address).http.get(address + path)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store")
