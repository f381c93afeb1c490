"""Searches by processor time: as much of it on a busy machine as on an idle one."""

import subprocess
import sys

import pytest

MEASURE = """
import os, sys
from time import perf_counter, thread_time
from lanterns import core
from lanterns.core.searches.clock import count_processor_time

os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
game = core.shuffle(players=2, seed=1)[0]
core.search(game, playouts=100)
assert count_processor_time(sys.argv[1] == "processor")
if os.fork() == 0:
    begun = perf_counter()
    while perf_counter() < begun + 60:  # in the way, on the same core
        pass
    os._exit(0)
begun, begun_wall = thread_time(), perf_counter()
core.search(game, milliseconds=400)
print(thread_time() - begun, perf_counter() - begun_wall)
sys.stdout.flush()
os.killpg(0, 9)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="processes share a core by name")
def test_a_busy_core_takes_no_time_from_a_search() -> None:
    promised, passed = _measured("processor")
    assert promised > 0.38 and passed > promised
    # By the clock on the wall, the other process gets about half of the time.
    assert _measured("wall")[0] < 0.36


def _measured(clock: str) -> tuple[float, float]:
    """The seconds that a search of 0.4 seconds computed, and those that passed meanwhile."""
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, clock], capture_output=True, text=True, process_group=0
    )
    assert done.stderr == ""
    spent, passed = map(float, done.stdout.split())
    return spent, passed
