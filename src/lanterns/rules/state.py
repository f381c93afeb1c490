"""One moment of a game, as frozen data."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from .cards import Cards
from .components import DedicationKind, TileId
from .directions import Direction
from .lake import Lake

Seat = int
"""A player's place in turn order; 0 is the start player."""


class Phase(IntEnum):
    """The earliest step of the turn that is still open.

    The later steps are open with it: a player may skip the exchange and the dedication.
    """

    EXCHANGE = 0
    DEDICATE = 1
    PLACE = 2
    OVER = 3


@dataclass(frozen=True, slots=True)
class Token:
    """A dedication token taken: for which set, and what it is worth."""

    kind: DedicationKind
    honor: int


def honor_of(tokens: tuple[Token, ...]) -> int:
    """Return the sum of the tokens' honor."""
    return sum(token.honor for token in tokens)


@dataclass(frozen=True, slots=True)
class Player:
    """What lies in front of one player; only the hand of tiles is secret."""

    hand: tuple[TileId, ...]
    cards: Cards
    favor: int = 0
    tokens: tuple[Token, ...] = ()

    @property
    def honor(self) -> int:
        """The sum of the dedication tokens taken."""
        return honor_of(self.tokens)


@dataclass(frozen=True, slots=True)
class GameState:
    """One moment of a game; every action makes a new state.

    The tiles left in the box are those that are nowhere else.
    """

    seating: tuple[Direction, ...]
    players: tuple[Player, ...]
    lake: Lake
    supply: Cards
    stacks: tuple[tuple[int, ...], ...]
    favor_bank: int
    draw_stack: tuple[TileId, ...]
    turn: Seat = 0
    phase: Phase = Phase.EXCHANGE

    _repr_svg_: ClassVar[Callable[["GameState"], str]]
    """Returns a picture for notebooks; `picture` registers it."""

    def __copy__(self) -> "GameState":
        """Return the state itself: nobody can change it."""
        return self

    def __deepcopy__(self, memo: object) -> "GameState":
        """Return the state itself: nobody can change it."""
        return self

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn]

    @property
    def is_over(self) -> bool:
        """Whether the last final turn has been taken."""
        return self.phase is Phase.OVER

    @property
    def is_final_turn(self) -> bool:
        """Whether this is a turn of the final round, in which nothing is placed."""
        return not self.active.hand
