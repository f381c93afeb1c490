"""What a placement gives to everybody, known before it is made."""

from collections.abc import Iterator
from dataclasses import dataclass

from .actions import Place
from .colors import Color
from .events import Faced, FavorEarned, Matched
from .lake import LaidTile
from .state import GameState
from .view import View


@dataclass(frozen=True, slots=True)
class Outcome:
    """The rewards of a placement in the order they are dealt: as events, got or missed."""

    matches: tuple[Matched, ...]
    favors: tuple[FavorEarned, ...]
    facings: tuple[Faced, ...]

    def __iter__(self) -> Iterator[Matched | FavorEarned | Faced]:
        yield from self.matches
        yield from self.favors
        yield from self.facings


def outcome_of(game: GameState | View, place: Place) -> Outcome:
    """Work out what placing a tile gives; nothing hidden is needed, so a view will do."""
    seat = game.turn
    laid = LaidTile(place.tile, place.cell, place.turns)
    supply = list(game.supply)
    # Rules: What a placed tile gives, A. Matches come first and only to the active player.
    matched = [
        (direction, neighbor)
        for direction, neighbor in game.lake.neighbors(place.cell)
        if laid.colors[direction] is neighbor.colors[direction.opposite]
    ]
    matches = tuple(
        Matched(seat, color, direction, neighbor.cell, _take(supply, color))
        for direction, neighbor in matched
        for color in [laid.colors[direction]]
    )
    # The new tile's own platform counts once, however many of its sides match.
    tiles = [*(neighbor for _, neighbor in matched), laid] if matched else []
    platforms = [tile.cell for tile in tiles if tile.platform]
    favors = tuple(
        FavorEarned(seat, cell, received=number < game.favor_bank)
        for number, cell in enumerate(platforms)
    )
    # Rules: What a placed tile gives, B. Then one card for everybody, the active player first.
    clockwise = [(seat + step) % len(game.seating) for step in range(len(game.seating))]
    facings = tuple(
        Faced(other, color, direction, _take(supply, color))
        for other in clockwise
        for direction in [game.seating[other]]
        for color in [laid.colors[direction]]
    )
    return Outcome(matches, favors, facings)


def _take(supply: list[int], color: Color) -> bool:
    # Rules: a colour that has run out is skipped, card by card.
    if supply[color] == 0:
        return False
    supply[color] -= 1
    return True
