"""The clock of a page, where time must not pass by itself."""

from playwright.sync_api import Error, Page

AHEAD = 2000
"""Milliseconds: a clock stops only at a time to come. Shorter than the page waits for an answer,
or the leap would cut a connection that is about to answer, and nothing would mend it."""


def stop_clock(page: Page) -> None:
    """Stop a clock that was installed before; timers that were due until then have run, once."""
    while True:
        now = page.evaluate("Date.now()")
        try:
            return page.clock.pause_at((now + AHEAD) / 1000)
        except Error as error:
            # The machine was so busy that the time has passed meanwhile.
            if "to the past" not in error.message:
                raise
