"""Choices as people make them: they overlook cells, favor some sets and put off dedications."""

from functools import lru_cache

import numpy as np

from lanterns.rules import View

from ..arguments import seed_number, whole_number
from ..candidate import Candidate
from ..errors import BadRequest, RequestFault
from ..greedy.policies import HONOR_POINT
from ..layout import CANDIDATE, TRAITS
from ..library import call
from ..rules.conversion import row_to_move
from ..rules.packing import unpack
from .traits import UNIT, Traits

_BOUNDS = {
    "cells": (1, 1000),
    "aim": (0, UNIT),
    "favor": (0, 64 * UNIT),
    "spite": (0, 64 * UNIT),
    "readiness": (0, UNIT),
    "least_honor": (0, 1000),
    "exchanges": (0, 1),
}


def human_candidates(
    view: View, traits: Traits, seed: int = 0, *, width: int = 5
) -> tuple[Candidate, ...]:
    """Return the actions that a player with these traits compares, the chosen one first.

    Only what the seat can see counts. What it overlooks is drawn by `seed`, and so is the order of
    actions that are worth the same to it.

    >>> from lanterns.rules import DEFAULT_SEATING, new_game, view_for
    >>> view = view_for(new_game(DEFAULT_SEATING[2], range(1, 23)), seat=0)
    >>> best, *others = human_candidates(view, Traits(cells=2, aim=0.5))
    >>> len(others), best.value >= others[0].value
    (4, True)
    """
    row = row_to_move(view).tobytes()
    candidates = np.zeros(whole_number("a width", width, 1, 128), CANDIDATE)
    number = seed_number(seed)
    found = call("human", row, packed_traits(traits), len(candidates), number, candidates)
    if not found:
        raise BadRequest(RequestFault.GAME_OVER)
    return tuple(
        Candidate(unpack(action), value / HONOR_POINT)
        for action, value, *_ in candidates[:found].tolist()
    )


@lru_cache
def packed_traits(traits: Traits) -> bytes:
    """Return the structure that the library reads, each trait within its bounds."""
    numbers = zip(_BOUNDS.items(), traits.numbers(), strict=True)
    checked = tuple(
        whole_number(f"the trait “{name}”", number, least, most)
        for (name, (least, most)), number in numbers
    )
    return np.array(checked, TRAITS).tobytes()
