"""The coach of a page, which may be done before a test has looked, and the library's."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from playwright.sync_api import BrowserContext, Route

from lanterns import coach

from .games import short_game

_NETS = "**/*.net"


@cache
def reviewed() -> coach.Review:
    """Return the library's review of the short game."""
    return coach.review(short_game())


@contextmanager
def coach_waiting(context: BrowserContext) -> Iterator[None]:
    """Keep its net from the coach in the block, so that it judges nothing before the end."""
    held: list[Route] = []
    is_waiting = True

    # It stays: a request that came while it was taken away would wait for ever.
    def answer(route: Route) -> None:
        if is_waiting:
            held.append(route)
        else:
            route.continue_()

    context.route(_NETS, answer)
    yield
    is_waiting = False
    while held:
        held.pop().continue_()
