"""Checks of what callers pass, before the C library sees it."""

from operator import index

import numpy as np
import numpy.typing as npt

from .errors import BadRequest, RequestFault

MOST_STATES = 1_000_000
MOST_RESULTS = 10_000_000
MOST_ACTIONS = 100_000_000
LARGEST_SEED = 2**64 - 1
LARGEST_PACKED = 2**31 - 1


def whole_number(name: str, number: object, least: int, most: int) -> int:
    """Return `number` if it is whole and within bounds; raise an error that names it otherwise.

    >>> whole_number("a seat", 3, 0, 3)
    3
    """
    if isinstance(number, bool) or not hasattr(number, "__index__"):
        raise TypeError(f"as {name} a whole number is wanted, not {type(number).__name__}")
    whole = index(number)
    if not least <= whole <= most:
        raise BadRequest(RequestFault.OUTSIDE, name=name, least=least, most=most, number=whole)
    return whole


def seed_number(seed: object) -> int:
    """Return a seed of 64 bits."""
    return whole_number("a seed", seed, 0, LARGEST_SEED)


def at_most(count: int, most: int, things: str) -> int:
    """Return `count` unless it is more than one call can hold."""
    if count > most:
        raise BadRequest(RequestFault.TOO_MANY, count=count, most=most, things=things)
    return count


def whole_numbers(
    name: str, values: npt.ArrayLike, shape: tuple[int, ...], least: int, most: int, kind: str
) -> npt.NDArray[np.integer]:
    """Return `values` as a contiguous array of `kind`, each of them checked.

    >>> whole_numbers("seats", [0, 1], (2,), -1, 3, "i1")
    array([0, 1], dtype=int8)
    """
    array = np.asarray(values)
    if array.size and array.dtype.kind not in "iu":
        raise TypeError(f"as {name} whole numbers are wanted, not {array.dtype}")
    if array.shape != shape:
        raise BadRequest(RequestFault.SHAPE, name=name, wanted=str(shape), shape=str(array.shape))
    for number in (array.min(), array.max()) if array.size else ():
        whole_number(name, int(number), least, most)
    return np.ascontiguousarray(array, dtype=kind)
