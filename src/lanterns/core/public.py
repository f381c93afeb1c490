"""Everything that `lanterns.core` exports."""

from .afterstate_lists import Afterstates, afterstates
from .batch import Batch, resample
from .batch_rules import LegalLists, Outcomes, apply, legal_actions, outcomes, results
from .belief import Kept, kept_tiles
from .candidate import Candidate
from .deals import deal, shuffle
from .decision_search import search
from .errors import BadPosition, BadRequest, LibraryError
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
