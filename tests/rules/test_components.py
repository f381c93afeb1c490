"""The printed pieces, held against a list that was copied from the box by itself."""

from collections import Counter
from importlib.util import module_from_spec

import pytest
from kit.second_opinion import PRINTED, STACKS

from lanterns.rules import (
    CARDS_PER_COLOR,
    DEDICATION_KINDS,
    DEDICATIONS,
    EXCHANGE_COST,
    FAVOR_TOKENS,
    GENERIC_HONOR,
    HAND_LIMIT,
    HAND_SIZE,
    LAKE_TILES,
    PLAYER_COUNTS,
    START_TILE,
    TILES,
    TILES_IN_PLAY,
    Color,
    DedicationKind,
    Tile,
    components,
)

LISTED = [
    (tile["id"], tile["sides"], tile["platform"])
    for tile in [PRINTED["start_tile"], *PRINTED["tiles"]]
]


def written(tiles: tuple[Tile, ...]) -> list[tuple[int, str, bool]]:
    """Tiles as the printed list has them."""
    return [(tile.id, "".join(side.letter for side in tile.sides), tile.platform) for tile in tiles]


def test_every_tile_is_as_printed() -> None:
    """Rules: Pieces. 36 lake tiles, each with four sides and perhaps a platform."""
    assert written(TILES) == LISTED


def test_the_tiles_come_out_the_same_when_made_again() -> None:
    """The table is made at import; a fresh import shows that it hangs on nothing else."""
    spec = components.__spec__
    assert spec is not None
    assert spec.loader is not None
    fresh = module_from_spec(spec)
    spec.loader.exec_module(fresh)

    assert fresh is not components
    assert written(fresh.TILES) == LISTED


def test_the_checksums_of_the_rulebook() -> None:
    """Rules: Pieces. 20 sides of each color on 35 tiles, 11 platforms, none on the boat."""
    sides = Counter(side for tile in TILES[1:] for side in tile.sides)

    assert sides == dict.fromkeys(Color, 20)
    assert sum(tile.platform for tile in TILES) == 11
    assert START_TILE is TILES[0]
    assert not START_TILE.platform
    assert LAKE_TILES == tuple(range(1, 36))


def test_numbers_by_player_count() -> None:
    """Rules: Setup 2 and 3."""
    assert {str(n): count for n, count in CARDS_PER_COLOR.items()} == {
        **PRINTED["lantern_cards_per_color"]
    }
    assert {str(n): count for n, count in TILES_IN_PLAY.items()} == PRINTED["lake_tiles_in_play"]
    assert PLAYER_COUNTS == (2, 3, 4)
    assert HAND_SIZE == PRINTED["tiles_in_hand"] == 3
    assert FAVOR_TOKENS == PRINTED["favor_tokens"] == 20


def test_prices_and_limits() -> None:
    """Rules: A turn, Hand limit."""
    assert (EXCHANGE_COST, HAND_LIMIT, GENERIC_HONOR) == (2, 12, PRINTED["dedications"]["generic"])


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_dedication_values(players: int) -> None:
    """Rules: Setup 4. As printed and in descending order."""
    printed = tuple(tuple(PRINTED["dedications"][name][str(players)]) for name in STACKS.values())

    assert DEDICATIONS[players] == printed
    assert all(list(stack) == sorted(stack, reverse=True) for stack in printed)


def test_the_three_sets() -> None:
    """Rules: A turn, 2. Four of one color, two of three colors, one of seven."""
    assert DEDICATION_KINDS == tuple(DedicationKind)
    assert [(kind.colors, kind.copies) for kind in DEDICATION_KINDS] == [(1, 4), (3, 2), (7, 1)]


@pytest.mark.parametrize(("turns", "letters"), [(0, "GBKO"), (1, "OGBK"), (2, "KOGB"), (3, "BKOG")])
def test_turning_a_tile(turns: int, letters: str) -> None:
    """Record format: direction d then shows side (d - r) mod 4."""
    assert "".join(color.letter for color in TILES[1].facing(turns)) == letters
