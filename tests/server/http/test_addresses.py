"""Where the server says it is found, in the terminal and in the codes it draws."""

import socket
from io import BytesIO
from ipaddress import ip_address
from pathlib import Path

import pytest
import segno
from server.kit.guest import OPEN, PERSON, Guest
from server.kit.running import running

from lanterns.server.http import addresses
from lanterns.server.http.addresses import addresses_of, own_address
from lanterns.server.http.run import bind

OWN = {socket.AF_INET: "192.0.2.7", socket.AF_INET6: "2001:db8::7"}


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("127.0.0.1", ["127.0.0.1"]),
        ("localhost", ["localhost"]),
        ("0.0.0.0", ["192.0.2.7"]),
        ("", ["192.0.2.7"]),
    ],
)
def test_a_wildcard_is_told_as_this_machines_address(
    host: str, found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "own_address", OWN.get)
    with bind(host, 0) as bound:
        port = bound.getsockname()[1]
        assert addresses_of(bound, host) == tuple(f"http://{name}:{port}/" for name in found)


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine speaks no IPv6")
def test_a_wildcard_for_both_kinds_is_told_as_two_addresses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(addresses, "own_address", OWN.get)
    with socket.create_server(("::", 0), family=socket.AF_INET6, dualstack_ipv6=True) as bound:
        port = bound.getsockname()[1]
        both = (f"http://192.0.2.7:{port}/", f"http://[2001:db8::7]:{port}/")
        assert addresses_of(bound, "::") == both


def test_a_machine_in_no_network_tells_the_wildcard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda family: None)
    with bind("0.0.0.0", 0) as bound:
        port = bound.getsockname()[1]
        assert addresses_of(bound, "0.0.0.0") == (f"http://0.0.0.0:{port}/",)


def test_an_address_of_this_machine_is_none_that_leads_nowhere() -> None:
    own = own_address(socket.AF_INET)
    assert own is None or not ip_address(own).is_loopback


def code_of(link: str) -> bytes:
    picture = BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=8)
    return picture.getvalue()


def test_links_lead_to_where_others_find_the_server(tmp_path: Path) -> None:
    bases = {
        "127.0.0.1:8360": "http://192.0.2.7:8360/",
        "localhost:8360": "http://192.0.2.7:8360/",
        "0.0.0.0:8360": "http://192.0.2.7:8360/",
        "[::1]:8360": "http://192.0.2.7:8360/",
        "192.0.2.8:8360": "http://192.0.2.8:8360/",
        "lake.example": "http://lake.example/",
    }
    with running(tmp_path, any_host=True, home="http://192.0.2.7:8360/") as server:
        guest = Guest(server.address)
        table = guest.open(PERSON, OPEN)
        info = guest.look(table)["table"]
        codes = {
            f"/api/tables/{table}/watch.svg": info["watch"],
            f"/api/tables/{table}/seats/1/invitation.svg": info["seats"][1]["invitation"],
        }
        for host, base in bases.items():
            assert guest.http.get("/api/home", headers={"Host": host}).json() == {"address": base}
            for path, token in codes.items():
                drawn = guest.http.get(path, headers={"Host": host})
                assert drawn.content == code_of(f"{base}join#{token}")
