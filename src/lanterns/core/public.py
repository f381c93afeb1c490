"""Everything that `lanterns.core` exports."""

from .active_offers import Closed, TurnOffers, turn_offers
from .advice import ADVICE_WORLDS, Advice, Line, Verdict, advise
from .afterstate_lists import Afterstates, afterstates
from .batch import Batch, concatenate, resample
from .batch_rules import LegalLists, Outcomes, apply, legal_actions, outcomes, results
from .belief import Kept, kept_tiles
from .candidate import Candidate
from .deals import deal, shuffle
from .decision_search import search
from .dense_ids import (
    action_ids,
    apply_ids,
    ids_from_texts,
    ids_to_texts,
    legal_mask,
    packed_actions,
)
from .encoding_layout import ACTION_IDS, OBSERVATION_SIZE, OBSERVATION_VERSION
from .episodes import Episodes, Reward, Steps
from .errors import BadNet, BadPosition, BadRequest, LibraryError
from .evaluation import Evaluations, best_turns, evaluate
from .game_logs import GameLogs, play_logs
from .human_play import human_candidates
from .observations import fields, lake_planes, observe
from .one_game import OneGame
from .packing import pack, pack_text, unpack, unpack_text
from .perft_counts import divide, perft
from .policies import HONOR_POINT, Policy, choose, finish, play, values
from .positions import Positions
from .preview_text import previews
from .result_arrays import Results
from .traits import Traits
from .value_net import Net, shipped_net

__all__ = [
    "ACTION_IDS",
    "ADVICE_WORLDS",
    "HONOR_POINT",
    "OBSERVATION_SIZE",
    "OBSERVATION_VERSION",
    "Advice",
    "Afterstates",
    "BadNet",
    "BadPosition",
    "BadRequest",
    "Batch",
    "Candidate",
    "Closed",
    "Episodes",
    "Evaluations",
    "GameLogs",
    "Kept",
    "LegalLists",
    "LibraryError",
    "Line",
    "Net",
    "OneGame",
    "Outcomes",
    "Policy",
    "Positions",
    "Results",
    "Reward",
    "Steps",
    "Traits",
    "TurnOffers",
    "Verdict",
    "action_ids",
    "advise",
    "afterstates",
    "apply",
    "apply_ids",
    "best_turns",
    "choose",
    "concatenate",
    "deal",
    "divide",
    "evaluate",
    "fields",
    "finish",
    "human_candidates",
    "ids_from_texts",
    "ids_to_texts",
    "kept_tiles",
    "lake_planes",
    "legal_actions",
    "legal_mask",
    "observe",
    "outcomes",
    "pack",
    "pack_text",
    "packed_actions",
    "perft",
    "play",
    "play_logs",
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
