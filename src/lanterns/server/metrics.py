"""The server's metrics, in Prometheus' text format."""

from collections import Counter
from collections.abc import Callable


class Metrics:
    """Counters that only grow, and gauges that are read on demand."""

    def __init__(self, **labels: str) -> None:
        """Give every metric some labels."""
        self._labels = tuple(labels.items())
        self._help: dict[str, str] = {}
        self._counts: dict[str, Counter[tuple[tuple[str, str], ...]]] = {}
        self._kinds: dict[str, str] = {}
        self._reads: dict[str, Callable[[], float]] = {}

    def counter(self, name: str, meaning: str, read: Callable[[], float] | None = None) -> None:
        """Declare a counter, and how to read it if it is counted elsewhere."""
        self._help[name], self._kinds[name] = meaning, "counter"
        self._counts[name] = Counter()
        if read is not None:
            self._reads[name] = read

    def gauge(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        """Declare a gauge and how to read it."""
        self._help[name], self._kinds[name] = meaning, "gauge"
        self._reads[name] = read

    def count(self, name: str, amount: float = 1, **labels: str) -> None:
        """Add to a counter."""
        # Counters hold whole numbers and seconds alike.
        self._counts[name][tuple(sorted(labels.items()))] += amount  # type: ignore[assignment]

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
        for name, meaning in self._help.items():
            kind = self._kinds[name]
            lines += [f"# HELP lanterns_{name} {meaning}", f"# TYPE lanterns_{name} {kind}"]
            if name in self._reads:
                lines.append(self._line(name, (), self._reads[name]()))
            for labels, value in sorted(self._counts.get(name, Counter()).items()):
                lines.append(self._line(name, labels, value))
        return "\n".join(lines) + "\n"

    def _line(self, name: str, labels: tuple[tuple[str, str], ...], value: float) -> str:
        pairs = ",".join(f'{key}="{text}"' for key, text in (*self._labels, *labels))
        return f"lanterns_{name}{f'{{{pairs}}}' if pairs else ''} {value:.15g}"
