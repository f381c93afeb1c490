"""Lines that are cut, answers that are lost, seats that are taken and servers that are killed."""

import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cli.conftest import Run
from e2e.kit.proxy import Proxy
from server.kit.guest import BOT, OPEN, Guest, eventually
from server.kit.running import Process, Running, running
from websockets.sync.client import ClientConnection

from lanterns.cli.joining import line
from lanterns.cli.joining.line import Line

from .host import link_to, meanwhile, play, seat_of_bot, start, with_person

JOIN = [sys.executable, "-m", "lanterns", "join"]


def test_the_line_is_cut_in_mid_game(address: str, lanterns: Run) -> None:
    host, table = with_person(address)
    port = int(address.rpartition(":")[2])
    with Proxy(port) as proxy:
        home = proxy.address

        def cut(ply: int) -> None:
            if ply in (3, 9):
                proxy.cut()
                eventually(lambda: not seat_of_bot(host, table)["connected"])
                proxy.restore()

        with meanwhile(lambda: play(host, table, Random(1), before=cut)):
            done = lanterns("join", link_to(host, table, home), "--bot", "visitor")
    assert done.code == 0 and "won the game" in done.out
    down = f"The line to {home.removeprefix('http://')} is down; trying again."
    assert done.err.splitlines()[1:] == [down, "Back at the table."] * 2


class LosesAnswers:
    """A socket that often breaks when something was sent, or just before."""

    def __init__(self, socket: ClientConnection, rng: Random) -> None:
        self._socket = socket
        self._rng = rng

    def __enter__(self) -> "LosesAnswers":
        self._socket.__enter__()
        return self

    def __exit__(self, *failure: Any) -> None:
        self._socket.__exit__(*failure)

    def send(self, text: str) -> None:
        chance = self._rng.random()
        if chance > 0.15:
            self._socket.send(text)
        if chance < 0.4:
            raise ConnectionResetError

    def recv(self, timeout: float) -> Any:
        return self._socket.recv(timeout)


def test_a_move_without_an_answer_is_sent_again_and_made_once(
    server: Running, lanterns: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, connect = Random(2), Line._connect
    monkeypatch.setattr(Line, "_connect", lambda line: LosesAnswers(connect(line), rng))
    host = Guest(server.address)
    table = host.open(OPEN, BOT)

    def duplicates() -> float:
        metrics = host.http.get("/metrics").text
        return sum(map(float, re.findall(r'commands_total\{outcome="duplicate"\} (\S+)', metrics)))

    before = duplicates()
    with meanwhile(lambda: start(host, table)):
        done = lanterns("join", link_to(host, table), "--bot", "visitor")
    assert (done.code, host.look(table)["table"]["status"]) == (0, "over")
    assert duplicates() > before


def test_a_seat_that_another_bot_was_asked_to_play_is_taken_back(
    address: str, lanterns: Run
) -> None:
    host, table = with_person(address)
    port = int(address.rpartition(":")[2])
    with Proxy(port) as proxy:

        def replace(ply: int) -> None:
            if ply == 2:
                proxy.cut()
                eventually(lambda: not seat_of_bot(host, table)["connected"])
                seats = host.look(table)["table"]["seats"]
                place = next(place for place, seat in enumerate(seats) if seat["program"])
                host.do(table, "hand_over", seat=place, level="random")
                proxy.restore()
                eventually(lambda: seat_of_bot(host, table)["level"] is None)

        with meanwhile(lambda: play(host, table, Random(3), before=replace)):
            done = lanterns("join", link_to(host, table, proxy.address), "--bot", "visitor")
    assert done.code == 0


def test_a_seat_that_was_moved_ends_it(address: str, lanterns: Run) -> None:
    host, table = with_person(address)
    friend = Guest(address)
    friend.accept(host.look(table)["table"]["join"], "Bo")
    host.do(table, "start")
    seats = friend.look(table)["table"]["seats"]
    place = next(place for place, seat in enumerate(seats) if seat["mine"])
    friend.do(table, "move_seat", seat=place)
    token = friend.look(table)["table"]["seats"][place]["move"]

    def come_back() -> None:
        eventually(lambda: host.look(table)["table"]["seats"][place]["connected"])
        robot = Guest(address, cookies[0].partition("=")[2])
        robot.do(table, "move_seat", seat=place)
        friend.follow(robot.look(table)["table"]["seats"][place]["move"])

    cookies: list[str] = []
    connect = Line._connect

    def noting(line: Line) -> ClientConnection:
        cookies.append(line._visitor.cookie)
        return connect(line)

    with pytest.MonkeyPatch.context() as patch, meanwhile(come_back):
        patch.setattr(Line, "_connect", noting)
        done = lanterns("join", f"{address}/join#{token}", "--bot", "visitor")
    assert (done.code, done.err.splitlines()[-1]) == (
        2, "lanterns: The seat was moved to another browser."
    )  # fmt: skip


def test_a_server_that_stays_away(
    tmp_path: Path, lanterns: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "GIVE_UP_SECONDS", 0.2)
    with running(tmp_path) as server, Proxy(int(server.address.rpartition(":")[2])) as proxy:
        host, table = with_person(server.address)

        def leave() -> None:
            eventually(lambda: host.look(table)["table"]["seats"][1]["connected"])
            proxy.cut()

        with meanwhile(leave):
            done = lanterns("join", link_to(host, table, proxy.address), "--bot", "visitor")
        name = proxy.address.removeprefix("http://")
    away = f"lanterns: {name} has not let this bot play for 0 minutes."
    assert (done.code, done.err.splitlines()[-1]) == (2, away)


@pytest.mark.prove
def test_the_server_is_killed_and_comes_back(tmp_path: Path) -> None:
    with Process(tmp_path / "tables.db") as process:
        host, table = with_person(process.address)

        def kill(ply: int) -> None:
            if ply in (3, 9):
                process.kill() if ply == 3 else process.stop()
                process.start()

        link = link_to(host, table)
        program = "cmd:" + str(Path(__file__).parents[3] / "examples/program_bots/collector.py")
        joining = subprocess.Popen(
            [*JOIN, link, "--bot", program],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        play(host, table, Random(4), before=kill)
        out, err = joining.communicate()
        assert (joining.returncode, "won the game" in out) == (0, True), err
        assert seat_of_bot(host, table)["name"] == "collector.py"
        assert "bot:collector.py" in host.get(f"/api/tables/{table}/record")["names"]


@pytest.mark.prove
def test_it_ends_when_asked_to(address: str) -> None:
    host, table = with_person(address)
    joining = subprocess.Popen(
        [*JOIN, link_to(host, table), "--bot", "kirin"], stderr=subprocess.PIPE, text=True
    )
    eventually(lambda: host.look(table)["table"]["seats"][1]["connected"])
    joining.send_signal(signal.SIGINT)
    _, err = joining.communicate()
    left = "kirin has left; the others can let another bot play on."
    assert (joining.returncode, err.splitlines()[-1]) == (130, left)
