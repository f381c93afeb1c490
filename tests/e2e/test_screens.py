"""Every screen in both themes: axe finds nothing, and pictures are kept at three sizes."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # ships none
from e2e.stage import screens_around, screens_table
from e2e.stage.arriving import Stage
from e2e.stage.cable import Cable
from e2e.stage.house import House
from e2e.stage.means import Mouse
from e2e.stage.pictures import picture
from e2e.stage.visitor import DESKTOP, PHONE, TABLET, Visit
from playwright.sync_api import Page

SCREENS: dict[str, Callable[[Stage], Mouse]] = {
    name: way
    for module in (screens_around, screens_table)
    for name, way in vars(module).items()
    if getattr(way, "__module__", None) == module.__name__
}


@pytest.fixture(params=["dark", "light"])
def stage(request: pytest.FixtureRequest, visit: Visit, house: House) -> Iterator[Stage]:
    """Where a screen is looked at, in each theme."""
    with Cable(house.port) as cable:
        stage = Stage(visit, house, cable, request.param)
        yield stage
        stage.close()


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(stage: Stage, screen: str) -> None:
    page = SCREENS[screen](stage).page
    found = {}
    for size in (DESKTOP, TABLET, PHONE):
        picture(page, Path(stage.theme), screen, size)
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
