"""Game records: one game, complete and replayable, as JSON."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from .components import TileId
from .directions import Direction
from .errors import (
    BrokenRecord,
    LanternsError,
    RecordFault,
    SetupError,
    UnreadableRecord,
    excerpt,
)
from .notation import action_from_text
from .picture import state_svg
from .result import Result, result_of
from .setup import new_game, seating_from_words
from .state import GameState
from .turn import Step, apply

FORMAT = "lanterns-record/1"

BOT_PREFIX = "bot:"
"""The prefix of a bot's name among the names of a record."""

Item = TypeVar("Item", str, int)


@dataclass(frozen=True, slots=True)
class Record:
    """A game as written: seats and tiles in the order dealt, then every action as text.

    `result` is what the record claims; `check_record` compares it with the game.
    """

    seating: tuple[Direction, ...]
    tiles: tuple[TileId, ...]
    actions: tuple[str, ...] = ()
    names: tuple[str, ...] | None = None
    result: Mapping[str, object] | None = None

    def _repr_svg_(self) -> str:
        """Return a picture of the last position for notebooks."""
        return state_svg(end_of(self))


def record_to_json(record: Record) -> str:
    """Write a record as one line of JSON."""
    data: dict[str, object] = {
        "format": FORMAT,
        "seats": [side.name.lower() for side in record.seating],
        "tiles": record.tiles,
    }
    if record.names is not None:
        data["names"] = record.names
    data["actions"] = record.actions
    if record.result is not None:
        data["result"] = record.result
    return json.dumps(data, separators=(",", ":"))


def record_from_json(text: str) -> Record:
    """Read a record; raise `UnreadableRecord` or, for impossible seats, `BrokenRecord`."""
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError as error:
        raise UnreadableRecord(
            RecordFault.NOT_JSON, why=f"{error.msg}: line {error.lineno}, column {error.colno}"
        ) from error
    except (ValueError, RecursionError) as error:
        # A number with thousands of digits, or thousands of nested brackets.
        raise UnreadableRecord(RecordFault.TOO_LARGE) from error
    if not isinstance(data, dict):
        raise UnreadableRecord(RecordFault.NOT_AN_OBJECT)
    if "format" not in data:
        raise UnreadableRecord(RecordFault.NO_FORMAT)
    if data["format"] != FORMAT:
        raise UnreadableRecord(
            RecordFault.UNKNOWN_FORMAT, format=excerpt(data["format"]), known=FORMAT
        )
    names, result = data.get("names"), data.get("result")
    if result is not None and not isinstance(result, dict):
        raise UnreadableRecord(RecordFault.BAD_RESULT)
    try:
        seating = seating_from_words(_items(data, "seats", str, "words"))
    except SetupError as error:
        raise BrokenRecord(RecordFault.BAD_SETUP, why=error.sentence) from error
    return Record(
        seating=seating,
        tiles=_items(data, "tiles", int, "whole numbers"),
        actions=_items(data, "actions", str, "strings"),
        names=tuple(map(str, names)) if isinstance(names, list) else None,
        result=result,
    )


def result_to_json(result: Result) -> dict[str, object]:
    """Return the result as records write it."""
    return {
        "honor": list(result.honor),
        "favor": list(result.favor),
        "cards": list(result.cards),
        "winners": list(result.winners),
    }


def start_of(record: Record) -> GameState:
    """Return the game as dealt, before any action."""
    try:
        return new_game(record.seating, record.tiles)
    except SetupError as error:
        raise BrokenRecord(RecordFault.BAD_SETUP, why=error.sentence) from error


def replay(record: Record) -> Iterator[Step]:
    """Yield each step of the record; errors count plies from 1."""
    state = start_of(record)
    for ply, text in enumerate(record.actions, start=1):
        try:
            step = apply(state, action_from_text(text))
        except LanternsError as error:
            raise BrokenRecord(
                RecordFault.BAD_ACTION, ply=ply, action=excerpt(text), why=error.sentence
            ) from error
        yield step
        state = step.state


def end_of(record: Record) -> GameState:
    """Return the position after the record's actions."""
    state = start_of(record)
    for step in replay(record):
        state = step.state
    return state


def check_record(record: Record) -> GameState:
    """Replay a record, compare its result with the game, and return the last position."""
    state = end_of(record)
    if record.result is None:
        return state
    if not state.is_over:
        raise BrokenRecord(RecordFault.RESULT_EARLY, ply=len(record.actions))
    for key, value in result_to_json(result_of(state)).items():
        right, wrong = json.dumps(value), json.dumps(record.result.get(key))
        if right != wrong:
            raise BrokenRecord(RecordFault.RESULT_WRONG, key=key, right=right, wrong=excerpt(wrong))
    return state


def _items(data: dict[str, object], key: str, kind: type[Item], called: str) -> tuple[Item, ...]:
    if key not in data:
        raise UnreadableRecord(RecordFault.MISSING_KEY, key=key)
    items = data[key]
    # The exact type, since JSON's true and false are integers to Python.
    if not isinstance(items, list) or any(type(item) is not kind for item in items):
        raise UnreadableRecord(RecordFault.BAD_KEY, key=key, items=called)
    return tuple(items)
