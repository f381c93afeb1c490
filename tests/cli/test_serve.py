"""`lanterns serve` as a process of its own: what it says, and how it ends."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import psutil  # type: ignore[import-untyped]  # it has no types
import pytest
from click.testing import CliRunner
from server.kit.guest import Guest, eventually
from websockets.sync.client import connect
from websockets.typing import Origin

from lanterns.cli import group

LANTERNS = [sys.executable, "-m", "lanterns"]
THINKING_SECONDS = 0.15
DRAGON = {"kind": "bot", "level": "dragon"}


@contextmanager
def serving(*options: object) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command and the address it says it is at; ended in any case."""
    process = subprocess.Popen(
        [*LANTERNS, "serve", "--port", "0", *map(str, options)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    with process:
        try:
            yield process, process.stdout.readline().split()[3].rstrip("/")
        finally:
            process.kill()


@pytest.mark.prove
def test_a_server_interrupted_while_bots_think_ends_without_a_word(tmp_path: Path) -> None:
    with serving("--db", tmp_path / "tables.db") as (process, address):
        guest = Guest(address)
        table = guest.open(DRAGON, DRAGON)
        used = psutil.Process(process.pid).cpu_times
        before = used().user
        guest.do(table, "start")
        # Nothing else takes as long; and from then on, one dragon thinks after the other.
        eventually(lambda: used().user > before + THINKING_SECONDS)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        # The line break is for the prompt that follows.
        assert (process.returncode, out, err) == (130, "", "\n")
        guest.http.close()


def test_behind_a_proxy_as_documented_it_answers_under_its_name(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    [options, below] = re.findall(r"^lanterns serve --port \d+ (--name .*)$", page, re.MULTILINE)
    [name] = re.findall(r"server_name (\S+);", page)
    # At another port than the usual one, browsers name it in both headers.
    there = f"{name}:8443"
    values = {"$host": name, "$http_host": there, "$remote_addr": "192.0.2.9", "$scheme": "https"}
    passed = {
        header: values[value]
        for header, value in re.findall(r"proxy_set_header (\S+) (\S+);", page)
        if value in values
    }
    with serving("--db", tmp_path / "tables.db", *options.split()) as (_, address):
        with httpx.Client(base_url=address, headers=passed) as browser:
            assert browser.get("/").status_code == 200
            origin = {"Origin": f"https://{there}"}
            wish = {"id": "a", "seats": [{"kind": "person"}, DRAGON]}
            opened = browser.post("/api/tables", json=wish, headers=origin)
            assert opened.status_code == 201, opened.text
            cookie = opened.headers["set-cookie"]
            assert cookie.startswith("__Host-lanterns=") and "Secure" in cookie
            assert browser.get("/metrics").status_code == 404
            assert browser.get("/", headers={"Host": "elsewhere.example"}).status_code == 403
        table = opened.json()["table"]["id"]
        headers = {**passed, "Cookie": cookie.partition(";")[0]}
        port = urlsplit(address).port
        with connect(
            f"ws://{headers.pop('Host')}/api/tables/{table}/socket",
            sock=socket.create_connection(("127.0.0.1", port)),
            origin=Origin(origin["Origin"]),
            additional_headers=headers,
        ) as wire:
            assert json.loads(wire.recv(60))["type"] == "state"
    with serving("--db", tmp_path / "tables.db", *below.split()) as (_, address):
        assert urlsplit(address).path == "/lanterns"
        assert httpx.get(f"{address}/api/home").json() == {"address": f"{address}/"}


def test_the_log_is_lines_of_json_for_a_host_who_wants_them(tmp_path: Path) -> None:
    with serving("--db", tmp_path / "tables.db", "--log", "json") as (process, address):
        with socket.create_connection(("127.0.0.1", urlsplit(address).port or 0)) as line:
            line.sendall(b"this is not HTTP\r\n\r\n")
            line.recv(65536)
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=60)
    [warning] = [json.loads(line) for line in err.splitlines()]
    assert (warning["level"], warning["logger"]) == ("warning", "uvicorn.error")
    assert list(warning) == ["time", "level", "logger", "message"]


@pytest.mark.parametrize(
    "path", ["lanterns", "//", "/a b", "/a//b", "/../a", "/api", "/t/lanterns"]
)
def test_a_root_path_leaves_all_paths_as_they_are(path: str) -> None:
    ended = CliRunner().invoke(group, ["serve", "--root-path", path])
    assert (ended.exit_code, ended.output.splitlines()[-1]) == (
        2,
        f"Error: Invalid value for '--root-path': “{path}” cannot be before all paths, as"
        " /lanterns can.",
    )


@pytest.mark.parametrize("name", ["", "https://lake.example", "lake.example:443", "lake example"])
def test_a_name_is_the_name_of_a_host(name: str) -> None:
    ended = subprocess.run(
        [*LANTERNS, "serve", "--port", "0", "--name", name], capture_output=True, text=True
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.endswith(f"“{name}” is not the name of a host.\n")


def test_a_folder_for_data_that_cannot_be_made_is_one_sentence() -> None:
    nowhere = {**os.environ, "XDG_DATA_HOME": "/dev/null/data"}
    ended = subprocess.run(
        [*LANTERNS, "serve", "--port", "0"], capture_output=True, text=True, env=nowhere
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == (
        "lanterns: The folder /dev/null/data/lanterns cannot be made: Not a directory; "
        "--db takes a file.\n"
    )


def test_a_database_may_have_any_name(tmp_path: Path) -> None:
    database = tmp_path / "a?b #c%20.db"
    with serving("--db", database) as (_, address):
        assert httpx.get(f"{address}/health").status_code == 200
        assert {file.name.partition("-")[0] for file in tmp_path.iterdir()} == {
            database.name,
            f"{database.name}.lock",
        }


def test_a_host_may_offer_a_program_as_a_bot(tmp_path: Path) -> None:
    example = Path(__file__).parents[2] / "examples" / "program_bots" / "first.sh"
    offer = ("--bot", f"first=cmd:sh {example}", "--db", tmp_path / "tables.db")
    with serving(*offer) as (process, address):
        guest = Guest(address)
        assert "first" in [bot["level"] for bot in guest.get("/api/bots")]
        program = {"kind": "bot", "level": "first"}
        table = guest.open(program, program)
        guest.do(table, "start")
        eventually(lambda: len(guest.look(table)["game"]["lake"]) > 1)
        # A stranger names bots, never programs.
        foreign = {"kind": "bot", "level": f"cmd:sh {example}"}
        refused = guest.post("/api/tables", {"id": "0123456789abcdef", "seats": [foreign, foreign]})
        assert refused.status_code in (400, 422)
        children = psutil.Process(process.pid).children()
        assert children
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
        _, alive = psutil.wait_procs(children, timeout=30)
        assert alive == []
        guest.http.close()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--bot", "mine"], "--bot takes a name and a program, such as mybot=cmd:./mybot: “mine”."),
        (["--bot", "My bot=cmd:x"], "--bot takes a name and a program"),
        (["--bot", "sage=cmd:x"], "There is already a bot “sage”; name the program otherwise."),
        (["--bot", "mine=cmd:x '"], "“cmd:x '” is no command: no closing quotation."),
        (
            ["--bot", "first=cmd:sh", "--bot", "mine=cmd:/nowhere/mybot --fast"],
            "The program “/nowhere/mybot” of the bot “mine” cannot be found or executed.",
        ),
        (
            ["--bot", f"mine=cmd:'{__file__}'"],
            f"The program “{__file__}” of the bot “mine” cannot be found or executed.",
        ),
        (["--bot", "mine=cmd:x", "--workers", "2"], "Programs play on a server of one process;"),
    ],
)
def test_a_bad_offer_is_one_sentence(options: list[str], sentence: str) -> None:
    done = subprocess.run(
        [*LANTERNS, "serve", *options], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr and done.stderr.count("\n") == 1
