"""The lake: tiles, neighbors and free cells."""

from random import Random

import pytest
from kit.boards import BOAT, lake_from
from kit.positions import EAST, NORTH, SOUTH, WEST

from lanterns.rules import MIDDLE, TILES, Cell, Direction, LaidTile, Lake

BEND = lake_from("""
      B
    O33 P
      K
      R     B
    B 0 W R11 P
      K     W
""")


@pytest.mark.parametrize(
    ("direction", "cell"),
    [(NORTH, (3, -3)), (EAST, (4, -2)), (SOUTH, (3, -1)), (WEST, (2, -2))],
)
def test_the_next_cell(direction: Direction, cell: tuple[int, int]) -> None:
    """Record format: x grows to the east, y to the south."""
    assert Cell(3, -2).next_to(direction) == cell


def test_an_empty_lake_takes_the_starting_tile_in_the_middle() -> None:
    """Nothing lies there yet but the middle is free."""
    assert Lake().free_cells == (MIDDLE,) == ((0, 0),)
    assert Lake().tiles == ()
    assert Lake().at(MIDDLE) is None


def test_a_drawn_lake() -> None:
    """Tiles are where they were drawn, turned as they were drawn."""
    assert BEND.tiles == (
        LaidTile(0, Cell(0, 0), 0),
        LaidTile(33, Cell(0, -1), 0),
        LaidTile(11, Cell(1, 0), 0),
    )
    assert BEND.at(Cell(0, -1)) == LaidTile(33, Cell(0, -1), 0)
    assert BEND.at(Cell(1, -1)) is None


def test_free_cells_are_sorted_by_x_then_y() -> None:
    """Record format: the order of placements."""
    assert BEND.free_cells == (
        *[(-1, -1), (-1, 0)],
        *[(0, -2), (0, 1)],
        *[(1, -1), (1, 1)],
        (2, 0),
    )


def test_neighbors_from_the_north_clockwise() -> None:
    """The order in which matches are told."""
    around = [(side, laid.tile) for side, laid in BEND.neighbors(Cell(1, -1))]
    assert around == [(SOUTH, 11), (WEST, 33)]

    around = [(side, laid.tile) for side, laid in BEND.neighbors(MIDDLE)]
    assert around == [(NORTH, 33), (EAST, 11)]
    assert list(BEND.neighbors(Cell(5, 5))) == []


def test_laying_a_tile_leaves_the_old_lake_alone() -> None:
    """A new lake for every tile."""
    lake = BOAT.lay(LaidTile(5, Cell(1, 0), 2))

    assert BOAT.tiles == (LaidTile(0, MIDDLE, 0),)
    assert BOAT.at(Cell(1, 0)) is None
    assert Cell(1, 0) in BOAT.free_cells
    assert lake.tiles == (*BOAT.tiles, LaidTile(5, Cell(1, 0), 2))


def test_lakes_are_equal_when_their_tiles_are() -> None:
    """And then they have the same hash."""
    one = BOAT.lay(LaidTile(5, Cell(1, 0), 2))
    other = BOAT.lay(LaidTile(5, Cell(1, 0), 2))

    assert one == other
    assert hash(one) == hash(other)
    assert one != BOAT.lay(LaidTile(5, Cell(1, 0), 1))


@pytest.mark.parametrize("turns", range(4))
def test_a_laid_tile_shows_its_colors_as_turned(turns: int) -> None:
    """Record format: sides[(d - r) mod 4]."""
    laid = LaidTile(20, MIDDLE, turns)

    assert laid.colors == tuple(TILES[20].sides[(way - turns) % 4] for way in range(4))
    assert laid.platform
    assert not LaidTile(19, MIDDLE, turns).platform


@pytest.mark.parametrize("seed", range(5))
def test_free_cells_of_any_lake(seed: int) -> None:
    """Every cell that shares a side with a tile and has none, nothing else, in order."""
    rng, lake = Random(seed), BOAT
    for tile in range(1, 36):
        lake = lake.lay(LaidTile(tile, rng.choice(lake.free_cells), rng.randrange(4)))
        taken = {laid.cell for laid in lake.tiles}
        beside = {
            Cell(x + dx, y + dy) for x, y in taken for dx, dy in [(0, -1), (1, 0), (0, 1), (-1, 0)]
        }
        assert lake.free_cells == tuple(sorted(beside - taken))
        assert len(taken) == tile + 1
