"""One browser, server, proxy and static site per worker; visitors are checked after each test."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from e2e.kit.guide import Guide
from e2e.kit.proxy import Proxy
from e2e.kit.server import Server
from e2e.kit.static_site import StaticSite
from e2e.kit.visitor import PATIENCE, Visit, Visitor
from e2e.kit.windows import Window, Windows
from kit.freshness import require_page
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

TIMEOUT = 600
"""Seconds for a journey: a whole game on a busy machine takes minutes."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give journeys more time than other tests."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.timeout(TIMEOUT))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium, for a page that is what its source makes."""
    require_page()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=ARGUMENTS, timeout=PATIENCE * 2
        )
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def windows(browser: Browser) -> Windows:
    """The windows of that browser."""
    return Windows(browser)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that no test stops."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def shared_proxy(server: Server) -> Iterator[Proxy]:
    """A second address of that server, whose connections can be cut."""
    with Proxy(server.port) as proxy:
        yield proxy


@pytest.fixture
def proxy(shared_proxy: Proxy) -> Iterator[Proxy]:
    """The proxy, restored after each test."""
    yield shared_proxy
    shared_proxy.restore()


@pytest.fixture(scope="session")
def shared_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticSite]:
    """A page without a server, which no test updates."""
    with StaticSite(tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture
def site(shared_site: StaticSite) -> Iterator[StaticSite]:
    """That site, online again after each test."""
    yield shared_site
    shared_site.restore()


@pytest.fixture
def visit(windows: Windows, server: Server) -> Iterator[Visit]:
    """Open browsers; at the end nothing may have gone wrong in any of them.

    `first=True` opens one that has never seen the page and keeps what a service worker stores.
    """
    visitors: list[tuple[Window, Visitor]] = []

    def come(
        address: str | None = None, *, touch: bool = False, first: bool = False, **options: Any
    ) -> Visitor:
        window = windows.new(touch, service_workers=True) if first else windows.borrow(touch)
        visitor = Visitor(window.page, address or server.address, **options)
        visitors.append((window, visitor))
        if first:
            fresh.append(window)
        return visitor

    fresh: list[Window] = []
    yield come
    troubles = []
    for window, visitor in visitors:
        try:
            visitor.close()
        except AssertionError as error:
            troubles.append(str(error))
        if window in fresh:
            window.context.close()
        else:
            windows.take_back(window, visitor)
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def guide(visit: Visit, server: Server, proxy: Proxy) -> Guide:
    """The way to every screen, in the dark theme."""
    return Guide(visit, server, proxy, "dark")
