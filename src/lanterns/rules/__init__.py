"""The referee: every rule of Lanterns as pure functions over frozen data.

>>> state = new_game(DEFAULT_SEATING[2], tiles=range(1, 23))
>>> actions = legal_actions(state)
>>> len(actions), to_text(actions[0])
(48, '1@-1,0r0')
>>> step = apply(state, actions[0])
>>> step.state.turn
1
"""

from .actions import (
    SEVEN_UNIQUE,
    Action,
    Dedicate,
    Discard,
    EndTurn,
    Exchange,
    Place,
)
from .cards import NO_CARDS, Cards, add_cards, remove_cards
from .colors import COLORS, Color
from .components import (
    CARDS_PER_COLOR,
    DEDICATION_KINDS,
    DEDICATIONS,
    EXCHANGE_COST,
    FAVOR_TOKENS,
    GENERIC_HONOR,
    HAND_LIMIT,
    HAND_SIZE,
    LAKE_TILES,
    PLAYER_COUNTS,
    START_TILE,
    TILES,
    TILES_IN_PLAY,
    DedicationKind,
    Tile,
    TileId,
    top_honor,
)
from .directions import DIRECTIONS, Direction
from .errors import (
    BadNotation,
    BrokenRecord,
    Fault,
    IllegalAction,
    LanternsError,
    NotationFault,
    RecordFault,
    Refusal,
    SetupError,
    SetupFault,
    UnreadableRecord,
)
from .events import (
    Dedicated,
    Discarded,
    Event,
    Exchanged,
    Faced,
    FavorEarned,
    GameEnded,
    Matched,
    TileDrawn,
    TileLaid,
    TurnBegan,
    redact,
)
from .game import Game, Ply
from .lake import MIDDLE, Cell, LaidTile, Lake
from .legality import check_legal, legal_actions
from .notation import action_from_text, to_text
from .outcome import Outcome, outcome_of
from .perft import divide, perft
from .record import (
    BOT_PREFIX,
    FORMAT,
    Record,
    check_record,
    end_of,
    record_from_json,
    record_to_json,
    replay,
    result_to_json,
    start_of,
)
from .result import Decider, Result, result_of
from .setup import DEFAULT_SEATING, new_game, seating_from_words, shuffled_tiles
from .state import GameState, Phase, Player, Seat, Token
from .turn import Step, apply
from .view import PAST_ROUNDS, SeenPlayer, View, resample, unseen_tiles, view_for

__all__ = [
    "BOT_PREFIX",
    "CARDS_PER_COLOR",
    "COLORS",
    "DEDICATIONS",
    "DEDICATION_KINDS",
    "DEFAULT_SEATING",
    "DIRECTIONS",
    "EXCHANGE_COST",
    "FAVOR_TOKENS",
    "FORMAT",
    "GENERIC_HONOR",
    "HAND_LIMIT",
    "HAND_SIZE",
    "LAKE_TILES",
    "MIDDLE",
    "NO_CARDS",
    "PAST_ROUNDS",
    "PLAYER_COUNTS",
    "SEVEN_UNIQUE",
    "START_TILE",
    "TILES",
    "TILES_IN_PLAY",
    "Action",
    "BadNotation",
    "BrokenRecord",
    "Cards",
    "Cell",
    "Color",
    "Decider",
    "Dedicate",
    "Dedicated",
    "DedicationKind",
    "Direction",
    "Discard",
    "Discarded",
    "EndTurn",
    "Event",
    "Exchange",
    "Exchanged",
    "Faced",
    "Fault",
    "FavorEarned",
    "Game",
    "GameEnded",
    "GameState",
    "IllegalAction",
    "LaidTile",
    "Lake",
    "LanternsError",
    "Matched",
    "NotationFault",
    "Outcome",
    "Phase",
    "Place",
    "Player",
    "Ply",
    "Record",
    "RecordFault",
    "Refusal",
    "Result",
    "Seat",
    "SeenPlayer",
    "SetupError",
    "SetupFault",
    "Step",
    "Tile",
    "TileDrawn",
    "TileId",
    "TileLaid",
    "Token",
    "TurnBegan",
    "UnreadableRecord",
    "View",
    "action_from_text",
    "add_cards",
    "apply",
    "check_legal",
    "check_record",
    "divide",
    "end_of",
    "legal_actions",
    "new_game",
    "outcome_of",
    "perft",
    "record_from_json",
    "record_to_json",
    "redact",
    "remove_cards",
    "replay",
    "resample",
    "result_of",
    "result_to_json",
    "seating_from_words",
    "shuffled_tiles",
    "start_of",
    "to_text",
    "top_honor",
    "unseen_tiles",
    "view_for",
]
