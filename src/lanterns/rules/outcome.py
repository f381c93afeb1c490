"""What a placement gives to each player, known before it is made."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from .actions import Place
from .colors import Color
from .components import TILES, TileId
from .directions import Direction
from .events import Faced, FavorEarned, Matched
from .lake import Cell, LaidTile
from .state import GameState, Seat
from .view import View

_Sides = tuple[Color, Color, Color, Color]
"""A tile's colors by direction."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The rewards of a placement as events, received or missed, in the order they are dealt."""

    matches: tuple[Matched, ...]
    favors: tuple[FavorEarned, ...]
    facings: tuple[Faced, ...]

    _repr_svg_: ClassVar[Callable[["Outcome"], str]]
    """Returns a picture for notebooks; `picture` registers it."""

    def __iter__(self) -> Iterator[Matched | FavorEarned | Faced]:
        yield from self.matches
        yield from self.favors
        yield from self.facings


def outcome_of(game: GameState | View, place: Place) -> Outcome:
    """Return what placing a tile would give; it needs nothing hidden, so a view will do."""
    return outcomes_of(game, (place,))[0]


def outcomes_of(game: GameState | View, places: Iterable[Place]) -> list[Outcome]:
    """Return what each of many placements would give, much faster than one by one."""
    outcomes = []
    # By cell: what lies in each direction, and the color it shows there.
    beside: dict[Cell, list[tuple[Direction, Color, LaidTile]]] = {}
    # Where nothing matches, a tile gives the same on every cell.
    unmatched: dict[_Sides, Outcome] = {}
    for place in places:
        if not isinstance(place, Place):
            raise TypeError(f"a placement is wanted, not {type(place).__name__}")
        cell, colors = place.cell, _sides(place.tile, place.turns)
        if cell not in beside:
            beside[cell] = [
                (direction, neighbor.colors[direction.opposite], neighbor)
                for direction, neighbor in game.lake.neighbors(cell)
            ]
        matched = [
            (direction, neighbor)
            for direction, shown, neighbor in beside[cell]
            if colors[direction] is shown
        ]
        if matched:
            outcomes.append(_outcome(game, place, matched))
        elif colors in unmatched:
            outcomes.append(unmatched[colors])
        else:
            outcomes.append(unmatched.setdefault(colors, _outcome(game, place, matched)))
    return outcomes


def _outcome(
    game: GameState | View, place: Place, matched: list[tuple[Direction, LaidTile]]
) -> Outcome:
    seat, colors = game.turn, _sides(place.tile, place.turns)
    supply = list(game.supply)
    matches: list[Matched] = []
    favors: list[FavorEarned] = []
    # Rules: What a placed tile gives, A. Matches come first and only to the active player.
    if matched:
        for direction, neighbor in matched:
            color = colors[direction]
            matches.append(Matched(seat, color, direction, neighbor.cell, _take(supply, color)))
        # The new tile's own platform counts once, however many of its sides match.
        for tile in [
            *(neighbor for _, neighbor in matched),
            LaidTile(place.tile, place.cell, place.turns),
        ]:
            if tile.platform:
                received = len(favors) < game.favor_bank
                favors.append(FavorEarned(seat, tile.cell, received))
    # Rules: What a placed tile gives, B. Then one card for everybody, the active player first.
    clockwise = [*range(seat, len(game.seating)), *range(seat)]
    facings = []
    for other in clockwise:
        direction = game.seating[other]
        color = colors[direction]
        facings.append(_faced(other, color, direction, _take(supply, color)))
    return Outcome(tuple(matches), tuple(favors), tuple(facings))


@cache
def _sides(tile: TileId, turns: int) -> _Sides:
    return TILES[tile].facing(turns)


@cache
def _faced(seat: Seat, color: Color, direction: Direction, received: bool) -> Faced:
    # There are few of these, and previews need them by the hundred.
    return Faced(seat, color, direction, received)


def _take(supply: list[int], color: Color) -> bool:
    # Rules: a color that has run out is skipped, card by card.
    if supply[color] == 0:
        return False
    supply[color] -= 1
    return True
