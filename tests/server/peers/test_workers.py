"""Several worker processes serve one port; one that dies is replaced, and all end together."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random

import httpx
import psutil  # type: ignore[import-untyped]  # it has no types
import pytest
from server.kit.games import play_on, started
from server.kit.guest import Guest, eventually

from lanterns.server.http.run import bind
from lanterns.server.peers.workers import share_port


@contextmanager
def workers(database: str, number: int = 2) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Run the command with some workers; yield its address."""
    command = [sys.executable, "-m", "lanterns", "serve", "--port", "0", "--db", database]
    process = subprocess.Popen(
        [*command, "--workers", str(number)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        yield process.stdout.readline().split()[3], process
    finally:
        process.kill()
        process.communicate()


def serving(process: subprocess.Popen[str]) -> set[int]:
    """The processes of the workers; Python starts one more that cleans up after them."""
    found = set()
    for child in psutil.Process(process.pid).children():
        # One that has just ended cannot be asked any more.
        with suppress(psutil.ZombieProcess, psutil.NoSuchProcess):
            if "resource_tracker" not in " ".join(child.cmdline()):
                found.add(child.pid)
    return found


def worker_that_answers(address: str) -> str:
    """The number of the worker whose metrics a new connection gets, on every line of them."""
    lines = httpx.get(f"{address}metrics").text.splitlines()
    [worker] = {str(re.findall('worker="(.*?)"', line)[0]) for line in lines if line[0] != "#"}
    return worker


@pytest.mark.prove
def test_workers_are_one_server(database: str) -> None:
    with workers(database) as (address, process):
        table, guests = started(address, 2)
        before = serving(process)
        assert len(before) == 2
        play_on(table, guests, Random(1), plies=4)
        eventually(lambda: worker_that_answers(address) == "1")
        eventually(lambda: worker_that_answers(address) == "2")
        # One is killed: another takes its place, and the game goes on.
        os.kill(min(before), signal.SIGKILL)
        eventually(lambda: len(serving(process) - before) == 1)
        cookies = [guest.cookie for guest in guests]
        back = [Guest(address, cookie) for cookie in cookies]
        state = play_on(table, back, Random(2), plies=4)
        assert state["version"] >= 13
        children = [psutil.Process(pid) for pid in serving(process)]
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) in (0, -signal.SIGTERM)
        assert not any(child.is_running() for child in children)


@pytest.mark.prove
def test_workers_end_with_their_parent(database: str) -> None:
    with workers(database) as (_, process):
        children = [psutil.Process(pid) for pid in serving(process)]
        process.kill()
        process.wait(60)
        eventually(lambda: not any(child.is_running() for child in children))


def test_each_worker_has_a_socket_at_the_same_port() -> None:
    bound = bind("127.0.0.1", 0)
    port = bound.getsockname()[1]
    sockets = share_port(bound, 3)
    assert {one.getsockname()[1] for one in sockets} == {port}
    for one in {*sockets}:
        one.close()
