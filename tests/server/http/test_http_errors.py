"""What holds for every address over HTTP: HEAD, refusals in our own words, and what is counted."""

import logging
from pathlib import Path

import pytest
from server.kit.guest import BOT, PERSON, Guest
from server.kit.running import running


@pytest.mark.parametrize("path", ["/", "/learn", "/health", "/api/bots", "/api/tables", "/nowhere"])
def test_head_is_answered_as_get_without_a_body(address: str, path: str) -> None:
    guest = Guest(address)
    guest.open(PERSON, BOT)
    whole, head = guest.http.get(path), guest.http.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for header in ("content-type", "content-length", "cache-control"):
        assert head.headers.get(header) == whole.headers.get(header)


def test_what_the_framework_refuses_is_answered_in_our_words(address: str) -> None:
    guest = Guest(address)
    nowhere = guest.http.get("/api/nowhere")
    problem = {"code": "no_route", "sentence": "There is nothing at this address.", "facts": {}}
    assert (nowhere.status_code, nowhere.json()) == (404, problem)
    put = guest.http.put("/api/tables")
    sentence = "This address is not for requests of this kind."
    problem = {"code": "no_method", "sentence": sentence, "facts": {}}
    assert (put.status_code, put.json()) == (405, problem)
    assert "POST" in put.headers["allow"]
    large = guest.post("/api/join", {"token": "x" * 9000})
    problem = {"code": "too_large", "sentence": "The request is too large.", "facts": {}}
    assert (large.status_code, large.json()) == (413, problem)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"type": "nope"}, "Invalid value 'nope' - at `type`"),
        ({"type": "start", "id": "a", "version": "b"}, "Expected `int`, got `str` - at `version`"),
        ([], "Expected `object`, got `array`"),
    ],
)
def test_a_body_that_does_not_fit_is_refused_with_the_place(
    address: str, body: object, why: str
) -> None:
    guest = Guest(address)
    answer = guest.http.post(f"/api/tables/{guest.open(PERSON, BOT)}/commands", json=body)
    sentence = f"The message cannot be read: {why}."
    problem = {"code": "bad_message", "sentence": sentence, "facts": {"why": why}}
    assert (answer.status_code, answer.json()) == (400, problem)


@pytest.mark.parametrize("path", ["/%00", "/assets/%00", "/" + "a" * 300, "/assets/" + "a" * 300])
def test_a_name_that_no_file_can_have_leads_nowhere(address: str, path: str) -> None:
    assert Guest(address).http.get(address + path).status_code == 404


@pytest.mark.parametrize("path", ["/api/join", "/api/tables", "/api/tables/x/commands"])
@pytest.mark.parametrize("body", [b"[" * 4000, b'{"token": "\xff"}'], ids=["deep", "garbled"])
def test_a_body_that_nobody_can_read_is_refused(address: str, path: str, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = Guest(address).http.post(path, content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


def test_a_fault_of_the_server_is_answered_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    with running(tmp_path) as server:
        # Nobody else is to wonder about it.
        monkeypatch.setattr(logging.getLogger("lanterns.server"), "handlers", [])
        monkeypatch.setattr(server.services.store, "check", fail)
        guest = Guest(server.address)
        answer = guest.http.get("/health")
        figures = guest.http.get("/metrics").text
    assert (answer.status_code, answer.json()["code"]) == (500, "trouble")
    assert 'lanterns_answers_total{route="/health",status="500"} 1\n' in figures
    assert "ZeroDivisionError" in caplog.text


def test_commands_are_counted_however_they_come(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest = Guest(server.address)
        table = guest.open(PERSON, BOT)
        guest.do(table, "rename", title="One")
        assert guest.command(table, "reclaim", seat=0)["outcome"] == "refused"
        with guest.socket(table) as wire:
            wire.until("state")
            assert wire.ask("rename", version=2, title="Two")["outcome"] == "applied"
        stranger = Guest(server.address)
        stranger.open(PERSON, BOT)
        body = {"type": "start", "id": "a", "version": 1}
        assert stranger.post(f"/api/tables/{table}/commands", body).status_code == 404
        figures = guest.http.get("/metrics").text
        assert 'lanterns_commands_total{outcome="applied"} 2\n' in figures
        assert 'lanterns_commands_total{outcome="refused"} 2\n' in figures
        assert "\nlanterns_command_seconds_count 4\n" in figures
        assert "\nlanterns_commit_seconds_count 4\n" in figures
