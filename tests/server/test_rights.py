"""Nobody acts, sees a hand or takes a seat without the right to."""

from pathlib import Path
from secrets import token_urlsafe

import pytest
from server.kit.games import started
from server.kit.guest import BOT, OPEN, PERSON, Guest, Message
from server.kit.running import Running
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lanterns.server.http.identity import hash_cookie

FOREIGN = {"Origin": "https://elsewhere.example"}


def strangers(address: str) -> dict[str, Guest]:
    """Guests without access to a table, each for another reason."""
    elsewhere = Guest(address)
    elsewhere.open(PERSON, BOT)
    forged = Guest(address, cookie=token_urlsafe(32))
    malformed = Guest(address, cookie="short")
    return {
        "no cookie": Guest(address),
        "a cookie from another table": elsewhere,
        "a cookie nobody was given": forged,
        "a cookie of the wrong form": malformed,
    }


@pytest.mark.parametrize(
    "path",
    ["", "/history", "/plan", "/record", "/seats/1/invitation.svg", "/watch.svg"],
)
def test_strangers_see_nothing(address: str, path: str) -> None:
    table, _ = started(address, 2)
    for who, guest in strangers(address).items():
        response = guest.http.get(f"/api/tables/{table}{path}")
        assert response.status_code in (401, 404), who
        assert response.json()["code"] in ("no_browser", "no_table"), who
        # A table that is not there looks the same as one that is not yours.
        nowhere = guest.http.get(f"/api/tables/AAAAAAAAAAAA{path}")
        assert (response.status_code, response.content) == (nowhere.status_code, nowhere.content)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("act", {"action": "."}),
        ("take_back", {}),
        ("sit", {"seat": 0, "name": "Eve", "contribution": "ab" * 32}),
        ("reveal", {"seat": 0, "contribution": "ab" * 32}),
        ("move_seat", {"seat": 0}),
        ("start", {}),
        ("rename", {"title": "Eve's"}),
        ("abandon", {}),
        ("seat_bot", {"seat": 0, "level": "random"}),
        ("hand_over", {"seat": 0, "level": "random"}),
        ("reclaim", {"seat": 0}),
        ("rematch", {}),
    ],
)
def test_strangers_can_do_nothing(address: str, kind: str, fields: dict[str, object]) -> None:
    table, [first, _] = started(address, 2)
    version = first.look(table)["version"]
    body = {"type": kind, "id": "x", "version": version, **fields}
    for who, guest in strangers(address).items():
        response = guest.post(f"/api/tables/{table}/commands", body)
        assert response.status_code in (401, 404), who
        assert response.json()["code"] in ("no_browser", "no_table"), who
    assert first.look(table)["version"] == version


def test_strangers_get_no_socket(address: str) -> None:
    table, _ = started(address, 2)
    codes = {"no cookie": 4401, "a cookie of the wrong form": 4401}
    for who, guest in strangers(address).items():
        with pytest.raises(ConnectionClosed) as closed, guest.socket(table) as wire:
            wire.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == codes.get(who, 4403), who


@pytest.mark.parametrize("kind", ["rename", "abandon", "start", "seat_bot"])
def test_only_the_creator_rules_the_table(address: str, kind: str) -> None:
    host, friend, watcher = Guest(address), Guest(address), Guest(address)
    table = host.open(PERSON, OPEN, OPEN)
    info = host.look(table)["table"]
    friend.accept(info["seats"][1]["invitation"], "Bao")
    watcher.follow(info["watch"])
    fields: dict[str, Message] = {
        "rename": {"title": "Ours"},
        "seat_bot": {"seat": 2, "level": "random"},
    }
    for guest in (friend, watcher):
        answer = guest.command(table, kind, **fields.get(kind, {}))
        assert answer["reason"]["code"] == "not_creator"


def test_invitations_are_shown_to_the_creator_alone(address: str) -> None:
    host, friend, watcher = Guest(address), Guest(address), Guest(address)
    table = host.open(PERSON, OPEN, OPEN)
    info = host.look(table)["table"]
    friend.accept(info["seats"][1]["invitation"], "Bao")
    watcher.follow(info["watch"])
    for guest in (friend, watcher):
        seats = guest.look(table)["table"]["seats"]
        assert [seat["invitation"] for seat in seats] == [None] * 3
    picture = f"/api/tables/{table}/seats/2/invitation.svg"
    assert host.http.get(picture).content.startswith(b"<?xml")
    assert host.http.get(picture).headers["content-type"].startswith("image/svg+xml")
    assert friend.http.get(picture).status_code == 403
    assert watcher.http.get(f"/api/tables/{table}/watch.svg").status_code == 404
    assert friend.http.get(f"/api/tables/{table}/watch.svg").status_code == 200
    assert host.http.get(f"/api/tables/{table}/seats/1/invitation.svg").status_code == 404


def test_nobody_acts_for_another_seat(address: str) -> None:
    table, guests = started(address, 3)
    legal = guests[0].look(table)["legal"]["placements"][0][0]
    for guest in guests[1:]:
        answer = guest.command(table, "act", action=legal)
        assert answer["reason"]["code"] == "not_your_turn"
        with guest.socket(table) as wire:
            assert wire.ask("here", seat=0)["reason"]["code"] == "not_your_turn"
        assert guest.command(table, "reclaim", seat=0)["reason"]["code"] == "seat_not_yours"


def test_a_seat_kept_for_one_browser_is_not_given_to_another(address: str) -> None:
    host, friend = Guest(address), Guest(address)
    table = host.open(PERSON, PERSON, OPEN)
    friend.accept(host.look(table)["table"]["seats"][2]["invitation"], "Bao")
    sit = {"name": "Bao", "contribution": "ab" * 32}
    assert friend.command(table, "sit", seat=1, **sit)["reason"]["code"] == "seat_not_yours"
    assert host.command(table, "sit", seat=2, **sit)["reason"]["code"] == "seat_not_yours"
    assert host.command(table, "sit", seat=3, **sit)["reason"]["code"] == "no_seat"
    host.sit(table, 0)
    assert host.command(table, "sit", seat=0, **sit)["reason"]["code"] == "seat_taken"


def test_nobody_passes_for_a_bot(address: str) -> None:
    host = Guest(address)
    table = host.open(PERSON, BOT)
    answer = host.command(table, "sit", seat=0, name="  bot:dragon", contribution="ab" * 32)
    assert answer["reason"]["code"] == "bot_name"
    assert answer["reason"]["sentence"] == "A person's name cannot begin with “bot:”."
    assert host.look(table)["table"]["seats"][0]["name"] == ""
    host.sit(table, 0, "Bot: the cat")


def test_an_invitation_opens_its_own_seat_only(address: str) -> None:
    host, friend, other = Guest(address), Guest(address), Guest(address)
    table = host.open(PERSON, OPEN, OPEN)
    tokens = [seat["invitation"] for seat in host.look(table)["table"]["seats"]]
    body = {"type": "sit", "id": "a", "version": 1, "name": "Bao", "contribution": "ab" * 32}
    friend.follow(tokens[1])
    wrong = {**body, "seat": 1, "invitation": tokens[2]}
    answer = friend.post(f"/api/tables/{table}/commands", wrong).json()
    assert answer["reason"]["code"] == "bad_invitation"
    elsewhere = other.open(PERSON, OPEN)
    foreign = {**body, "seat": 1, "invitation": tokens[1]}
    refused = friend.post(f"/api/tables/{elsewhere}/commands", foreign)
    assert (refused.status_code, refused.json()["code"]) == (403, "bad_invitation")
    for token in ("", ".", "nowhere.xyz", f"{table}.", f"{table}.{'A' * 22}"):
        assert friend.post("/api/join", {"token": token}).status_code in (400, 403)


def test_a_page_of_another_site_gets_nothing(address: str) -> None:
    table, [first, _] = started(address, 2)
    with pytest.raises(InvalidStatus) as refused:
        with first.socket(table, headers=FOREIGN):
            pass
    assert refused.value.response.status_code == 403
    for origin in ("https://elsewhere.example", "null", "http://127.0.0.1:1", "file://"):
        response = first.http.post(
            f"/api/tables/{table}/commands",
            json={"type": "abandon", "id": "x", "version": 1},
            headers={"Origin": origin},
        )
        assert (response.status_code, response.json()["code"]) == (403, "foreign_origin")
    with first.socket(table, headers={"Origin": address}) as wire:
        assert wire.receive()["type"] == "state"


def test_a_name_pointed_at_this_machine_gets_nothing(address: str) -> None:
    guest = Guest(address)
    strange = ("evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "[", "a b")
    for host in (*strange, "localhost:0", "localhost:x"):
        assert guest.http.get("/health", headers={"Host": host}).status_code in (400, 403)
    for host in ("localhost", "localhost:8360", "127.0.0.1", "127.0.0.2", "[::1]:8360"):
        assert guest.http.get("/health", headers={"Host": host}).status_code == 200


def test_the_cookie_is_hidden_from_scripts_and_stored_hashed(server: Running) -> None:
    guest = Guest(server.address)
    header = guest.post("/api/tables", {"id": "a", "seats": [PERSON, BOT]}).headers["set-cookie"]
    assert len(guest.cookie) == 43
    assert "HttpOnly" in header and "SameSite=strict" in header and "Path=/" in header
    assert "Secure" not in header and "__Host-" not in header
    secure = Guest(server.address).http.post(
        "/api/tables",
        json={"id": "a", "seats": [PERSON, BOT]},
        headers={"X-Forwarded-Proto": "https"},
    )
    assert secure.headers["set-cookie"].startswith("__Host-lanterns=")
    assert "Secure" in secure.headers["set-cookie"]
    assert "strict-transport-security" in secure.headers
    database = Path(server.services.settings.database.removeprefix("sqlite:///"))
    stored = b"".join(file.read_bytes() for file in database.parent.iterdir())
    assert hash_cookie(guest.cookie).encode() in stored
    assert guest.cookie.encode() not in stored


def test_every_answer_has_the_headers_that_browsers_heed(address: str) -> None:
    guest = Guest(address)
    for path in ("/", "/health", "/api/tables", "/nowhere"):
        headers = guest.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe-inline" not in policy
        assert "frame-ancestors 'none'" in policy and "script-src 'self'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert guest.http.get("/api/tables").headers["cache-control"] == "no-store"


def test_figures_are_for_this_machine_alone(address: str) -> None:
    guest = Guest(address)
    assert "lanterns_sockets 0" in guest.http.get("/metrics").text
    elsewhere = guest.http.get("/metrics", headers={"X-Forwarded-For": "192.0.2.1"})
    assert elsewhere.status_code == 404
