"""Two servers on one database."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from .guest import Guest, eventually
from .running import Running, running

Pair = tuple[Running, Running]
QUICK_BEATS: dict[str, Any] = {"beat_seconds": 0.05, "gone_seconds": 2.5}
"""Nobody is taken for gone because a busy machine was late with a beat."""


@contextmanager
def two_servers(database: str, **settings: Any) -> Iterator[Pair]:
    """Two servers that know of each other."""
    settings = {**QUICK_BEATS, **settings}
    with running(database, **settings) as one, running(database, **settings) as other:
        pair = one, other
        eventually(lambda: all(server.services.peers.others for server in pair))
        yield pair


def at(server: Running, guest: Guest) -> Guest:
    """The same browser, at another server."""
    return Guest(server.address, guest.cookie)
