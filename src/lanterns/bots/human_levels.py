"""The levels below the artisan, and the characters: each with traits of its own."""

from lanterns.core import Traits

from .human_bot import HumanLikeBot


def visitor() -> HumanLikeBot:
    """A first-time player: likes every card and puts off dedications."""
    return HumanLikeBot(Traits(cells=2, aim=0.0, readiness=0.35, exchanges=False))


def helper() -> HumanLikeBot:
    """Sees the obvious matches and dedicates most of the time."""
    return HumanLikeBot(Traits(cells=5, aim=0.3, readiness=0.6, exchanges=False))


def lamplighter() -> HumanLikeBot:
    """Knows which sets to aim for, and overlooks what the opponents get."""
    return HumanLikeBot(Traits(cells=8, aim=0.4, readiness=0.8))


def apprentice() -> HumanLikeBot:
    """Looks nearly everywhere and begins to consider what the opponents get."""
    return HumanLikeBot(Traits(cells=24, aim=0.5, favor=0.3, spite=0.5))


def fox() -> HumanLikeBot:
    """The denier: would rather see the opponents go without than gain more itself."""
    return HumanLikeBot(Traits(cells=16, aim=0.6, spite=1.5))


def magpie() -> HumanLikeBot:
    """The hoarder: keeps its cards and favor tokens and waits for the most valuable tokens."""
    return HumanLikeBot(Traits(cells=16, aim=0.3, favor=1.0, least_honor=8))
