"""Everything that `lanterns.core` exports."""

from .active_offers import Closed, TurnOffers, turn_offers
from .advice import ADVICE_WORLDS, Advice, Line, Verdict, advise
from .afterstate_lists import Afterstates, afterstates
from .batch import Batch, resample
from .batch_rules import LegalLists, Outcomes, apply, legal_actions, outcomes, results
from .belief import Kept, kept_tiles
from .candidate import Candidate
from .deals import deal, shuffle
from .decision_search import search
from .errors import BadNet, BadPosition, BadRequest, LibraryError
from .evaluation import Evaluations, best_turns, evaluate
from .human_play import human_candidates
from .packing import pack, pack_text, unpack, unpack_text
from .perft_counts import divide, perft
from .policies import HONOR_POINT, Policy, choose, finish, play, values
from .positions import Positions
from .preview_text import previews
from .result_arrays import Results
from .traits import Traits
from .value_net import Net, shipped_net

__all__ = [
    "ADVICE_WORLDS",
    "HONOR_POINT",
    "Advice",
    "Afterstates",
    "BadNet",
    "BadPosition",
    "BadRequest",
    "Batch",
    "Candidate",
    "Closed",
    "Evaluations",
    "Kept",
    "LegalLists",
    "LibraryError",
    "Line",
    "Net",
    "Outcomes",
    "Policy",
    "Positions",
    "Results",
    "Traits",
    "TurnOffers",
    "Verdict",
    "advise",
    "afterstates",
    "apply",
    "best_turns",
    "choose",
    "deal",
    "divide",
    "evaluate",
    "finish",
    "human_candidates",
    "kept_tiles",
    "legal_actions",
    "outcomes",
    "pack",
    "pack_text",
    "perft",
    "play",
    "previews",
    "resample",
    "results",
    "search",
    "shipped_net",
    "shuffle",
    "turn_offers",
    "unpack",
    "unpack_text",
    "values",
]
