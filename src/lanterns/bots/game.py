"""One game between bots."""

from collections.abc import Sequence
from random import Random

from lanterns.rules import (
    Direction,
    Record,
    TileId,
    apply,
    legal_actions,
    new_game,
    result_of,
    result_to_json,
    to_text,
    view_for,
)

from .bot import Bot


def play_game(
    seating: Sequence[Direction],
    tiles: Sequence[TileId],
    bots: Sequence[tuple[str, Bot, Random]],
    budget: float,
) -> Record:
    """Let the bots play to the end; each has a name, and a generator that it shares with nobody."""
    state = new_game(seating, tiles)
    actions = []
    while not state.is_over:
        _, bot, rng = bots[state.turn]
        view = view_for(state, state.turn)
        action = bot.choose(view, legal_actions(state), budget, rng).action
        actions.append(to_text(action))
        state = apply(state, action).state
    return Record(
        seating=tuple(seating),
        tiles=tuple(tiles),
        names=tuple(f"bot:{name}" for name, _, _ in bots),
        actions=tuple(actions),
        result=result_to_json(result_of(state)),
    )
