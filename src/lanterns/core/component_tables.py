"""The printed pieces as the C library takes them when it is loaded."""

import numpy as np
import numpy.typing as npt

from lanterns.rules import components

from .layout import TABLES


def printed_tables() -> npt.NDArray[np.void]:
    """Return the tiles, counts and token values of `rules.components` as one structure.

    >>> int(printed_tables()["tiles_in_play"][4])
    32
    """
    tables = np.zeros((), TABLES)
    tables["sides"] = [tile.sides for tile in components.TILES]
    tables["platform"] = [tile.platform for tile in components.TILES]
    for players in components.PLAYER_COUNTS:
        stacks = components.DEDICATIONS[players]
        tables["cards_per_color"][players] = components.CARDS_PER_COLOR[players]
        tables["tiles_in_play"][players] = components.TILES_IN_PLAY[players]
        tables["stack_size"][players] = len(stacks[0])
        tables["stacks"][players, :, : len(stacks[0])] = stacks
    tables["hand_size"] = components.HAND_SIZE
    tables["hand_limit"] = components.HAND_LIMIT
    tables["favor_tokens"] = components.FAVOR_TOKENS
    tables["exchange_cost"] = components.EXCHANGE_COST
    tables["generic_honor"] = components.GENERIC_HONOR
    return tables
