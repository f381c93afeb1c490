"""Games of every style, replayed by the simulator: the corners that chance seldom reaches."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from kit.policies import POLICIES
from kit.records import a_record
from kit.seatings import seatings_for

from lanterns import core
from lanterns.rules import (
    GENERIC_HONOR,
    PLAYER_COUNTS,
    GameState,
    Phase,
    Record,
    legal_actions,
    replay,
    start_of,
)

STYLES = sorted(POLICIES)
USUAL = 0
"""The first seed of the games that are replayed with each change."""
Holds = Callable[[GameState], bool]


def records(first: int) -> Iterator[Record]:
    """Games of every style, for three players or all numbers, each at other sides of the table."""
    for players in (3,) if first == USUAL else PLAYER_COUNTS:
        seatings = seatings_for(players)
        for seed, style in enumerate(STYLES, start=first):
            yield a_record(seatings[seed % len(seatings)], seed, *[style] * players)


@cache
def all_states(first: int) -> tuple[tuple[Record, tuple[GameState, ...]], ...]:
    """Every game with the referee's state after each action."""
    return tuple(
        (record, (start_of(record), *(step.state for step in replay(record))))
        for record in records(first)
    )


@pytest.mark.parametrize("first", [USUAL, pytest.param(100, marks=pytest.mark.prove)])
def test_every_style_replays_the_same(first: int) -> None:
    """Deals, lists and states agree from the first action to the last."""
    for record, states in all_states(first):
        games = core.deal(record.seating, [record.tiles])
        for state, text in zip(states, [*record.actions, None], strict=True):
            assert core.Batch.from_states([state]) == games
            packed = core.legal_actions(games)[0].tolist()
            assert packed == [core.pack(action) for action in legal_actions(state)]
            if text is not None:
                games = core.apply(games, [core.pack_text(text)])


@pytest.mark.parametrize(
    ("corner", "holds"),
    [
        ("an empty favor bank", lambda state: state.favor_bank == 0),
        ("three colors out at once", lambda state: state.supply.count(0) >= 3),
        ("an empty stack", lambda state: () in state.stacks),
        (
            "a generic token",
            lambda state: any(
                () == state.stacks[token.kind] and token.honor == GENERIC_HONOR
                for player in state.players
                for token in player.tokens
            ),
        ),
        ("a hand far over the limit", lambda state: sum(state.active.cards) > 15),
        (
            "a final turn over the limit",
            lambda state: state.is_final_turn and sum(state.active.cards) > 12,
        ),
        (
            "a dedication that was not enough",
            lambda state: state.phase is Phase.PLACE and sum(state.active.cards) > 12,
        ),
    ],
)
def test_the_corners_are_reached(corner: str, holds: Holds) -> None:
    """Without such positions the test above would prove less than it seems to."""
    assert any(holds(state) for _, states in all_states(USUAL) for state in states)
