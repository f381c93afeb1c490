"""A bot that is a program in any language; it plays by the line protocol."""

import shlex
import sys
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from random import Random
from typing import Self

from lanterns.rules import Action, View

from .bot import Bot, Choice
from .errors import BotFault
from .foreign_text import one_line
from .line_protocol import Misunderstanding, hello, question, read_choice, read_hello
from .program import Program, ProgramTrouble

PREFIX = "cmd:"
"""What the name of such a bot begins with; the rest is the command."""

HELLO_SECONDS = 10.0
"""How long a program may take to start."""

GRACE = 2.0
"""How many seconds an answer may be late: the machine may be busy, and pipes take time."""

# The most characters of a program's standard error that go into a sentence.
_MAX_LAST_WORDS = 200


def command_of(name: str) -> list[str]:
    """Return the program and the arguments that a name stands for.

    >>> command_of("cmd:./mybot --plan 'a b'")
    ['./mybot', '--plan', 'a b']
    """
    try:
        # On Windows a backslash is part of a path.
        command = shlex.split(name.removeprefix(PREFIX), posix=sys.platform != "win32")
    except ValueError as error:
        raise ValueError(f"“{name}” is no command: {str(error).lower()}.") from None
    if not command:
        raise ValueError(f"“{name}” names no program.")
    return command


class ProgramBot:
    """A program at one seat of one game: it is started on entry and ended on exit.

    The `BotFault` for whatever it does wrong has the end of its standard error as the trace.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._command = command_of(name)
        self._program: Program | None = None
        self._questions = 0

    def __enter__(self) -> Self:
        """Start the program and wait until it says hello."""
        self._questions = 0
        try:
            self._program = Program(self._command)
            read_hello(self._program.ask(hello(), HELLO_SECONDS))
        except (ProgramTrouble, Misunderstanding) as trouble:
            raise self._fault(trouble) from trouble
        return self

    def __exit__(self, *error: object) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close()
            self._program = None

    def __getstate__(self) -> dict[str, object]:
        if self._program is not None:
            raise TypeError(f"The bot “{self.name}” is a running program, which cannot be copied.")
        return self.__dict__

    def choose(self, view: View, actions: Sequence[Action], budget: float, rng: Random) -> Choice:
        """Ask the program; raise `BotFault` if it is late, ends, or gives no answer."""
        if self._program is None:
            raise BotFault(f"The bot “{self.name}” is not running.")
        self._questions += 1
        asked = question(self._questions, view, actions, budget, rng.getrandbits(53))
        try:
            return read_choice(self._program.ask(asked, budget + GRACE), self._questions)
        except (ProgramTrouble, Misunderstanding) as trouble:
            raise self._fault(trouble) from trouble

    def _fault(self, trouble: Exception) -> BotFault:
        """End the program and return what it did, with its last words."""
        errors = ""
        if self._program is not None:
            self._program.kill()
            errors = self._program.errors
            self._program = None
        lines = errors.split("\n")
        last = next((line for line in reversed(lines) if line.strip()), "")
        words = one_line(last, _MAX_LAST_WORDS)
        said = f"; it had written “{words}”" if words else ""
        sentence = f"The bot “{self.name}” {trouble}{said}."
        return BotFault(sentence, errors if errors.endswith("\n") or not errors else errors + "\n")


def start_programs(bots: Iterable[Bot], stack: ExitStack) -> None:
    """Start those bots that are programs; they end with the stack."""
    for bot in bots:
        if isinstance(bot, ProgramBot):
            stack.enter_context(bot)
