"""The game as a process: a real terminal, a pipe, an interrupt."""

import os
import pty
import select
import signal
import subprocess
import sys
from pathlib import Path

from lanterns.cli.errors import READER_GONE

PLAY = [sys.executable, "-m", "lanterns", "play", "--seed", "5"]
ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8"}


class Screen:
    """What a terminal shows, read piece by piece."""

    def __init__(self, terminal: int) -> None:
        self.terminal = terminal
        self._unread = b""

    def until(self, text: str) -> str:
        """Read on until `text` is shown; what follows it is left for the next time."""
        while text.encode() not in self._unread:
            # A terminal that stays silent for this long would stay so for ever.
            assert select.select([self.terminal], [], [], 120)[0], self._unread.decode()
            self._unread += os.read(self.terminal, 4096)
        shown, self._unread = self._unread.split(text.encode(), 1)
        return shown.decode() + text


def test_a_pipe_can_play() -> None:
    done = subprocess.run(
        [*PLAY, "--players", "2"], input="2\n1\ny\n", capture_output=True, text=True, env=ENGLISH
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("It is your turn.") == 2
    assert "The input has ended, and the game with it." in done.stdout


def test_a_person_plays_at_a_terminal_and_interrupts(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*PLAY, "--start", "1", "--record", str(path)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=ENGLISH,
    )
    os.close(theirs)
    screen = Screen(ours)
    try:
        assert "What will you do?" in screen.until("\n> ")
        os.write(ours, b"best\n")
        assert "The placements that give you the most" in screen.until("\n> ")
        os.write(ours, b"1\n")
        assert "Place the tile?" in screen.until("\n> ")
        os.write(ours, b"y\n")
        assert "Carp places tile" in screen.until("\n> ")
        process.send_signal(signal.SIGINT)
        # Just before it waits for a line, Python misses a signal until the next one comes.
        while not select.select([ours], [], [], 10)[0]:
            process.send_signal(signal.SIGINT)
        parting = screen.until(str(path))
        assert process.wait(timeout=60) == 130
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    assert "Goodbye!" in parting
    assert "Traceback" not in parting
    assert path.read_text().startswith('{"format":"lanterns-record/1"')


def test_bytes_that_are_no_text_are_not_understood() -> None:
    done = subprocess.run(PLAY, input=b"\xff\xfe\n\x00\n", capture_output=True, env=ENGLISH)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"is not a choice here.") == 2


def test_a_terminal_without_our_letters_shows_others() -> None:
    poor = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "pl_PL.UTF-8"}
    done = subprocess.run(PLAY, input=b"", capture_output=True, env=poor)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Twoja kolej." in done.stdout


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(PLAY, stdin=subprocess.DEVNULL, stdout=writer, stderr=subprocess.PIPE)
    os.close(writer)
    assert (done.returncode, done.stderr) == (READER_GONE, b"")
