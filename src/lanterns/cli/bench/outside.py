"""Figures to compare with: OpenSpiel's games driven from Python, where it is installed."""

from functools import partial
from importlib.util import find_spec
from random import Random
from typing import Any

from .timing import best_rate

GAMES = ("backgammon", "hearts")


def openspiel_games(seconds: float) -> dict[str, float]:
    """Return whole random games per second; nothing where OpenSpiel is not installed."""
    if find_spec("pyspiel") is None:
        return {}
    import pyspiel

    return {name: best_rate(partial(_play, pyspiel.load_game(name)), seconds) for name in GAMES}


def _play(game: Any, games: int) -> None:
    rng = Random(games)  # noqa: S311 - seeded on purpose
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
