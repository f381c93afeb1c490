"""A shuffle anybody can check: `docs/shuffle.md` specifies it, word for word.

The server commits to a secret before anybody sits down; every person adds bytes of their own;
who sits where, who starts and the order of the tiles follow from both.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_hex

from lanterns.rules import LAKE_TILES, TILES_IN_PLAY, TileId

FORMAT = "lanterns-shuffle/1"
SECRET_BYTES = 32


@dataclass(frozen=True, slots=True)
class Chance:
    """What goes into a game's chance: all of it is known to everybody when the game is over."""

    table: str
    secret: str
    contributions: tuple[str, ...]
    """One for each seat in the order of the lobby; empty for a bot."""
    seating_by_chance: bool
    start: int | None = None
    """The lobby seat that starts, where a rematch passes the start on."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """What chance decided: the lobby seats in turn order, and the tiles as dealt."""

    order: tuple[int, ...]
    tiles: tuple[TileId, ...]


def new_secret() -> str:
    """A secret of 256 bits, as 64 hexadecimal digits."""
    return token_hex(SECRET_BYTES)


def commitment_of(secret: str) -> str:
    """The SHA-256 of the secret's bytes: published at once, it pins the secret down."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def deal(chance: Chance) -> Dealt:
    """Work out who sits where, who starts and the order of the tiles."""
    draws = _Draws(chance)
    players = len(chance.contributions)
    order = list(range(players))
    if chance.seating_by_chance:
        order = draws.shuffled(order, players)
    first = draws.below(players) if chance.start is None else order.index(chance.start)
    tiles = draws.shuffled(LAKE_TILES, TILES_IN_PLAY[players])
    return Dealt(order=(*order[first:], *order[:first]), tiles=tuple(tiles))


class _Draws:
    """Numbers drawn from the stream of bytes that a game's chance yields."""

    def __init__(self, chance: Chance) -> None:
        lines = [FORMAT, chance.table, chance.secret, *chance.contributions]
        self._bytes = _stream(sha256("\n".join(lines).encode()).digest())

    def below(self, bound: int) -> int:
        """A number from 0 to `bound - 1`, each equally likely."""
        # The last, incomplete run of bytes would favour small numbers, so it is passed over.
        limit = 256 - 256 % bound
        return next(byte for byte in self._bytes if byte < limit) % bound

    def shuffled(self, items: Sequence[int], count: int) -> list[int]:
        """The first `count` of the items in an order drawn by chance."""
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
