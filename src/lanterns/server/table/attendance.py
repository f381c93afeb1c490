"""Who is at a table now, and who has been away for a while."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Attendance:
    """The browsers connected to a table, and when the others were last there.

    >>> attendance = Attendance({"Ana"}, {"Ben": 100.0}, since=90.0, now=120.0, grace=30.0)
    >>> [attendance.is_away(who) for who in ("Ana", "Ben", "Cid")]
    [False, False, True]
    """

    connected: Collection[str]
    seen: Mapping[str, float]
    """When each browser was last there."""
    since: float
    """The same for those not seen yet: when the table was read from its log."""
    now: float
    grace: float
    """Seconds without a connection after which a browser counts as away."""

    def is_connected(self, browser: str) -> bool:
        """Whether a browser is connected to the table."""
        return browser in self.connected

    def is_away(self, browser: str | None) -> bool:
        """Whether a browser has not been connected for a while."""
        return browser is None or self.seconds_until_away(browser) <= 0

    def seconds_until_away(self, browser: str) -> float:
        """Return how long a browser still counts as there if it does not come back."""
        if self.is_connected(browser):
            return self.grace + 1
        return self.seen.get(browser, self.since) + self.grace - self.now
