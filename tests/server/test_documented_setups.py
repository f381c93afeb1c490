"""The commands and files in the pages for operators fit this version."""

import os
import re
import shlex
import shutil
import sqlite3
import stat
import subprocess
import tomllib
from configparser import RawConfigParser
from contextlib import closing
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import click
import pytest
import yaml  # type: ignore[import-untyped]  # it has no types
from server.kit.games import play_on, started
from server.kit.guest import BOT, PERSON, Guest
from server.kit.lines import close_code
from server.kit.pairs import at
from server.kit.postgres import Postgres
from server.kit.running import Running, running
from server.store.test_trouble import damage

from lanterns.cli import group
from lanterns.server.errors import DatabaseDamaged
from lanterns.server.http.protocols import SPARE_FILES
from lanterns.server.settings import Settings, sqlite_address
from lanterns.server.store.database import is_postgres, prepare_database

ROOT = Path(__file__).parents[2]
PAGES = {name: (ROOT / "docs" / name).read_text("utf-8") for name in ("server.md", "operating.md")}
OPERATING = PAGES["operating.md"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def block(kind: str) -> str:
    """The only example of a kind of file."""
    [found] = re.findall(rf"```{kind}\n(.*?)```", OPERATING, re.DOTALL)
    return str(found)


def parsed(line: str) -> click.Context:
    """Read a command line as `lanterns` would, without carrying it out."""
    _, name, *arguments = shlex.split(line)
    context = click.Context(group)
    command = group.get_command(context, name)
    assert command is not None, line
    return command.make_context(name, arguments, parent=context)


def commands() -> list[str]:
    """Every whole command line in the pages, in a block or in a sentence."""
    text = "\n".join(PAGES.values())
    lines = re.findall(r"^(lanterns .+)$|`(lanterns [a-z][^`]*)`", text, re.MULTILINE)
    return sorted({first or second for first, second in lines})


@pytest.mark.parametrize("line", commands())
def test_every_command_can_be_called_so(line: str) -> None:
    assert parsed(line) is not None


def test_every_option_of_serve_is_described() -> None:
    serve = group.get_command(click.Context(group), "serve")
    assert serve is not None
    text = "\n".join(PAGES.values())
    for option in serve.params:
        assert any(re.search(rf"{name}\b", text) for name in option.opts), option.opts


def test_the_unit_starts_this_server(tmp_path: Path) -> None:
    text = block("ini")
    unit = RawConfigParser(strict=True)
    # Keys of units have capitals.
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # as its documentation says
    unit.read_string(text)
    service = unit["Service"]
    values = parsed(service["ExecStart"]).params
    assert values["db"].startswith(f"/var/lib/{service['StateDirectory']}/")
    # Otherwise the file system is read-only for it.
    assert service["ProtectSystem"] == "strict"
    assert int(service["LimitNOFILE"]) >= Settings("").connections + SPARE_FILES
    program = shutil.which("systemd-analyze")
    if program is not None:
        path = tmp_path / "lanterns.service"
        path.write_text(text.replace("/opt/lanterns/bin/lanterns", "/bin/true"))
        ended = subprocess.run(
            [program, "verify", "--man=no", path], capture_output=True, text=True
        )
        about_ours = [line for line in ended.stderr.splitlines() if str(path) in line]
        assert (ended.returncode, about_ours) == (0, [])
        rated = [program, "security", "--offline=true", "--threshold=30", str(path)]
        ended = subprocess.run(rated, capture_output=True, text=True)
        assert ended.returncode == 0, ended.stdout.splitlines()[-1]


def test_the_container_starts_this_server() -> None:
    text = (ROOT / "Dockerfile").read_text("utf-8")
    [start] = re.findall(r"^ENTRYPOINT \[(.*)\]$", text, re.MULTILINE)
    values = parsed(" ".join(word.strip(' "') for word in start.split(","))).params
    assert f"EXPOSE {values['port']}\n" in text
    assert values["host"] == "0.0.0.0"
    [lock] = re.findall(r"--require-hashes -r /source/(\S+)", text)
    assert re.search("^psycopg==", (ROOT / lock).read_text("utf-8"), re.MULTILINE)
    [minor] = re.findall(r"^FROM python:3\.(\d+)-", text, re.MULTILINE)
    assert int(minor) >= int(PROJECT["requires-python"].removeprefix(">=3."))


def test_all_locks_have_the_same_versions() -> None:
    def versions(lock: str) -> set[str]:
        return set(re.findall(r"^(\S+==\S+) ", (ROOT / lock).read_text("utf-8"), re.MULTILINE))

    plain, postgres, dev = map(
        versions, ("requirements.lock", "requirements-postgres.lock", "requirements-dev.lock")
    )
    assert plain < postgres < dev


def test_the_composed_servers_are_these() -> None:
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    proxy = composed["configs"]["proxy"]["content"]
    servers = re.findall(r"server (\w+):(\d+) ", proxy)
    assert len(servers) == 2
    for name, port in servers:
        service = composed["services"][name]
        assert (ROOT / service["build"] / "Dockerfile").is_file()
        values = parsed(shlex.join(["lanterns", "serve", *service["command"]])).params
        assert is_postgres(values["db"])
        assert urlsplit(values["db"]).hostname in composed["services"]
        assert f"EXPOSE {port}\n" in (ROOT / service["build"] / "Dockerfile").read_text("utf-8")
        [network] = composed["networks"]["default"]["ipam"]["config"]
        assert service["environment"]["FORWARDED_ALLOW_IPS"] == network["subnet"]


def test_every_server_behind_the_proxy_is_asked_for_longer_than_it_is_quiet() -> None:
    settings = Settings("")
    [seconds] = re.findall(r"`proxy_read_timeout` to at least (\d+) seconds", OPERATING)
    assert int(seconds) > 2 * settings.ping_seconds


def test_the_addresses_are_those_of_postgres() -> None:
    addresses = re.findall(r"postgresql\+psycopg://[^\s`]+", OPERATING)
    assert len(addresses) >= 3 and all(map(is_postgres, addresses))


def test_of_several_hosts_the_one_that_takes_writes_is_used(
    postgres: Postgres, database: str, tmp_path: Path
) -> None:
    # As in the page; the first host is one that does not answer.
    [options] = re.findall(r"\?host=db1&host=db2&(\S+?)`", OPERATING)
    there = str(postgres.folder / "data")
    name = urlsplit(database).path.lstrip("/")
    address = f"postgresql+psycopg://postgres@/{name}?host={tmp_path}&host={there}&{options}"
    with running(address) as server:
        table, guests = started(server.address, 2)
        assert play_on(table, guests, Random(1), plies=3)["version"] > 3


def test_a_backup_takes_the_place_of_a_damaged_database(tmp_path: Path) -> None:
    games, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with running(tmp_path) as server:
        table, guests = started(server.address, 2)
        state = play_on(table, guests, Random(1), plies=6)
        # As `sqlite3 games.db ".backup copy.db"` does it.
        with closing(sqlite3.connect(games)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        play_on(table, guests, Random(2), plies=2)
    damage(games)
    with pytest.raises(DatabaseDamaged):
        prepare_database(sqlite_address(games), 1.0)
    for old in tmp_path.glob("tables.db*"):
        old.rename(tmp_path / f"old-{old.name}")
    copy.rename(games)
    prepare_database(sqlite_address(games), 1.0)
    with running(tmp_path) as restored:
        again = [at(restored, guest) for guest in guests]
        assert again[0].look(table)["version"] == state["version"]
        assert play_on(table, again, Random(3))["table"]["status"] == "over"


@pytest.mark.skipif(os.name == "nt", reason="files have no such modes there")
@pytest.mark.parametrize("page", PAGES)
def test_nobody_else_can_read_a_backup(tmp_path: Path, page: str) -> None:
    [line] = re.findall(r"[^\n`]*sqlite3 games\.db \"\.backup copy\.db\"\)?", PAGES[page])
    # The real program creates the file in the same way.
    program = tmp_path / "sqlite3"
    program.write_text('#!/bin/sh\n: > "${2#.backup }"\n')
    program.chmod(0o755)
    usual = os.umask(0o022)
    try:
        path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
        subprocess.run(["sh", "-c", line], cwd=tmp_path, env={"PATH": path}, check=True)
    finally:
        os.umask(usual)
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600


def test_metrics_are_for_this_machine_unless_the_host_says_otherwise(tmp_path: Path) -> None:
    elsewhere = {"X-Forwarded-For": "192.0.2.1"}
    for is_for_all, status in ((False, 404), (True, 200)):
        with running(tmp_path, metrics_for_all=is_for_all) as server:
            answer = Guest(server.address).http.get("/metrics", headers=elsewhere)
            assert answer.status_code == status


def test_refused_sockets_are_counted_by_reason(server: Running) -> None:
    table, [guest, _] = started(server.address, 2)
    stranger = Guest(server.address)
    stranger.open(PERSON, BOT)
    with stranger.socket(table) as wire:
        assert close_code(lambda: wire.until("state")) == 4403
    assert 'lanterns_sockets_refused_total{reason="no_table"} 1' in guest.http.get("/metrics").text
