"""Positions made up for one test: only what matters is said, the rest is as dealt."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from lanterns.rules import (
    COLORS,
    LAKE_TILES,
    NO_CARDS,
    TILES_IN_PLAY,
    Action,
    Cards,
    Color,
    Direction,
    Event,
    GameState,
    Lake,
    Phase,
    Player,
    Token,
    action_from_text,
    add_cards,
    apply,
    new_game,
)

NORTH, EAST, SOUTH, WEST = Direction
AROUND = (SOUTH, WEST, NORTH, EAST)
OPPOSITE = (SOUTH, NORTH)


def a_game(
    seating: Sequence[Direction] = AROUND,
    *,
    turn: int = 0,
    phase: Phase = Phase.EXCHANGE,
    lake: Lake | None = None,
    hands: Mapping[int, tuple[int, ...]] | None = None,
    cards: Mapping[int, str] | None = None,
    favor: Mapping[int, int] | None = None,
    tokens: Mapping[int, tuple[Token, ...]] | None = None,
    supply: str | None = None,
    stacks: tuple[tuple[int, ...], ...] | None = None,
    bank: int | None = None,
    draw_stack: tuple[int, ...] | None = None,
) -> GameState:
    """A position in which the seats named hold what is said.

    >>> a_game(cards={0: "RRK"}).players[0].cards
    (2, 0, 0, 0, 0, 0, 1)
    """
    dealt = new_game(seating, LAKE_TILES[: TILES_IN_PLAY[len(seating)]])
    players = tuple(
        Player(
            hand=(hands or {}).get(seat, player.hand),
            cards=cards_of(cards[seat]) if cards and seat in cards else player.cards,
            favor=(favor or {}).get(seat, player.favor),
            tokens=(tokens or {}).get(seat, player.tokens),
        )
        for seat, player in enumerate(dealt.players)
    )
    return replace(
        dealt,
        players=players,
        turn=turn,
        phase=phase,
        lake=dealt.lake if lake is None else lake,
        supply=dealt.supply if supply is None else cards_of(supply),
        stacks=dealt.stacks if stacks is None else stacks,
        favor_bank=dealt.favor_bank if bank is None else bank,
        draw_stack=dealt.draw_stack if draw_stack is None else draw_stack,
    )


def cards_of(letters: str) -> Cards:
    """Count cards written as letters, in any order and grouping: "RRR GB"."""
    return add_cards(NO_CARDS, map(Color.from_letter, letters.replace(" ", "")))


def letters_of_cards(cards: Cards) -> str:
    """Write counted cards as letters in color order.

    >>> letters_of_cards((2, 0, 0, 0, 0, 0, 1))
    'RRK'
    """
    return "".join(color.letter * cards[color] for color in COLORS)


def play(state: GameState, *texts: str) -> GameState:
    """The position after some actions."""
    for text in texts:
        state = apply(state, action_from_text(text)).state
    return state


def events_of(state: GameState, text: str) -> tuple[Event, ...]:
    """What happens on the way of one action."""
    return apply(state, action_from_text(text)).events


def actions_of(*texts: str) -> tuple[Action, ...]:
    """Actions written in notation."""
    return tuple(map(action_from_text, texts))
