"""Who watches a table: bots think for people, not for empty tables."""

from collections.abc import Callable
from time import monotonic

from .hub import Hub

MANY = 10_000
"""Beyond this many tables, those that nobody watches any more are forgotten."""


class Attention:
    """The address for which each table is played: of a connected client, or of a recent request."""

    def __init__(self, hub: Hub, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        """Let a request count for some seconds, since a program may ask again and again."""
        self._hub = hub
        self._seconds = seconds
        self._clock = clock
        self._requests: dict[str, tuple[float, str]] = {}
        """By table: until when its last request counts, and the address it came from."""

    def request(self, table_id: str, client: str) -> None:
        """Note that a client asks about a table without being connected to it."""
        now = self._clock()
        if len(self._requests) >= MANY:
            self._requests = {k: v for k, v in self._requests.items() if v[0] > now}
        self._requests[table_id] = (now + self._seconds, client)

    def client(self, table_id: str) -> str | None:
        """Return an address from which a table is watched, or none if nobody watches it."""
        connected = [queue.client for queue in self._hub.queues(table_id)]
        if connected:
            return min(connected)
        until, client = self._requests.get(table_id, (0.0, ""))
        return client if until > self._clock() else None
