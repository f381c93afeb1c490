"""Limits that do not grow with the number of servers.

With every beat a server tells the others what its busiest clients have used, and they count it as
used there too. What is less than a tenth of a limit is not worth a notice.
"""

from collections import Counter
from collections.abc import Iterator

from ...limits import Limits
from ...store.notices import Held, Spent, in_portions

WORTH_TELLING = 0.1
"""The part of a limit from which on its use is told."""

REPEATS = 3
"""How often it is told that nothing is held any more, in case a notice is lost."""


class SharedLimits:
    """What clients use at all servers together."""

    def __init__(self, limits: Limits, beat_seconds: float) -> None:
        self._limits = limits
        self._beat_seconds = beat_seconds
        self._to_tell: Counter[str] = Counter()
        """How often to tell of each limit that nobody holds anything any more."""

    def start(self) -> None:
        """Count what is used from now on."""
        for rate in self._limits.rates.values():
            rate.spent = Counter()

    def report(self, server: str) -> Iterator[Spent | Held]:
        """Iterate over notices about what was used since the last report, and what is held."""
        for name, rate in self._limits.rates.items():
            spent, rate.spent = rate.spent or Counter(), Counter()
            least = WORTH_TELLING * rate.rate * self._beat_seconds
            much = [(client, tokens) for client, tokens in spent.items() if tokens >= least]
            for some in in_portions(much):
                yield Spent(server, name, some)
        for name, count in self._limits.counts.items():
            least = WORTH_TELLING * count.most
            many = [(client, held) for client, held in count.held.most_common() if held >= least]
            # Those who have the most, as far as there is room in one notice.
            most = next(in_portions(many), ())
            if most:
                self._to_tell[name] = REPEATS
            elif self._to_tell[name]:
                self._to_tell[name] -= 1
            else:
                continue
            yield Held(server, name, most)

    def hear(self, notice: Spent | Held) -> None:
        """Count what was used at another server."""
        # A newer server may limit what this one does not know.
        rate = self._limits.rates.get(notice.limit)
        count = self._limits.counts.get(notice.limit)
        if isinstance(notice, Spent) and rate is not None:
            for client, tokens in notice.clients:
                rate.spend(client, tokens)
        elif isinstance(notice, Held) and count is not None:
            count.elsewhere[notice.server] = dict(notice.clients)

    def resume(self) -> None:
        """Forget what others held, since notices may have been missed; they will repeat it."""
        for count in self._limits.counts.values():
            count.elsewhere.clear()

    def forget(self, server: str) -> None:
        """Count no more what was held at a server that is gone."""
        for count in self._limits.counts.values():
            count.elsewhere.pop(server, None)
