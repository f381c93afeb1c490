"""Collecting garbage in small portions, so that it never holds up the server.

Nearly everything here is freed as soon as nothing refers to it. Only what refers to itself in a
circle has to be searched for. Python searches an object two or three times, in generations; with
thousands of tables the second generation is large enough to take half a second.
"""

import gc
from time import monotonic

ALL_SECONDS = 3600.0
"""How often all objects may be searched."""
GROWTH = 2
"""How many times as many objects there must be as after the last time."""


class GarbageCollector:
    """Searches every object once, soon after it was made, and then leaves it alone.

    A circle that becomes garbage later stays in memory until the number of objects has doubled.
    Then all of them are searched, which is the only long pause, once an hour at most.
    """

    def __init__(self) -> None:
        self._kept = 0
        self._looked = monotonic()

    def start(self) -> None:
        """Take over from Python's own collector, and leave alone what there is now."""
        gc.disable()
        self._keep()

    def search_new(self) -> None:
        """Search what was made since the last time."""
        gc.collect(0)
        # Moves the survivors, all at once, to where they are not searched again.
        gc.freeze()
        if monotonic() - self._looked > ALL_SECONDS:
            self._looked = monotonic()
            if gc.get_freeze_count() > GROWTH * self._kept:
                self._search_all()

    def stop(self) -> None:
        """Leave everything to Python's own collector again."""
        gc.unfreeze()
        gc.enable()

    def _search_all(self) -> None:
        gc.unfreeze()
        gc.collect()
        self._keep()

    def _keep(self) -> None:
        gc.freeze()
        self._kept = gc.get_freeze_count()
