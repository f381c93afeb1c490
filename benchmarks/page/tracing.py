"""What the browser's own trace says about its work: tasks of the page, processor time of threads.

Processor time is disturbed less by other programs than time on the wall.
"""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Page

CATEGORIES = ["toplevel", "cc", "viz", "devtools.timeline"]
THREADS = {
    "page": "CrRendererMain",
    "paint": "ThreadPoolForegroundWorker",
    "layers": "Compositor",
    "screen": "VizCompositorThread",
}
"""Where a frame is made: script and layout, painting, putting the layers in order, drawing."""

Thread = tuple[int, int]


@dataclass(slots=True)
class Trace:
    """The events of a stretch of time."""

    events: list[dict[str, Any]] = field(default_factory=list)

    def tasks(self) -> list[float]:
        """Return the processor time of each task of the page's main thread, in ms."""
        laid_out = Counter(_thread(one) for one in self.events if one["name"] == "Layout")
        [(main, _)] = laid_out.most_common(1)
        return [
            one.get("tdur", 0) / 1000
            for one in self.events
            if _thread(one) == main and one["name"].endswith("RunTask")
        ]

    def busy(self) -> dict[str, float]:
        """Return the processor time of each thread that has a part in a frame, in ms."""
        names = {
            _thread(one): one["args"]["name"] for one in self.events if one["name"] == "thread_name"
        }
        times: Counter[str] = Counter()
        for one in self.events:
            # A task is inside another of a like name, except in the pool.
            if one["name"] in ("ThreadControllerImpl::RunTask", "ThreadPool_RunTask"):
                times[names.get(_thread(one), "")] += one.get("tdur", 0)
        return {part: times[thread] / 1000 for part, thread in THREADS.items()}


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[Trace]:
    """Trace what happens inside the block."""
    trace = Trace()
    browser.start_tracing(page=page, categories=CATEGORIES)
    yield trace
    trace.events = json.loads(browser.stop_tracing())["traceEvents"]


def _thread(event: dict[str, Any]) -> Thread:
    return event["pid"], event["tid"]
