"""The arena's processes: interrupted, killed, or left alone."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil  # type: ignore[import-untyped]  # it has no types
import pytest

from .conftest import Run, without_times

LANTERNS = [sys.executable, "-m", "lanterns"]
MIRROR = ("--bots", "random,random", "--seed", 3)


def _wait_for_records(process: subprocess.Popen[str], out: Path, size: int) -> None:
    while not (out.exists() and out.stat().st_size > size):
        assert process.poll() is None
        time.sleep(0.02)


@pytest.mark.prove
@pytest.mark.parametrize(
    "stop", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.prove)]
)
def test_an_interrupt_keeps_what_is_done(
    lanterns: Run, tmp_path: Path, stop: signal.Signals
) -> None:
    """Ctrl-C reaches the workers too; the system asks the process alone."""
    out = tmp_path / "games.jsonl"
    process = subprocess.Popen(
        [*LANTERNS, "arena", *map(str, MIRROR), "--games", "100000", "--json", "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
    )
    _wait_for_records(process, out, size=10_000)
    if stop is signal.SIGINT:
        os.killpg(process.pid, stop)
    else:
        process.send_signal(stop)
    report, err = process.communicate(timeout=60)
    data = json.loads(report)
    assert process.returncode == 130
    assert err == f"Interrupted; whole deals played: {data['deals']}.\n"
    assert (data["interrupted"], data["games"]) == (True, 2 * data["deals"])
    written = len(out.read_text().splitlines())
    assert written - data["games"] in (0, 1)
    assert lanterns("check", out).code == 0
    again = lanterns("arena", *MIRROR, "--games", data["games"], "--json", "--jobs", 1)
    assert without_times(again.out) == {**without_times(report), "interrupted": False}


@pytest.mark.prove
def test_a_killed_workers_games_are_played_again(lanterns: Run, tmp_path: Path) -> None:
    calm, stormy = tmp_path / "calm.jsonl", tmp_path / "stormy.jsonl"
    lanterns("arena", *MIRROR, "--games", 300, "--out", calm)
    process = subprocess.Popen(
        [*LANTERNS, "arena", *map(str, MIRROR), "--games", "300", "--out", str(stormy)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    _wait_for_records(process, stormy, size=1_000)
    for child in psutil.Process(process.pid).children():
        if "spawn_main" in " ".join(child.cmdline()):
            child.kill()
            break
    else:
        raise AssertionError("There is no worker to kill.")
    report, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    assert "300 games on 150 deals" in report
    assert stormy.read_bytes() == calm.read_bytes()


def test_workers_end_with_a_killed_parent(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    process = subprocess.Popen(
        [*LANTERNS, "arena", *map(str, MIRROR), "--games", "100000", "--out", str(out)],
        stdout=subprocess.DEVNULL,
        text=True,
    )
    _wait_for_records(process, out, size=0)
    children = psutil.Process(process.pid).children(recursive=True)
    process.kill()
    process.wait()
    _, alive = psutil.wait_procs(children, timeout=30)
    assert (len(children) >= 2, alive) == (True, [])
