"""Hypothesis strategies: deals, games of many styles and positions that play can reach."""

from dataclasses import dataclass
from itertools import combinations
from random import Random

from hypothesis import strategies as st

from kit.policies import POLICIES, played_out
from kit.seatings import SEATINGS
from lanterns.rules import (
    COLORS,
    LAKE_TILES,
    SEVEN_UNIQUE,
    TILES_IN_PLAY,
    Action,
    Cell,
    Dedicate,
    DedicationKind,
    Direction,
    Discard,
    EndTurn,
    Exchange,
    GameState,
    Place,
    apply,
    new_game,
    state_to_text,
    to_text,
)


@dataclass(frozen=True)
class Deal:
    """Seats and tiles: all that a game needs to begin."""

    seating: tuple[Direction, ...]
    tiles: tuple[int, ...]

    def begin(self) -> GameState:
        """Set the game up."""
        return new_game(self.seating, self.tiles)


class Plies(list[tuple[GameState, Action]]):
    """A whole game: each position with what was done there."""

    def __repr__(self) -> str:
        # Hypothesis gives up on what takes pages to print.
        return " ".join([state_to_text(self[0][0]), *(to_text(action) for _, action in self)])


class Past(tuple[GameState, ...]):
    """Positions of a game in which a tile was laid."""

    def __repr__(self) -> str:
        return "; ".join(map(state_to_text, self))


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Any seating with any order of tiles."""
    seating = draw(st.sampled_from(SEATINGS))
    tiles = draw(st.permutations(LAKE_TILES))
    return Deal(seating, tuple(tiles[: TILES_IN_PLAY[len(seating)]]))


@st.composite
def games(draw: st.DrawFn) -> Plies:
    """A whole game, every seat playing in its own way."""
    deal = draw(deals())
    names = draw(st.lists(st.sampled_from(list(POLICIES)), min_size=4, max_size=4))
    rng = Random(draw(st.integers(0, 2**32)))
    return Plies(played_out(deal.begin(), [POLICIES[name] for name in names], rng))


@st.composite
def moments(draw: st.DrawFn) -> tuple[GameState, Past]:
    """A position that play can reach, and those on the way in which a tile was laid."""
    plies = draw(games())
    count = draw(st.integers(1, len(plies)))
    past = Past(state for state, action in plies[:count] if isinstance(action, Place))
    return apply(*plies[count - 1]).state, past


def positions() -> st.SearchStrategy[GameState]:
    """A position that play can reach, from the first to the last."""
    return moments().map(lambda moment: moment[0])


def _color_actions() -> st.SearchStrategy[Action]:
    """Any action that names colors."""
    color = st.sampled_from(COLORS)
    four, pairs = DedicationKind.FOUR_OF_A_KIND, DedicationKind.THREE_PAIR
    return st.one_of(
        st.builds(Exchange, color, color),
        st.builds(Discard, color),
        st.builds(lambda one: Dedicate(four, (one,)), color),
        st.builds(
            lambda three: Dedicate(pairs, three), st.sampled_from([*combinations(COLORS, 3)])
        ),
    )


def actions() -> st.SearchStrategy[Action]:
    """Any action at all, legal or not."""
    numbers = st.integers(-999999, 999999)
    cells = st.builds(Cell, numbers, numbers)
    places = st.builds(Place, numbers, cells, st.integers(0, 3))
    return st.one_of(_color_actions(), places, st.sampled_from([SEVEN_UNIQUE, EndTurn()]))
