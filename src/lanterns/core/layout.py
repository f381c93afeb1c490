"""The C library's structures as NumPy types, and its limits."""

import numpy as np

MAX_PLAYERS = 4
MAX_HAND = 3
MAX_PLACED = 33
MAX_FREE = 68
MAX_DRAW = 20
MAX_TOKENS = 12
MAX_STACK = 9
MAX_ACTIONS = 901
PREVIEW_BYTES = 224
"""Room for the text of one placement with all it would give."""
MAX_EVENTS = 16
ORIGIN = 64
"""Added to x and y where a cell is one number."""

TABLES = np.dtype(
    [
        ("sides", "u1", (36, 4)),
        ("platform", "u1", 36),
        ("cards_per_color", "u1", 5),
        ("tiles_in_play", "u1", 5),
        ("stack_size", "u1", 5),
        ("stacks", "u1", (5, 3, MAX_STACK)),
        ("hand_size", "u1"),
        ("hand_limit", "u1"),
        ("favor_tokens", "u1"),
        ("exchange_cost", "u1"),
        ("generic_honor", "u1"),
    ]
)

PLAYER = np.dtype(
    [
        ("cards", "u1", 8),  # seven counts and their sum
        ("hand", "u1", MAX_HAND),
        ("hand_count", "u1"),
        ("favor", "u1"),
        ("honor", "u1"),
        ("token_count", "u1"),
        ("spare", "u1"),
        ("tokens", "u1", MAX_TOKENS),  # kind << 4 | honor
        ("padding", "u1", 4),
    ]
)

STATE = np.dtype(
    [
        ("players", PLAYER, MAX_PLAYERS),
        ("supply", "u1", 8),
        ("free", "<u4", MAX_FREE),
        ("cells", "<u2", MAX_PLACED),
        ("placed", "u1", MAX_PLACED),  # tile << 2 | turns
        ("draw", "u1", MAX_DRAW),  # the top comes last
        ("seating", "u1", MAX_PLAYERS),
        ("taken", "u1", 3),
        ("free_count", "u1"),
        ("placed_count", "u1"),
        ("draw_count", "u1"),
        ("player_count", "u1"),
        ("favor_bank", "u1"),
        ("turn", "u1"),
        ("phase", "u1"),
        ("padding", "u1", 3),
    ]
)

RAW_STATE = np.dtype((np.void, STATE.itemsize))
"""A state as mere bytes, which NumPy copies fifty times as fast as the fields one by one."""

OUTCOME = np.dtype(
    [
        ("matched", "u1", 8),
        ("favor", "u1"),
        ("facing", "i1", MAX_PLAYERS),
        ("padding", "u1", 3),
    ]
)

RESULT = np.dtype(
    [
        ("honor", "u1", MAX_PLAYERS),
        ("favor", "u1", MAX_PLAYERS),
        ("cards", "u1", MAX_PLAYERS),
        ("winners", "u1"),
        ("padding", "u1"),
        ("actions", "<u2"),
    ]
)

CANDIDATE = np.dtype(
    [
        ("action", "<i4"),
        ("value", "<i4"),
        ("playouts", "<u4"),
        ("then", "<i4"),
        ("wins", "<f8"),
        ("squared_wins", "<f8"),
        *((f"honor_{seat}", "<f8") for seat in range(MAX_PLAYERS)),
    ]
)

EVALUATION = np.dtype(
    [
        ("win_share", "<f8"),
        ("honor", "<f8", MAX_PLAYERS),
    ]
)

BELIEF = np.dtype(
    [
        ("tiles", "<u8", (MAX_PLAYERS, 2)),  # a bit for each tile
        ("held", "u1", (MAX_PLAYERS, 2)),
    ]
)

JUDGMENT = np.dtype(
    [
        ("chance", "<f8", MAX_PLAYERS),
        ("honor", "<f8", MAX_PLAYERS),
    ]
)

NET_HEADER = np.dtype(
    [
        ("magic", "S8"),
        ("format", "<u2"),
        ("features", "<u2"),
        ("players", "<u2"),
        ("color_inputs", "<u2"),
        ("global_inputs", "<u2"),
        ("shared", "<u2"),
        ("first", "<u2"),
        ("second", "<u2"),
        ("value_bits", "u1", 4),
        ("checksum", "<u4"),
    ]
)

EVENT = np.dtype(
    [
        ("kind", "u1"),
        ("seat", "u1"),
        ("color", "u1"),
        ("other", "u1"),
        ("flag", "u1"),
        ("number", "u1"),
        ("cell", "<u2"),
    ]
)

REFUSAL = np.dtype(
    [
        ("fault", "<i2"),
        ("have", "<i2"),
        ("need", "<i2"),
        ("color", "<i2"),
        ("tile", "<i2"),
        ("x", "<i2"),
        ("y", "<i2"),
    ]
)

STANDING = np.dtype(
    [
        ("ranks", "u1", MAX_PLAYERS),
        ("winners", "u1"),
        ("decider", "u1"),
        ("is_final", "u1"),
        ("stack_counts", "u1", 3),
        ("stacks", "u1", (3, MAX_STACK)),
    ]
)

TRAITS = np.dtype(
    [
        ("cells", "<i4"),
        ("aim", "<i4"),
        ("favor", "<i4"),
        ("spite", "<i4"),
        ("readiness", "<i4"),
        ("least_honor", "<i4"),
        ("exchanges", "<i4"),
    ]
)

MAX_LINE = 16
"""Actions of a line."""
MAX_LINES = 16
MAX_REASONS = 48
MOMENTS = 3
"""How many decisions are named as those that decided a game."""

REASON = np.dtype(
    [
        ("cards", "u1", 8),
        ("type", "u1"),
        ("seat", "u1"),
        ("kind", "u1"),
        ("number", "i1"),
        ("often", "u1"),
        ("padding", "u1", 3),
    ]
)

LINE = np.dtype(
    [
        ("chance", "<f8", MAX_PLAYERS),
        ("honor", "<f8", MAX_PLAYERS),
        ("at_table", "<f8", MAX_PLAYERS),
        ("variance", "<f8"),
        ("reasons", REASON, MAX_REASONS),
        ("alone_shares", "<f8", MAX_REASONS),
        ("missed_shares", "<f8", MAX_REASONS),
        ("lake_share", "<f8"),
        ("more_next_shares", "<f8", MAX_PLAYERS),
        ("next_cards", "<f8", MAX_PLAYERS),
        ("next_worth", "<f8", MAX_PLAYERS),
        ("cards", "u1", (MAX_PLAYERS, 8)),
        ("actions", "<i4", MAX_LINE),
        ("worlds", "<u4"),
        ("alone", "u1", MAX_REASONS),  # indices of its reasons
        ("missed", "u1", MAX_REASONS),  # indices of those of the best line
        ("next_token", "u1", MAX_PLAYERS),
        ("next_often", "u1", MAX_PLAYERS),
        ("alone_count", "u1"),
        ("missed_count", "u1"),
        ("count", "u1"),
        ("reason_count", "u1"),
        ("favor", "i1"),
        ("honor_now", "u1"),
        ("is_exact", "u1"),
        ("padding", "u1", 5),
    ]
)

ADVICE = np.dtype(
    [
        ("shift", "<f8", MAX_PLAYERS),
        ("loss_win", "<f8"),
        ("loss_honor", "<f8"),
        ("stake", "<f8"),
        ("count", "<i4"),
        ("chosen", "<i4"),
        ("seat", "u1"),
        ("verdict", "u1"),
        ("is_exact", "u1"),
        ("padding", "u1", 5),
    ]
)

ACCOUNT = np.dtype(
    [
        ("result", "<f8"),
        ("own", "<f8"),
        ("others", "<f8"),
        ("luck", "<f8"),
        ("quality", "<f8"),
    ]
)

_STRUCTURES = (
    TABLES,
    PLAYER,
    STATE,
    OUTCOME,
    RESULT,
    CANDIDATE,
    EVALUATION,
    BELIEF,
    JUDGMENT,
    NET_HEADER,
    EVENT,
    REFUSAL,
    STANDING,
    TRAITS,
    REASON,
    LINE,
    ADVICE,
    ACCOUNT,
)

SIZES = (*(structure.itemsize for structure in _STRUCTURES), MAX_ACTIONS, PREVIEW_BYTES)
"""What `lanterns_layout` must report: the library and this module describe the same memory."""
