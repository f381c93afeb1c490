"""Lines and reasons in the form of `lanterns review --json`."""

import re
from dataclasses import fields
from enum import Enum

from lanterns.core import Line, Reason
from lanterns.rules import Color, to_text


def line_to_json(line: Line) -> dict[str, object]:
    """Return a way to play the rest of a turn, and what it does for each seat."""
    return {
        "actions": list(map(to_text, line.actions)),
        "win_chance": list(map(rounded, line.win_chance)),
        "equal_chance": list(map(rounded, line.equal_chance)),
        "honor": list(map(rounded, line.honor)),
        "error": rounded(line.error),
        "effects": [reason_to_json(one, has_share=False) for one in line.reasons],
    }


def reason_to_json(reason: Reason, *, has_share: bool = True) -> dict[str, object]:
    """Return an effect: its type, its facts, and what it explains of a loss."""
    facts = {one.name: _fact(getattr(reason, one.name)) for one in fields(reason)}
    share = facts.pop("share")
    type_ = re.sub(r"(?<!^)(?=[A-Z])", "_", type(reason).__name__).lower()
    return {"type": type_, **facts, **({"share": share} if has_share else {})}


def _fact(value: object) -> object:
    """Return colors as the letters of records, kinds of sets by their names."""
    if isinstance(value, tuple):
        return "".join(color.letter for color in value)
    if isinstance(value, Color):
        return value.letter
    if isinstance(value, Enum):
        return value.name.lower()
    return rounded(value) if isinstance(value, float) else value


def rounded(number: float) -> float:
    """Round to nine digits, without a negative zero."""
    return round(number, 9) + 0.0
