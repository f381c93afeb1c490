"""The commands around the server, as a shell would see them."""

import io
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from server.kit.games import play_on, started
from server.kit.guest import BOT, PERSON, Guest
from server.kit.running import Running

from lanterns.cli import main
from lanterns.rules import check_record, record_from_json
from lanterns.server.http.run import PORT, bind


@contextmanager
def lanterns(*arguments: object, **environment: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Run a command that serves; yield the first line it prints."""
    command = [sys.executable, "-m", "lanterns", *map(str, arguments)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
    )
    try:
        assert process.stdout is not None
        yield process.stdout.readline(), process
    finally:
        process.kill()
        process.communicate()


def test_serve_says_where_it_is_and_stops_when_asked(tmp_path: Path) -> None:
    with lanterns("serve", "--port", 0, "--db", tmp_path / "games.db") as (line, process):
        address = line.split()[3]
        guest = Guest(address)
        table = guest.open(PERSON, BOT)
        with guest.socket(table) as wire:
            wire.until("state")
            process.send_signal(signal.SIGINT)
            assert process.wait() in (0, 130)
    assert (tmp_path / "games.db").exists()


def test_limits_come_from_a_file_and_the_environment(tmp_path: Path) -> None:
    limits = tmp_path / "limits.toml"
    limits.write_text("message_bytes = 100\ntables_per_hour = 2")
    options = ("--port", 0, "--db", tmp_path / "games.db", "--limits", limits)
    with lanterns("serve", *options, LANTERNS_TABLES_PER_HOUR="1") as (line, _):
        guest = Guest(line.split()[3])
        guest.open(PERSON, BOT)
        body = {"id": "more", "seats": [PERSON, BOT]}
        assert guest.post("/api/tables", body).status_code == 429
        assert guest.post("/api/tables", {**body, "title": "x" * 100}).status_code == 413


def test_the_database_lies_in_the_platforms_folder(tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    with lanterns("serve", "--port", 0, **home) as (line, _):
        Guest(line.split()[3]).open(PERSON, BOT)
    assert [path.name for path in tmp_path.rglob("tables.db")] == ["tables.db"]


def test_the_next_free_port_is_taken() -> None:
    taken = bind("127.0.0.1", 0)
    taken.listen()
    port = taken.getsockname()[1]
    try:
        with pytest.raises(OSError):
            bind("127.0.0.1", port)
        following = bind("127.0.0.1", port, tries=20)
        assert port < following.getsockname()[1] < port + 20
        following.close()
    finally:
        taken.close()


def test_a_port_that_is_taken_is_told_in_a_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "lanterns", "serve", "--port", str(port), "--db", "x.db"]
        ended = subprocess.run(command, capture_output=True, text=True)
    assert ended.returncode == 2
    what = f"On 127.0.0.1, port {port} is in use; name another with --port, or 0 for any free one."
    assert ended.stderr == f"lanterns: {what}\n"


Run = Callable[..., tuple[int, str, str]]


def from_the_future(folder: Path) -> str:
    """A database of a version that does not exist yet."""
    connection = sqlite3.connect(folder / "future.db")
    connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
    connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.commit()
    connection.close()
    return str(folder / "future.db")


def no_database(folder: Path) -> str:
    """A file that is no database."""
    (folder / "text.db").write_text("This is no database, however long it is." * 50)
    return str(folder / "text.db")


@pytest.mark.parametrize(
    ("database", "why"),
    [
        (lambda folder: str(folder / "nowhere" / "x.db"), "unable to open database file"),
        (no_database, "file is not a database"),
        (from_the_future, "it was written by another version of Lanterns"),
        (lambda folder: "nothing://x", "its address is none that can be used"),
        (lambda folder: "postgresql://host:port/x", "its address is none that can be used"),
        (
            lambda folder: f"postgresql+psycopg://nobody@/x?host={folder}&port=7",
            "connection is bad: connection to server on socket “.s.PGSQL.7” failed: No such file"
            " or directory",
        ),
    ],
)
def test_a_database_that_cannot_be_used_is_told_in_a_sentence(
    run: "Run", tmp_path: Path, database: Callable[[Path], str], why: str
) -> None:
    code, out, err = run("serve", "--port", 0, "--db", database(tmp_path))
    assert (code, out) == (2, "")
    hint = "--db takes a file, or an address"
    err = err.replace(f'"{tmp_path}/.s.PGSQL.7"', "“.s.PGSQL.7”")
    assert err == f"lanterns: The database cannot be used: {why}; {hint}.\n"


def test_sqlite_is_for_one_process(run: "Run", tmp_path: Path) -> None:
    code, out, err = run("serve", "--workers", 2, "--db", tmp_path / "x.db")
    assert (code, out) == (2, "")
    needed = "--workers needs PostgreSQL: --db postgresql+psycopg://…"
    assert err == f"lanterns: SQLite is for one process; {needed}\n"


def test_a_limit_that_cannot_be_stops_the_start(
    run: "Run", tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANTERNS_TURNS", "none")
    code, out, err = run("serve", "--port", 0, "--db", tmp_path / "x.db")
    assert (code, out) == (2, "")
    assert err == "lanterns: The limit turns is a whole number above 0, not 'none'.\n"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Call a command that ends by itself."""

    def call(*arguments: object, stdin: bytes = b"") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["lanterns", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        return int(ended.value.code or 0), printed.out, printed.err

    return call


def test_the_bare_command_serves_this_machine_and_opens_a_browser(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened: list[str] = []

    def serve(settings: object, bound: socket.socket, on_start: Callable[[], None]) -> None:
        assert bound.getsockname()[0] == "127.0.0.1"
        assert PORT <= bound.getsockname()[1] < PORT + 20
        bound.close()
        on_start()

    monkeypatch.setattr("lanterns.server.http.run.serve", serve)
    monkeypatch.setattr("lanterns.cli.commands.serve.open_page", opened.append)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code, out, _ = run()
    assert code == 0 and out.startswith("Lanterns is at http://127.0.0.1:")
    assert opened == [out.split()[3]]


def test_the_record_of_a_game_is_sound_and_its_shuffle_can_be_verified(
    server: Running, run: Run, tmp_path: Path
) -> None:
    table, guests = started(server.address, 2)
    promised = guests[0].look(table)["table"]["commitment"]
    play_on(table, guests, Random(1))
    response = guests[0].http.get(f"/api/tables/{table}/record")
    assert response.headers["content-disposition"].endswith(f'"lanterns-{table}.json"')
    assert check_record(record_from_json(response.text)).is_over
    assert response.json()["shuffle"]["commitment"] == promised
    file = tmp_path / "game.json"
    file.write_bytes(response.content)
    assert run("check", file)[0] == 0
    code, out, _ = run("verify", file, "--commitment", promised)
    assert (code, out.count("\n")) == (3, 4)
    assert out.startswith("The secret is the one that was promised. Seats, start and tiles follow")
    code, out, _ = run("verify", file)
    assert (code, out.count("\n")) == (3, 5)
    assert "could not be compared" in out and "promised" not in out
    code, out, err = run("verify", file, "--commitment", "0" * 64)
    assert (code, out) == (1, "")
    assert err.endswith("The commitment is not the one that was noted before the game.\n")
    assert run("verify", file, "--commitment", "short")[0] == 2
    assert run("verify", "-", stdin=response.content)[0] == 3
    record = response.json()
    record["tiles"][3:5] = record["tiles"][4:2:-1]
    code, out, err = run("verify", "-", stdin=json.dumps(record).encode())
    assert (code, out) == (1, "")
    assert err.endswith("The order of the tiles does not follow from the secret.\n")


@pytest.mark.parametrize(
    "text",
    [b"", b"\xff", b"no json", b"{}", b'{"tiles": [1]}', b"[" * 5000],
    ids=["empty", "binary", "words", "no tiles", "no shuffle", "deep"],
)
def test_what_is_no_record_is_refused_in_a_sentence(run: Run, text: bytes) -> None:
    code, out, err = run("verify", "-", stdin=text)
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_help_loads_nothing_of_the_server() -> None:
    script = (
        "import sys; sys.argv = ['lanterns', '--help']\n"
        "from lanterns.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print([name for name in ('litestar', 'sqlalchemy', 'uvicorn', 'msgspec', 'alembic')"
        " if name in sys.modules])"
    )
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert ended.stdout.splitlines()[-1] == "[]"
