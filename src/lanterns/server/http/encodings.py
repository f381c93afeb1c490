"""Which form of a file a client gets: compressed by brotli or gzip, or as it is."""

from collections.abc import Collection

SUFFIXES = {"br": ".br", "gzip": ".gz"}
"""The encodings that the build writes beside a file, the smallest first."""


def best_encoding(accepted: str, available: Collection[str]) -> str | None:
    """Return the best encoding that a client accepts, or none to send a file as it is.

    >>> best_encoding("gzip, deflate, br", {"br", "gzip"})
    'br'
    >>> best_encoding("br;q=0, gzip;q=0.5", {"br", "gzip"})
    'gzip'
    >>> best_encoding("gzip;q=0.2, identity", {"br", "gzip"})
    """
    qualities = _qualities(accepted)
    others = qualities.get("*", 0.0)
    offers = [
        (quality, encoding)
        for encoding in SUFFIXES
        if encoding in available and (quality := qualities.get(encoding, others)) > 0
    ]
    # The first of equals wins; a file as it is only if the client prefers that.
    quality, best = max(offers, key=lambda offer: offer[0], default=(0.0, None))
    return best if quality >= qualities.get("identity", 0.0) else None


def _qualities(accepted: str) -> dict[str, float]:
    """Return the quality of each encoding in an Accept-Encoding header; a wrong one counts as 0."""
    found: dict[str, float] = {}
    for part in accepted.split(","):
        name, *parameters = (piece.strip().lower() for piece in part.split(";"))
        quality = 1.0
        for parameter in parameters:
            key, _, value = parameter.partition("=")
            if key.strip() == "q":
                quality = _number(value)
        if name:
            found[name] = quality
    return found


def _number(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        return 0.0
    return value if 0 <= value <= 1 else 0.0
