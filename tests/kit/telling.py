"""Following a game by its events alone, as somebody does who is only told what happens."""

from dataclasses import dataclass
from typing import assert_never

from lanterns.rules import (
    Color,
    Dedicated,
    Discarded,
    Event,
    Exchanged,
    Faced,
    FavorEarned,
    GameEnded,
    GameState,
    Matched,
    TileDrawn,
    TileLaid,
    TurnBegan,
)


@dataclass
class Ledger:
    """Who has what, by the books."""

    cards: list[list[int]]
    favor: list[int]
    hands: list[list[int]]
    honor: list[int]
    supply: list[int]
    bank: int
    stacks: list[list[int]]
    draw_count: int
    lake: list[tuple[int, int, int, int]]
    turn: int
    over: bool

    def follow(self, event: Event) -> None:
        """Enter one event."""
        match event:
            case Exchanged(seat, given, taken):
                self._move(seat, given, -1)
                self._move(seat, taken, 1)
                self._pay(seat, -2)
            case Dedicated(seat, kind, colors, honor, generic):
                for color in colors * {1: 4, 3: 2, 7: 1}[len(colors)]:
                    self._move(seat, color, -1)
                self.honor[seat] += honor
                assert generic == (not self.stacks[kind])
                assert honor == (4 if generic else self.stacks[kind].pop(0))
            case Discarded(seat, color):
                self._move(seat, color, -1)
            case TileLaid(seat, tile, cell, turns):
                self.hands[seat].remove(tile)
                self.lake.append((tile, *cell, turns))
            case Matched(seat, color, _, _, received) | Faced(seat, color, _, received):
                # A card is missed only if there is none.
                assert received == (self.supply[color] > 0)
                self._move(seat, color, int(received))
            case FavorEarned(seat, _, received):
                assert received == (self.bank > 0)
                self._pay(seat, int(received))
            case TileDrawn(seat, tile):
                assert tile is not None
                self.hands[seat].append(tile)
                self.draw_count -= 1
            case TurnBegan(seat, final):
                self.turn = seat
                assert final == (not self.hands[seat])
            case GameEnded(result):
                assert (list(result.honor), list(result.favor)) == (self.honor, self.favor)
                assert list(result.cards) == [sum(cards) for cards in self.cards]
                self.over = True
            case _:
                assert_never(event)

    def _move(self, seat: int, color: Color, count: int) -> None:
        self.cards[seat][color] += count
        self.supply[color] -= count

    def _pay(self, seat: int, count: int) -> None:
        self.favor[seat] += count
        self.bank -= count


def ledger_of(state: GameState) -> Ledger:
    """The books of a position."""
    return Ledger(
        cards=[list(player.cards) for player in state.players],
        favor=[player.favor for player in state.players],
        hands=[list(player.hand) for player in state.players],
        honor=[sum(token.honor for token in player.tokens) for player in state.players],
        supply=list(state.supply),
        bank=state.favor_bank,
        stacks=[list(stack) for stack in state.stacks],
        draw_count=len(state.draw_stack),
        lake=[(laid.tile, *laid.cell, laid.turns) for laid in state.lake.tiles],
        turn=state.turn,
        over=state.is_over,
    )
