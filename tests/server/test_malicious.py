"""Whatever a server that deals falsely tries, the real command finds it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from server.kit.guest import BOT, OPEN, PERSON, Guest, Message
from server.kit.malicious import ACCOMPLICE, DEALS, VICTIM, WISH, deal_falsely
from server.kit.running import Running

from lanterns.cli.commands.verify import command
from lanterns.server.table.shuffle import pledge_of

PARTS = ("11" * 32, "22" * 32)
SIDES = ("north", "east", "south", "west")


def sit_down(server: Running) -> tuple[str, list[Guest]]:
    """A table of an accomplice of the server, a victim and a bot, where all have sat down."""
    people = host, victim = [Guest(server.address), Guest(server.address)]
    table = host.open(PERSON, OPEN, BOT)
    token = host.look(table)["table"]["seats"][VICTIM]["invitation"]
    victim.follow(token)
    host.do(table, "sit", seat=ACCOMPLICE, name="Ana", pledge=pledge_of(PARTS[0]))
    sit = {"seat": VICTIM, "name": "Bao", "invitation": token, "version": 1}
    victim.do(table, "sit", pledge=pledge_of(PARTS[1]), **sit)
    return table, people


def seat_of(table: str, guest: Guest) -> int:
    """The seat of a guest in the lobby."""
    return [seat["mine"] for seat in guest.look(table)["table"]["seats"]].index(True)


def show_parts(table: str, people: list[Guest]) -> Message:
    """Let all show their parts; return what the victim noted before, as a page does."""
    shown = people[VICTIM].look(table)["table"]
    for guest, part in zip(people, PARTS, strict=True):
        guest.do(table, "reveal", seat=seat_of(table, guest), contribution=part)
    sides = [SIDES[seat["side"]] for seat in shown["seats"]]
    return {
        "table": table,
        "commitment": shown["commitment"],
        "sides": [] if shown["seating_by_chance"] else sides,
        "start": None if shown["previous"] is None else 1,
        "pledges": [seat["pledge"] or "" for seat in shown["seats"]],
        "contributions": [PARTS[VICTIM]],
    }


def verify(folder: Path, record: Message, noted: Message | None, *options: str) -> tuple[int, str]:
    """The exit code and the output of the real command."""
    (folder / "record.json").write_text(json.dumps(record), encoding="utf-8")
    (folder / "noted.json").write_text(json.dumps(noted), encoding="utf-8")
    note = ("--noted", str(folder / "noted.json")) if noted else ()
    done = CliRunner().invoke(command, [str(folder / "record.json"), *note, *options])
    return done.exit_code, done.output


def ended(table: str, host: Guest) -> Message:
    """The record of a game that was begun and given up."""
    host.do(table, "start")
    host.do(table, "abandon")
    record: Message = host.get(f"/api/tables/{table}/record")
    return record


def test_an_honest_server_is_proven_to_be_one(server: Running, tmp_path: Path) -> None:
    table, people = sit_down(server)
    noted = show_parts(table, people)
    record = ended(table, people[0])
    assert verify(tmp_path, record, noted)[0] == 0
    code, out = verify(tmp_path, record, None, "--commitment", noted["commitment"])
    assert (code, out.count("\n")) == (3, 4)
    other = verify(tmp_path, record, noted, "--commitment", "0" * 64)
    assert other[0] == 2 and "is not the one you gave" in other[1]
    assert verify(tmp_path, record, {"table": 7})[0] == 2


@pytest.mark.parametrize("trick", DEALS)
def test_a_false_deal_is_found(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trick: str
) -> None:
    table, people = sit_down(server)
    deal_falsely(monkeypatch, DEALS[trick])
    noted = show_parts(table, people)
    record = ended(table, people[0])
    if trick not in ("seating", "start", "bot for person"):
        assert record["tiles"][0] == WISH, "the server did not get what it wants"
    code, out = verify(tmp_path, record, noted)
    assert (code, "noted before the game" in out) == (1, True)
    # The record agrees with itself, and yet it is not taken at its word.
    assert verify(tmp_path, record, None)[0] == 3
    assert verify(tmp_path, record, None, "--commitment", noted["commitment"])[0] in (1, 3)


def test_a_false_start_of_a_rematch_is_found(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, people = sit_down(server)
    show_parts(first, people)
    ended(first, people[0])
    people[0].do(first, "rematch")
    table = people[0].look(first)["table"]["rematch"]
    for guest, part in zip(people, PARTS, strict=True):
        guest.do(table, "sit", seat=seat_of(table, guest), name="Mei", pledge=pledge_of(part))
    deal_falsely(monkeypatch, DEALS["start"])
    noted = show_parts(table, people)
    record = ended(table, people[0])
    assert (noted["start"], record["shuffle"]["start"]) == (1, ACCOMPLICE)
    assert verify(tmp_path, record, noted)[0] == 1
