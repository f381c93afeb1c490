"""The levels that have learned: the same net, and more and more turns that are searched with it."""

from .net_search_bot import NetSearchBot


def phoenix() -> NetSearchBot:
    """Trusts its eye, and looks twice before it lays its last tile."""
    return NetSearchBot(playouts=32, width=4, last=1, cost="instant")


def tiger() -> NetSearchBot:
    """Trusts its eye until the end is near, and then looks ahead."""
    return NetSearchBot(playouts=96, last=3)


def kirin() -> NetSearchBot:
    """Looks ahead in every turn, for as long as the budget allows."""
    return NetSearchBot()
