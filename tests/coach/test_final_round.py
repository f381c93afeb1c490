"""The final round is solved: the coach agrees with trying everything by the referee's rules."""

from collections.abc import Iterator

import pytest
from coach.games import game_of

from lanterns.core import advise
from lanterns.rules import (
    Dedicate,
    EndTurn,
    Exchange,
    GameState,
    Seat,
    apply,
    legal_actions,
    result_of,
    to_text,
)

Ending = tuple[tuple[float, ...], tuple[int, ...]]
"""Each seat's share of the victory, and its honor."""

MOST = 1_000
"""Whole turns to try by brute force below one position."""


def endings(state: GameState) -> Ending:
    """Play the rest as every seat likes it best: the share, then honor, then the first way."""
    if state.is_over:
        result = result_of(state)
        shares = [
            1 / len(result.winners) if seat in result.winners else 0.0
            for seat in range(len(state.players))
        ]
        return tuple(shares), tuple(result.honor)
    seat = state.turn
    best: Ending | None = None
    for after in whole_turns(state):
        ending = endings(after)
        if best is None or worth(ending, seat) > worth(best, seat):
            best = ending
    assert best is not None
    return best


def worth(ending: Ending, seat: Seat) -> tuple[float, int]:
    return ending[0][seat], ending[1][seat]


def whole_turns(state: GameState) -> Iterator[GameState]:
    """Yield the state after every way to play the turn: without an exchange, then with each."""
    yield from dedications(state)
    for action in legal_actions(state):
        if isinstance(action, Exchange):
            yield from dedications(apply(state, action).state)


def dedications(state: GameState) -> Iterator[GameState]:
    yield apply(state, EndTurn()).state
    for action in legal_actions(state):
        if isinstance(action, Dedicate):
            yield apply(apply(state, action).state, EndTurn()).state


def count(state: GameState) -> int:
    """Return about how many whole turns lie below a position."""
    below = 1
    for seat in range(state.turn, len(state.players)):
        player = state.players[seat]
        exchanges = 42 if player.favor >= 2 else 0
        below *= 1 + exchanges + 4
    return below


def final_positions(players: int, seeds: range) -> Iterator[GameState]:
    for seed in seeds:
        for ply in game_of(players, seed).plies:
            if ply.before.is_final_turn and count(ply.before) <= MOST:
                yield ply.before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_coach_agrees_with_brute_force(players: int) -> None:
    positions = list(final_positions(players, range(1, 3)))
    assert len(positions) >= 2
    for state in positions:
        for action in legal_actions(state)[::5]:
            advice = advise(state, action)
            assert advice.is_exact
            assert advice.chosen is not None
            shares, honor = endings(apply(state, action).state)
            assert advice.chosen.equal_chance == pytest.approx(shares), to_text(action)
            assert advice.chosen.honor == pytest.approx(honor), to_text(action)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_best_is_the_best_of_all(players: int) -> None:
    for state in final_positions(players, range(1, 2)):
        seat = state.turn
        best = max(worth(endings(apply(state, a).state), seat) for a in legal_actions(state))
        line = advise(state).best
        assert (line.equal_chance[seat], line.honor[seat]) == pytest.approx(best)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_final_rounds_of_real_games_are_exact(players: int) -> None:
    """Only with three rivals who can all exchange, a solution may take too long."""
    for seed in range(1, 3):
        for ply in game_of(players, seed).plies:
            if ply.before.is_final_turn and len(legal_actions(ply.before)) > 1:
                is_exact = advise(ply.before, ply.action).is_exact
                assert is_exact or (players == 4 and ply.before.turn == 0)
