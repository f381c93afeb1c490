"""One search in pieces, which may be divided between threads.

An interrupt is noticed between two pieces. The C library plays one part of a batch of worlds at a
time and releases the interpreter lock while it does. It adds up the parts in the order of worlds,
so that the answer is that of one thread.
"""

from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext

import numpy as np
import numpy.typing as npt

from ..layout import EVALUATION
from ..library import call

MOST_THREADS = 256

_PLAYOUTS_A_THREAD = 512
"""In one piece: enough that the cost of starting it does not matter, and a tenth of a second."""


def search_in_threads(
    threads: int, decision: tuple[object, ...], candidates: npt.NDArray[np.void]
) -> int:
    """Search a decision, given as `lanterns_search` takes it; return how many candidates it has."""
    search = np.zeros(call("search_size"), np.uint8)
    evaluations = np.zeros(threads * _PLAYOUTS_A_THREAD, EVALUATION)

    def run(part: int) -> int:
        return call("search_evaluate", search, part, threads, evaluations)

    call("search_begin", search, *decision)
    with ThreadPoolExecutor(threads - 1) if threads > 1 else nullcontext() as pool:
        while call("search_next", search, len(evaluations)):
            others = [pool.submit(run, part) for part in range(1, threads)] if pool else []
            run(0)
            for other in others:
                other.result()
            call("search_add", search, evaluations)
    return call("search_report", search, candidates)
