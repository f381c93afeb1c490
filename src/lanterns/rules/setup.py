"""Setting up a game: seats, supply, stacks, the boat in the middle, three tiles each."""

from collections.abc import Iterable, Sequence
from random import Random

from .cards import NO_CARDS, add_cards, remove_cards
from .colors import COLORS
from .components import (
    CARDS_PER_COLOR,
    DEDICATIONS,
    FAVOR_TOKENS,
    HAND_SIZE,
    LAKE_TILES,
    PLAYER_COUNTS,
    START_TILE,
    TILES_IN_PLAY,
    TileId,
)
from .directions import DIRECTIONS, Direction
from .errors import SetupError, SetupFault, excerpt
from .lake import MIDDLE, LaidTile, Lake
from .state import GameState, Player

DEFAULT_SEATING = {
    2: (Direction.SOUTH, Direction.NORTH),
    3: (Direction.SOUTH, Direction.WEST, Direction.NORTH),
    4: (Direction.SOUTH, Direction.WEST, Direction.NORTH, Direction.EAST),
}
"""Where players sit unless they choose: two of them opposite each other."""

_SIDES = {side.name.lower(): side for side in DIRECTIONS}


def seating_from_words(words: Sequence[str]) -> tuple[Direction, ...]:
    """Read where players sit, the start player first.

    >>> seating_from_words(["south", "north"]) == DEFAULT_SEATING[2]
    True
    """
    for word in words:
        if word not in _SIDES:
            raise SetupError(SetupFault.SEAT_UNKNOWN, side=excerpt(word))
    seating = tuple(_SIDES[word] for word in words)
    _check_seating(seating)
    return seating


def shuffled_tiles(players: int, rng: Random) -> tuple[TileId, ...]:
    """Draw the tiles of a game, in the order they will be dealt."""
    _check_player_count(players)
    return tuple(rng.sample(LAKE_TILES, TILES_IN_PLAY[players]))


def new_game(seating: Sequence[Direction], tiles: Iterable[TileId]) -> GameState:
    """Set up a game for players at these sides of the table, the start player first.

    `tiles` are dealt in their order: three to each player in turn, the rest is the draw stack.
    """
    _check_seating(seating)
    tiles = tuple(tiles)  # they may come one by one
    _check_tiles(tiles, len(seating))
    start = seating[0]
    # Rules: Setup 1. The red side, printed in the north, is turned toward the start player.
    boat = LaidTile(START_TILE.id, MIDDLE, turns=start)
    facing = [boat.colors[side] for side in seating]
    dealt = len(seating) * HAND_SIZE
    hands = [tiles[first : first + HAND_SIZE] for first in range(0, dealt, HAND_SIZE)]
    return GameState(
        seating=tuple(seating),
        players=tuple(
            Player(hand, cards=add_cards(NO_CARDS, [color]))
            for hand, color in zip(hands, facing, strict=True)
        ),
        lake=Lake().lay(boat),
        supply=remove_cards((CARDS_PER_COLOR[len(seating)],) * len(COLORS), facing),
        stacks=DEDICATIONS[len(seating)],
        favor_bank=FAVOR_TOKENS,
        draw_stack=tiles[dealt:],
    )


def _check_player_count(count: int) -> None:
    if count not in PLAYER_COUNTS:
        raise SetupError(SetupFault.SEAT_COUNT, count=count)


def _check_seating(seating: Sequence[Direction]) -> None:
    _check_player_count(len(seating))
    for side in seating:
        if not isinstance(side, Direction):
            raise TypeError(
                f"a seat is a `Direction`, not {type(side).__name__}; "
                "`seating_from_words` reads words"
            )
        if seating.count(side) > 1:
            raise SetupError(SetupFault.SEAT_REPEATED, side=side.name.lower())
    # Clockwise from the start player, each seat is farther around than the one before.
    quarters = [(side - seating[0]) % 4 for side in seating]
    if quarters != sorted(quarters):
        raise SetupError(SetupFault.SEAT_ORDER)


def _check_tiles(tiles: Sequence[TileId], players: int) -> None:
    for tile in tiles:
        if tile not in LAKE_TILES:
            # A record may name a tile with thousands of digits.
            raise SetupError(SetupFault.TILE_UNKNOWN, tile=excerpt(tile))
    for place, tile in enumerate(tiles):
        if tile in tiles[:place]:
            raise SetupError(SetupFault.TILE_REPEATED, tile=tile)
    if len(tiles) != TILES_IN_PLAY[players]:
        raise SetupError(
            SetupFault.TILE_COUNT, players=players, needed=TILES_IN_PLAY[players], count=len(tiles)
        )
