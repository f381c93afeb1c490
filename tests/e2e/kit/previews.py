"""The previews that the page should have shown, derived from what then happened."""

from collections.abc import Sequence
from dataclasses import dataclass

from lanterns.rules import COLORS, Direction

from .visitor import Message, Visitor
from .words import Fact, color_key, listed, say, side_key

REWARDS = ("matched", "favor_earned", "faced")


@dataclass(frozen=True, slots=True)
class Reader:
    """The reader of a preview: the names at the table, their own seat, and how far it is turned."""

    names: tuple[str, ...]
    mine: int | None
    spin: int

    def who(self, seat: int) -> dict[str, Fact]:
        """Return the facts about a player for a sentence."""
        return {"you": _yes(seat == self.mine), "name": self.names[seat]}

    def side(self, direction: int) -> dict[str, Fact]:
        """Return the fact about a side for a sentence."""
        return {"side": side_key(direction + self.spin)}


def reader_of(visitor: Visitor, state: Message) -> Reader:
    """Return the reader at a table, with the names on the screen."""
    seats = state["table"]["seats"]
    names = []
    cards_of = say("table-cards-of", name="")
    for seat in range(len(seats)):
        panel = visitor.page.locator(f"section[data-seat='{seat}']")
        label = panel.locator(f"ul[aria-label^='{cards_of}']").get_attribute("aria-label") or ""
        names.append(label.removeprefix(cards_of))
    shown = state["game"]["shown"]
    own = [seat for seat, info in enumerate(seats) if info["mine"]]
    mine = shown if shown is not None else (own[0] if own else None)
    side = Direction.SOUTH if mine is None else seats[mine]["side"]
    return Reader(tuple(names), mine, (Direction.SOUTH - side) % 4)


def rewards_of(events: Sequence[Message]) -> list[Message]:
    """Return the events that deal cards and favor, in order."""
    return [event for event in events if event["type"] in REWARDS]


def preview_lines(reader: Reader, events: Sequence[Message]) -> list[str]:
    """Return the lines that the preview of these events should have had."""
    [laid] = [event for event in events if event["type"] == "tile_laid"]
    return [_line(reader, event, laid["cell"]) for event in rewards_of(events)]


def preview_sentence(reader: Reader, events: Sequence[Message]) -> str:
    """Return the sentence that a screen reader should have read about these events."""
    facing = [event["seat"] for event in events if event["type"] == "faced"]
    received = [event for event in rewards_of(events) if event["received"]]
    return "; ".join(
        _gains(reader, seat, [event for event in received if event["seat"] == seat])
        for seat in facing
    )


def _line(reader: Reader, event: Message, cell: list[int]) -> str:
    missed = "" if event["received"] else "-missed"
    if event["type"] == "favor_earned":
        return say(f"table-preview-favor{missed}", own=_yes(event["platform"] == cell))
    color = color_key(event["color"])
    if event["type"] == "matched":
        side = reader.side(event["direction"])
        return say(f"table-preview-match{missed}", color=color, **side)
    return say(f"table-preview-faced{missed}", color=color, **reader.who(event["seat"]))


def _gains(reader: Reader, seat: int, received: Sequence[Message]) -> str:
    colors = [event["color"] for event in received if event["type"] != "favor_earned"]
    things = [
        say("colored-cards", color=color_key(color), count=colors.count(color))
        for color in COLORS
        if color in colors
    ]
    favor = len(received) - len(colors)
    things += [say("favor", count=favor)] if favor else []
    return say("gains", things=listed(things), **reader.who(seat))


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"
