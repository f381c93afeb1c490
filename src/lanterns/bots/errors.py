"""A bot that failed: the sentence about it, and what its author needs to find out why."""

from collections.abc import Iterator
from contextlib import contextmanager
from textwrap import shorten
from traceback import format_exception

from lanterns.rules import Action, IllegalAction, Record, to_text

# How many letters of somebody's error fit a sentence.
_LONGEST = 200


class BotFault(RuntimeError):
    """A bot that failed or chose what it may not; the message is one sentence.

    `trace` is where its code stood, as Python prints it, `record` the game until then, and `place`
    which game that was. They are kept as plain data, which comes back from any worker; a cause
    does not.
    """

    def __init__(self, sentence: str, trace: str = "") -> None:
        super().__init__(sentence)
        self.trace = trace
        self.record: Record | None = None
        self.place = ""

    def __str__(self) -> str:
        sentence = super().__str__()
        return f"{sentence.removesuffix('.')} ({self.place})." if self.place else sentence


@contextmanager
def blamed(name: str, action: Action) -> Iterator[None]:
    """Make it a fault of the bot that chose an action if the action cannot be taken."""
    try:
        text = to_text(action)
        yield
    except IllegalAction as error:
        raise BotFault(f"The bot “{name}” chose {text}: {error.sentence}") from error
    except Exception as error:
        # Made of something else than tiles, cells and colours, such as a plain pair for a cell.
        sentence = f"The bot “{name}” chose {_line(action)}, which is no action: {told(error)}."
        raise BotFault(sentence, trace_of(error)) from error


def told(error: BaseException) -> str:
    """An error as a part of one sentence, whatever its author wrote into it.

    >>> told(KeyError(3)), told(ValueError("Two\\nlines."))
    ('KeyError: 3', 'ValueError: Two lines')
    """
    return _line(f"{type(error).__name__}: {error}").rstrip(".: ")


def trace_of(error: BaseException) -> str:
    """The traceback of an error and of those behind it, as Python prints it."""
    return "".join(format_exception(error))


def _line(foreign: object) -> str:
    return shorten(str(foreign), _LONGEST, placeholder=" …")
