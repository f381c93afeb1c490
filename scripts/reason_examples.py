"""Every kind of reason for the page's tests, with its sentence in all languages."""

import json
from collections.abc import Iterator

from advice_examples import NAMES, reason_as_page

from lanterns.coach.wording import reason_text
from lanterns.core import (
    CardDenied,
    CardGiven,
    CardsNext,
    CardsReturned,
    CardsTaken,
    ColorEnded,
    FavorTaken,
    LakeLeft,
    MoreNext,
    OneShort,
    Reason,
    SecondSet,
    SetCompleted,
    TieBreak,
    TokenAhead,
    TokenNext,
    TokenTaken,
)
from lanterns.locale import LANGUAGES, Narrator, Words
from lanterns.rules import COLORS, DEDICATION_KINDS


def reasons() -> Iterator[Reason]:
    """Yield reasons about the reader, who is the active player, and about another one."""
    for number, color in enumerate(COLORS, start=1):
        yield CardsTaken((color,) * number)
        yield CardsReturned((color, COLORS[-1]))
        yield CardGiven(1, color)
        yield CardDenied(1, color)
        yield ColorEnded(color)
    for count in (1, 3, -2):
        yield FavorTaken(count)
    for honor, kind in enumerate(DEDICATION_KINDS, start=4):
        yield TokenTaken(kind, honor)
        for seat in (0, 1):
            yield SetCompleted(seat, kind, honor)
            yield SecondSet(seat, kind, honor)
            yield OneShort(seat, kind, honor, COLORS[honor : honor + 1])
            yield OneShort(seat, kind, honor, COLORS[:2])
            yield TokenAhead(seat, kind, honor)
            yield TokenNext(seat, kind, honor, 10 * honor)
    for seat in (0, 1):
        yield CardsNext(seat, 23)
        yield CardsNext(seat, 10)
        yield TieBreak(seat)
        yield MoreNext(seat)
    yield LakeLeft()


def reason_examples() -> str:
    """Return all of them as JSON, one in a line."""
    rows = [
        {
            "reason": reason_as_page(reason),
            "words": {
                language: reason_text(Narrator(Words(language), NAMES, reader=0), 0, reason)
                for language in LANGUAGES
            },
        }
        for reason in reasons()
    ]
    lines = (json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows)
    return "[\n" + ",\n".join(lines) + "\n]\n"
