"""Several processes on one machine: each is a server of its own, on the same database and port.

One that ends is started again while the others go on; if the parent is killed, all of them end.
"""

import logging
import multiprocessing
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from threading import Thread
from time import monotonic, sleep

from ..settings import Settings

RETRY_SECONDS = 1.0
"""A worker that ends sooner is started again only after this time."""
STOPS = (signal.SIGINT, signal.SIGTERM)

Serve = Callable[[Settings, socket.socket, Callable[[], None]], None]
"""How one process serves at a socket; it calls the function once it does."""

_logger = logging.getLogger("lanterns.server")


class WorkerFailed(Exception):
    """A worker ended before it could serve; its reason is on standard error."""


def share_port(bound: socket.socket, workers: int) -> list[socket.socket]:
    """Return a listening socket for each worker, all at the port of `bound`.

    On Linux each has a queue of its own, since a common one would leave most connections to one
    worker. The parent keeps them open: while a worker restarts, its clients wait.
    """
    if workers == 1 or sys.platform != "linux":
        return [bound] * workers
    where = bound.getsockname()
    # Bound alone at first, so that a port that another server uses is not shared with it.
    bound.close()
    sockets = []
    for _ in range(workers):
        one = socket.socket(bound.family, socket.SOCK_STREAM)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        one.bind(where)
        sockets.append(one)
    return sockets


def serve_by_workers(
    serve: Serve, settings: Settings, sockets: list[socket.socket], on_start: Callable[[], None]
) -> None:
    """Serve until a signal says to stop; a worker that ends is started again."""
    workers = [
        _Worker(serve, replace(settings, worker=number), one)
        for number, one in enumerate(sockets, start=1)
    ]
    stopping: list[signal.Signals] = []

    def stop(number: int, frame: object) -> None:
        stopping.append(signal.Signals(number))
        for worker in workers:
            worker.process.terminate()

    before = {number: signal.signal(number, stop) for number in STOPS}
    try:
        for worker in workers:
            worker.wait_until_ready()
        if not stopping:
            on_start()
        while not stopping:
            wait([worker.process.sentinel for worker in workers])
            for worker in workers if not stopping else ():
                worker.restart_if_ended(lambda: bool(stopping))
    finally:
        for worker in workers:
            worker.process.terminate()
        for worker in workers:
            worker.process.join()
        for number, handler in before.items():
            signal.signal(number, handler)
    if stopping:
        signal.raise_signal(stopping[0])


class _Worker:
    """One process, and the socket that its successors get too."""

    def __init__(self, serve: Serve, settings: Settings, bound: socket.socket) -> None:
        self._serve = serve
        self._settings = settings
        self._bound = bound
        self.start()

    def start(self) -> None:
        """Start a process."""
        context = multiprocessing.get_context("spawn")
        self._ready: Event = context.Event()
        arguments = (self._serve, self._settings, self._bound, self._ready)
        self.process: SpawnProcess = context.Process(target=_work, args=arguments)
        self._started = monotonic()
        self.process.start()

    def wait_until_ready(self) -> None:
        """Wait until it serves; raise `WorkerFailed` if it ends before."""
        while not self._ready.wait(0.02):
            if not self.process.is_alive():
                raise WorkerFailed

    def restart_if_ended(self, is_stopping: Callable[[], bool]) -> None:
        """Start a process in place of one that has ended."""
        if self.process.is_alive():
            return
        _logger.error(
            "A worker ended with the status %s; another is started.", self.process.exitcode
        )
        # In case it cannot start, do not try all the time.
        left = self._started + RETRY_SECONDS - monotonic()
        sleep(max(0.0, left))
        if not is_stopping():
            self.start()


def _work(serve: Serve, settings: Settings, bound: socket.socket, ready: Event) -> None:
    # Ctrl-C reaches all processes: it ends this one without a traceback.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    serve(settings, bound, ready.set)


def _end_with_parent() -> None:
    """End this worker if its parent was killed, so that no port stays taken."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        signal.raise_signal(signal.SIGTERM)
