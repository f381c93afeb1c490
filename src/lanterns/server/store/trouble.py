"""Whether the database works: trouble is logged once when it begins and once when it ends."""

import logging
from collections.abc import Callable
from time import monotonic

QUIET_SECONDS = 60.0
"""The same trouble is not logged again so soon: on a full disk, small entries may still fit."""

_logger = logging.getLogger("lanterns.storage")


class Trouble:
    """The state of one use of the database: reading it, or writing to it."""

    def __init__(self, use: str, meanwhile: str, clock: Callable[[], float] = monotonic) -> None:
        self.is_over = True
        """Whether the last attempt was successful."""
        self._use = use
        self._meanwhile = meanwhile
        self._clock = clock
        self._logged: dict[str, float] = {}
        """When each reason was last logged."""
        self._is_open = False
        """Whether the end of what was logged is still to be logged."""

    def begin(self, error: Exception) -> None:
        """Log that an attempt failed, unless that was logged a short while ago."""
        self.is_over = False
        why, now = reason_of(error), self._clock()
        if now - self._logged.get(why, -QUIET_SECONDS) < QUIET_SECONDS:
            return
        self._logged = {why: now}
        self._is_open = True
        _logger.error(
            "The database does not %s: %s. Until it does, %s; what was acknowledged is kept.",
            self._use,
            why,
            self._meanwhile,
        )

    def end(self) -> None:
        """Log that an attempt was successful, if a failure was logged before."""
        self.is_over = True
        if self._is_open:
            self._is_open = False
            _logger.warning("The database does %s again.", self._use)


def reason_of(error: Exception) -> str:
    """Return what the database itself says in one line, without the statement that failed."""
    said = str(getattr(error, "orig", None) or error).strip()
    return said.splitlines()[0] if said else type(error).__name__
