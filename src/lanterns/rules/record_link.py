"""A whole game in a link: the deal and each action by its number in the legal list."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from .components import LAKE_TILES, PLAYER_COUNTS, TILES_IN_PLAY, TileId
from .directions import Direction
from .errors import LinkFault, UnreadableLink, excerpt
from .legality import legal_actions
from .link_text import link_from_bytes, link_to_bytes
from .notation import action_from_text, to_text
from .record import Record, check_record, result_to_json, start_of
from .result import result_of
from .turn import apply

LONGEST = 2000
"""No link takes as many letters; a longer one is not looked at."""

MOST_ACTIONS = 1024
"""More than any game has."""

NAME_LETTERS = 60
"""Of a longer name, only the beginning is kept."""

_PLY = re.compile("0|[1-9][0-9]{0,3}")
_LONE_SURROGATE = re.compile("[\ud800-\udfff]")


def record_to_link(record: Record, ply: int | None = None) -> str:
    """Return a sound record as the text after `/replay#`, if asked at a moment of the game.

    Raise `BrokenRecord` if the record does not follow the rules, and `UnreadableLink` if the game
    has no such ply. Other keys than the names are left out; the result follows from the game.

    >>> game = Record((Direction.SOUTH, Direction.NORTH), tuple(range(1, 23)), ("1@0,1r0",))
    >>> record_to_link(game, ply=1)
    '1CB9ruIGkCYPNry39YQAAB3WUdtA.1'
    >>> record_from_link(record_to_link(game)) == game
    True
    """
    is_over = check_record(record).is_over
    names = _kept_names(record)
    head = _Head(len(record.seating), names is not None, is_over)
    body = bytes([head.to_byte()]) + b"".join(map(_name_to_bytes, names or ()))
    number = _joined(list(_digits(record, is_over)))
    body += number.to_bytes((number.bit_length() + 7) // 8, "big")
    text = link_from_bytes(body)
    if ply is None:
        return text
    _check_ply(ply, len(record.actions))
    return f"{text}.{ply}"


def record_from_link(text: str) -> Record:
    """Read what `record_to_link` wrote, up to the ply if one is named.

    Raise `UnreadableLink` for any other text. The work is bounded, whatever the text says.
    """
    if len(text) > LONGEST:
        raise UnreadableLink(LinkFault.LINK_LONG, most=LONGEST)
    packed, dot, ply = text.partition(".")
    record = _unpacked(link_to_bytes(packed))
    if not dot:
        return record
    if not _PLY.fullmatch(ply):
        raise UnreadableLink(LinkFault.LINK_PLY, ply=excerpt(ply), last=len(record.actions))
    return _cut(record, int(ply))


@dataclass(frozen=True, slots=True)
class _Head:
    """The first byte: how many play, whether names follow, whether the game is over."""

    players: int
    has_names: bool
    is_over: bool

    def to_byte(self) -> int:
        return PLAYER_COUNTS.index(self.players) | self.has_names << 2 | (not self.is_over) << 3


class _Number:
    """A number that is taken apart digit by digit, the least first."""

    def __init__(self, value: int) -> None:
        self._left = value

    def take(self, base: int) -> int:
        self._left, digit = divmod(self._left, base)
        return digit

    @property
    def is_used_up(self) -> bool:
        return self._left == 0


def _digits(record: Record, is_over: bool) -> Iterator[tuple[int, int]]:
    """Yield each choice that makes up the game, and how many there were to choose from."""
    seatings = _seatings(len(record.seating))
    yield seatings.index(record.seating), len(seatings)
    left = list(LAKE_TILES)
    for tile in record.tiles:
        yield left.index(tile), len(left)
        left.remove(tile)
    if not is_over:
        yield len(record.actions), MOST_ACTIONS
    state = start_of(record)
    for text in record.actions:
        action, legal = action_from_text(text), legal_actions(state)
        yield legal.index(action), len(legal)
        state = apply(state, action).state


def _unpacked(body: bytes) -> Record:
    head = _head(body[0])
    names, rest = _names(body[1:], head.players) if head.has_names else (None, body[1:])
    if rest[:1] == b"\0":
        raise _no_game()
    number = _Number(int.from_bytes(rest, "big"))
    seatings = _seatings(head.players)
    seating, tiles = seatings[number.take(len(seatings))], _tiles(number, head.players)
    record = _played(Record(seating, tiles, names=names), number, head.is_over)
    if not number.is_used_up:
        raise _no_game()
    return record


def _played(record: Record, number: _Number, is_over: bool) -> Record:
    """Return the record with its actions, and its result if the game is over."""
    state, actions = start_of(record), list[str]()
    count = None if is_over else number.take(MOST_ACTIONS)
    while len(actions) != count and not state.is_over:
        legal = legal_actions(state)
        action = legal[number.take(len(legal))]
        actions.append(to_text(action))
        state = apply(state, action).state
    if state.is_over != is_over:
        raise _no_game()
    result = result_to_json(result_of(state)) if is_over else None
    return replace(record, actions=tuple(actions), result=result)


def _tiles(number: _Number, players: int) -> tuple[TileId, ...]:
    left = list(LAKE_TILES)
    return tuple(left.pop(number.take(len(left))) for _ in range(TILES_IN_PLAY[players]))


def _seatings(players: int) -> list[tuple[Direction, ...]]:
    """Return every seating: by the side of the start player, then by the sides after it."""
    return [
        (first, *(Direction((first + quarters) % 4) for quarters in others))
        for first in Direction
        for others in combinations((1, 2, 3), players - 1)
    ]


def _joined(digits: Sequence[tuple[int, int]]) -> int:
    number = 0
    for digit, base in reversed(digits):
        number = number * base + digit
    return number


def _head(byte: int) -> _Head:
    code, flags = byte & 3, byte >> 2
    if code >= len(PLAYER_COUNTS) or flags > 3:
        raise _no_game()
    return _Head(PLAYER_COUNTS[code], bool(flags & 1), not flags & 2)


def _kept_names(record: Record) -> list[str] | None:
    """Return a name for each seat as far as a link keeps it, or none at all."""
    if record.names is None or len(record.names) != len(record.seating):
        return None
    return [_LONE_SURROGATE.sub("\ufffd", name[:NAME_LETTERS]) for name in record.names]


def _name_to_bytes(name: str) -> bytes:
    letters = name.encode()
    return bytes([len(letters)]) + letters


def _names(rest: bytes, players: int) -> tuple[tuple[str, ...], bytes]:
    names = []
    for _ in range(players):
        length, rest = rest[:1], rest[1:]
        letters = rest[: length[0]] if length else b""
        try:
            names.append(letters.decode())
        except UnicodeDecodeError:
            raise _no_game() from None
        if length != bytes([len(letters)]) or len(names[-1]) > NAME_LETTERS:
            raise _no_game()
        rest = rest[len(letters) :]
    return tuple(names), rest


def _cut(record: Record, ply: int) -> Record:
    _check_ply(ply, len(record.actions))
    if ply == len(record.actions):
        return record
    return replace(record, actions=record.actions[:ply], result=None)


def _check_ply(ply: int, last: int) -> None:
    if not 0 <= ply <= last:
        raise UnreadableLink(LinkFault.LINK_PLY, ply=str(ply), last=last)


def _no_game() -> UnreadableLink:
    return UnreadableLink(LinkFault.LINK_GAME)
