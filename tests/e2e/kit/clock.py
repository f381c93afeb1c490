"""The clock of a page, where time must not pass by itself."""

import time

from playwright.sync_api import Page

AHEAD = 60
"""Seconds: a clock stops only at a time to come, and a busy machine needs some to get there."""


def stop_clock(page: Page) -> None:
    """Stop a clock that was installed before; timers that were due until then have run, once."""
    page.clock.pause_at(time.time() + AHEAD)
