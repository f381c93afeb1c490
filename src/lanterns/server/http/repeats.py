"""Warnings that strangers can cause, each logged once a minute with how often it came."""

import logging
from collections import Counter
from collections.abc import Callable
from time import monotonic

QUIET_SECONDS = 60.0


class Repeats(logging.Filter):
    """Lets a warning pass if it has not been logged for a minute, with the number left out."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._logged: dict[str, float] = {}
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a record is logged; errors always are."""
        # The message before its facts are filled in: there are few of these.
        what, now = str(record.msg), self._clock()
        if record.levelno > logging.WARNING:
            return True
        if now - self._logged.get(what, -QUIET_SECONDS) < QUIET_SECONDS:
            self._left_out[what] += 1
            return False
        self._logged[what] = now
        if count := self._left_out.pop(what, 0):
            record.msg = f"{record.msg} ({count} more since the last such line)"
        return True
