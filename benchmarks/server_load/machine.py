"""What the machine does by itself, to tell its delays from those of the server.

Virtual machines share their processors and disks: what the host gives to others is missing here,
and neither the server nor the load can do anything about it.
"""

import os
import time
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryFile

PAGE = b"x" * 4096
SYNC_SECONDS = 5.0
PAUSE_SECONDS = 0.005
ADDITIONS = 1_000_000
HUNDREDTHS = os.sysconf("SC_CLK_TCK")


def stolen_seconds() -> float:
    """Return the processor time that the host has given to others, of all cores together."""
    fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    return int(fields[8]) / HUNDREDTHS


def time_disk(folder: Path) -> Mapping[str, float]:
    """Return how long a page takes to the disk, with nothing else to do."""
    seconds = []
    with TemporaryFile(dir=folder) as file:
        until = time.perf_counter() + SYNC_SECONDS
        while time.perf_counter() < until:
            began = time.perf_counter()
            os.pwrite(file.fileno(), PAGE, 0)
            os.fdatasync(file.fileno())
            seconds.append(time.perf_counter() - began)
            time.sleep(PAUSE_SECONDS)
    seconds.sort()
    return {
        "disk_p50_ms": 1000 * seconds[len(seconds) // 2],
        "disk_p99_ms": 1000 * seconds[len(seconds) * 99 // 100],
        "disk_max_ms": 1000 * seconds[-1],
    }


def million_additions() -> float:
    """Return the processor time of a fixed calculation in Python, in seconds.

    The same core is up to twice as fast at one time as at another, and processor time with it.
    """
    began = time.process_time()
    total = 0
    for number in range(ADDITIONS):
        total += number
    return time.process_time() - began
