"""Where lines go and come from."""

import sys
from io import TextIOWrapper
from shutil import get_terminal_size
from typing import Protocol

PROMPT = "> "


class Console(Protocol):
    """A place to write lines to and read answers from."""

    def write(self, line: str = "") -> None:
        """Show a line, or several."""

    def read(self) -> str:
        """Wait for an answer; raise `EOFError` when there will be no more."""

    def push_off(self) -> None:
        """Move everything written so far out of sight."""


class StandardConsole:
    """The terminal, or the pipe, that the program was started in."""

    def __init__(self) -> None:
        # What a terminal types badly is just not understood.
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def write(self, line: str = "") -> None:
        """Show a line, or several."""
        print(line)

    def read(self) -> str:
        """Wait for a line after the prompt.

        There is no history of typed lines: on a shared keyboard it would show the last hand.
        """
        print(PROMPT, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        return line.strip()

    def push_off(self) -> None:
        """Scroll by a screenful, which works on every terminal and for every reader."""
        print("\n" * get_terminal_size().lines)
