"""The command as a process of its own: pipes, signals, streams that are closed."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli.conftest import Run

from lanterns.cli import COMMANDS
from lanterns.cli.errors import READER_GONE

LANTERNS = [sys.executable, "-m", "lanterns"]


def test_help_lists_every_command(lanterns: Run) -> None:
    done = subprocess.run([*LANTERNS, "--help"], capture_output=True, text=True, check=True)
    for name in COMMANDS:
        assert f"  {name} " in done.stdout
        one = lanterns(name, "--help")
        assert (one.code, one.out.startswith(f"Usage: lanterns {name}")) == (0, True)


def test_a_pipe_closed_early_ends_it_quietly() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [*LANTERNS, "simulate", "--games", "3"], stdout=writer, stderr=subprocess.PIPE, text=True
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (READER_GONE, "")


def test_a_full_disk_is_one_sentence() -> None:
    full = "/dev/full cannot be written: No space left on device."
    done = subprocess.run(
        [*LANTERNS, "simulate", "--out", "/dev/full"], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (2, f"lanterns: {full}\n")
    shell = f"{sys.executable} -m lanterns simulate >/dev/full"
    piped = subprocess.run(shell, shell=True, stderr=subprocess.PIPE, text=True)
    spoken = "The output could not be written: No space left on device."
    assert (piped.returncode, piped.stderr) == (2, f"lanterns: {spoken}\n")


@pytest.mark.parametrize("asked", ["--help", "--version", "arena --help"])
def test_help_that_cannot_be_written(asked: str) -> None:
    shell = f"{sys.executable} -m lanterns {asked} >/dev/full"
    full = subprocess.run(shell, shell=True, stderr=subprocess.PIPE, text=True)
    spoken = "The output could not be written: No space left on device."
    assert (full.returncode, full.stderr) == (2, f"lanterns: {spoken}\n")
    reader, writer = os.pipe()
    os.close(reader)
    gone = subprocess.run([*LANTERNS, *asked.split()], stdout=writer, stderr=subprocess.PIPE)
    os.close(writer)
    assert (gone.returncode, gone.stderr) == (READER_GONE, b"")


@pytest.mark.parametrize(
    "arguments", [["bots", "--lang", "pl"], ["arena", "--bots", "random", "--games", "2"]]
)
def test_a_terminal_without_our_letters_shows_others(arguments: list[str]) -> None:
    poor = {**os.environ, "PYTHONIOENCODING": "latin-1"}
    done = subprocess.run([*LANTERNS, *arguments], capture_output=True, env=poor)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout


def test_closed_streams_are_empty_ones() -> None:
    shell = f"{sys.executable} -m lanterns check - <&-"
    done = subprocess.run(shell, shell=True, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (2, "lanterns: standard input holds no record.\n")
    shell = f"{sys.executable} -m lanterns simulate --seed 1 >&-"
    quiet = subprocess.run(shell, shell=True, stderr=subprocess.PIPE, text=True)
    assert (quiet.returncode, quiet.stderr) == (0, "")
    shell = f"{sys.executable} -m lanterns simulate --games 2 2>&-"
    silent = subprocess.run(shell, shell=True, stdout=subprocess.PIPE, text=True)
    assert (silent.returncode, len(silent.stdout.splitlines())) == (0, 2)


def test_an_interrupted_simulation_leaves_whole_records(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    process = subprocess.Popen(
        [*LANTERNS, "simulate", "--games", "100000", "--jobs", "2", "--out", str(out)],
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
    )
    try:
        while not (out.exists() and out.stat().st_size):
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=60)
    finally:
        # Where the interrupt does not end it, nothing else would.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    # The line break is for the prompt that follows.
    assert (process.returncode, err) == (130, "\n")
    done = subprocess.run([*LANTERNS, "check", str(out)], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
