"""The same games on a Dask cluster."""

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from importlib import import_module
from traceback import walk_tb

from .workers import ArenaError, Crew

# Seconds to wait for the scheduler.
PATIENCE = 10


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The workers of the Dask scheduler at this address; what a lost one had is played again."""
    try:
        # By name, since few of its functions have types.
        distributed = import_module("distributed")
    except ImportError:
        raise ArenaError(
            "A Dask cluster needs the extra “dask”: pip install 'lanterns[dask]'."
        ) from None
    try:
        _look_at(address)
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ArenaError(f"There is no Dask scheduler at {address}.") from error
    with client:
        size = sum(client.nthreads().values())
        if not size:
            raise ArenaError(f"The Dask scheduler at {address} has no workers.")
        # Not pure: a game played for another contest was played at another time.
        executor = client.get_executor(pure=False)
        try:
            # A client that lost its scheduler forgets some of its tasks without a word.
            yield Crew(executor, size, is_well=lambda: client.status == "running")
        except ImportError as error:
            raise ArenaError(f"The Dask workers need the same Lanterns: {error}.") from error
        except distributed.KilledWorker as error:
            raise ArenaError("Workers of the Dask cluster died over the same game.") from error
        except TypeError as error:
            # When a worker dies while its result is fetched, Dask's executor may take the result,
            # which comes from another one in the end, for an error.
            if _raised_in(error) == "distributed.cfexecutor" and "unpack" in str(error):
                raise BrokenExecutor from error
            raise
        finally:
            executor.shutdown(wait=False)


def _raised_in(error: Exception) -> str:
    """The module whose code raised an error."""
    frames = [frame for frame, _ in walk_tb(error.__traceback__)]
    return str(frames[-1].f_globals["__name__"])


def _look_at(address: str) -> None:
    """Raise `ValueError` at once for what is no address; a client would try and leave threads."""
    comm = import_module("distributed.comm")
    scheme, where = comm.parse_address(address)
    comm.registry.get_backend(scheme)
    comm.addressing.parse_host_port(where)
