"""A program that is asked line by line; if it hangs, crashes or babbles, nothing gets stuck."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from threading import Lock, Thread
from typing import IO

MAX_LINE = 1 << 16
"""The most bytes of a line that a program may write."""

MAX_ERRORS = 1 << 13
"""How many bytes of a program's standard error are kept: the last ones."""

# Seconds that a program has to end by itself once its input has ended.
_FAREWELL = 1.0

# Seconds to wait for threads after the program is gone; only its own children can hold them up.
_AFTERMATH = 1.0


class ProgramTrouble(Exception):
    """Why a program has no answer: what it did, as the end of a sentence about it."""


class Program:
    """A running program, started without a shell, in a process group of its own."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # Ctrl-C is for the host, and a kill reaches what the program has started.
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise ProgramTrouble(f"could not be started: {why}") from error
        self._errors = _Tail(_pipe(self._process.stderr))
        self._asking: Thread | None = None
        with _lock:
            _running.add(self)

    @property
    def errors(self) -> str:
        """The end of what the program wrote to standard error."""
        return self._errors.text

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and return the next line of the program; otherwise end it and raise."""
        answer: list[bytes] = []
        # In a thread, because a pipe can block: one that is full, or one that stays empty.
        self._asking = Thread(target=self._exchange, args=(line, answer), daemon=True)
        self._asking.start()
        self._asking.join(seconds)
        if self._asking.is_alive():
            self.kill()
            raise ProgramTrouble(f"gave no answer within {seconds:g} seconds")
        [answered] = answer
        if answered.endswith(b"\n"):
            return answered
        if len(answered) > MAX_LINE:
            self.kill()
            raise ProgramTrouble(f"wrote a line of more than {MAX_LINE:,} bytes")
        raise ProgramTrouble(self._how_it_ended())

    def close(self) -> None:
        """End the program: its input ends, and if that is not enough, it is killed."""
        with suppress(OSError):
            _pipe(self._process.stdin).close()
        try:
            self._process.wait(_FAREWELL)
        except subprocess.TimeoutExpired:
            self.kill()
        self._let_go()

    def kill(self) -> None:
        """End the program and what it has started, at once."""
        # The number of a process stays its own until it is waited for.
        if self._process.poll() is None:
            self.kill_group()
        self._process.wait()
        self._let_go()

    def kill_group(self) -> None:
        """Send the signal that ends the program and what it has started."""
        with suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)

    def _exchange(self, line: bytes, answer: list[bytes]) -> None:
        answered = b""
        # A program that has ended reads nothing; one that is killed meanwhile answers nothing.
        with suppress(OSError, ValueError):
            stdin = _pipe(self._process.stdin)
            with suppress(BrokenPipeError):
                stdin.write(line)
                stdin.flush()
            answered = _pipe(self._process.stdout).readline(MAX_LINE + 1)
        answer.append(answered)

    def _how_it_ended(self) -> str:
        """Return how a program ended that has closed its output."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL)
        status = self._process.poll()
        self.kill()
        if status is None:
            return "closed its standard output instead of answering"
        if status < 0:
            return f"was ended by signal {-status} instead of answering"
        return f"ended with exit status {status} instead of answering"

    def _let_go(self) -> None:
        """Close the pipes of a program that has ended."""
        with _lock:
            _running.discard(self)
        if not self._errors.has_ended(_AFTERMATH):
            # Something that the program has started lives on and holds its pipes.
            self.kill_group()
            self._errors.has_ended(_AFTERMATH)
        if self._asking is not None:
            self._asking.join(_AFTERMATH)
            if self._asking.is_alive():
                return  # closing a pipe waits for its reader
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                _pipe(pipe).close()


class _Tail:
    """Reads a pipe to its end, so that it never blocks its writer, and keeps the last bytes."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe
        self._kept = b""
        self._thread = Thread(target=self._read, daemon=True)
        self._thread.start()

    @property
    def text(self) -> str:
        """What was kept, as text."""
        return self._kept.decode("utf-8", "replace")

    def has_ended(self, seconds: float) -> bool:
        """Wait for the end of the pipe, and return whether it has come."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _read(self) -> None:
        with self._pipe as pipe:
            while chunk := os.read(pipe.fileno(), MAX_ERRORS):
                self._kept = (self._kept + chunk)[-MAX_ERRORS:]


_lock = Lock()
_running: set[Program] = set()


def kill_programs() -> None:
    """Kill every program that this process has started, before it exits without cleaning up."""
    with _lock:
        left = list(_running)
    for program in left:
        program.kill_group()


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe
