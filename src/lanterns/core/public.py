"""Everything that `lanterns.core` exports."""

from .candidate import Candidate
from .coach.accounts import SeatAccount, sum_up
from .coach.advice import ADVICE_WORLDS, Advice, Line, Ratings, Verdict, advise
from .coach.reasons import (
    CardDenied,
    CardGiven,
    CardsNext,
    CardsReturned,
    CardsTaken,
    ColorEnded,
    FavorTaken,
    LakeLeft,
    MoreNext,
    OneShort,
    Reason,
    SecondSet,
    SetCompleted,
    TieBreak,
    TokenAhead,
    TokenNext,
    TokenTaken,
)
from .encoding.action_features import ActionFeatures, action_features, observe_afterstates
from .encoding.dense_ids import (
    action_ids,
    apply_ids,
    ids_to_texts,
    legal_mask,
    packed_actions,
)
from .encoding.episodes import Blend, Episodes, Others, Reward, Steps
from .encoding.observations import fields, lake_planes, observe
from .encoding.one_game import OneGame
from .encoding_layout import ACTION_IDS, OBSERVATION_SIZE, OBSERVATION_VERSION
from .errors import BadNet, BadPosition, BadRequest, LibraryError
from .greedy.game_logs import GameLogs, play_logs
from .greedy.policies import HONOR_POINT, Policy, choose, finish, play, values
from .human.choices import human_candidates
from .human.traits import Traits
from .net.evaluation import Evaluations, best_turns, evaluate
from .net.value_net import Net, shipped_net
from .net.weights import net_bytes
from .rules.afterstate_lists import Afterstates, afterstates
from .rules.batch import Batch, concatenate, resample
from .rules.batch_rules import LegalLists, Outcomes, apply, legal_actions, outcomes, results
from .rules.deals import deal, shuffle
from .rules.packing import pack, pack_text, unpack, unpack_text
from .rules.perft_counts import divide, perft
from .rules.positions import Positions
from .rules.result_arrays import Results
from .searches.belief import Kept, kept_tiles
from .searches.decision import search
from .table.active_offers import Closed, TurnOffers, turn_offers
from .table.preview_text import previews

__all__ = [
    "ACTION_IDS",
    "ADVICE_WORLDS",
    "HONOR_POINT",
    "OBSERVATION_SIZE",
    "OBSERVATION_VERSION",
    "ActionFeatures",
    "Advice",
    "Afterstates",
    "BadNet",
    "BadPosition",
    "BadRequest",
    "Batch",
    "Blend",
    "Candidate",
    "CardDenied",
    "CardGiven",
    "CardsNext",
    "CardsReturned",
    "CardsTaken",
    "Closed",
    "ColorEnded",
    "Episodes",
    "Evaluations",
    "FavorTaken",
    "GameLogs",
    "Kept",
    "LakeLeft",
    "LegalLists",
    "LibraryError",
    "Line",
    "MoreNext",
    "Net",
    "OneGame",
    "OneShort",
    "Others",
    "Outcomes",
    "Policy",
    "Positions",
    "Ratings",
    "Reason",
    "Results",
    "Reward",
    "SeatAccount",
    "SecondSet",
    "SetCompleted",
    "Steps",
    "TieBreak",
    "TokenAhead",
    "TokenNext",
    "TokenTaken",
    "Traits",
    "TurnOffers",
    "Verdict",
    "action_features",
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
    "ids_to_texts",
    "kept_tiles",
    "lake_planes",
    "legal_actions",
    "legal_mask",
    "net_bytes",
    "observe",
    "observe_afterstates",
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
    "sum_up",
    "turn_offers",
    "unpack",
    "unpack_text",
    "values",
]
