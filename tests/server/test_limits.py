"""What one client may ask of the server; asking for more harms nobody else."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from server.kit.games import against_bots
from server.kit.guest import BOT, PERSON, Guest, eventually
from server.kit.lines import drained, raw
from server.kit.running import running
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lanterns.server import limits as limits_module
from lanterns.server.errors import Refused
from lanterns.server.http import protocols
from lanterns.server.http.middleware import Middleware
from lanterns.server.limits import Limits, RateLimit
from lanterns.server.live.fair_queue import FairQueue
from lanterns.server.settings import Settings


def close_code(action: Callable[[], object]) -> int:
    """The code with which the server closes a socket."""
    with pytest.raises(ConnectionClosed) as closed:
        action()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_message_may_have_8_kib_and_not_a_byte_more(address: str) -> None:
    table, guest = against_bots(address)
    with guest.socket(table) as wire:
        wire.until("state")
        wire.connection.send('{"type": "ping"}'.ljust(8192))
        wire.until("pong")
        wire.connection.send('{"type": "ping"}'.ljust(8193))
        assert close_code(lambda: wire.until("pong")) == 1009
    with guest.socket(table) as wire:

        def send_in_parts() -> None:
            wire.connection.send(["x" * 5000, "x" * 5000])
            wire.until("pong")

        # The server need not wait for the last part.
        assert close_code(send_in_parts) == 1009


def test_messages_are_text(address: str) -> None:
    table, guest = against_bots(address)
    with guest.socket(table) as wire:
        wire.connection.send(b'{"type": "ping"}')
        assert close_code(lambda: wire.until("pong")) == 1003


def test_a_request_may_have_8_kib(address: str) -> None:
    guest = Guest(address)
    body = {"id": "a", "seats": [PERSON, BOT], "title": "x" * 9000}
    assert guest.post("/api/tables", body).status_code == 413


def test_a_socket_that_sends_too_fast_is_closed(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=0.001, message_burst=10) as server:
        table, guest = against_bots(server.address)
        # Coming counts as a message, and coming back does not make one forget.
        for messages in (6, 2):
            with guest.socket(table) as wire:
                for _ in range(messages):
                    wire.connection.send('{"type": "ping"}')
                    wire.until("pong")
        with guest.socket(table) as wire:
            assert close_code(lambda: wire.until("state")) == 4429


def test_a_socket_that_sends_many_messages_at_once_is_told_why_it_is_closed(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=0.001, message_burst=10) as server:
        table, guest = against_bots(server.address)
        with guest.socket(table) as wire:
            for _ in range(20):
                wire.connection.send('{"type": "ping"}')

            def read_on() -> None:
                while True:
                    wire.receive()

            assert close_code(read_on) == 4429


def test_an_address_has_one_allowance_for_everything(tmp_path: Path) -> None:
    with running(tmp_path, address_per_second=0.01, address_burst=20) as server:
        table, guest = against_bots(server.address)
        # Opening, sitting down, two looks and the start were five, and each socket is one.
        with guest.socket(table) as one, guest.socket(table) as two:
            for wire in (one, two):
                for _ in range(4):
                    wire.connection.send('{"type": "ping"}')
                    wire.until("pong")
            stranger = Guest(server.address)
            for path in ("/", "/health", "/nowhere", "/api/bots", "/learn"):
                assert stranger.http.get(path).status_code in (200, 404)
            for path in ("/", "/health", "/nowhere", "/api/bots", "/learn"):
                refused = stranger.http.get(path)
                assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
                assert 90 <= int(refused.headers["retry-after"]) <= 100
            with pytest.raises(InvalidStatus) as handshake, stranger.socket("nowhere"):
                pass
            assert handshake.value.response.status_code == 429
            assert "Retry-After" in handshake.value.response.headers
            one.connection.send('{"type": "ping"}')
            assert close_code(lambda: one.until("pong")) == 4429


def test_sockets_of_one_address_are_slowed_down_together(tmp_path: Path) -> None:
    with running(tmp_path, address_per_second=100, address_burst=20) as server:
        table, guest = against_bots(server.address)
        with ExitStack() as doors:
            wires = [doors.enter_context(guest.socket(table)) for _ in range(4)]
            began = monotonic()
            for wire in wires:
                for _ in range(20):
                    wire.send("act", version=0, action=".")
            for wire in wires:
                for _ in range(20):
                    wire.until("answer")
            # 80 messages, of which at most 20 at once and the others a hundredth apart.
            assert monotonic() - began > 0.5


def test_neighbors_in_an_ipv6_network_share_their_allowance(tmp_path: Path) -> None:
    with running(tmp_path, address_per_second=0.001, address_burst=3) as server:
        guest = Guest(server.address)

        def status(address: str) -> int:
            return guest.http.get("/health", headers={"X-Forwarded-For": address}).status_code

        neighbors = ["2001:db8::1", "2001:db8::2", "2001:db8:0:0:ffff::", "2001:db8::3"]
        assert [status(address) for address in neighbors] == [200, 200, 200, 429]
        assert [status(a) for a in ("2001:db8:0:1::1", "192.0.2.1", "192.0.2.2")] == [200] * 3
        assert [status("192.0.2.1"), status("::ffff:192.0.2.1"), status("192.0.2.1")] == [
            *(200, 200, 429)
        ]


@pytest.mark.parametrize("is_local", [False, True])
def test_connections_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_local: bool
) -> None:
    monkeypatch.setattr(protocols, "is_local_name", lambda name: is_local)
    with running(tmp_path, connections_per_address=2) as server:
        with raw(server), raw(server), raw(server) as third:
            third.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            said = drained(third)
        if is_local:
            assert said.startswith(b"HTTP/1.1 200")
        else:
            assert said.startswith(b"HTTP/1.1 429") and b"Retry-After: 5" in said
        eventually(lambda: not server.services.limits.connections._held)
        table, guest = against_bots(server.address)
        with guest.socket(table) as wire:
            wire.until("state")
            guest.http.close()
            eventually(lambda: set(server.services.limits.connections._held.values()) == {1})
        eventually(lambda: not server.services.limits.connections._held)


def test_there_is_room_for_so_many_connections_in_all(tmp_path: Path) -> None:
    with running(tmp_path, connections=2) as server:
        with raw(server), raw(server), raw(server) as third:
            said = drained(third)
        assert said.startswith(b"HTTP/1.1 503") and b"Retry-After: 5" in said
        eventually(lambda: not server.services.limits.connections._held)
        assert Guest(server.address).http.get("/health").status_code == 200


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
        host = [(b"host", b"localhost")]
        scope = {"type": "http", "method": "GET", "scheme": "http", "headers": host}
        addresses = ["192.0.2.1"] * 20 + ["192.0.2.2"] * 2
        requests = [
            asyncio.create_task(
                middleware({**scope, "path": "/api/x", "client": (a, 1)}, nothing, nothing)  # type: ignore[arg-type]
            )
            for a in addresses
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


@pytest.mark.parametrize("setting", ["sockets_per_browser", "sockets_per_address"])
def test_sockets_are_counted(tmp_path: Path, setting: str) -> None:
    with running(tmp_path, **{setting: 2}) as server:
        table, guest = against_bots(server.address)
        with guest.socket(table) as one, guest.socket(table) as two:
            one.until("state")
            two.until("state")
            with guest.socket(table) as three:
                assert close_code(lambda: three.until("state")) == 4429
        eventually(lambda: len(server.services.hub) == 0)
        with guest.socket(table) as again:
            again.until("state")


@pytest.mark.parametrize("setting", ["sockets_per_browser", "sockets_per_address"])
def test_sockets_that_come_together_are_counted_too(tmp_path: Path, setting: str) -> None:
    with running(tmp_path) as server:
        table, guest = against_bots(server.address)
    # A server that must first read the table from its log lets all of them wait.
    with running(tmp_path, **{setting: 3}) as server:
        again = Guest(server.address, guest.cookie)
        with ThreadPoolExecutor(20) as crowd, ExitStack() as doors:

            def is_let_in(number: int) -> bool:
                wire = doors.enter_context(again.socket(table))
                try:
                    return bool(wire.until("state"))
                except ConnectionClosed:
                    return False

            assert sum(crowd.map(is_let_in, range(20))) == 3


@pytest.mark.parametrize("setting", ["tables_per_hour", "tables_per_address"])
def test_tables_are_counted(tmp_path: Path, setting: str) -> None:
    with running(tmp_path, **{setting: 3}) as server:
        guest = Guest(server.address)
        for _ in range(3):
            guest.open(PERSON, BOT)
        refused = guest.post("/api/tables", {"id": "one too many", "seats": [PERSON, BOT]})
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many_tables")
        assert int(refused.headers["retry-after"]) > 1000
        fresh = Guest(server.address).post("/api/tables", {"id": "a", "seats": [PERSON, BOT]})
        assert fresh.status_code == (201 if setting == "tables_per_hour" else 429)


def test_a_table_refused_to_an_address_costs_its_browser_nothing() -> None:
    limits = Limits(Settings(database="", tables_per_hour=2, tables_per_address=1))
    with limits.table("Ana", "here"):
        pass
    for _ in range(2):
        with pytest.raises(Refused), limits.table("Ana", "here"):
            pass
    with limits.table("Ana", "there"):
        pass


def test_quiet_clients_are_forgotten_when_there_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "MAX_CLIENTS", 3)
    now = 0.0
    limit = RateLimit(rate=1, capacity=2, clock=lambda: now)
    for client in ("Ana", "Bo", "Cid"):
        assert limit.take(client)
    assert limit.take("Cid") and not limit.take("Cid")
    now = 1.0
    # Ana and Bo have their whole allowance again, and Cid has not.
    assert limit.take("Dan")
    assert len(limit) == 2
    assert limit.take("Cid") and not limit.take("Cid")


def test_clients_are_remembered_while_there_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "MAX_CLIENTS", 3)
    now = 0.0
    limit = RateLimit(rate=1, capacity=2, clock=lambda: now)
    for client in ("Ana", "Bo"):
        assert limit.take(client)
    now = 60.0
    assert limit.take("Cid") and len(limit) == 3


def test_rematches_are_tables_too(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_hour=2) as server:
        table, guest = against_bots(server.address)
        guest.do(table, "abandon")
        guest.do(table, "rematch")
        again = guest.look(table)["table"]["rematch"]
        seats = guest.look(again)["table"]["seats"]
        guest.sit(again, [seat["mine"] for seat in seats].index(True))
        guest.do(again, "start")
        guest.do(again, "abandon")
        refused = guest.command(again, "rematch")
        assert (refused["outcome"], refused["reason"]["code"]) == ("refused", "too_many_tables")
        assert guest.look(again)["table"]["rematch"] is None


def test_only_tables_that_are_made_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_hour=2) as server:
        guest = Guest(server.address)
        request = {"id": "a", "seats": [PERSON, BOT]}
        assert [guest.post("/api/tables", request).status_code for _ in range(4)] == [201] * 4
        nobody = {"kind": "bot", "level": "nobody"}
        for _ in range(2):
            assert guest.post("/api/tables", {"id": "b", "seats": [nobody]}).status_code == 400
        assert guest.post("/api/tables", {**request, "id": "c"}).status_code == 201
        assert guest.post("/api/tables", {**request, "id": "d"}).status_code == 429
        assert guest.post("/api/tables", request).status_code == 201


def test_a_request_that_comes_many_times_at_once_is_one_table(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_hour=9) as server:
        guest = Guest(server.address)
        guest.open(PERSON, BOT)
        request = {"id": "a", "seats": [PERSON, BOT]}
        with ThreadPoolExecutor(8) as crowd:
            answers = list(crowd.map(lambda _: guest.post("/api/tables", request), range(8)))
        assert [answer.status_code for answer in answers] == [201] * 8
        assert len({answer.json()["table"]["id"] for answer in answers}) == 1
        # Two of nine tables are made.
        others = [guest.post("/api/tables", {**request, "id": str(n)}) for n in range(8)]
        assert [answer.status_code for answer in others] == [201] * 7 + [429]


def test_many_messages_at_once_are_all_answered(tmp_path: Path) -> None:
    with running(tmp_path, queue_length=4) as server:
        table, guest = against_bots(server.address)
        with guest.socket(table) as wire:
            ids = [wire.send("act", version=0, action=".") for _ in range(200)]
            assert [wire.until("answer")["id"] for _ in ids] == ids


def test_figures_are_for_this_machine_alone(address: str) -> None:
    guest = Guest(address)
    assert "lanterns_sockets 0" in guest.http.get("/metrics").text
    elsewhere = guest.http.get("/metrics", headers={"X-Forwarded-For": "192.0.2.1"})
    assert elsewhere.status_code == 404
