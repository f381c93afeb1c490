"""The levels above the artisan: the same search, with more and more time to look ahead."""

from .searching import SearchBot


def master() -> SearchBot:
    """Looks ahead a little."""
    return SearchBot(playouts=64, width=8)


def sage() -> SearchBot:
    """Looks ahead far enough to beat most people."""
    return SearchBot(playouts=320, width=12)


def dragon() -> SearchBot:
    """Looks ahead as far as the time allows."""
    return SearchBot(width=32)
