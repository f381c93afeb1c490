"""What happened, as messages say it: the events of the rules and those of the table.

A message for an event of the rules has the event's own fields; its type is the event's name in
snake case. Colors, directions and kinds of dedication are numbers in the order of the rules.
"""

import re
from collections.abc import Mapping
from dataclasses import fields
from operator import attrgetter
from typing import TYPE_CHECKING, Union, assert_never, get_args, get_type_hints

import msgspec

from lanterns import rules

from ..table import entries
from ..table.entries import AnyEntry, Entry


class WireEvent(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that happened."""


class GameEnded(WireEvent, frozen=True, tag="game_ended"):
    """The last final turn is over."""

    # The one event that is not sent whole: a `state` has the result beside its events.
    winners: tuple[int, ...]


class SatDown(WireEvent, frozen=True, tag="sat_down"):
    """A person took a seat, or a bot got it."""

    seat: int
    name: str
    level: str | None


class SeatMoved(WireEvent, frozen=True, tag="seat_moved"):
    """A person plays on in another browser."""

    seat: int


class TookBack(WireEvent, frozen=True, tag="took_back"):
    """A player took back their last action, and what bots had done since."""

    seat: int
    actions: int


class GameStarted(WireEvent, frozen=True, tag="game_started"):
    """The tiles were dealt; seats are now numbered in turn order."""


def _derive(source: type, name: str, types: Mapping[str, object]) -> type[WireEvent]:
    """Return a message with the fields and the docstring of another type."""
    # A cell is sent as a plain pair, without a type of its own.
    sent = [(field, tuple[int, int] if of is rules.Cell else of) for field, of in types.items()]
    message = msgspec.defstruct(
        name,
        sent,
        bases=(WireEvent,),
        namespace={"__doc__": source.__doc__},
        module=__name__,
        tag=_tag(name),
        frozen=True,
    )
    assert issubclass(message, WireEvent)
    return message


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def event_type(event: type[rules.Event]) -> str:
    """Return the type of the message for a kind of event."""
    return _tag(event.__name__)


def _derive_from_event(event: type[rules.Event]) -> type[WireEvent]:
    hints = get_type_hints(event)
    return _derive(
        event, event.__name__, {field.name: hints[field.name] for field in fields(event)}
    )


def _derive_from_entry(entry: type[Entry], name: str) -> type[WireEvent]:
    hints = get_type_hints(entry)
    return _derive(entry, name, {field: hints[field] for field in entry.__struct_fields__})


_BY_EVENT = {
    event: _derive_from_event(event)
    for event in get_args(rules.Event)
    if event is not rules.GameEnded
}
# Quicker than by `getattr`; every event has at least two fields, so this returns a tuple.
_READ = {event: attrgetter(*message.__struct_fields__) for event, message in _BY_EVENT.items()}
# Named one by one, since the fields of other entries are secret.
_BY_ENTRY = {
    entry: _derive_from_entry(entry, name)
    for entry, name in (
        (entries.Renamed, "TableRenamed"),
        (entries.HandedOver, "HandedOver"),
        (entries.Reclaimed, "Reclaimed"),
        (entries.EndWanted, "EndWanted"),
        (entries.Abandoned, "TableAbandoned"),
        (entries.Rematched, "RematchOpened"),
    )
}

if TYPE_CHECKING:
    AnyEvent = WireEvent
else:
    AnyEvent = Union[
        (
            *_BY_EVENT.values(),
            *(GameEnded, SatDown, SeatMoved, TookBack, GameStarted),
            *_BY_ENTRY.values(),
        )
    ]


def event_message(event: rules.Event) -> AnyEvent:
    """Return the message for an event of the rules that is already redacted."""
    if isinstance(event, rules.GameEnded):
        return GameEnded(event.result.winners)
    return _BY_EVENT[type(event)](*_READ[type(event)](event))


def entry_messages(entry: AnyEntry, turn: int | None) -> tuple[AnyEvent, ...]:
    """Return the messages for a log entry; an action has none, since its events say it all.

    `turn` is the seat on turn afterwards: whoever took something back.
    """
    match entry:
        case entries.TookBack(actions):
            assert turn is not None
            return (TookBack(turn, actions),)
        case entries.Sat(seat, _, name):
            return (SatDown(seat, name, None),)
        case entries.BotSeated(seat, level):
            return (SatDown(seat, "", level),)
        case entries.Moved(seat):
            return (SeatMoved(seat),)
        case entries.Started():
            return (GameStarted(),)
        case entries.Acted() | entries.Opened() | entries.MoveOffered() | entries.Revealed():
            return ()
        case (
            entries.Renamed()
            | entries.HandedOver()
            | entries.Reclaimed()
            | entries.EndWanted()
            | entries.Abandoned()
            | entries.Rematched()
        ):
            return (_BY_ENTRY[type(entry)](*msgspec.structs.astuple(entry)),)
        case _:
            assert_never(entry)
