"""A shuffle that anyone can check, exactly as `docs/shuffle.md` specifies it.

The server commits to a secret, the table and its seats before anyone sits down; every person adds
bytes of their own, which nobody knows until all have sat; who sits where, who starts and the tiles
follow from both.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_hex

from lanterns.rules import LAKE_TILES, TILES_IN_PLAY, TileId

SHUFFLE = 3
"""The version of the shuffle for new tables."""
FORMATS = {version: f"lanterns-shuffle/{version}" for version in (1, 2, 3)}
SECRET_BYTES = 32


@dataclass(frozen=True, slots=True)
class ShuffleInput:
    """Everything that decides a deal; all of it is public once the game is over."""

    table: str
    secret: str
    contributions: tuple[str, ...]
    """One for each seat in the order of the lobby; empty for a bot."""
    seating_by_chance: bool
    start: int | None = None
    """The lobby seat that starts, where a rematch passes the start on."""
    format: str = FORMATS[SHUFFLE]
    sides: tuple[str, ...] = ()
    """The side of each seat in the order of the lobby, unless the seating is drawn."""

    @property
    def opening(self) -> str:
        """The text that is fixed when the table is opened."""
        lines = [self.format, self.table]
        if self.format == FORMATS[3]:
            drawn = ("chance",) * len(self.contributions)
            lines.append(" ".join(drawn if self.seating_by_chance else self.sides))
            lines.append("chance" if self.start is None else str(self.start))
        return "\n".join([*lines, self.secret])

    @property
    def commitment(self) -> str:
        """What the server publishes at the opening, so that nothing of it can change later."""
        if self.format == FORMATS[3]:
            return sha256(self.opening.encode()).hexdigest()
        return pledge_of(self.secret)


@dataclass(frozen=True, slots=True)
class Deal:
    """The result of a shuffle: the lobby seats in turn order, and the tiles in dealt order."""

    order: tuple[int, ...]
    tiles: tuple[TileId, ...]


def new_secret() -> str:
    """Return a new secret of 256 bits, as 64 hexadecimal digits."""
    return token_hex(SECRET_BYTES)


def pledge_of(contribution: str) -> str:
    """Return the SHA-256 of a contribution's bytes; once published, they cannot change."""
    return sha256(bytes.fromhex(contribution)).hexdigest()


def deal(shuffle: ShuffleInput) -> Deal:
    """Derive the seating, the start player and the order of the tiles."""
    draws = _Draws(shuffle)
    players = len(shuffle.contributions)
    order = list(range(players))
    if shuffle.seating_by_chance:
        order = draws.shuffled(order, players)
    first = draws.below(players) if shuffle.start is None else order.index(shuffle.start)
    tiles = draws.shuffled(LAKE_TILES, TILES_IN_PLAY[players])
    return Deal(order=(*order[first:], *order[:first]), tiles=tuple(tiles))


class _Draws:
    """Numbers drawn from the byte stream of one shuffle."""

    def __init__(self, shuffle: ShuffleInput) -> None:
        lines = [shuffle.opening, *shuffle.contributions]
        self._bytes = _stream(sha256("\n".join(lines).encode()).digest())

    def below(self, bound: int) -> int:
        """Draw a number from 0 to `bound - 1`, each equally likely."""
        # The last, incomplete run of byte values would favor small numbers, so skip it.
        limit = 256 - 256 % bound
        return next(byte for byte in self._bytes if byte < limit) % bound

    def shuffled(self, items: Sequence[int], count: int) -> list[int]:
        """Return `count` of the items in random order."""
        left = list(items)
        for place in range(count):
            other = place + self.below(len(left) - place)
            left[place], left[other] = left[other], left[place]
        return left[:count]


def _stream(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        yield from sha256(seed + counter.to_bytes(4, "big")).digest()
        counter += 1
