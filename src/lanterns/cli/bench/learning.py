"""The figures for learners: steps of environments, beside games of the other packages."""

from collections.abc import Callable, Mapping
from functools import partial
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from lanterns import core
from lanterns.core import ACTION_IDS
from lanterns.rules import (
    DEFAULT_SEATING,
    PLAYER_COUNTS,
    apply,
    legal_actions,
    new_game,
    shuffled_tiles,
)

STEPS = 256
GAMES_AT_ONCE = 16 * STEPS
OPPONENTS = "random"

SPIEL_GAMES = (
    "python_lanterns",
    *("python_tic_tac_toe", "python_block_dominoes", "python_kuhn_poker", "python_liars_poker"),
)
"""Ours, and those of OpenSpiel's own Python games that are played in turns."""


def one_game_over_referee(seconds: float) -> float:
    """Return the single steps of the simulator over those of the referee, in one run."""
    found = _rates({"one": _play_in_place, "referee": _play_by_referee}, 2 * seconds)
    return found["one"] / found["referee"]


def vector_steps(seconds: float) -> dict[str, float]:
    """Return steps a second with masks and observations; nothing where Gymnasium is missing."""
    if find_spec("gymnasium") is None:
        return {}
    return {str(players): _vector_steps(players, seconds) for players in PLAYER_COUNTS}


def pettingzoo_steps(seconds: float) -> dict[str, float]:
    """Return an agent's turns a second here and in connect four, where these are installed."""
    if find_spec("pettingzoo") is None:
        return {}
    from lanterns.envs import pettingzoo

    runs = {"lanterns": partial(_turns, pettingzoo.env(players=2))}
    if find_spec("pygame") is not None:
        from pettingzoo.classic import connect_four_v3

        runs["connect_four"] = partial(_turns, connect_four_v3.env())
    return _rates(runs, seconds * len(runs))


def openspiel_steps(seconds: float) -> dict[str, float]:
    """Return actions a second of Python games in OpenSpiel, where it is installed."""
    if find_spec("pyspiel") is None:
        return {}
    import open_spiel.python.games  # noqa: F401 - registers its Python games
    import pyspiel

    import lanterns.envs.openspiel  # noqa: F401 - registers ours

    runs = {name: partial(_spiel_steps, pyspiel.load_game(name)) for name in SPIEL_GAMES}
    return _rates(runs, seconds * len(runs))


def _rates(runs: Mapping[str, Callable[[int], object]], seconds: float) -> dict[str, float]:
    """Return the steps a second of each at best, by processor time: other programs do not count.

    They take turns, because a shared machine's speed changes from second to second.
    """
    best, end = dict.fromkeys(runs, 0.0), process_time() + seconds
    while not all(best.values()) or process_time() < end:
        for name, run in runs.items():
            begun = process_time()
            run(STEPS)
            best[name] = max(best[name], STEPS / (process_time() - begun))
    return best


def _play_by_referee(steps: int) -> None:
    rng = Random(1)  # noqa: S311 - seeded on purpose
    state = new_game(DEFAULT_SEATING[2], shuffled_tiles(2, rng))
    for _ in range(steps):
        if actions := legal_actions(state):
            state = apply(state, rng.choice(actions)).state
        else:
            state = new_game(DEFAULT_SEATING[2], shuffled_tiles(2, rng))


def _play_in_place(steps: int) -> None:
    rng = Random(1)  # noqa: S311 - seeded on purpose
    game = core.OneGame.shuffled(players=2, seed=1)
    for step in range(steps):
        if ids := game.legal_ids():
            game.apply(rng.choice(ids))
        else:
            game = core.OneGame.shuffled(players=2, seed=step)


def _vector_steps(players: int, seconds: float) -> float:
    """Return the steps a second of processor time at best; choosing is not the environment's."""
    from lanterns.envs.gymnasium import make_vec

    vec = make_vec(GAMES_AT_ONCE, players, OPPONENTS)
    seen, _ = vec.reset(seed=1)
    best, end = 0.0, process_time() + seconds
    while not best or process_time() < end:
        last = ACTION_IDS - 1 - seen["action_mask"][:, ::-1].argmax(axis=1)
        begun = process_time()
        seen, *_ = vec.step(last)
        best = max(best, GAMES_AT_ONCE / (process_time() - begun))
    return best


def _turns(env: Any, count: int) -> None:
    env.reset(seed=count)
    for _ in range(count):
        seen, _, is_ended, is_cut, _ = env.last()
        if is_ended or is_cut:
            env.reset()
        else:
            env.step(env.action_space(env.agent_selection).sample(seen["action_mask"]))


def _spiel_steps(game: Any, count: int) -> None:
    rng = Random(count)  # noqa: S311 - seeded on purpose
    state = game.new_initial_state()
    choose: Callable[[list[int]], int] = rng.choice
    for _ in range(count):
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            state.apply_action(choose([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            state.apply_action(choose(state.legal_actions()))
