"""What the host and a program that plays say to each other, one JSON object a line.

docs/bots.md describes it for authors of such programs.
"""

import json
from collections.abc import Mapping, Sequence

from lanterns.rules import Action, LanternsError, View, action_from_text, to_text, view_to_json

from .bot import Choice
from .foreign_text import one_line

PROTOCOL = "lanterns-bot/1"
"""The name and version of the protocol."""

# The most characters of a foreign line that go into a sentence.
_MAX_SHOWN = 80

# The most characters of a reason that are kept.
_MAX_REASON = 2000


class Misunderstanding(Exception):
    """Why a line is no answer, as the end of a sentence about the program that wrote it."""


def hello() -> bytes:
    """Return the first line to a program.

    >>> hello()
    b'{"type":"hello","protocol":"lanterns-bot/1"}\\n'
    """
    return _line({"type": "hello", "protocol": PROTOCOL})


def read_hello(line: bytes) -> None:
    """Check the first line of a program: it must speak this version of the protocol."""
    spoken = _message(line, "hello").get("protocol")
    if spoken != PROTOCOL:
        raise Misunderstanding(f"speaks {_shown(spoken)}, not {PROTOCOL}")


def question(number: int, view: View, legal: Sequence[Action], seconds: float, seed: int) -> bytes:
    """Return the line that asks a program to choose."""
    return _line(
        {
            "type": "choose",
            "id": number,
            "seconds": seconds,
            "seed": seed,
            "view": view_to_json(view),
            "legal": [to_text(action) for action in legal],
        }
    )


def read_choice(line: bytes, number: int) -> Choice:
    """Return the choice that answers question `number`; whether it is legal is not checked."""
    message = _message(line, "choice")
    if message.get("id") != number or isinstance(message["id"], bool):
        raise Misunderstanding(f"answered question {_shown(message.get('id'))}, not {number}")
    text, reason = message.get("action"), message.get("reason", "")
    if not isinstance(text, str):
        raise Misunderstanding(f"chose {_shown(text)}, which is not text")
    if not isinstance(reason, str):
        raise Misunderstanding(f"gave the reason {_shown(reason)}, which is not text")
    try:
        return Choice(action_from_text(text), reason=reason[:_MAX_REASON])
    except LanternsError as error:
        why = error.sentence.rstrip(".")
        raise Misunderstanding(f"chose “{_cut(text)}”, which is no action: {_cut(why)}") from error


def _line(message: Mapping[str, object]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def _message(line: bytes, kind: str) -> dict[str, object]:
    try:
        message: object = json.loads(line)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict) or message.get("type") != kind:
        shown = _cut(line.decode("utf-8", "replace"))
        raise Misunderstanding(f"wrote “{shown}”, which is no message of type “{kind}”")
    return message


def _shown(value: object) -> str:
    return _cut(json.dumps(value, ensure_ascii=False))


def _cut(text: str) -> str:
    return one_line(text, _MAX_SHOWN)
