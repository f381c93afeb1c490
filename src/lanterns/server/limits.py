"""How much one client may ask of the server."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic

from .errors import NotStored, Refused, TableFault
from .settings import Settings

MAX_CLIENTS = 10_000
"""Beyond this many clients, those that have been quiet are forgotten."""


FILES = 10
"""How many files of the page an address may fetch for every request that it may send.

Opening the page takes a hundred files, and many people may share an address. A file costs little,
but not nothing, so there is a limit.
"""


class TokenBucket:
    """Fills at a steady rate up to its capacity; every message takes one token.

    >>> now = iter([0.0, 0.0, 0.0, 0.5])
    >>> bucket = TokenBucket(rate=2, capacity=2, clock=lambda: next(now))
    >>> bucket.take(), bucket.take(), bucket.take(), bucket.take()
    (True, True, False, True)
    """

    __slots__ = ("_capacity", "_clock", "_level", "_rate", "_seen")

    def __init__(
        self, rate: float, capacity: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self._rate = rate
        self._capacity = capacity
        self._clock = clock
        self._level = capacity
        self._seen: float | None = None

    def take(self) -> bool:
        """Take a token, if there is one."""
        return self.reserve(0.0) is not None

    def reserve(self, patience: float) -> float | None:
        """Take a token now or ahead of time; return the seconds until it is there.

        If that is longer than `patience`, none is taken.
        """
        seconds = self.wait()
        if seconds > patience:
            return None
        self._level -= 1
        return seconds

    def wait(self) -> float:
        """Return the seconds until there is a token."""
        now = self._clock()
        if self._seen is not None:
            self._level = min(self._capacity, self._level + (now - self._seen) * self._rate)
        self._seen = now
        return max(0.0, (1 - self._level) / self._rate)

    def give_back(self) -> None:
        """Put a token back."""
        self._level = min(self._capacity, self._level + 1)

    def is_full(self) -> bool:
        """Whether it has filled up again, so that it is no different from a new one."""
        seen = self._clock() if self._seen is None else self._seen
        return self._level + (self._clock() - seen) * self._rate >= self._capacity


class RateLimit:
    """One token bucket for each client, kept while it matters."""

    def __init__(
        self, rate: float, capacity: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self._rate = rate
        self._capacity = capacity
        self._clock = clock
        self._buckets: dict[str, TokenBucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, client: str) -> bool:
        """Take a token from a client's bucket, if there is one."""
        return self.reserve(client, 0.0) is not None

    def reserve(self, client: str, patience: float) -> float | None:
        """Take a token of a client, and return the seconds until it is there; none if too long."""
        if len(self._buckets) >= MAX_CLIENTS:
            self._buckets = {k: b for k, b in self._buckets.items() if not b.is_full()}
        return self._bucket(client).reserve(patience)

    def refused(self, client: str, fault: TableFault) -> Refused | None:
        """Take a token; if there is none, return a refusal with the whole seconds until one."""
        if self.take(client):
            return None
        refused = Refused(fault)
        refused.retry_after = max(1, ceil(self._bucket(client).wait()))
        return refused

    def give_back(self, client: str) -> None:
        """Put a token back into a client's bucket."""
        self._bucket(client).give_back()

    def _bucket(self, client: str) -> TokenBucket:
        return self._buckets.setdefault(
            client, TokenBucket(self._rate, self._capacity, self._clock)
        )


class ConcurrencyLimit:
    """How many of something each client may have at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self.held: Counter[str] = Counter()
        """How many each client has."""

    def add(self, client: str) -> bool:
        """Count one more, whether or not it is one too many; return whether it is allowed."""
        self.held[client] += 1
        return self.held[client] <= self._most

    def remove(self, client: str) -> None:
        """Count one less."""
        self.held[client] -= 1
        if not self.held[client]:
            del self.held[client]

    @contextmanager
    def hold(self, client: str) -> Iterator[bool]:
        """Hold one, if the client has any left; yield whether it has.

        >>> limit = ConcurrencyLimit(1)
        >>> with limit.hold("Ana") as one, limit.hold("Ana") as two, limit.hold("Ben") as other:
        ...     one, two, other
        (True, False, True)
        """
        is_free = self.add(client)
        if not is_free:
            self.remove(client)
        try:
            yield is_free
        finally:
            if is_free:
                self.remove(client)


class Limits:
    """The limits that hold across connections; every server counts for itself."""

    def __init__(self, settings: Settings) -> None:
        hour = 3600.0
        self.address = RateLimit(settings.address_per_second, settings.address_burst)
        """By address, for everything but files: requests, handshakes and messages."""
        self.files = RateLimit(FILES * settings.address_per_second, FILES * settings.address_burst)
        """By address, for the page and its files."""
        self.watchers = settings.watchers_per_table
        """By table: how many browsers may follow its link."""
        self.connections = ConcurrencyLimit(settings.connections_per_address)
        """By address, with or without a request."""
        self.messages = RateLimit(settings.messages_per_second, settings.message_burst)
        """By browser and table, on sockets and over HTTP, however often the browser connects."""
        self._tables_by_browser = RateLimit(
            settings.tables_per_hour / hour, settings.tables_per_hour
        )
        self._tables_by_address = RateLimit(
            settings.tables_per_address / hour, settings.tables_per_address
        )
        self._sockets_by_browser = ConcurrencyLimit(settings.sockets_per_browser)
        self._sockets_by_address = ConcurrencyLimit(settings.sockets_per_address)

    @contextmanager
    def table(self, browser: str, address: str) -> Iterator[None]:
        """Count a table that is opened inside, unless that fails; raise if it is one too many."""
        by_browser = _count(self._tables_by_browser, browser)
        with by_browser, _count(self._tables_by_address, address):
            yield

    def message(self, browser: str, table_id: str) -> Refused | None:
        """Count what a browser sends to a table; return a refusal if it is one too many."""
        return self.messages.refused(f"{browser}/{table_id}", TableFault.TOO_FAST)

    @contextmanager
    def socket(self, browser: str, address: str) -> Iterator[bool]:
        """Count a socket as long as it lasts; yield false if it is one too many."""
        by_browser = self._sockets_by_browser.hold(browser)
        by_address = self._sockets_by_address.hold(address)
        with by_browser as has_one, by_address as has_another:
            yield has_one and has_another


@contextmanager
def _count(tables: RateLimit, client: str) -> Iterator[None]:
    """Take a token for a table, or raise; put it back if no table is opened in the end."""
    if refused := tables.refused(client, TableFault.TOO_MANY_TABLES):
        raise refused
    try:
        yield
    except (NotStored, Refused):
        tables.give_back(client)
        raise
