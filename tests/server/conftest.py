"""A server for each module of tests that needs no settings of its own."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.kit.guest import Guest
from server.kit.pairs import Pair, two_servers
from server.kit.postgres import Postgres, shared_postgres
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


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A PostgreSQL for all tests of a run, started when the first one needs it."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    # The workers of a run have their folders side by side.
    lock = tmp_path_factory.getbasetemp().parent / "postgres.lock"
    with shared_postgres(run, lock) as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """The address of a PostgreSQL database of one test."""
    with postgres.database() as address:
        yield address


@pytest.fixture
def pair(database: str) -> Iterator[Pair]:
    """Two servers on one PostgreSQL database."""
    with two_servers(database) as both:
        yield both
