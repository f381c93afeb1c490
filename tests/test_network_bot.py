"""The example of a bot that plays over the network knows nothing but the API."""

import runpy
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
from e2e.kit.proxy import Proxy
from server.kit.games import choose
from server.kit.guest import BOT, OPEN, PERSON, Guest, Message, eventually
from server.kit.running import Process, Running, running

from lanterns.rules import record_from_json
from lanterns.server.table.verification import check_shuffle

PROGRAM = Path(__file__).parents[1] / "examples" / "network_bot" / "network_bot.py"
Play = Callable[..., Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as here:
        yield here


@pytest.fixture
def host(server: Running) -> Iterator[Guest]:
    yield Guest(server.address)
    while Guest.instances:
        Guest.instances.pop().http.close()


@pytest.fixture
def play() -> Play:
    """The example's own function, which plays a whole game."""
    return runpy.run_path(str(PROGRAM))["play"]  # type: ignore[no-any-return]


def link_to(host: Guest, table: str, home: str = "") -> str:
    return f"{home or host.address}/join#{host.look(table)['table']['join']}"


def bot_in(host: Guest, table: str) -> Message:
    return dict(host.look(table)["table"]["seats"][1])


def finish(host: Guest, table: str, before: Callable[[int], None]) -> None:
    """Start, and play the host's seat to the end."""
    eventually(lambda: bot_in(host, table)["ready"] and bot_in(host, table)["revealed"])
    host.do(table, "start")
    plies, rng = 0, Random(5)
    while True:
        eventually(lambda: (now := host.look(table))["legal"] or now["result"])
        if host.look(table)["result"]:
            return
        before(plies)
        state = host.look(table)
        host.do(table, "act", action=choose(state["legal"], rng), version=state["version"])
        plies += 1


def test_it_is_as_short_as_it_is_said_to_be() -> None:
    lines = PROGRAM.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 80 and not any("lanterns." in line for line in lines)


def test_it_plays_a_whole_game_against_a_bot_of_the_server(host: Guest, play: Play) -> None:
    table = host.open(BOT, OPEN)
    seated = Thread(target=lambda: finish(host, table, lambda ply: None))
    seated.start()
    last = play(link_to(host, table), "Ana's bot")
    seated.join()
    assert last["table"]["status"] == "over"
    text = host.http.get(f"/api/tables/{table}/record").text
    assert "bot:Ana's bot" in (record_from_json(text).names or ())
    assert check_shuffle(text).problems == []


def test_it_comes_back_when_the_line_is_cut(host: Guest, play: Play) -> None:
    table = host.open(PERSON, OPEN)
    host.sit(table, 0, "Ana")
    with Proxy(int(host.address.rpartition(":")[2])) as proxy:
        link = link_to(host, table, proxy.address)

        def cut(ply: int) -> None:
            if ply == 4:
                proxy.cut()
                eventually(lambda: not all(s["connected"] for s in others()))
                proxy.restore()

        def others() -> list[Message]:
            return [seat for seat in host.look(table)["table"]["seats"] if not seat["mine"]]

        seated = Thread(target=lambda: finish(host, table, cut))
        seated.start()
        last = play(link)
        seated.join()
    assert last["result"] == host.look(table)["result"]


@pytest.mark.parametrize("token", ["wrong", "taken", "watch"])
def test_a_link_that_leads_to_no_seat_is_a_sentence(host: Guest, token: str) -> None:
    table = host.open(PERSON, OPEN)
    link = link_to(host, table)
    if token == "wrong":
        link, why = f"{host.address}/join#{table}.x", "This invitation has been used or withdrawn."
    else:
        why = "The link leads to no free seat."
        host.do(table, "seat_bot", seat=1, level="random")
    if token == "watch":
        link = f"{host.address}/join#{host.look(table)['table']['watch']}"
    done = subprocess.run([sys.executable, PROGRAM, link], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", f"{why}\n")


@pytest.mark.prove
def test_it_survives_a_restart_of_the_server(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as process:
        host = Guest(process.address)
        table = host.open(PERSON, OPEN)
        host.sit(table, 0, "Ana")
        command = [sys.executable, str(PROGRAM), link_to(host, table)]
        playing = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

        def restart(ply: int) -> None:
            if ply == 3:
                process.kill()
                process.start()

        finish(host, table, restart)
        out, err = playing.communicate()
        assert (playing.returncode, "'winners'" in out, err) == (0, True, "")
        host.http.close()
