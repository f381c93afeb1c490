"""The kit's own drawings, held against the printed tiles."""

from random import Random

import pytest

from kit.boards import BOAT, draw, lake_from
from lanterns.rules import LaidTile


def test_wrong_sides_are_refused() -> None:
    """A drawing cannot show a tile that is not printed so."""
    with pytest.raises(ValueError, match="tile 0 does not have the sides RBKW"):
        lake_from("""
              R
            W 0 B
              K
        """)


def test_a_wrong_platform_is_refused() -> None:
    """Nor a platform that is not there."""
    with pytest.raises(ValueError, match="the platform of tile 11 is drawn wrong"):
        lake_from("""
              R     B
            B 0 W R11*P
              K     W
        """)


def test_a_tile_between_two_cells_is_refused() -> None:
    """Nor a tile off the grid."""
    with pytest.raises(ValueError, match="tile 11 is drawn between two cells"):
        lake_from("""
              R      B
            B 0 W  R11 P
              K      W
        """)


@pytest.mark.parametrize("seed", range(5))
def test_a_drawing_reads_back(seed: int) -> None:
    """A tile that looks the same turned is read as least turned; the rest comes back exactly."""
    rng, lake = Random(seed), BOAT
    for tile in range(1, 20):
        lake = lake.lay(LaidTile(tile, rng.choice(lake.free_cells), rng.randrange(4)))
    again = lake_from("\n" + draw(lake) + "\n")

    assert draw(again) == draw(lake)
    assert {(laid.tile, laid.cell, laid.colors) for laid in again.tiles} == {
        (laid.tile, laid.cell, laid.colors) for laid in lake.tiles
    }
