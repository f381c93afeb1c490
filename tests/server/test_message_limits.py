"""How large, how fast and how many the messages of a client may be."""

from contextlib import ExitStack
from pathlib import Path
from time import monotonic

import pytest
from server.kit.games import against_bots
from server.kit.guest import BOT, PERSON, Guest
from server.kit.lines import close_code
from server.kit.running import running
from websockets.exceptions import InvalidStatus


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
        # Sitting down and the start were two. Coming counts as a message, and coming back does not
        # make one forget.
        for messages in (4, 2):
            with guest.socket(table) as wire:
                for _ in range(messages):
                    wire.connection.send('{"type": "ping"}')
                    wire.until("pong")
        with guest.socket(table) as wire:
            assert close_code(lambda: wire.until("state")) == 4429


def test_commands_over_http_are_messages_too(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=0.001, message_burst=10) as server:
        table, guest = against_bots(server.address)
        # Sitting down and the start were two.
        with guest.socket(table) as wire:
            for _ in range(3):
                wire.connection.send('{"type": "ping"}')
                wire.until("pong")
        body = {"type": "act", "id": "a", "version": 0, "action": "."}
        answers = [guest.post(f"/api/tables/{table}/commands", body) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200] * 4 + [429]
        assert answers[-1].json()["code"] == "too_fast"
        assert int(answers[-1].headers["retry-after"]) > 100
        # Other tables have an allowance of their own.
        guest.sit(guest.open(PERSON, BOT), 0)


def test_a_socket_that_sends_many_messages_at_once_is_told_why_it_is_closed(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=0.001, message_burst=10) as server:
        table, guest = against_bots(server.address)
        with guest.socket(table) as wire:

            def send_and_read_on() -> None:
                for _ in range(20):  # the last of them may find it closed
                    wire.connection.send('{"type": "ping"}')
                while True:
                    wire.receive()

            assert close_code(send_and_read_on) == 4429


def test_an_address_has_one_allowance_for_everything_but_files(tmp_path: Path) -> None:
    with running(tmp_path, address_per_second=0.01, address_burst=20) as server:
        table, guest = against_bots(server.address)
        # Opening, sitting down, two looks and the start were five, and each socket is one.
        with guest.socket(table) as one, guest.socket(table) as two:
            for wire in (one, two):
                for _ in range(4):
                    wire.connection.send('{"type": "ping"}')
                    wire.until("pong")
            stranger = Guest(server.address)
            paths = ("/health", "/metrics", "/api/nowhere", "/api/bots", "/api/home")
            for path in paths:
                assert stranger.http.get(path).status_code in (200, 404)
            for path in paths:
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


def test_many_messages_at_once_are_all_answered(tmp_path: Path) -> None:
    with running(tmp_path, queue_length=4) as server:
        table, guest = against_bots(server.address)
        with guest.socket(table) as wire:
            ids = [wire.send("act", version=0, action=".") for _ in range(200)]
            assert [wire.until("answer")["id"] for _ in ids] == ids
