"""What one seat may know, and the games that fit it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from .cards import Cards
from .components import LAKE_TILES, TileId
from .directions import Direction
from .lake import Lake
from .state import GameState, Phase, Player, Seat, Token, honor_of


@dataclass(frozen=True, slots=True)
class SeenPlayer:
    """A player as seen from another seat; of a hidden hand only the number of tiles is known."""

    hand: tuple[TileId, ...] | None
    hand_size: int
    cards: Cards
    favor: int
    tokens: tuple[Token, ...]

    @property
    def honor(self) -> int:
        """The sum of the dedication tokens taken."""
        return honor_of(self.tokens)


@dataclass(frozen=True, slots=True)
class View:
    """All that the player at `seat` may know; a spectator, who sees no hand, is `None`.

    The draw stack is a number, and the tiles left in the box are as unknown as the stack. The
    `past` holds the same seat's views just before each placement; `Game` keeps it.
    """

    seat: Seat | None
    seating: tuple[Direction, ...]
    players: tuple[SeenPlayer, ...]
    lake: Lake
    supply: Cards
    stacks: tuple[tuple[int, ...], ...]
    favor_bank: int
    draw_count: int
    turn: Seat
    phase: Phase
    past: tuple["View", ...] = field(default=(), compare=False, repr=False)
    memo: dict[str, object] = field(default_factory=dict, compare=False, repr=False)
    """What other rooms have derived from this view alone; copies with another past share it."""

    _repr_svg_: ClassVar[Callable[["View"], str]]
    """Returns a picture for notebooks; `picture` registers it."""

    @property
    def is_final_turn(self) -> bool:
        """Whether this is a turn of the final round; the number of tiles in a hand is no secret."""
        return not self.players[self.turn].hand_size


def view_for(state: GameState, seat: Seat | None, past: Sequence[GameState] = ()) -> View:
    """Return what `seat` may know of the game, or what a spectator may for `None`.

    `past` holds the states before each placement, earliest first.
    """
    if seat is not None and not 0 <= seat < len(state.players):
        raise IndexError(f"there is no seat {seat} at a table of {len(state.players)}")
    return View(
        seat=seat,
        seating=state.seating,
        players=tuple([seen_player(state, owner, seat) for owner in range(len(state.players))]),
        lake=state.lake,
        supply=state.supply,
        stacks=state.stacks,
        favor_bank=state.favor_bank,
        draw_count=len(state.draw_stack),
        turn=state.turn,
        phase=state.phase,
        past=tuple(view_for(before, seat) for before in past),
    )


def seen_player(state: GameState, owner: Seat, seat: Seat | None) -> SeenPlayer:
    """Return what `seat` may know of one player: the hand only if it is its own."""
    player = state.players[owner]
    return SeenPlayer(
        hand=player.hand if owner == seat else None,
        hand_size=len(player.hand),
        cards=player.cards,
        favor=player.favor,
        tokens=player.tokens,
    )


def unseen_tiles(view: View) -> tuple[TileId, ...]:
    """Return the tiles out of sight: in other hands, in the draw stack or in the box."""
    seen = {laid.tile for laid in view.lake.tiles}
    for player in view.players:
        seen.update(player.hand or ())
    return tuple(tile for tile in LAKE_TILES if tile not in seen)


def resample(view: View, rng: Random) -> GameState:
    """Deal the unseen tiles anew and return a game that fits the view, each equally likely."""
    unseen = unseen_tiles(view)
    dealt = iter(rng.sample(unseen, len(unseen)))

    def deal(count: int) -> tuple[TileId, ...]:
        return tuple(next(dealt) for _ in range(count))

    return GameState(
        seating=view.seating,
        players=tuple(
            Player(
                hand=deal(player.hand_size) if player.hand is None else player.hand,
                cards=player.cards,
                favor=player.favor,
                tokens=player.tokens,
            )
            for player in view.players
        ),
        lake=view.lake,
        supply=view.supply,
        stacks=view.stacks,
        favor_bank=view.favor_bank,
        draw_stack=deal(view.draw_count),
        turn=view.turn,
        phase=view.phase,
    )
