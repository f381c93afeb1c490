"""Records made for tests, and the text that records are read from."""

import json
from collections.abc import Iterable
from random import Random

from kit.policies import POLICIES, played_out
from lanterns.rules import (
    Action,
    Direction,
    GameState,
    Record,
    apply,
    new_game,
    result_of,
    result_to_json,
    shuffled_tiles,
    to_text,
)


def record_of(start: GameState, actions: Iterable[Action]) -> Record:
    """Write down a game that began so; with its result if it is over."""
    tiles = sum((player.hand for player in start.players), ()) + start.draw_stack
    texts, state = [], start
    for action in actions:
        texts.append(to_text(action))
        state = apply(state, action).state
    result = result_to_json(result_of(state)) if state.is_over else None
    return Record(start.seating, tiles, tuple(texts), None, result)


def a_record(seating: tuple[Direction, ...], seed: int, *policies: str) -> Record:
    """A whole game: these seats, this shuffle, and every seat's way to play."""
    rng = Random(seed)
    start = new_game(seating, shuffled_tiles(len(seating), rng))
    plies = played_out(start, [POLICIES[name] for name in policies], rng)
    return record_of(start, [action for _, action in plies])


def edited(text: str, **changes: object) -> str:
    """A record's JSON text with some keys changed; one set to `...` is left out."""
    data = {**json.loads(text), **changes}
    return json.dumps({key: value for key, value in data.items() if value is not ...})
