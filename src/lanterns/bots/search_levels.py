"""The levels above the artisan: the same search, with more and more time to look ahead."""

from .searching import SearchBot


def master() -> SearchBot:
    """Looks ahead a little, and not where a turn offers more than so few playouts can compare."""
    return SearchBot(playouts=48, width=8)


def sage() -> SearchBot:
    """Looks ahead further."""
    return SearchBot(playouts=160, width=8)


def dragon() -> SearchBot:
    """Looks ahead as far as the time allows."""
    return SearchBot(width=32)
