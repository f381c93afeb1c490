"""Lines of JSON tell a host what happened where, and nobody's secrets."""

import json
import logging
import sys
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner
from server.kit.guest import OPEN, PERSON, Guest
from server.kit.running import running
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from lanterns.cli import group
from lanterns.server.http.log import JsonLines, start_log
from lanterns.server.settings import Log, Settings
from lanterns.server.store.database import open_engine

CLIENT = "203.0.113.77"


def logged(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, log: Log
) -> tuple[list[dict[str, str]], str, list[str]]:
    """The lines about a fault at a table, the table, and what nobody may read in them."""
    out, root = StringIO(), logging.getLogger()
    monkeypatch.setattr(sys, "stderr", out)
    monkeypatch.setattr(root, "handlers", [])
    with running(tmp_path) as server:
        # Nobody else is to wonder about it.
        monkeypatch.setattr(logging.getLogger("lanterns.server"), "handlers", [])
        start_log(Settings("", log=log))
        guest = Guest(server.address)
        table = guest.open(PERSON, OPEN)
        invitation = guest.look(table)["table"]["seats"][1]["invitation"]

        def fail(*facts: object) -> None:
            raise ZeroDivisionError(f"{guest.cookie} {invitation} from {CLIENT} and 2001:db8::7")

        monkeypatch.setattr(server.services.dispatcher, "enter", fail)
        for _ in range(2):
            answer = guest.http.get(f"/api/tables/{table}", headers={"X-Forwarded-For": CLIENT})
            assert answer.status_code == 500
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    return lines, table, [str(guest.cookie), str(invitation), invitation.partition(".")[2]]


def test_a_fault_is_one_line_with_its_table_and_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines, table, secrets = logged(monkeypatch, tmp_path, "json")
    assert len(lines) == 2
    line = lines[0]
    assert list(line) == ["time", "level", "logger", "table", "message", "error"]
    assert (line["level"], line["logger"], line["table"]) == ("error", "lanterns.server", table)
    assert line["time"].endswith("+00:00")
    assert line["error"].endswith(f"ZeroDivisionError: … {table}.… from … and …")
    for secret in (*secrets, CLIENT, "2001:db8::7"):
        assert secret not in json.dumps(lines)


@pytest.mark.parametrize("secret", ["AimkiJFYNdKL-wEvKuuqzw", "OimkiJFYNdKLawEvKuuqzw", "0f" * 16])
def test_secrets_are_hidden_and_names_are_not(secret: str) -> None:
    told = f"ConnectionRefusedError in test_secrets_are_hidden_and_names: J2JHcfSxFWRZ.{secret}"
    record = logging.LogRecord("lanterns", logging.ERROR, "", 0, told, None, None)
    shown = json.loads(JsonLines(shows_addresses=False).format(record))["message"]
    assert shown == told.replace(secret, "…")


def test_addresses_are_there_for_a_host_that_asks_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines, _, secrets = logged(monkeypatch, tmp_path, "json-addresses")
    assert [line["address"] for line in lines] == [CLIENT] * 2
    assert f"from {CLIENT} and 2001:db8::7" in lines[0]["error"]
    assert not any(secret in json.dumps(lines) for secret in secrets)


def test_what_is_written_to_the_database_is_never_in_an_error(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'tables.db'}", 1.0, writes=True)
    with engine.connect() as connection, pytest.raises(DBAPIError) as failed:
        connection.execute(text("SELECT :it FROM nowhere"), {"it": "a secret"})
    assert "a secret" not in str(failed.value)
    engine.dispose()


def test_an_unknown_form_is_refused() -> None:
    assert CliRunner().invoke(group, ["serve", "--log", "xml"]).exit_code == 2
