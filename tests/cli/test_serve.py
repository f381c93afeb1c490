"""`lanterns serve` as a process of its own: what it says, and how it ends."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.kit.guest import Guest

LANTERNS = [sys.executable, "-m", "lanterns"]
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


def test_a_server_interrupted_while_bots_think_ends_without_a_word(tmp_path: Path) -> None:
    with serving("--db", tmp_path / "tables.db") as (process, address):
        guest = Guest(address)
        guest.do(guest.open(DRAGON, DRAGON), "start")
        # After a pause of 0.9 seconds the first dragon thinks for one.
        time.sleep(1.4)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        # The line break is for the prompt that follows.
        assert (process.returncode, out, err) == (130, "", "\n")
        guest.http.close()
