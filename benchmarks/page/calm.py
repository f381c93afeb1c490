"""Waiting until a page has nothing more to do by itself."""

from e2e.kit.visitor import PATIENCE
from playwright.sync_api import Page

_IS_CALM = """() => document.getAnimations().every((one) => one.playState !== "running" ||
  one.effect.getComputedTiming().iterations === Infinity)"""


def wait_until_calm(page: Page) -> None:
    """Wait until nothing loads, and nothing moves except what moves forever."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function(_IS_CALM, timeout=PATIENCE)
