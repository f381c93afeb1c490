"""The simulator: the referee's rules as one plain C library, for games by the million.

>>> from lanterns import core
>>> games = core.shuffle(players=4, count=1000, seed=1)
>>> games = core.apply(games, core.legal_actions(games).choose([0] * 1000))
>>> core.finish(games, seed=2, policy=core.Policy.GREEDY).honor.shape
(1000, 4)

A batch holds many games as one block of memory and never changes; actions are packed into whole
numbers; results come as NumPy arrays. See docs/core.md.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .public import *  # noqa: F403 - the names are listed there
else:
    # The rest is loaded on first use: bots that play without it must not wait for NumPy.
    from .candidate import Candidate  # noqa: F401 - exported
    from .errors import BadNet, BadPosition, BadRequest, LibraryError  # noqa: F401 - exported
    from .human.traits import Traits  # noqa: F401 - exported

    def __getattr__(name):
        found = getattr(import_module(f"{__name__}.public"), name)
        # Kept, so that the next use does not come here.
        globals()[name] = found
        return found

    def __dir__():
        # For those who look around: consoles complete names by this list.
        return sorted({*globals(), *import_module(f"{__name__}.public").__all__})
