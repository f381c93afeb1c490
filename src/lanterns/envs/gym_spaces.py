"""The spaces that the environments of PettingZoo and Gymnasium share."""

from typing import Any

import numpy as np
from gymnasium import spaces

from lanterns.core import ACTION_IDS, OBSERVATION_SIZE

Observation = dict[str, Any]
"""`observation` and `action_mask`, both of them arrays of int8."""


def observation_space() -> spaces.Dict:
    """Return the space of what a seat sees, with the mask of legal ids."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (OBSERVATION_SIZE,), np.int8),
            "action_mask": spaces.Box(0, 1, (ACTION_IDS,), np.int8),
        }
    )


def action_space() -> spaces.Discrete[Any]:
    """Return the space of action ids."""
    return spaces.Discrete(ACTION_IDS)
