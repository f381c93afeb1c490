"""Setting up: the six steps of the rules, and every setup that is refused."""

from random import Random

import pytest
from kit.boards import draw
from kit.positions import AROUND, EAST, NORTH, OPPOSITE, SOUTH, WEST, cards_of
from kit.seatings import SEATINGS

from lanterns.rules import (
    DEDICATIONS,
    DEFAULT_SEATING,
    LAKE_TILES,
    MIDDLE,
    TILES_IN_PLAY,
    Color,
    Direction,
    LaidTile,
    Phase,
    new_game,
    seating_from_words,
    shuffled_tiles,
)

BY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.parametrize("seating", SEATINGS)
def test_the_start_player_faces_the_red_side(seating: tuple[Direction, ...]) -> None:
    """Rules: Setup 1. The starting tile is turned so that one player faces its red side."""
    state = new_game(seating, LAKE_TILES[: TILES_IN_PLAY[len(seating)]])

    (boat,) = state.lake.tiles
    assert (boat.tile, boat.cell) == (0, MIDDLE)
    assert boat.colors[seating[0]] is Color.RED
    assert not boat.platform


def test_the_boat_turned_to_each_side() -> None:
    """Rules: Setup 1. Clockwise from the start player the boat shows red, white, black, blue."""
    tiles = LAKE_TILES[:22]
    assert draw(new_game((NORTH, SOUTH), tiles).lake) == "  R\nB 0 W\n  K"
    assert draw(new_game((EAST, WEST), tiles).lake) == "  B\nK 0 R\n  W"
    assert draw(new_game((SOUTH, NORTH), tiles).lake) == "  K\nW 0 B\n  R"
    assert draw(new_game((WEST, EAST), tiles).lake) == "  W\nR 0 K\n  B"


def test_default_seats() -> None:
    """Rules: Setup 1. Two players sit opposite each other by default."""
    assert DEFAULT_SEATING == {
        2: (SOUTH, NORTH),
        3: (SOUTH, WEST, NORTH),
        4: (SOUTH, WEST, NORTH, EAST),
    }


@pytest.mark.parametrize(("players", "each"), [(2, 5), (3, 7), (4, 8)])
def test_the_supply(players: int, each: int) -> None:
    """Rules: Setup 2. Five, seven or eight cards of each color, some already with players."""
    state = new_game(DEFAULT_SEATING[players], LAKE_TILES[: TILES_IN_PLAY[players]])

    for color in Color:
        held = sum(player.cards[color] for player in state.players)
        assert state.supply[color] + held == each


@pytest.mark.parametrize(("players", "in_play", "stack"), [(2, 22, 16), (3, 27, 18), (4, 32, 20)])
def test_three_tiles_each_and_the_draw_stack(players: int, in_play: int, stack: int) -> None:
    """Rules: Setup 3. Three tiles are dealt to each player in turn, the rest is the stack."""
    tiles = tuple(reversed(LAKE_TILES))[:in_play]

    state = new_game(DEFAULT_SEATING[players], tiles)

    hands = [player.hand for player in state.players]
    assert hands == [(35, 34, 33), (32, 31, 30), (29, 28, 27), (26, 25, 24)][:players]
    assert len(state.draw_stack) == stack
    assert sum(hands, ()) + state.draw_stack == tiles


@BY_COUNT
def test_dedication_stacks(players: int) -> None:
    """Rules: Setup 4. The stacks for this number of players, in descending order of value."""
    state = new_game(DEFAULT_SEATING[players], LAKE_TILES[: TILES_IN_PLAY[players]])

    assert state.stacks == DEDICATIONS[players]


def test_each_player_takes_the_card_they_face() -> None:
    """Rules: Setup 5. One card in the color of the starting tile's side."""
    state = new_game(AROUND, LAKE_TILES[:32])
    assert [p.cards for p in state.players] == [cards_of(c) for c in ("R", "W", "K", "B")]
    assert state.supply == (7, 8, 8, 8, 7, 7, 7)

    adjacent = new_game((WEST, NORTH), LAKE_TILES[:22])
    assert [p.cards for p in adjacent.players] == [cards_of("R"), cards_of("W")]
    assert adjacent.supply == (4, 5, 5, 5, 5, 4, 5)


@BY_COUNT
def test_the_start_player_begins(players: int) -> None:
    """Rules: Setup 6. Who took the red card starts, and nobody has favor or tokens yet."""
    state = new_game(DEFAULT_SEATING[players], LAKE_TILES[: TILES_IN_PLAY[players]])

    assert (state.turn, state.phase) == (0, Phase.EXCHANGE)
    assert state.active.cards == cards_of("R")
    assert state.favor_bank == 20
    assert all((p.favor, p.tokens) == (0, ()) for p in state.players)


@BY_COUNT
def test_a_shuffle_repeats_by_seed(players: int) -> None:
    """The same generator deals the same game, and another one another."""
    tiles = shuffled_tiles(players, Random(1))

    assert tiles == shuffled_tiles(players, Random(1))
    assert tiles != shuffled_tiles(players, Random(2))
    assert len(set(tiles)) == len(tiles) == TILES_IN_PLAY[players]
    assert set(tiles) <= set(range(1, 36))


def test_every_tile_can_be_anywhere_in_a_shuffle() -> None:
    """All 35 tiles are shuffled: each turns up first, and each stays in the box sometimes."""
    rng = Random(7)
    deals = [shuffled_tiles(2, rng) for _ in range(600)]

    assert {tiles[0] for tiles in deals} == set(range(1, 36))
    assert set.intersection(*map(set, deals)) == set()


def test_seating_may_be_any_sequence() -> None:
    """Lists are as good as tuples; the state keeps tuples."""
    assert new_game(list(OPPOSITE), list(range(1, 23))) == new_game(OPPOSITE, range(1, 23))
    assert new_game(list(OPPOSITE), list(range(1, 23))).seating == OPPOSITE


def test_the_lake_starts_with_the_boat_alone() -> None:
    """The only tile laid is the starting tile."""
    state = new_game((EAST, SOUTH, WEST), LAKE_TILES[:27])

    assert state.lake.tiles == (LaidTile(0, MIDDLE, 1),)


def test_seats_as_words() -> None:
    """Record format: the sides of the table by name, the start player first."""
    assert seating_from_words(["west", "north", "east"]) == (WEST, NORTH, EAST)
    assert seating_from_words(("north", "east", "south", "west")) == (NORTH, EAST, SOUTH, WEST)


def test_tiles_may_come_one_by_one() -> None:
    """From a generator, whose length nobody knows."""
    tiles = range(1, 1 + TILES_IN_PLAY[2])
    assert new_game(DEFAULT_SEATING[2], (tile for tile in tiles)) == new_game(
        DEFAULT_SEATING[2], tiles
    )
