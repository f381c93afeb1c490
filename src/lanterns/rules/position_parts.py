"""The parts of a position in JSON data, checked as they are read."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from .actions import Place
from .cards import Cards
from .colors import COLORS
from .components import DEDICATION_KINDS, HAND_SIZE, TILES, DedicationKind, TileId
from .directions import Direction
from .errors import LanternsError, PositionFormFault, UnreadablePosition
from .lake import LaidTile, Lake
from .notation import action_from_text
from .setup import seating_from_words
from .state import Phase, Seat, Token
from .view import SeenPlayer

MOST = 99
"""No count in a game is higher."""

KIND_WORDS: dict[DedicationKind, str] = {kind: kind.name.lower() for kind in DEDICATION_KINDS}

Value = TypeVar("Value")


class _Unfit(Exception):
    """A value that is not what the message says."""


def read_part(data: Mapping[str, object], key: str, reader: Callable[[object], Value]) -> Value:
    """Read one part by its key; raise `UnreadablePosition` if it is missing or unfit."""
    if key not in data:
        raise UnreadablePosition(PositionFormFault.MISSING_PART, key=key)
    try:
        return reader(data[key])
    except _Unfit as unfit:
        raise UnreadablePosition(PositionFormFault.BAD_PART, key=key, wanted=str(unfit)) from None


def read_object(data: object) -> dict[str, object]:
    """Return the position itself; raise `UnreadablePosition` if it is no object."""
    if not isinstance(data, dict):
        raise UnreadablePosition(PositionFormFault.NO_PARTS)
    return data


def _whole(value: object, most: int, wanted: str) -> int:
    # The exact type, since JSON's true and false are integers to Python.
    if type(value) is not int or not 0 <= value <= most:
        raise _Unfit(wanted)
    return value


def read_count(value: object) -> int:
    """Read a count of cards, tokens or tiles."""
    return _whole(value, MOST, "a count")


def read_seat(value: object, players: int) -> Seat:
    """Read the number of a seat."""
    return _whole(value, players - 1, f"a seat from 0 to {players - 1}")


def _list(value: object, most: int, wanted: str) -> list[object]:
    if not isinstance(value, list) or len(value) > most:
        raise _Unfit(wanted)
    return value


def _texts(value: object, most: int, wanted: str) -> list[str]:
    items = _list(value, most, wanted)
    texts = [item for item in items if isinstance(item, str)]
    if len(texts) != len(items):
        raise _Unfit(wanted)
    return texts


def _fields(value: object, keys: list[str], wanted: str) -> list[object]:
    """Return the values of these keys; any others are ignored, as in records."""
    if not isinstance(value, dict) or any(key not in value for key in keys):
        raise _Unfit(wanted)
    return [value[key] for key in keys]


def read_seating(value: object) -> tuple[Direction, ...]:
    """Read the sides of the table where players sit."""
    wanted = "a list of two to four sides, clockwise"
    try:
        return seating_from_words(_texts(value, len(Direction), wanted))
    except LanternsError as error:
        raise _Unfit(wanted) from error


def read_phase(value: object) -> Phase:
    """Read the phase of the turn."""
    for phase in Phase:
        if phase.name.lower() == value:
            return phase
    raise _Unfit("exchange, dedicate, place or over")


def _tile(value: object) -> TileId:
    return _whole(value, len(TILES) - 1, "a list of tile numbers")


def read_tiles(value: object) -> tuple[TileId, ...]:
    """Read a list of tiles."""
    return tuple(_tile(item) for item in _list(value, len(TILES), "a list of tile numbers"))


def read_lake(value: object) -> Lake:
    """Read the tiles on the lake in the order they were laid."""
    wanted = "a list of placements, each on a free cell"
    lake = Lake()
    for text in _texts(value, len(TILES), wanted):
        try:
            place = action_from_text(text)
        except LanternsError as error:
            raise _Unfit(wanted) from error
        if not isinstance(place, Place) or place.cell not in lake.free_cells:
            raise _Unfit(wanted)
        if place.tile not in range(len(TILES)):
            raise _Unfit(wanted)
        lake = lake.lay(LaidTile(place.tile, place.cell, place.turns))
    return lake


def read_cards(value: object) -> Cards:
    """Read a count for each color."""
    counts = _fields(value, [color.letter for color in COLORS], "a count for each color")
    return tuple(read_count(count) for count in counts)


def read_stacks(value: object) -> tuple[tuple[int, ...], ...]:
    """Read the stacks of dedication tokens."""
    wanted = "a list of honor values for each dedication"
    stacks = _fields(value, list(KIND_WORDS.values()), wanted)
    return tuple(
        tuple(read_count(honor) for honor in _list(stack, MOST, wanted)) for stack in stacks
    )


def read_players(value: object) -> tuple[SeenPlayer, ...]:
    """Read what lies in front of each player."""
    return tuple(_player(player) for player in _list(value, len(Direction), "a list of players"))


def _player(value: object) -> SeenPlayer:
    keys = ["hand", "hand_size", "cards", "favor", "tokens"]
    hand, size, cards, favor, tokens = _fields(value, keys, f"players with {', '.join(keys)}")
    tiles = None if hand is None else read_tiles(hand)
    hand_size = _whole(size, HAND_SIZE, f"hands of at most {HAND_SIZE} tiles")
    if tiles is not None and len(tiles) != hand_size:
        raise _Unfit("hands of as many tiles as hand_size says")
    return SeenPlayer(
        hand=tiles,
        hand_size=hand_size,
        cards=read_cards(cards),
        favor=read_count(favor),
        tokens=tuple(_token(token) for token in _list(tokens, MOST, "lists of tokens")),
    )


def _token(value: object) -> Token:
    kind, honor = _fields(value, ["kind", "honor"], "tokens with kind and honor")
    for each, word in KIND_WORDS.items():
        if word == kind:
            return Token(each, read_count(honor))
    raise _Unfit("tokens of a kind of dedication")
