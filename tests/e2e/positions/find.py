"""Find the rare positions that the browser tests start from, and store them as records.

`PYTHONPATH=tests python tests/e2e/positions/find.py` writes the same files every time.
"""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random

from kit.policies import POLICIES, played_out
from kit.records import record_of

from lanterns.rules import (
    DEFAULT_SEATING,
    HAND_LIMIT,
    Action,
    Decider,
    Dedicate,
    DedicationKind,
    EndTurn,
    Exchange,
    Faced,
    FavorEarned,
    GameState,
    Matched,
    Outcome,
    Place,
    apply,
    legal_actions,
    new_game,
    outcome_of,
    record_to_json,
    result_of,
    shuffled_tiles,
)

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Theme:
    """A kind of position: how many play, in which styles, and what it has."""

    players: int
    styles: tuple[str, ...]
    has: Callable[[GameState, Sequence[Action]], bool]


def can_take_back(state: GameState, actions: Sequence[Action]) -> bool:
    """An exchange and then a set are possible, and a set without the exchange."""
    kinds = {type(action) for action in actions}
    return {Exchange, Dedicate, Place} <= kinds


def must_discard(state: GameState, actions: Sequence[Action]) -> bool:
    """Two cards too many, and a set of seven that would be one way out."""
    sets = [action for action in actions if isinstance(action, Dedicate)]
    seven = DedicationKind.SEVEN_UNIQUE
    return sum(state.active.cards) == HAND_LIMIT + 2 and any(one.kind is seven for one in sets)


def is_exhausted(state: GameState, actions: Sequence[Action]) -> bool:
    """One placement misses a card for a match, and one that another player faces."""
    places = [action for action in actions if isinstance(action, Place)]
    return any(_misses_both(state, outcome_of(state, place)) for place in places)


def has_no_favor(state: GameState, actions: Sequence[Action]) -> bool:
    """A match with a platform would earn nothing, because the bank is empty."""
    places = [action for action in actions if isinstance(action, Place)]
    return state.favor_bank == 0 and any(
        isinstance(reward, FavorEarned) and not reward.received
        for place in places
        for reward in outcome_of(state, place)
    )


def will_be_shared(state: GameState, actions: Sequence[Action]) -> bool:
    """One last turn ends the game with equal honor, favor and cards."""
    if actions != (EndTurn(),):
        return False
    end = apply(state, EndTurn()).state
    return end.is_over and result_of(end).decider is Decider.NOTHING


def will_be_won(state: GameState, actions: Sequence[Action]) -> bool:
    """One last turn ends the game, and who takes it has won alone."""
    if actions != (EndTurn(),):
        return False
    end = apply(state, EndTurn()).state
    return end.is_over and result_of(end).winners == (state.turn,)


def is_final(state: GameState, actions: Sequence[Action]) -> bool:
    """A final turn in which a set can still be dedicated."""
    kinds = {type(action) for action in actions}
    return {Dedicate, EndTurn} <= kinds


def has_many_pairs(state: GameState, actions: Sequence[Action]) -> bool:
    """More sets of three pairs than fit on buttons of their own."""
    sets = [action for action in actions if isinstance(action, Dedicate)]
    return sum(one.kind is DedicationKind.THREE_PAIR for one in sets) > 4


def is_middle(state: GameState, actions: Sequence[Action]) -> bool:
    """A full table half way through, with a set to dedicate and favor to exchange with."""
    tokens = sum(len(player.tokens) for player in state.players)
    return len(state.lake.tiles) >= 17 and tokens >= 3 and can_take_back(state, actions)


THEMES = {
    "take_back": Theme(2, ("favored", "late"), can_take_back),
    "discard": Theme(3, ("hoarding",), must_discard),
    "exhausted": Theme(4, ("hoarding", "rich"), is_exhausted),
    "no_favor": Theme(4, ("favored", "eager"), has_no_favor),
    "shared": Theme(2, ("busy", "eager", "late"), will_be_shared),
    "won": Theme(4, ("busy", "eager", "late"), will_be_won),
    "final": Theme(3, ("late", "hoarding"), is_final),
    "pairs": Theme(3, ("hoarding",), has_many_pairs),
    "middle": Theme(4, ("busy", "eager", "favored", "late"), is_middle),
}


def main() -> None:
    """Write one record for every theme, or for those named."""
    for name in sys.argv[1:] or THEMES:
        theme = THEMES[name]
        (FOLDER / f"{name}.json").write_text(f"{_find(name, theme)}\n", encoding="utf-8")
        print(name)


def _find(name: str, theme: Theme) -> str:
    for seed in count():
        # Text seeds are the same in every version and process.
        rng = Random(f"{name} {seed}")
        start = new_game(DEFAULT_SEATING[theme.players], shuffled_tiles(theme.players, rng))
        policies = [POLICIES[rng.choice(theme.styles)] for _ in range(theme.players)]
        plies = played_out(start, policies, rng)
        for place, (state, _) in enumerate(plies):
            if theme.has(state, legal_actions(state)):
                return record_to_json(record_of(start, [action for _, action in plies[:place]]))
    raise AssertionError("the search goes on until there is one")


def _misses_both(state: GameState, rewards: Outcome) -> bool:
    missed = [reward for reward in rewards if not reward.received]
    return any(isinstance(one, Matched) for one in missed) and any(
        isinstance(one, Faced) and one.seat != state.turn for one in missed
    )


if __name__ == "__main__":
    main()
