"""Addresses take turns, and no turn waits for a client."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from server.kit.games import against_bots
from server.kit.guest import Guest, eventually
from server.kit.lines import raw
from server.kit.running import running

from lanterns.server.http.middleware.turns import Turns
from lanterns.server.live.fair_queue import FairQueue

HEAD = (
    "POST /api/join HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n"
    "Content-Type: application/json\r\n"
)
BODY = '{"token": "nowhere"}'


def request_from(address: str) -> Any:
    """The scope of a request to the API."""
    return {"type": "http", "path": "/api/x", "headers": [], "client": (address, 1)}


async def bodyless() -> Any:
    """The end of a request without a body."""
    return {"type": "http.request", "body": b"", "more_body": False}


async def start_answer(send: Any) -> None:
    """Begin an answer."""
    await send({"type": "http.response.start", "status": 200, "headers": []})


def test_addresses_take_turns() -> None:
    async def run() -> list[str]:
        served: list[str] = []
        gate = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            served.append(scope["client"][0])
            await gate.wait()
            await start_answer(send)

        async def sent(message: Any) -> None:
            pass

        turns = Turns(app, FairQueue(2), body_bytes=100)
        addresses = ["192.0.2.1"] * 20 + ["192.0.2.2"] * 2
        requests = [
            asyncio.create_task(turns(request_from(address), bodyless, sent))
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


@pytest.mark.parametrize(
    ("stalls_after", "rest"),
    [
        (f"{HEAD}Content-Length: {len(BODY)}\r\n\r\n", BODY),
        (f"{HEAD}Content-Length: {len(BODY)}\r\n\r\n{BODY[:5]}", BODY[5:]),
        (f"{HEAD}Transfer-Encoding: chunked\r\n\r\n", f"{len(BODY):x}\r\n{BODY}\r\n0\r\n\r\n"),
    ],
    ids=["head", "half a body", "chunks"],
)
def test_a_client_that_sends_slowly_holds_up_nobody(
    tmp_path: Path, stalls_after: str, rest: str
) -> None:
    with running(tmp_path, turns=1, handshake_seconds=3600.0) as server:
        table, guest = against_bots(server.address)
        with raw(server) as slow:
            known = len(server.services.limits.address)
            slow.sendall(stalls_after.encode())
            eventually(lambda: len(server.services.limits.address) > known)
            assert guest.http.get("/api/bots").status_code == 200
            with guest.socket(table) as wire:
                wire.until("state")
                assert wire.ask("rename", version=0, title="Two")["outcome"] == "stale"
            # When the rest comes, it is answered like any other.
            slow.sendall(rest.encode())
            assert slow.recv(12) == b"HTTP/1.1 403"


def test_a_body_that_is_too_large_is_refused_before_all_of_it_has_come(tmp_path: Path) -> None:
    with running(tmp_path, turns=1, handshake_seconds=3600.0) as server:
        for sent in (
            "Content-Length: 9000\r\n\r\n",
            f"Transfer-Encoding: chunked\r\n\r\n2000\r\n{'x' * 0x2000}\r\n1\r\nx\r\n",
        ):
            with raw(server) as line:
                line.sendall(f"{HEAD}{sent}".encode())
                assert line.recv(12) == b"HTTP/1.1 413"


def test_a_client_that_leaves_before_its_body_has_come_is_forgotten(tmp_path: Path) -> None:
    with running(tmp_path, turns=1) as server:
        with raw(server) as line:
            line.sendall(f"{HEAD}Content-Length: {len(BODY)}\r\n\r\n".encode())
            eventually(lambda: len(server.services.limits.address) == 1)
        eventually(lambda: not server.services.limits.connections.held)
        assert Guest(server.address).http.get("/api/bots").status_code == 200


@pytest.mark.parametrize("fails", [False, True])
def test_a_client_that_reads_slowly_holds_up_nobody(fails: bool) -> None:
    async def run() -> None:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            if fails:
                raise ZeroDivisionError
            await start_answer(send)

        turns = Turns(app, FairQueue(1), body_bytes=100)
        is_read = asyncio.Event()

        def reader(wait: Callable[[], Any]) -> asyncio.Task[None]:
            async def sent(message: Any) -> None:
                await wait()

            return asyncio.ensure_future(turns(request_from("192.0.2.1"), bodyless, sent))

        slow = reader(is_read.wait)
        async with asyncio.timeout(60):
            await asyncio.wait({reader(lambda: asyncio.sleep(0))})
        assert slow.done() == fails
        is_read.set()
        await asyncio.gather(slow, return_exceptions=True)

    asyncio.run(run())
