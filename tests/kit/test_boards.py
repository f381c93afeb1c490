"""The kit's own drawings, held against the printed tiles."""

from random import Random

import pytest

from kit.boards import BOAT, draw, lake_from
from lanterns.rules import LaidTile


@pytest.mark.parametrize(
    ("drawn", "fault"),
    [
        (
            """
              R
            W 0 B
              K
        """,
            "tile 0 does not have the sides RBKW",
        ),
        (
            """
              R     B
            B 0 W R11*P
              K     W
        """,
            "the platform of tile 11 is drawn wrong",
        ),
        (
            """
              R      B
            B 0 W  R11 P
              K      W
        """,
            "tile 11 is drawn between two cells",
        ),
    ],
)
def test_a_tile_that_is_not_so_or_not_there_is_refused(drawn: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        lake_from(drawn)


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
