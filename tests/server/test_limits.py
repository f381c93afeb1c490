"""What one client may ask of the server; asking for more harms nobody else."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from server.kit.games import against_bots
from server.kit.guest import BOT, PERSON, Guest, eventually
from server.kit.running import running
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lanterns.server import limits as limits_module
from lanterns.server.errors import Refused
from lanterns.server.limits import Limits, RateLimit
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
        # Opening, sitting down, two looks and the start were five requests of ten.
        assert guest.http.get("/api/bots").status_code == 200
        for _ in range(10):
            if (response := guest.http.get("/api/bots")).status_code != 200:
                break
        assert (response.status_code, response.json()["code"]) == (429, "too_fast")
        assert guest.http.get("/health").status_code == 200


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


def test_handshakes_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=0.001, sockets_per_address=3) as server:
        stranger = Guest(server.address)
        for _ in range(3):
            with stranger.socket("nowhere") as wire:
                assert close_code(wire.receive) == 4401
        with pytest.raises(InvalidStatus) as refused, stranger.socket("nowhere"):
            pass
        assert refused.value.response.status_code == 403


@pytest.mark.parametrize("path", ["/api/bots", "//api/bots", "/api//bots/", "/%2Fapi/bots"])
def test_however_an_address_is_written_its_requests_are_counted(tmp_path: Path, path: str) -> None:
    with running(tmp_path, messages_per_second=0.001, message_burst=3) as server:
        # httpx would take the beginning of the path for a host.
        guest = Guest(server.address)
        answers = [guest.http.get(server.address + path) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}


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
