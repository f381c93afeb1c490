"""The simulator: the referee's rules as one plain C library, for games by the million.

>>> from lanterns import core
>>> games = core.shuffle(players=4, count=1000, seed=1)
>>> games = core.apply(games, core.legal_actions(games).choose([0] * 1000))
>>> core.finish(games, seed=2, policy=core.Policy.GREEDY).honor.shape
(1000, 4)

A batch holds many games as one block of memory and never changes; actions are packed into whole
numbers; results come as NumPy arrays. See docs/core.md.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from .candidate import Candidate
from .errors import BadPosition, BadRequest, LibraryError

if TYPE_CHECKING:
    from .afterstate_lists import Afterstates, afterstates
    from .batch import Batch, resample
    from .batch_rules import LegalLists, Outcomes, apply, legal_actions, outcomes, results
    from .belief import Kept, kept_tiles
    from .deals import deal, shuffle
    from .decision_search import search
    from .packing import pack, pack_text, unpack, unpack_text
    from .perft_counts import divide, perft
    from .policies import HONOR_POINT, Policy, choose, finish, play, values
    from .positions import Positions
    from .result_arrays import Results

__all__ = [
    "HONOR_POINT",
    "Afterstates",
    "BadPosition",
    "BadRequest",
    "Batch",
    "Candidate",
    "Kept",
    "LegalLists",
    "LibraryError",
    "Outcomes",
    "Policy",
    "Positions",
    "Results",
    "afterstates",
    "apply",
    "choose",
    "deal",
    "divide",
    "finish",
    "kept_tiles",
    "legal_actions",
    "outcomes",
    "pack",
    "pack_text",
    "perft",
    "play",
    "resample",
    "results",
    "search",
    "shuffle",
    "unpack",
    "unpack_text",
    "values",
]

if not TYPE_CHECKING:
    # Loaded on first use: bots that play without the simulator must not wait for NumPy.
    _MODULES = {
        "afterstate_lists": {"Afterstates", "afterstates"},
        "batch": {"Batch", "resample"},
        "batch_rules": {
            "LegalLists",
            "Outcomes",
            "apply",
            "legal_actions",
            "outcomes",
            "results",
        },
        "belief": {"Kept", "kept_tiles"},
        "deals": {"deal", "shuffle"},
        "decision_search": {"search"},
        "packing": {"pack", "pack_text", "unpack", "unpack_text"},
        "perft_counts": {"divide", "perft"},
        "policies": {"HONOR_POINT", "Policy", "choose", "finish", "play", "values"},
        "positions": {"Positions"},
        "result_arrays": {"Results"},
    }

    def __getattr__(name):
        for module, names in _MODULES.items():
            if name in names:
                value = getattr(import_module(f".{module}", __name__), name)
                globals()[name] = value
                return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
