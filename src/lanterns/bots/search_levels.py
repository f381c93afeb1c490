"""The levels above the artisan: the same search with more and more playouts."""

from .search_bot import SearchBot


def master() -> SearchBot:
    """Looks ahead a little, and plays greedily where so few playouts cannot compare a turn."""
    return SearchBot(playouts=48, width=8)


def sage() -> SearchBot:
    """Looks ahead further."""
    return SearchBot(playouts=160, width=8)


def dragon() -> SearchBot:
    """Looks ahead for as long as the budget allows."""
    return SearchBot(width=32)
