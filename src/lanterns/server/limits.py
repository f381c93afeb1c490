"""How much one client may ask of the server."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from time import monotonic

from .errors import Refused, TableFault
from .settings import Settings
from .store.writer import NotStored

KEYS = 10_000
"""Beyond so many clients, those that have been quiet are forgotten."""


class Bucket:
    """Fills at a steady rate up to a brim; every message takes one out.

    >>> now = iter([0.0, 0.0, 0.0, 0.5])
    >>> bucket = Bucket(rate=2, brim=2, clock=lambda: next(now))
    >>> bucket.take(), bucket.take(), bucket.take(), bucket.take()
    (True, True, False, True)
    """

    __slots__ = ("_brim", "_clock", "_level", "_rate", "_seen")

    def __init__(self, rate: float, brim: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._brim = brim
        self._clock = clock
        self._level = brim
        self._seen: float | None = None

    def take(self) -> bool:
        """Take one out, if there is one."""
        now = self._clock()
        if self._seen is not None:
            self._level = min(self._brim, self._level + (now - self._seen) * self._rate)
        self._seen = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def give_back(self) -> None:
        """Put one back."""
        self._level = min(self._brim, self._level + 1)

    def is_full(self) -> bool:
        """Whether nothing has been taken for so long that it may as well be forgotten."""
        seen = self._clock() if self._seen is None else self._seen
        return self._level + (self._clock() - seen) * self._rate >= self._brim


class Buckets:
    """One bucket for each client, remembered while it matters."""

    def __init__(self, rate: float, brim: float) -> None:
        self._rate = rate
        self._brim = brim
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Take one out of a client's bucket, if there is one."""
        if len(self._buckets) >= KEYS:
            self._buckets = {k: b for k, b in self._buckets.items() if not b.is_full()}
        return self._of(key).take()

    def give_back(self, key: str) -> None:
        """Put one back into a client's bucket."""
        self._of(key).give_back()

    def _of(self, key: str) -> Bucket:
        return self._buckets.setdefault(key, Bucket(self._rate, self._brim))


class Slots:
    """So many of something for each client at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    @contextmanager
    def one(self, key: str) -> Iterator[bool]:
        """Hold one, if the client has any left.

        >>> slots = Slots(1)
        >>> with slots.one("Ana") as first, slots.one("Ana") as second, slots.one("Ben") as other:
        ...     first, second, other
        (True, False, True)
        """
        is_free = self._held[key] < self._most
        self._held[key] += is_free
        try:
            yield is_free
        finally:
            self._held[key] -= is_free
            if not self._held[key]:
                del self._held[key]


class Limits:
    """The limits that hold across connections."""

    def __init__(self, settings: Settings) -> None:
        hour = 3600.0
        self.requests = Buckets(settings.messages_per_second, settings.message_burst)
        """By address."""
        self.handshakes = Buckets(settings.messages_per_second, settings.sockets_per_address)
        """By address too: as many at once as it may have sockets."""
        self.messages = Buckets(settings.messages_per_second, settings.message_burst)
        """By browser and table, however often the browser connects."""
        self._tables_by_browser = Buckets(settings.tables_per_hour / hour, settings.tables_per_hour)
        self._tables_by_address = Buckets(
            settings.tables_per_address / hour, settings.tables_per_address
        )
        self._sockets_by_browser = Slots(settings.sockets_per_browser)
        self._sockets_by_address = Slots(settings.sockets_per_address)

    @contextmanager
    def table(self, browser: str, address: str | None = None) -> Iterator[None]:
        """Count a table that is being opened, unless it is not stored; raise if it is too many."""
        by_address = nullcontext() if address is None else _one(self._tables_by_address, address)
        with _one(self._tables_by_browser, browser), by_address:
            yield

    @contextmanager
    def socket(self, browser: str, address: str) -> Iterator[bool]:
        """Count a socket as long as it lasts; false if it is one too many."""
        by_browser = self._sockets_by_browser.one(browser)
        by_address = self._sockets_by_address.one(address)
        with by_browser as has_one, by_address as has_another:
            yield has_one and has_another


@contextmanager
def _one(tables: Buckets, key: str) -> Iterator[None]:
    """Take one out for a table, or raise; it is put back where there is no table in the end."""
    if not tables.take(key):
        raise Refused(TableFault.TOO_MANY_TABLES)
    try:
        yield
    except (NotStored, Refused):
        tables.give_back(key)
        raise
