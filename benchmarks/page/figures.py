"""Many measured times in a few figures."""

from collections.abc import Sequence
from statistics import median


def spread(times: Sequence[float]) -> dict[str, float]:
    """Return how many there are, their median, their 95th percentile and the longest."""
    if not times:
        return {"count": 0}
    ordered = sorted(times)
    return {
        "count": len(ordered),
        "median": round(median(ordered), 1),
        "95%": round(ordered[int(len(ordered) * 0.95)], 1),
        "longest": round(ordered[-1], 1),
    }
