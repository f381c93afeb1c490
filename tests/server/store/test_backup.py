"""A backup that is made while games are played holds everything that was acknowledged before."""

import re
import shlex
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from server.kit.games import play_on, started
from server.kit.guest import Guest
from server.kit.postgres import Postgres, programs
from server.kit.running import running

PAGE = Path(__file__).parents[3] / "docs" / "operating.md"


def run(program: str, address: str, folder: Path, postgres: Postgres) -> None:
    """Run a line of the documentation."""
    [line] = re.findall(rf"^{program} .*$", PAGE.read_text(), re.MULTILINE)
    line = line.replace("ADDRESS", shlex.quote(address.replace("+psycopg", "")))
    name, *arguments = shlex.split(line)
    command = [str(programs(postgres.folder) / name), *arguments]
    ended = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr


@pytest.mark.prove
def test_a_backup_is_restored_as_the_documentation_says(
    postgres: Postgres, database: str, tmp_path: Path
) -> None:
    with running(database) as server:
        table, guests = started(server.address, 2)
        before = play_on(table, guests, Random(1), plies=6)
        with ThreadPoolExecutor(1) as threads:
            dumped = threads.submit(run, "pg_dump", database, tmp_path, postgres)
            play_on(table, guests, Random(2), plies=6)
            dumped.result()
        history = guests[0].get(f"/api/tables/{table}/history")
    postgres.do("CREATE DATABASE restored")
    try:
        run("pg_restore", postgres.address("restored"), tmp_path, postgres)
        with running(postgres.address("restored")) as server:
            back = [Guest(server.address, guest.cookie) for guest in guests]
            restored = back[0].get(f"/api/tables/{table}/history")
            assert restored == history[: len(restored)]
            assert restored[-1]["version"] >= before["version"]
            assert play_on(table, back, Random(3))["table"]["status"] == "over"
    finally:
        postgres.do("DROP DATABASE restored WITH (FORCE)")
