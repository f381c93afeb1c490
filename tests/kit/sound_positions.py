"""Positions made up for one test that a game could reach: the simulator takes no others."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from kit.positions import OPPOSITE, cards_of
from lanterns.rules import (
    CARDS_PER_COLOR,
    DEDICATION_KINDS,
    DEDICATIONS,
    FAVOR_TOKENS,
    LAKE_TILES,
    TILES_IN_PLAY,
    Direction,
    EndTurn,
    GameState,
    Phase,
    Place,
    Token,
    apply,
    legal_actions,
    new_game,
)


def a_sound_game(
    seating: Sequence[Direction] = OPPOSITE,
    *,
    turns: int = 0,
    phase: Phase = Phase.EXCHANGE,
    hand: tuple[int, ...] | None = None,
    cards: Mapping[int, str] | None = None,
    favor: Mapping[int, int] | None = None,
    taken: tuple[int, int, int] = (0, 0, 0),
) -> GameState:
    """A position after some turns of placing tiles, in which the seats hold what is said.

    `hand` is the active seat's, and `taken` says how many tokens of each kind are gone: the seats
    have them by turns.
    """
    count = len(seating)
    dealt = new_game(seating, LAKE_TILES[: TILES_IN_PLAY[count]])
    for _ in range(turns):
        placing = (one for one in legal_actions(dealt) if isinstance(one, Place | EndTurn))
        # Cards play no part: without them nothing can be discarded.
        dealt = apply(_with(dealt, {}, {}, [()] * count), next(placing)).state
    gone = [
        Token(kind, honor)
        for kind in DEDICATION_KINDS
        for honor in DEDICATIONS[count][kind][: taken[kind]]
    ]
    state = _with(dealt, cards or {}, favor or {}, [tuple(gone[i::count]) for i in range(count)])
    stacks = tuple(DEDICATIONS[count][kind][taken[kind] :] for kind in DEDICATION_KINDS)
    if hand is not None:
        acting = replace(state.players[state.turn], hand=hand)
        players = (*state.players[: state.turn], acting, *state.players[state.turn + 1 :])
        state = replace(state, players=players)
    return replace(state, stacks=stacks, phase=phase)


def _with(
    state: GameState,
    cards: Mapping[int, str],
    favor: Mapping[int, int],
    tokens: Sequence[tuple[Token, ...]],
) -> GameState:
    """Give the seats these cards and tokens; what nobody holds goes back."""
    players = tuple(
        replace(player, cards=cards_of(cards.get(i, "")), favor=favor.get(i, 0), tokens=tokens[i])
        for i, player in enumerate(state.players)
    )
    each = CARDS_PER_COLOR[len(players)]
    held = [sum(counts) for counts in zip(*(player.cards for player in players), strict=True)]
    return replace(
        state,
        players=players,
        supply=tuple(each - count for count in held),
        favor_bank=FAVOR_TOKENS - sum(player.favor for player in players),
    )
