"""A bot at a table that it is invited to, against a real server."""

import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
from cli.conftest import Run
from e2e.kit.proxy import Proxy
from server.kit.games import choose
from server.kit.guest import BOT, OPEN, PERSON, Guest, Message, eventually
from server.kit.running import Process, Running, running
from websockets.sync.client import ClientConnection

from lanterns.bots import BOTS, Choice
from lanterns.cli.joining import invitation, line
from lanterns.cli.joining.invitation import Link
from lanterns.cli.joining.line import Line
from lanterns.rules import EndTurn, record_from_json
from lanterns.server.table.verification import check_shuffle

JOIN = [sys.executable, "-m", "lanterns", "join"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests that do not end it."""
    with running(tmp_path_factory.mktemp("server")) as here:
        yield here


@pytest.fixture
def address(server: Running) -> str:
    """Where it is."""
    return server.address


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Wait for nothing longer than needed; close every connection."""
    monkeypatch.setattr(line, "WAITS", (0.02, 0.05))
    monkeypatch.setattr(invitation, "TRIES", 1)
    yield
    while Guest.instances:
        Guest.instances.pop().http.close()


def link_to(host: Guest, table: str, home: str = "") -> str:
    """The link for everyone, as the page gives it."""
    return f"{home or host.address}/join#{host.look(table)['table']['join']}"


def ready(host: Guest, table: str) -> bool:
    """Whether all have sat down, and the bot has shown its part; the host does so at the start."""
    seats = host.look(table)["table"]["seats"]
    return all(seat["ready"] and (seat["revealed"] or seat["mine"]) for seat in seats)


@contextmanager
def meanwhile(work: Callable[[], object]) -> Iterator[None]:
    """Do something in a thread; what fails there fails here."""
    failures: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except BaseException as failure:
            failures.append(failure)

    thread = Thread(target=run)
    thread.start()
    yield
    thread.join()
    if failures:
        raise failures[0]


def start(host: Guest, table: str) -> None:
    """Begin as soon as everybody is there."""
    eventually(lambda: ready(host, table))
    host.do(table, "start")


def play(host: Guest, table: str, rng: Random, before: Callable[[int], None] | None = None) -> None:
    """Start, and play the host's seat to the end; `before` is called before each of its actions."""
    start(host, table)
    plies = 0
    while True:
        eventually(lambda: (now := host.look(table))["legal"] or now["result"])
        state = host.look(table)
        if state["result"]:
            return
        if before is not None:
            before(plies)
            state = host.look(table)
        host.do(table, "act", action=choose(state["legal"], rng), version=state["version"])
        plies += 1


def with_person(address: str) -> tuple[Guest, str]:
    """A table where the host has sat down and a seat is free."""
    host = Guest(address)
    table = host.open(PERSON, OPEN, title="Moon Pond")
    host.sit(table, 0, "Ana")
    return host, table


def seat_of_bot(host: Guest, table: str) -> Message:
    """The bot's seat; before it has sat down, the last one, which is free."""
    seats = host.look(table)["table"]["seats"]
    return dict(next((seat for seat in seats if seat["program"]), seats[-1]))


def test_a_whole_game_against_a_bot_of_the_server(address: str, lanterns: Run) -> None:
    host = Guest(address)
    table = host.open(OPEN, BOT, title="Moon Pond")
    with meanwhile(lambda: start(host, table)):
        done = lanterns("join", link_to(host, table), "--bot", "artisan", "--name", "Ana's heron")
    assert (done.code, done.err) == (0, "Ana's heron sits at “Moon Pond”.\n")
    assert done.out.count("\n") == 1 and "won the game at “Moon Pond”, by honor: " in done.out
    state = host.look(table)
    assert state["table"]["status"] == "over"
    seat = seat_of_bot(host, table)
    assert (seat["name"], seat["face"], seat["level"]) == ("Ana's heron", "artisan", None)
    text = host.http.get(f"/api/tables/{table}/record").text
    assert "bot:Ana's heron" in (record_from_json(text).names or ())
    # Its part of the shuffle was pledged before it was shown.
    assert check_shuffle(text).problems == []
    assert sum(map(bool, json.loads(text)["shuffle"]["pledges"])) == 1


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


def test_all_pledge_anew_when_somebody_has_gone(address: str, lanterns: Run) -> None:
    host = Guest(address)
    table = host.open(OPEN, OPEN)
    gone = Guest(address)
    token = host.look(table)["table"]["join"]
    gone.do(table, "sit", seat=gone.follow(token)["seat"], name="Bo", pledge="a" * 64,
            invitation=token, version=1)  # fmt: skip

    pledges: list[str] = []

    def replace_bo() -> None:
        eventually(lambda: seat_of_bot(host, table)["revealed"])
        pledges.append(seat_of_bot(host, table)["pledge"])
        host.do(table, "seat_bot", seat=0, level="random")
        start(host, table)
        pledges.append(seat_of_bot(host, table)["pledge"])

    with meanwhile(replace_bo):
        done = lanterns("join", link_to(host, table), "--bot", "visitor")
    assert done.code == 0 and len(set(pledges)) == 2
    assert check_shuffle(host.http.get(f"/api/tables/{table}/record").text).problems == []


def test_a_game_that_is_ended_early_ends_it(address: str, lanterns: Run) -> None:
    host, table = with_person(address)

    def end() -> None:
        start(host, table)
        host.do(table, "abandon")

    with meanwhile(end):
        done = lanterns("join", link_to(host, table), "--bot", "random")
    assert (done.code, done.out) == (0, "The game at “Moon Pond” was ended before it was over.\n")


@pytest.mark.parametrize(
    "link",
    ["", "join", "ftp://x/join#a.b", "http:///join#a", "http://x/t/abc", "http://x/join",
     "http://x:y/join#a", "http://[/join#a", "http://x/joint#a"],
)  # fmt: skip
def test_what_is_no_invitation(link: str, lanterns: Run) -> None:
    refused = f"lanterns: “{link}” is no invitation, such as http://HOST/join#TOKEN.\n"
    done = lanterns("join", link, "--bot", "random")
    assert (done.code, done.out, done.err) == (2, "", refused)


def test_a_link_below_a_path() -> None:
    assert Link.read(" https://a.b/games/join#x ") == Link("https://a.b/games", "x")


def test_a_link_that_leads_to_no_seat(address: str, lanterns: Run) -> None:
    def why(link: str) -> str:
        done = lanterns("join", link, "--bot", "random")
        assert (done.code, done.out) == (2, "")
        return done.err.removeprefix("lanterns: ").removesuffix("\n")

    host, table = with_person(address)
    info = host.look(table)["table"]
    used, watch = link_to(host, table), f"{address}/join#{info['watch']}"
    assert why(f"{address}/join#{table}.wrong") == "This invitation has been used or withdrawn."
    assert why(watch) == "The link leads to no free seat at “Moon Pond”."
    host.do(table, "seat_bot", seat=1, level="random")
    assert why(used) == "The link leads to no free seat at “Moon Pond”."
    host.do(table, "start")
    assert why(used) == "The game at “Moon Pond” has begun without a free seat."
    host.do(table, "abandon")
    assert why(used) == "The table “Moon Pond” is closed."


def test_a_server_that_is_not_there_or_another(tmp_path: Path, lanterns: Run, address: str) -> None:
    process = Process(tmp_path / "x.db")
    done = lanterns("join", "http://127.0.0.1:9/join#a.b", "--bot", "random")
    gone = "lanterns: 127.0.0.1:9 cannot be reached: Connection refused.\n"
    assert (done.code, done.err, process.port) == (2, gone, 0)
    done = lanterns("join", f"{address}/elsewhere/join#a.b", "--bot", "random")
    assert (done.code, done.err) == (2, "lanterns: There is nothing at this address.\n")


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--bot", "nobody"], "There is no bot “nobody”; there are: "),
        (["--bot", "cmd:/not/there"], "The bot “cmd:/not/there” could not be started: "),
        (["--bot", "artisan@9p"], "The bot “artisan” does not count playouts; give it seconds."),
        (["--bot", "random", "--name", "\u200b"], "--name takes a line of at most 40 characters, "),
    ],
)
def test_bots_and_names_that_cannot_be(
    options: list[str], why: str, lanterns: Run, address: str
) -> None:
    host, table = with_person(address)
    done = lanterns("join", link_to(host, table), *options)
    assert done.code == 2 and done.err.startswith(f"lanterns: {why}")
    assert not host.look(table)["table"]["seats"][1]["ready"]


class Cheat:
    """A bot that chooses what it may not."""

    def choose(self, *asked: object) -> Choice:
        return Choice(EndTurn())


def test_a_bot_that_cheats_loses_no_more_than_its_turn(
    address: str, lanterns: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "cheat", Cheat)
    host = Guest(address)
    table = host.open(OPEN, BOT)
    with meanwhile(lambda: start(host, table)):
        done = lanterns("join", link_to(host, table), "--bot", "cheat")
    assert (done.code, done.err.splitlines()[-1]) == (
        2, "lanterns: The bot “cheat” chose ., which is not legal."
    )  # fmt: skip
    assert host.look(table)["table"]["status"] == "playing"


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
        program = "cmd:" + str(Path(__file__).parents[2] / "examples/program_bots/collector.py")
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
