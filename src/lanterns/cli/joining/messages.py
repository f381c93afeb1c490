"""The server's messages as a bot needs them: the view with its past, and the legal actions."""

from dataclasses import replace
from typing import Literal

import msgspec

from lanterns.rules import (
    COLORS,
    DEDICATION_KINDS,
    Cell,
    Place,
    View,
    to_text,
    view_from_json,
)
from lanterns.server.wire.messages import (
    Downward,
    GameInfo,
    Legal,
    PlayerInfo,
    Pong,
    Presence,
    Problem,
    ResultInfo,
    TableInfo,
)


class Seen(Downward, frozen=True, tag="state"):
    """A `state`, without what happened."""

    version: int
    table: TableInfo
    game: GameInfo | None
    legal: Legal | None
    result: ResultInfo | None

    @property
    def mine(self) -> int | None:
        """The seat of this program, if it has one."""
        return next((place for place, seat in enumerate(self.table.seats) if seat.mine), None)


class Answered(Downward, frozen=True, tag="answer"):
    """An `answer`, without the view that may come with it."""

    id: str
    outcome: Literal["applied", "duplicate", "stale", "refused"]
    version: int
    reason: Problem | None = None


message_of = msgspec.json.Decoder(Seen | Answered | Presence | Pong).decode


def legal_texts(legal: Legal) -> list[str]:
    """Return every legal action in the order of the rules, as in records."""
    return [
        *legal.exchanges,
        *[offer.action for offer in legal.dedications],
        *legal.discards,
        *[placement.action for placement in legal.placements],
        *(["."] if legal.end else []),
    ]


class Memory:
    """What one seat has seen, so that each of its views has its past."""

    def __init__(self) -> None:
        self._before: dict[int, View] = {}
        """The last view with some number of tiles on the lake, from few to many."""

    def view(self, table: TableInfo, game: GameInfo) -> View:
        """Return the view in a message; raise `UnreadablePosition` if it cannot be one.

        What was missed while the line was down is not in its past.
        """
        view = view_from_json(_position(table, game))
        laid = len(view.lake.tiles)
        # Tiles that were taken back are gone.
        self._before = {count: old for count, old in self._before.items() if count < laid}
        past = tuple(self._before.values())
        self._before[laid] = view
        return replace(view, past=past)


def _position(table: TableInfo, game: GameInfo) -> dict[str, object]:
    """Return a message's game as positions are written, to be checked as one that is read."""
    return {
        "seat": game.shown,
        "seats": [seat.side.name.lower() for seat in table.seats],
        "turn": game.turn,
        "phase": game.phase,
        "lake": [to_text(Place(laid.tile, Cell(laid.x, laid.y), laid.turns)) for laid in game.lake],
        "supply": _counts(game.supply),
        "stacks": {
            kind.name.lower(): list(stack)
            for kind, stack in zip(DEDICATION_KINDS, game.stacks, strict=False)
        },
        "favor_bank": game.favor_bank,
        "players": [_player(player) for player in game.players],
        "draw_count": game.draw_count,
    }


def _player(player: PlayerInfo) -> dict[str, object]:
    return {
        "hand": None if player.hand is None else list(player.hand),
        "hand_size": player.hand_size,
        "cards": _counts(player.cards),
        "favor": player.favor,
        "tokens": [
            {"kind": token.kind.name.lower(), "honor": token.honor} for token in player.tokens
        ],
    }


def _counts(cards: tuple[int, ...]) -> dict[str, int]:
    return {color.letter: count for color, count in zip(COLORS, cards, strict=False)}
