"""Where lines are written to and read from."""

import sys
from io import TextIOWrapper
from shutil import get_terminal_size
from typing import Protocol

PROMPT = "> "


class Console(Protocol):
    """Writes lines and reads answers."""

    def write(self, line: str = "") -> None:
        """Write one or more lines."""

    def read(self) -> str:
        """Wait for an answer; raise `EOFError` at the end of the input."""

    def scroll_away(self) -> None:
        """Move everything written so far off the screen."""


class StandardConsole:
    """Standard input and output."""

    def __init__(self) -> None:
        # Bytes that are not valid text are simply not understood.
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def write(self, line: str = "") -> None:
        """Write one or more lines."""
        print(line)

    def read(self) -> str:
        """Wait for a line after the prompt.

        There is no input history: on a shared keyboard it would reveal another player's lines.
        """
        print(PROMPT, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        return line.strip()

    def scroll_away(self) -> None:
        """Scroll by one screen, which works on every terminal and with every screen reader."""
        print("\n" * get_terminal_size().lines)
