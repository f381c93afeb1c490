"""The server's metrics, in Prometheus' text format."""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from itertools import accumulate

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""The seconds by which histograms divide what they measure."""

_Labels = tuple[tuple[str, str], ...]


class Histogram:
    """How often something took how long."""

    __slots__ = ("_counts", "_seconds")

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    @property
    def count(self) -> int:
        """How often it happened."""
        return sum(self._counts)

    def observe(self, seconds: float) -> None:
        """Count one more."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def samples(self) -> Iterator[tuple[str, _Labels, float]]:
        """Yield what Prometheus makes of it: a suffix, labels and a value each."""
        counts = [*accumulate(self._counts)]
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), counts, strict=True):
            yield "_bucket", (("le", bound),), count
        yield "_sum", (), self._seconds
        yield "_count", (), counts[-1]


class Metrics:
    """Counters that only grow, gauges that are read on demand, and how long things took."""

    def __init__(self, **labels: str) -> None:
        """Give every metric some labels."""
        self._labels = tuple(labels.items())
        self._kinds: dict[str, tuple[str, str]] = {}
        self._counts: dict[str, Counter[_Labels]] = {}
        self._reads: defaultdict[str, dict[_Labels, Callable[[], float]]] = defaultdict(dict)
        self._times: defaultdict[str, dict[_Labels, Histogram]] = defaultdict(dict)

    def counter(self, name: str, meaning: str, read: Callable[[], float] | None = None) -> None:
        """Declare a counter, and how to read it if it is counted elsewhere."""
        self._kinds[name] = "counter", meaning
        self._counts[name] = Counter()
        if read is not None:
            self._reads[name][()] = read

    def gauge(self, name: str, meaning: str, read: Callable[[], float], **labels: str) -> None:
        """Declare a gauge, or one more with other labels, and how to read it."""
        self._kinds[name] = "gauge", meaning
        self._reads[name][_key(labels)] = read

    def histogram(self, name: str, meaning: str, times: Histogram | None = None) -> None:
        """Declare how long something takes, and where that is measured if it is elsewhere."""
        self._kinds[name] = "histogram", meaning
        if times is not None:
            self._times[name][()] = times

    def count(self, name: str, **labels: str) -> None:
        """Add one to a counter."""
        self._counts[name][_key(labels)] += 1

    def observe(self, name: str, seconds: float, **labels: str) -> None:
        """Add to a histogram."""
        key, times = _key(labels), self._times[name]
        if key not in times:
            times[key] = Histogram()
        times[key].observe(seconds)

    def text(self) -> str:
        """Return all metrics as Prometheus reads them.

        >>> metrics = Metrics(worker="1")
        >>> metrics.counter("games_total", "Games ended.")
        >>> metrics.count("games_total", seats="2")
        >>> print(metrics.text(), end="")
        # HELP lanterns_games_total Games ended.
        # TYPE lanterns_games_total counter
        lanterns_games_total{worker="1",seats="2"} 1
        """
        lines = []
        for name, (kind, meaning) in self._kinds.items():
            lines += [f"# HELP lanterns_{name} {meaning}", f"# TYPE lanterns_{name} {kind}"]
            for suffix, labels, value in self._samples(name):
                pairs = ",".join(f'{key}="{text}"' for key, text in (*self._labels, *labels))
                braces = f"{{{pairs}}}" if pairs else ""
                lines.append(f"lanterns_{name}{suffix}{braces} {value:.15g}")
        return "\n".join(lines) + "\n"

    def _samples(self, name: str) -> Iterator[tuple[str, _Labels, float]]:
        for labels, read in self._reads[name].items():
            yield "", labels, read()
        for labels, count in sorted(self._counts.get(name, Counter()).items()):
            yield "", labels, count
        for labels, histogram in sorted(self._times[name].items(), key=lambda item: item[0]):
            for suffix, bound, value in histogram.samples():
                yield suffix, (*labels, *bound), value


def _key(labels: dict[str, str]) -> _Labels:
    return tuple(sorted(labels.items()))
