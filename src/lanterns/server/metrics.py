"""What the server counts about itself, in Prometheus' text format."""

from collections import Counter
from collections.abc import Callable


class Metrics:
    """Counters that only grow, and gauges that are asked when somebody looks."""

    def __init__(self) -> None:
        self._help: dict[str, str] = {}
        self._counts: dict[str, Counter[tuple[tuple[str, str], ...]]] = {}
        self._gauges: dict[str, Callable[[], float]] = {}

    def counter(self, name: str, meaning: str) -> None:
        """Declare a counter."""
        self._help[name] = meaning
        self._counts[name] = Counter()

    def gauge(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        """Declare a gauge and how to read it."""
        self._help[name] = meaning
        self._gauges[name] = read

    def count(self, name: str, amount: float = 1, **labels: str) -> None:
        """Add to a counter."""
        # Counters hold whole numbers and seconds alike.
        self._counts[name][tuple(sorted(labels.items()))] += amount  # type: ignore[assignment]

    def text(self) -> str:
        """Everything, as Prometheus reads it.

        >>> metrics = Metrics()
        >>> metrics.counter("games_total", "Games ended.")
        >>> metrics.count("games_total", seats="2")
        >>> print(metrics.text(), end="")
        # HELP lanterns_games_total Games ended.
        # TYPE lanterns_games_total counter
        lanterns_games_total{seats="2"} 1
        """
        lines = []
        for name, meaning in self._help.items():
            kind = "gauge" if name in self._gauges else "counter"
            lines += [f"# HELP lanterns_{name} {meaning}", f"# TYPE lanterns_{name} {kind}"]
            if name in self._gauges:
                lines.append(f"lanterns_{name} {self._gauges[name]():g}")
            for labels, value in sorted(self._counts.get(name, Counter()).items()):
                told = ",".join(f'{key}="{text}"' for key, text in labels)
                lines.append(
                    f"lanterns_{name}{{{told}}} {value:g}" if told else f"lanterns_{name} {value:g}"
                )
        return "\n".join(lines) + "\n"
