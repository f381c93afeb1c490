"""The levels below the artisan, and the characters: each a temper of its own."""

from .person import PersonBot, Temper


def visitor() -> PersonBot:
    """Somebody at their first festival: likes every card and puts off dedications."""
    return PersonBot(Temper(cells=2, aim=0.0, readiness=0.35, exchanges=False))


def helper() -> PersonBot:
    """Sees the obvious matches and dedicates most of the time."""
    return PersonBot(Temper(cells=5, aim=0.3, readiness=0.6, exchanges=False))


def lamplighter() -> PersonBot:
    """Knows which sets to aim for, and overlooks what the others get."""
    return PersonBot(Temper(cells=8, aim=0.4, readiness=0.8))


def apprentice() -> PersonBot:
    """Looks nearly everywhere and has begun to mind what the others get."""
    return PersonBot(Temper(cells=24, aim=0.5, favor=0.3, spite=0.5))


def fox() -> PersonBot:
    """Would rather see the others go without than have more: the denier."""
    return PersonBot(Temper(cells=16, aim=0.6, spite=1.5))


def magpie() -> PersonBot:
    """Keeps everything that shines, and waits for the dearest tokens: the hoarder."""
    return PersonBot(Temper(cells=16, aim=0.3, favor=1.0, least_honor=8))
