"""The coach of a page, which a fast machine lets finish before a test has looked."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext, Route

_NETS = "**/*.net"


@contextmanager
def coach_waiting(context: BrowserContext) -> Iterator[None]:
    """Keep its net from the coach in the block, so that it judges nothing before the end."""
    held: list[Route] = []
    context.route(_NETS, lambda route: held.append(route))
    yield
    while held:
        held.pop().continue_()
    context.unroute(_NETS)
