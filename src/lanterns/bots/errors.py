"""A bot that failed: one sentence for users, and a traceback and record for the bot's author."""

from collections.abc import Iterator
from contextlib import contextmanager
from traceback import format_exception

from lanterns.rules import Action, IllegalAction, Record, to_text

from .foreign_text import one_line

# The most characters of a foreign error that go into a sentence.
_MAX_LENGTH = 200


class BotFault(RuntimeError):
    """A bot that raised an error or chose an action it may not take; the message is one sentence.

    `trace` is the traceback as text, `record` the game up to the failure, `seat` that of the bot,
    and `place` says which game it was. All are plain data, because an exception's cause does not
    survive pickling.
    """

    def __init__(self, sentence: str, trace: str = "") -> None:
        super().__init__(sentence)
        self.trace = trace
        self.record: Record | None = None
        self.seat: int | None = None
        self.place = ""

    def __str__(self) -> str:
        sentence = super().__str__()
        return f"{sentence.removesuffix('.')} ({self.place})." if self.place else sentence


@contextmanager
def blaming(name: str, action: Action) -> Iterator[None]:
    """Raise `BotFault` for the bot `name` if the block cannot take the action it chose."""
    try:
        text = to_text(action)
        yield
    except IllegalAction as error:
        raise BotFault(f"The bot “{name}” chose {text}: {error.sentence}") from error
    except Exception as error:
        # The action has fields of the wrong type, such as a plain tuple for a cell.
        what, why = one_line(str(action), _MAX_LENGTH), error_summary(error)
        sentence = f"The bot “{name}” chose {what}, which is no action: {why}."
        raise BotFault(sentence, traceback_of(error)) from error


def error_summary(error: BaseException) -> str:
    """Return an error as part of one sentence, even if its message has several lines.

    >>> error_summary(KeyError(3)), error_summary(ValueError("Two\\nlines."))
    ('KeyError: 3', 'ValueError: Two lines')
    """
    return one_line(f"{type(error).__name__}: {error}", _MAX_LENGTH).rstrip(".: ")


def traceback_of(error: BaseException) -> str:
    """Return the traceback of an error and its causes, as Python prints it."""
    return "".join(format_exception(error))
