"""The simulator: the referee's rules as one plain C library, for games by the million.

>>> games = shuffle(players=4, count=1000, seed=1)
>>> games = apply(games, legal_actions(games).choose([0] * 1000))
>>> finish(games, seed=2, policy=Policy.GREEDY).honor.shape
(1000, 4)

A batch holds many games as one block of memory and never changes; actions are packed into whole
numbers; results come as NumPy arrays. See docs/core.md.
"""

from .batch import Batch, resample
from .believing import Kept, kept_tiles
from .counting import divide, perft
from .dealing import deal, shuffle
from .enumeration import Afterstates, afterstates
from .faults import BadPosition, BadRequest, LibraryError
from .packing import pack, pack_text, unpack, unpack_text
from .playing import LegalLists, Outcomes, apply, legal_actions, outcomes, results
from .policies import HONOR_POINT, Policy, choose, finish, play, values
from .positions import Positions
from .results import Results
from .searching import Candidate, search

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
