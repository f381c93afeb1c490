"""What axe finds wrong with a screen."""

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # ships none
from playwright.sync_api import Page


def violations(page: Page) -> list[str]:
    """Return every violation on the page as it is now, with its place and its remedy."""
    results = Axe().run(page, options={"resultTypes": ["violations"]})
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in results.response["violations"]
        for node in violation["nodes"]
    ]
