"""One browser and one server for each worker; visitors are checked when a test ends."""

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from e2e.kit.server import Server
from e2e.kit.visitor import PATIENCE, Visit, Visitor
from playwright.sync_api import Browser, expect, sync_playwright

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=ARGUMENTS, timeout=PATIENCE * 2
        )
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that no test stops."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Let somebody come with a browser; at the end all must have gone well for everybody."""
    visitors: list[Visitor] = []

    def come(address: str | None = None, **wishes: Any) -> Visitor:
        visitor = Visitor(browser, address or server.address, **wishes)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.close()
