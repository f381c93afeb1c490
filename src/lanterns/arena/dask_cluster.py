"""Worker pools on a Dask cluster."""

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from importlib import import_module
from traceback import walk_tb

from .errors import ArenaError
from .workers import WorkerPool

# Seconds to wait for the scheduler.
TIMEOUT = 10


@contextmanager
def cluster(address: str) -> Iterator[WorkerPool]:
    """Yield the workers of the Dask scheduler at this address; it reruns a lost worker's games."""
    try:
        # Imported by name, because few of its functions have types.
        distributed = import_module("distributed")
    except ImportError:
        raise ArenaError(
            "A Dask cluster needs the extra “dask”: in a clone, pip install '.[dask]'."
        ) from None
    try:
        _check_address(address)
        client = distributed.Client(address, timeout=TIMEOUT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ArenaError(f"There is no Dask scheduler at {address}.") from error
    with client:
        size = sum(client.nthreads().values())
        if not size:
            raise ArenaError(f"The Dask scheduler at {address} has no workers.")
        # Not pure: Dask must not reuse the result of a game from another contest.
        executor = client.get_executor(pure=False)
        try:
            # A client that lost its scheduler drops some of its tasks silently.
            yield WorkerPool(executor, size, is_alive=lambda: client.status == "running")
        except ImportError as error:
            raise ArenaError(f"The Dask workers need the same Lanterns: {error}.") from error
        except distributed.KilledWorker as error:
            raise ArenaError("Workers of the Dask cluster died over the same game.") from error
        except TypeError as error:
            # When a worker dies while its result is fetched, another worker delivers the result,
            # and Dask's executor may mistake it for an error.
            if _raised_in(error) == "distributed.cfexecutor" and "unpack" in str(error):
                raise BrokenExecutor from error
            raise
        finally:
            executor.shutdown(wait=False)


def _raised_in(error: Exception) -> str:
    """Return the name of the module that raised an error."""
    frames = [frame for frame, _ in walk_tb(error.__traceback__)]
    return str(frames[-1].f_globals["__name__"])


def _check_address(address: str) -> None:
    """Raise `ValueError` for a bad address; a client would try to connect and leave threads."""
    comm = import_module("distributed.comm")
    scheme, where = comm.parse_address(address)
    comm.registry.get_backend(scheme)
    comm.addressing.parse_host_port(where)
