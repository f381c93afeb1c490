"""What happened, in short: what others placed takes two lines, however much it gave."""

from collections.abc import Iterable
from itertools import groupby

from lanterns.locale import Narrator
from lanterns.rules import (
    Discarded,
    Event,
    Faced,
    FavorEarned,
    Matched,
    Seat,
    TileDrawn,
    TileLaid,
    TurnBegan,
)

_REWARDS = Matched, FavorEarned, Faced


def news_lines(narrator: Narrator, events: Iterable[Event]) -> list[str]:
    """Return lines about events: the reader's own in full, those of others in short.

    A blank line comes before each turn.
    """
    lines: list[str] = []
    placer: Seat | None = None
    for _, group in groupby(events, key=_together):
        happened = list(group)
        match happened[0]:
            case Discarded(seat):
                colors = [event.color for event in happened if isinstance(event, Discarded)]
                lines.append(narrator.discards(seat, colors))
            case Matched() | FavorEarned() | Faced() if placer != narrator.reader:
                lines.append(narrator.gains(e for e in happened if isinstance(e, _REWARDS)) + ".")
            case TileDrawn(seat) if seat != narrator.reader:
                pass
            case TurnBegan(seat, final) if seat != narrator.reader and not final:
                lines.append("")
            case TurnBegan() as began:
                lines += ["", narrator.event(began)]
            case _:
                lines += [narrator.event(event) for event in happened]
        if isinstance(happened[0], TileLaid):
            placer = happened[0].seat
    return lines


def _together(event: Event) -> object:
    """Return a key that is equal for neighboring events that are told together."""
    if isinstance(event, Discarded):
        return "discards", event.seat
    return "rewards" if isinstance(event, _REWARDS) else id(event)
