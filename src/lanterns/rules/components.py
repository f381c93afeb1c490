"""The printed pieces: every tile, card count and token value of the game."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from .colors import Color

TileId = int
"""The number of a lake tile in records: 0 is the starting tile, 1 to 35 the others."""

PLAYER_COUNTS = (2, 3, 4)
HAND_SIZE = 3
HAND_LIMIT = 12
FAVOR_TOKENS = 20
EXCHANGE_COST = 2
GENERIC_HONOR = 4

CARDS_PER_COLOR = {2: 5, 3: 7, 4: 8}
TILES_IN_PLAY = {2: 22, 3: 27, 4: 32}


class DedicationKind(IntEnum):
    """A set of lantern cards that can be dedicated; its number is that of its stack.

    >>> DedicationKind.THREE_PAIR.colors, DedicationKind.THREE_PAIR.copies
    (3, 2)
    """

    FOUR_OF_A_KIND = 0
    THREE_PAIR = 1
    SEVEN_UNIQUE = 2

    @property
    def colors(self) -> int:
        """The number of different colors in the set."""
        return (1, 3, 7)[self]

    @property
    def copies(self) -> int:
        """The number of cards of each color in the set."""
        return (4, 2, 1)[self]


DEDICATION_KINDS = tuple(DedicationKind)

DEDICATIONS = {
    2: ((8, 7, 6, 5, 5, 4), (9, 8, 7, 6, 5, 5), (10, 9, 8, 7, 6, 5)),
    3: ((8, 7, 6, 6, 5, 5, 5, 4), (9, 8, 7, 7, 6, 6, 5, 5), (10, 9, 8, 8, 7, 7, 6, 5)),
    4: ((8, 7, 7, 6, 6, 5, 5, 5, 4), (9, 8, 8, 7, 7, 6, 6, 5, 5), (10, 9, 9, 8, 8, 7, 7, 6, 5)),
}
"""Token values by player count and kind, the top of each stack first."""


def top_honor(stack: Sequence[int]) -> int:
    """Return what the next dedication from a stack earns; an empty stack leaves generic tokens.

    >>> top_honor((7, 6)), top_honor(())
    (7, 4)
    """
    return stack[0] if stack else GENERIC_HONOR


@dataclass(frozen=True, slots=True)
class Tile:
    """A lake tile as printed: its sides read north, east, south, west before any turn.

    >>> TILES[1].facing(turns=1)
    (<Color.ORANGE: 1>, <Color.GREEN: 2>, <Color.BLUE: 4>, <Color.BLACK: 6>)
    """

    id: TileId
    sides: tuple[Color, Color, Color, Color]
    platform: bool

    def facing(self, turns: int) -> tuple[Color, Color, Color, Color]:
        """Return the colors north, east, south and west after `turns` clockwise quarter turns."""
        north, east, south, west = self.sides
        seen = (north, east, south, west, north, east, south)
        first = -turns % 4
        north, east, south, west = seen[first : first + 4]
        return north, east, south, west


def _tile(number: int, letters: str, platform: bool) -> Tile:
    north, east, south, west = map(Color.from_letter, letters)
    return Tile(number, (north, east, south, west), platform)


_PRINTED = (
    ("RWKB", False),  # The starting tile carries a boat, which is not a platform.
    ("GBKO", False),
    ("WKOK", False),
    ("GGGR", False),
    ("OPOO", False),
    ("RKGP", False),
    ("RGBP", False),
    ("WGOG", True),
    ("RGKR", False),
    ("WBKB", True),
    ("GROW", False),
    ("BPWR", False),
    ("RGGR", True),
    ("KPBB", False),
    ("WWRG", False),
    ("OPWW", True),
    ("PPRG", True),
    ("GBOB", False),
    ("BRKG", False),
    ("BKWG", False),
    ("RKKP", True),
    ("RKRO", True),
    ("PBPG", True),
    ("OBWO", True),
    ("BRWK", False),
    ("BWGP", False),
    ("OBOB", True),
    ("KWKW", True),
    ("PKWO", False),
    ("ROPW", False),
    ("PPKP", False),
    ("OKPR", False),
    ("BWOR", False),
    ("BPKO", False),
    ("RWKO", False),
    ("WGPB", False),
)

TILES = tuple(_tile(number, *printed) for number, printed in enumerate(_PRINTED))
"""All 36 lake tiles, each at the place of its id."""

START_TILE = TILES[0]
LAKE_TILES = tuple(tile.id for tile in TILES[1:])
"""The ids of the 35 tiles that are shuffled."""
