"""The levels below the artisan, and the characters: each a temper of its own."""

from .person import PersonBot, Temper


def visitor() -> PersonBot:
    """Somebody at their first festival: likes many cards and puts off dedications."""
    return PersonBot(Temper(cells=2, aim=0.0, readiness=0.35, exchanges=False))


def lamplighter() -> PersonBot:
    """Sees the obvious matches and dedicates most of the time."""
    return PersonBot(Temper(cells=3, aim=0.2, readiness=0.6, exchanges=False))


def apprentice() -> PersonBot:
    """Knows which sets to aim for, and overlooks what the others get."""
    return PersonBot(Temper(cells=8, aim=0.6, readiness=0.9))


def fox() -> PersonBot:
    """Would rather see the others go without than have more: the denier."""
    return PersonBot(Temper(cells=16, aim=0.6, spite=1.5))


def magpie() -> PersonBot:
    """Keeps everything that shines, and waits for the dearest tokens: the hoarder."""
    return PersonBot(Temper(cells=16, aim=0.3, favor=1.0, least_honor=8))
