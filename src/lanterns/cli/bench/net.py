"""The figures of nets: what a judgment costs, and a search with one, in processor time."""

from collections.abc import Callable
from functools import cache
from time import process_time

import numpy as np
import numpy.typing as npt

from lanterns import core
from lanterns.core.layout import JUDGMENT
from lanterns.core.library import call
from lanterns.rules import PLAYER_COUNTS, View, view_for

ACTION_PLACE = 5
"""The kind of a placement, as `core` packs it."""

AFTERSTATES = 2_000
ROLLOUTS = 1_000
DECISIONS = 8
"""Searches are measured over this many positions of a game, from its opening to its end."""


def judgment_microseconds(seconds: float) -> dict[str, float]:
    """Return the time that inputs and net take for one way to play a turn, among its siblings."""
    return {str(players): _judgment(players, seconds / 3) for players in PLAYER_COUNTS}


def turn_milliseconds(seconds: float) -> dict[str, float]:
    """Return the time of a decision by the net alone, over the positions of a game."""
    return {
        str(players): 1e3 * _each(lambda view: core.best_turns(view, 1), players, seconds / 3)
        for players in PLAYER_COUNTS
    }


def rollout_milliseconds(seconds: float) -> dict[str, float]:
    """Return the time of a thousand playouts of a search with a net, over a game's positions."""
    share = ROLLOUTS // DECISIONS

    def search(view: View) -> None:
        core.search(view, 1, playouts=share, width=12, net=core.shipped_net(len(view.players)))

    return {
        str(players): 1e3 * ROLLOUTS / share * _each(search, players, seconds)
        for players in PLAYER_COUNTS
    }


def _judgment(players: int, seconds: float) -> float:
    siblings = _siblings(players)
    states = siblings[np.linspace(0, len(siblings) - 1, AFTERSTATES).astype(int)]
    judgments, memory = np.zeros(len(states), JUDGMENT), core.shipped_net(players).memory

    def judge() -> None:
        call("judge_afterstates", memory, states, len(states), judgments)

    return 1e6 * _best_time(judge, seconds) / len(states)


def _each(decide: Callable[[View], object], players: int, seconds: float) -> float:
    batch = _positions(players)
    views = [view_for(batch[game], int(batch.turn[game])) for game in range(len(batch))]
    return _best_time(lambda: [decide(view) for view in views], seconds) / len(views)


@cache
def _siblings(players: int) -> npt.NDArray[np.void]:
    """Return every placement of those positions as a net sees it: nothing drawn, the turn kept."""
    before = _positions(players)
    after = core.afterstates(before)
    owner = np.repeat(np.arange(len(before)), np.diff(after.offsets))
    states, seats = after.positions.states.copy(), before.turn[owner]
    drawn = states["draw_count"] < before.draw_count[owner]
    states["players"]["hand_count"][np.arange(len(states)), seats] -= drawn
    states["draw_count"] += drawn
    states["turn"] = seats
    placed: npt.NDArray[np.void] = states[after.actions >> 24 == ACTION_PLACE]
    return placed


@cache
def _positions(players: int) -> core.Batch:
    """Return positions of greedy games, each further on than the last, all with a tile to lay."""
    batch = core.shuffle(players=players, count=DECISIONS, seed=1)
    rounds = int(batch.draw_count[0]) // players + 2
    states = batch.states.copy()
    for ply in range(200):
        wanted = 1 + np.arange(DECISIONS) * rounds // DECISIONS * players
        early = (states["placed_count"] < wanted) & (states["phase"] != 3)
        if not early.any():
            break
        some = core.Batch(states[early])
        states[early] = core.apply(some, core.choose(some, seed=ply)).states
    return core.Batch(states)


def _best_time(run: Callable[[], object], seconds: float) -> float:
    """Return the least processor time of a run: other programs do not count."""
    best, begun = float("inf"), process_time()
    while best == float("inf") or process_time() < begun + seconds:
        start = process_time()
        run()
        best = min(best, process_time() - start)
    return best
