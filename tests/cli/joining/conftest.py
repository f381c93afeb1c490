"""A server with tables that bots are invited to."""

from collections.abc import Iterator

import pytest
from server.kit.guest import Guest
from server.kit.running import Running, running

from lanterns.cli.joining import invitation, line


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests that do not end it."""
    with running(tmp_path_factory.mktemp("server")) as here:
        yield here


@pytest.fixture
def address(server: Running) -> str:
    """Where it is."""
    return server.address


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Wait for nothing longer than needed; close every connection."""
    monkeypatch.setattr(line, "WAITS", (0.02, 0.05))
    monkeypatch.setattr(invitation, "TRIES", 1)
    yield
    while Guest.instances:
        Guest.instances.pop().http.close()
