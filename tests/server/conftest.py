"""A server for each module of tests that needs no settings of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.kit.guest import Guest
from server.kit.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A running server, in this process."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder) as here:
        yield here


@pytest.fixture
def address(server: Running) -> str:
    """Where the server is."""
    return server.address


@pytest.fixture(autouse=True)
def goodbye() -> Iterator[None]:
    """Close the connections of every guest after each test."""
    yield
    while Guest.instances:
        Guest.instances.pop().http.close()
