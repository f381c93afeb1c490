"""The C library's structures for learners as NumPy types; docs/research.md describes the fields."""

import numpy as np

from .layout import MAX_HAND, MAX_PLACED, MAX_PLAYERS, TRAITS

OBSERVATION_VERSION = 1
"""Changes whenever a number of an observation changes its place or its meaning."""

ACTION_IDS = 885
"""The number of action ids: 0 to 884."""

FIRST_PLACEMENT = 93
"""Smaller ids mean the same action in every position; from here on, they are placements."""

MAX_OPEN = 66
"""The most free cells that a lake can have while a tile is yet to be placed."""

PLANES = 30

OBSERVATION = np.dtype(
    [
        ("players", "i1"),
        ("phase", "i1", 4),
        ("turn", "i1", MAX_PLAYERS),
        ("is_final", "i1"),
        ("draw_count", "i1"),
        ("favor_bank", "i1"),
        ("supply", "i1", 7),
        ("next_honor", "i1", 3),
        ("tokens_left", "i1", 3),
        ("sides", "i1", (MAX_PLAYERS, 4)),
        ("cards", "i1", (MAX_PLAYERS, 7)),
        ("card_count", "i1", MAX_PLAYERS),
        ("favor", "i1", MAX_PLAYERS),
        ("honor", "i1", MAX_PLAYERS),
        ("hand_size", "i1", MAX_PLAYERS),
        ("tokens_taken", "i1", (MAX_PLAYERS, 3)),
        ("hand_tile", "i1", MAX_HAND),
        ("hand_platform", "i1", MAX_HAND),
        ("hand_sides", "i1", (MAX_HAND, 4, 7)),
        ("unseen", "i1", 36),
        ("lake", "i1", (MAX_PLACED, 8)),
        ("free", "i1", (MAX_OPEN, 10)),
    ]
)

OBSERVATION_SIZE = OBSERVATION.itemsize
"""How many numbers an observation has."""

OPPONENT = np.dtype([("policy", "<i4"), ("share", "<i4"), ("traits", TRAITS)])

EPISODES = np.dtype(
    [
        ("opponents", OPPONENT, MAX_PLAYERS - 1),
        ("players", "<i4"),
        ("rotates", "<i4"),
        ("reward", "<i4"),
        ("seating", "u1", MAX_PLAYERS),
    ]
)

ACTION_FEATURES = np.dtype(
    [
        ("kind", "i1", 7),
        ("cards", "i1", (MAX_PLAYERS, 7)),
        ("matches", "i1"),
        ("favor", "i1"),
        ("honor", "i1"),
        ("sets", "i1", (MAX_PLAYERS, 3)),
    ]
)

RANDOM = np.dtype([("word", "<u8", 4)])

ENCODING_SIZES = (
    OBSERVATION.itemsize,
    EPISODES.itemsize,
    RANDOM.itemsize,
    ACTION_FEATURES.itemsize,
    ACTION_IDS,
    PLANES,
    OBSERVATION_VERSION,
)
"""What `lanterns_encoding_layout` must report."""
