"""The game told to one reader: what happened, what can be done, what it would give."""

from dataclasses import dataclass
from typing import assert_never

from lanterns.rules import (
    NO_CARDS,
    TILES,
    Action,
    Cards,
    Color,
    Dedicate,
    Dedicated,
    DedicationKind,
    Discard,
    Discarded,
    EndTurn,
    Event,
    Exchange,
    Exchanged,
    Faced,
    FavorEarned,
    GameEnded,
    Matched,
    Outcome,
    Place,
    Seat,
    TileDrawn,
    TileId,
    TileLaid,
    TurnBegan,
    add_cards,
)

from .facts import Fact, at, key, yes
from .words import Words


@dataclass(frozen=True, slots=True)
class Narrator:
    """Speaks a language to the player at one seat, or to everybody alike for `None`.

    >>> Narrator(Words("pl"), ("Ana", "Bo"), reader=0).event(TurnBegan(1, final=False))
    'Teraz gra Bo.'
    """

    words: Words
    names: tuple[str, ...]
    reader: Seat | None

    def event(self, event: Event) -> str:
        """Say what happened, as far as the event tells it."""
        message, facts = self._event(event)
        return self.words(f"event-{message}", **facts)

    def action(self, action: Action, honor: int = 0) -> str:
        """Say what an action does; `honor` is what a dedication would earn."""
        match action:
            case Exchange(given, taken):
                return self.words("action-exchange", given=key(given), taken=key(taken))
            case Dedicate(kind, colors):
                return self.words("action-dedicate", honor=honor, **self._set(kind, colors))
            case Discard(color):
                return self.words("action-discard", color=key(color))
            case Place(tile, cell, turns):
                return self.words("action-place", **self.tile(tile, turns), **at(cell))
            case EndTurn():
                return self.words("action-end-turn")
            case _:
                assert_never(action)

    def gains(self, outcome: Outcome) -> str:
        """Say in short what a placement gives to every seat, the active player first."""
        return "; ".join(self._gain(facing.seat, outcome) for facing in outcome.facings)

    def who(self, seat: Seat) -> dict[str, str]:
        """The facts that say whom a sentence is about."""
        return {"you": yes(seat == self.reader), "name": self.names[seat]}

    def color(self, color: Color) -> str:
        """A colour's name by itself."""
        return self.words("color", color=key(color))

    def cards(self, cards: Cards) -> list[str]:
        """Lantern cards, colour by colour."""
        return [
            self.words("colored-cards", color=key(color), count=cards[color])
            for color in Color
            if cards[color]
        ]

    def tile(self, tile: TileId, turns: int = 0) -> dict[str, Fact]:
        """The facts of a tile: its number, its sides as turned, its platform."""
        north, east, south, west = map(self.color, TILES[tile].facing(turns))
        platform = yes(TILES[tile].platform)
        return {
            **{"tile": tile, "platform": platform},
            **{"north": north, "east": east, "south": south, "west": west},
        }

    def _event(self, event: Event) -> tuple[str, dict[str, Fact]]:
        match event:
            case Exchanged(seat, given, taken):
                return "exchanged", {**self.who(seat), "given": key(given), "taken": key(taken)}
            case Dedicated(seat, kind, colors, honor, generic):
                message = "dedicated-generic" if generic else "dedicated"
                return message, {**self.who(seat), "honor": honor, **self._set(kind, colors)}
            case Discarded(seat, color):
                return "discarded", {**self.who(seat), "color": key(color)}
            case TileLaid(seat, tile, cell, turns):
                return "tile-laid", {**self.who(seat), **self.tile(tile, turns), **at(cell)}
            case Matched(seat, color, direction, _, received):
                message = "matched" if received else "matched-missed"
                return message, {**self.who(seat), "color": key(color), "side": key(direction)}
            case FavorEarned(seat, platform, received):
                message = "favor-earned" if received else "favor-missed"
                return message, {**self.who(seat), **at(platform)}
            case Faced(seat, color, direction, received):
                message = "faced" if received else "faced-missed"
                return message, {**self.who(seat), "color": key(color), "side": key(direction)}
            case TileDrawn(seat, drawn):
                if drawn is None:
                    return "tile-drawn-hidden", {**self.who(seat)}
                return "tile-drawn", {**self.who(seat), **self.tile(drawn)}
            case TurnBegan(seat, final):
                return "turn-began-final" if final else "turn-began", {**self.who(seat)}
            case GameEnded():
                return "game-ended", {}
            case _:
                assert_never(event)

    def _gain(self, seat: Seat, outcome: Outcome) -> str:
        dealt: tuple[Matched | Faced, ...] = (*outcome.matches, *outcome.facings)
        colors = [card.color for card in dealt if card.seat == seat and card.received]
        favor = sum(token.seat == seat and token.received for token in outcome.favors)
        things = self.cards(add_cards(NO_CARDS, colors))
        if favor:
            things.append(self.words("favor", count=favor))
        return self.words("gains", things=self.words.listed(things), **self.who(seat))

    def _set(self, kind: DedicationKind, colors: tuple[Color, ...]) -> dict[str, Fact]:
        return {"kind": key(kind), "colors": self.words.listed([self.color(c) for c in colors])}
