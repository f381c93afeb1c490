"""The messages of events follow the events themselves."""

import json
from typing import get_args

import msgspec
import pytest

from lanterns import rules
from lanterns.rules import Cell, Color, DedicationKind, Direction, Event, Result
from lanterns.server.table import entries
from lanterns.server.table.entries import AnyEntry
from lanterns.server.wire.events import AnyEvent, WireEvent, entry_messages, event_message

RESULT = Result(honor=(9, 7), favor=(1, 0), cards=(2, 2))

EVENTS: list[tuple[Event, object]] = [
    (
        rules.Exchanged(1, Color.RED, Color.BLACK),
        {"type": "exchanged", "seat": 1, "given": 0, "taken": 6},
    ),
    (
        rules.Dedicated(0, DedicationKind.THREE_PAIR, (Color.RED, Color.BLUE), 7, True),
        {
            "type": "dedicated",
            "seat": 0,
            "kind": 1,
            "colors": [0, 4],
            "honor": 7,
            "generic": True,
        },
    ),
    (rules.Discarded(2, Color.GREEN), {"type": "discarded", "seat": 2, "color": 2}),
    (
        rules.TileLaid(0, 5, Cell(1, -2), 3),
        {"type": "tile_laid", "seat": 0, "tile": 5, "cell": [1, -2], "turns": 3},
    ),
    (
        rules.Matched(0, Color.WHITE, Direction.WEST, Cell(0, 1), False),
        {
            "type": "matched",
            "seat": 0,
            "color": 5,
            "direction": 3,
            "neighbor": [0, 1],
            "received": False,
        },
    ),
    (
        rules.FavorEarned(1, Cell(0, 0), True),
        {"type": "favor_earned", "seat": 1, "platform": [0, 0], "received": True},
    ),
    (
        rules.Faced(3, Color.ORANGE, Direction.NORTH, True),
        {"type": "faced", "seat": 3, "color": 1, "direction": 0, "received": True},
    ),
    (rules.TileDrawn(0, None), {"type": "tile_drawn", "seat": 0, "tile": None}),
    (rules.TurnBegan(1, True), {"type": "turn_began", "seat": 1, "final": True}),
    (rules.GameEnded(RESULT), {"type": "game_ended", "winners": [0]}),
]

ENTRIES: list[tuple[AnyEntry, object]] = [
    (
        entries.Sat(1, "b", "Bao", "ab"),
        {"type": "sat_down", "seat": 1, "name": "Bao", "level": None},
    ),
    (entries.BotSeated(1, "fox"), {"type": "sat_down", "seat": 1, "name": "", "level": "fox"}),
    (entries.Started((0, 1), ("south", "north"), (1, 2)), {"type": "game_started"}),
    (entries.Renamed("Moon"), {"type": "table_renamed", "title": "Moon"}),
    (entries.TookBack(3), {"type": "took_back", "seat": 1, "actions": 3}),
    (entries.HandedOver(0, "fox"), {"type": "handed_over", "seat": 0, "level": "fox"}),
    (entries.Reclaimed(0), {"type": "reclaimed", "seat": 0}),
    (entries.Moved(2, "b" * 64), {"type": "seat_moved", "seat": 2}),
    (entries.EndWanted(1), {"type": "end_wanted", "seat": 1}),
    (entries.Abandoned(), {"type": "table_abandoned"}),
    (entries.Rematched("next"), {"type": "rematch_opened", "table": "next"}),
]
SILENT = {entries.Opened, entries.Acted, entries.MoveOffered, entries.Revealed}


@pytest.mark.parametrize(("event", "message"), EVENTS, ids=lambda part: type(part).__name__)
def test_an_event_of_the_rules_is_sent_with_its_fields(event: Event, message: object) -> None:
    assert json.loads(msgspec.json.encode(event_message(event))) == message


def test_every_event_of_the_rules_has_a_message() -> None:
    assert {type(event) for event, _ in EVENTS} == set(get_args(Event))


@pytest.mark.parametrize(("entry", "message"), ENTRIES, ids=lambda part: type(part).__name__)
def test_an_entry_is_sent_without_its_secrets(entry: AnyEntry, message: object) -> None:
    [sent] = entry_messages(entry, 1)
    assert json.loads(msgspec.json.encode(sent)) == message


def test_every_entry_is_sent_or_silent() -> None:
    assert {type(entry) for entry, _ in ENTRIES} | SILENT == set(get_args(AnyEntry))
    assert entry_messages(entries.Acted("."), 1) == ()


def test_every_message_can_be_read_back() -> None:
    sent: list[WireEvent] = [event_message(event) for event, _ in EVENTS]
    sent += [message for entry, _ in ENTRIES for message in entry_messages(entry, 1)]
    assert msgspec.json.decode(msgspec.json.encode(sent), type=list[AnyEvent]) == sent
