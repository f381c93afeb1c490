"""Every figure by its key, in the order they are measured and shown."""

import os
import platform
from collections.abc import Callable

from . import learning, net, referee, simulator

FIGURES: dict[str, Callable[[float], object]] = {
    "machine": lambda seconds: {
        "python": platform.python_version(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
    },
    "referee_random_games_per_s": referee.random_games,
    "referee_microseconds_by_tiles": referee.microseconds_by_tiles,
    "core_random_games_per_s": simulator.random_games,
    "core_greedy_games_per_s": simulator.greedy_games,
    "core_search_playouts_per_s": simulator.search_playouts,
    "net_judgment_us": net.judgment_microseconds,
    "net_turn_ms": net.turn_milliseconds,
    "net_search_1000_playouts_ms": net.rollout_milliseconds,
    "core_two_threads": simulator.two_threads,
    "core_search_two_threads": simulator.search_in_two_threads,
    "core_state_bytes": simulator.state_bytes,
    "core_import_and_search_s": simulator.import_and_search_seconds,
    "core_single_steps_over_referee": learning.one_game_over_referee,
    "vector_env_steps_per_s": learning.vector_steps,
    "pettingzoo_turns_per_s": learning.pettingzoo_steps,
    "openspiel_steps_per_s": learning.openspiel_steps,
}
"""The function that measures each figure, given the seconds to spend on it."""


def derived(found: dict[str, object]) -> dict[str, object]:
    """Return figures that follow from others: the simulator's games over the referee's."""
    slow, quick = found["referee_random_games_per_s"], found["core_random_games_per_s"]
    assert isinstance(slow, dict) and isinstance(quick, dict)
    return {"core_over_referee": {players: quick[players] / slow[players] for players in quick}}
