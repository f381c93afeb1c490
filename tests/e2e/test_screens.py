"""Every screen in both themes: axe finds nothing, and pictures are kept at three sizes."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # ships none
from e2e.kit import screens_around, screens_table
from e2e.kit.devices import Mouse
from e2e.kit.guide import Guide
from e2e.kit.pictures import picture
from e2e.kit.proxy import Proxy
from e2e.kit.server import Server
from e2e.kit.visitor import DESKTOP, PHONE, TABLET, Visit
from playwright.sync_api import Page

SCREENS: dict[str, Callable[[Guide], Mouse]] = {
    name: way
    for module in (screens_around, screens_table)
    for name, way in vars(module).items()
    if getattr(way, "__module__", None) == module.__name__
}


@pytest.fixture(params=["dark", "light"])
def guide(request: pytest.FixtureRequest, visit: Visit, server: Server) -> Iterator[Guide]:
    """Where a screen is looked at, in each theme."""
    with Proxy(server.port) as proxy:
        guide = Guide(visit, server, proxy, request.param)
        yield guide
        guide.close()


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(guide: Guide, screen: str) -> None:
    page = SCREENS[screen](guide).page
    found = {}
    for size in (DESKTOP, TABLET, PHONE):
        picture(page, Path(guide.theme), screen, size)
        if size != TABLET:
            found[size] = _violations(page)
    assert found == {DESKTOP: [], PHONE: []}


def _violations(page: Page) -> list[str]:
    results = Axe().run(page)
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in results.response["violations"]
        for node in violation["nodes"]
    ]
