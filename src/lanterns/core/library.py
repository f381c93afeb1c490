"""The C library: loaded with `ctypes`, checked, and given the printed tables."""

import ctypes
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np
import numpy.typing as npt

from .component_tables import printed_tables
from .encoding_layout import ENCODING_SIZES
from .errors import LibraryError, LibraryFault
from .layout import SIZES

SUFFIXES = {"darwin": ".dylib", "win32": ".dll"}
PATH = Path(__file__).with_name(f"liblanterns{SUFFIXES.get(sys.platform, '.so')}")
"""Where the build puts the library: beside this module."""

_LOADING = Lock()

_INT, _INT64, _UINT64 = ctypes.c_int, ctypes.c_int64, ctypes.c_uint64
_SECONDS, _POINTER = ctypes.c_double, ctypes.c_void_p
_DECISION = (_POINTER, _POINTER, _INT64, _INT, _INT, _POINTER, _UINT64, _INT64, _SECONDS, _INT64)
"""What a search is given: the position and its past, width, policy, net, seed, budget."""

_SIGNATURES: dict[str, tuple[type | None, tuple[type, ...]]] = {
    "load": (_INT, (_POINTER,)),
    "layout": (_INT64, (_POINTER, _INT64)),
    "deal": (_INT, (_POINTER, _INT64, _INT, _POINTER, _POINTER)),
    "shuffle": (_INT, (_POINTER, _INT64, _INT, _POINTER, _UINT64, _UINT64)),
    "restore": (_INT, (_POINTER,)),
    "check": (_INT, (_POINTER, _INT64, _POINTER)),
    "resample": (_INT, (_POINTER, _INT64, _POINTER, _UINT64, _UINT64)),
    "count": (_INT64, (_POINTER, _INT64, _POINTER)),
    "legal": (None, (_POINTER, _INT64, _POINTER)),
    "apply": (_INT64, (_POINTER, _INT64, _POINTER)),
    "outcome": (_INT64, (_POINTER, _INT64, _POINTER, _POINTER)),
    "result": (None, (_POINTER, _INT64, _POINTER)),
    "afterstates": (None, (_POINTER, _INT64, _POINTER, _POINTER)),
    "events": (_INT, (_POINTER, _INT, _POINTER)),
    "previews": (_INT64, (_POINTER, _INT, _POINTER)),
    "refusal": (None, (_POINTER, _INT, _POINTER)),
    "closed": (None, (_POINTER, _POINTER)),
    "standing": (None, (_POINTER, _POINTER)),
    "divide": (_INT, (_POINTER, _INT, _INT64, _POINTER, _POINTER)),
    "play": (_INT, (_INT64, _INT, _POINTER, _INT, _UINT64, _UINT64, _POINTER)),
    "finish": (None, (_POINTER, _INT64, _INT64, _INT, _UINT64, _UINT64, _POINTER)),
    "choose": (None, (_POINTER, _INT64, _INT, _UINT64, _UINT64, _POINTER)),
    "values": (None, (_POINTER, _INT64, _POINTER)),
    "human": (_INT, (_POINTER, _POINTER, _INT, _UINT64, _POINTER)),
    "belief": (None, (_POINTER, _POINTER, _INT64, _POINTER)),
    "net_size": (_INT64, ()),
    "net_read": (_INT, (_POINTER, _POINTER, _INT64)),
    "net_players": (_INT, (_POINTER,)),
    "features": (_INT, (_POINTER, _INT64, _INT, _INT, _POINTER)),
    "judge_afterstates": (None, (_POINTER, _POINTER, _INT64, _POINTER)),
    "judge": (_INT, (_POINTER, _POINTER, _INT64, _POINTER, _INT, _UINT64, _UINT64, _POINTER)),
    "turns": (_INT, (_POINTER, _POINTER, _INT, _UINT64, _POINTER)),
    "search": (_INT, (*_DECISION, _POINTER)),
    "search_size": (_INT64, ()),
    "search_begin": (_INT, (_POINTER, *_DECISION)),
    "search_next": (_INT, (_POINTER, _INT)),
    "search_evaluate": (None, (_POINTER, _INT, _INT, _POINTER)),
    "search_add": (None, (_POINTER, _POINTER)),
    "search_report": (_INT, (_POINTER, _POINTER)),
    "advise": (_INT, (_POINTER, _POINTER, _INT, _INT, _POINTER, _POINTER, _POINTER)),
    "review": (_INT, (_POINTER, _POINTER, _INT64, _POINTER, _POINTER)),
}

_FOR_LEARNERS: dict[str, tuple[type | None, tuple[type, ...]]] = {
    "encoding_layout": (_INT64, (_POINTER, _INT64)),
    "ids": (None, (_POINTER, _INT64, _POINTER, _POINTER)),
    "actions": (None, (_POINTER, _INT64, _POINTER, _POINTER)),
    "mask": (None, (_POINTER, _INT64, _POINTER)),
    "observe": (_INT, (_POINTER, _INT64, _POINTER, _POINTER)),
    "planes": (_INT, (_POINTER, _INT64, _POINTER, _INT, _POINTER)),
    "action_features": (None, (_POINTER, _INT64, _POINTER, _POINTER, _POINTER)),
    "apply_id": (_INT, (_POINTER, _INT)),
    "episodes_begin": (
        _INT,
        (_POINTER, _INT64, _POINTER, _INT64, _POINTER, _UINT64, _UINT64, _POINTER),
    ),
    "episodes_step": (None, (_POINTER, _INT64, _POINTER, _INT64, *[_POINTER] * 7)),
    "others_act": (_INT, (_POINTER, _POINTER, _INT, _POINTER, _POINTER)),
    "random": (None, (_UINT64, _POINTER)),
}
"""Functions that the page's module leaves out."""


def call(name: str, *arguments: object) -> int:
    """Call `lanterns_<name>` with the interpreter lock released; return zero for `void`.

    Arrays and buffers are passed as their memory; the caller answers for types and lengths.
    """
    plain = [address(a) if isinstance(a, np.ndarray) else a for a in arguments]
    result: int | None = function(name)(*plain)
    return result or 0


def function(name: str) -> Callable[..., int | None]:
    """Return `lanterns_<name>` itself, for callers that keep the addresses of their arrays."""
    # Two threads that come first must not load the tables at the same time.
    with _LOADING:
        found: Callable[..., int | None] = getattr(_library(), "lanterns_" + name)
    return found


def address(array: npt.NDArray[Any]) -> int:
    """Return where the memory of an array begins, the quick way for its type."""
    # The interface describes every field of a structure, which takes much longer.
    if array.dtype.names is None:
        begin: int = array.__array_interface__["data"][0]
        return begin
    return array.ctypes.data


def set_flag(name: str, value: int) -> bool:
    """Set the variable `lanterns_<name>`; return whether the library of this system has it."""
    with _LOADING:
        library = _library()
    try:
        ctypes.c_int.in_dll(library, f"lanterns_{name}").value = value
    except ValueError:
        return False
    return True


@cache
def _library() -> ctypes.CDLL:
    if sys.byteorder != "little":
        raise LibraryError(LibraryFault.BYTE_ORDER)
    if not PATH.exists():
        raise LibraryError(LibraryFault.NOT_BUILT)
    try:
        library = ctypes.CDLL(str(PATH))
    except OSError as error:
        raise LibraryError(LibraryFault.NOT_LOADED, why=str(error)) from error
    try:
        for name, (result, arguments) in (_SIGNATURES | _FOR_LEARNERS).items():
            known = getattr(library, f"lanterns_{name}")
            known.restype, known.argtypes = result, arguments
    except AttributeError as error:
        raise LibraryError(LibraryFault.OTHER_BUILD) from error
    for report, expected in (("layout", SIZES), ("encoding_layout", ENCODING_SIZES)):
        sizes = np.zeros(len(expected), np.int64)
        count = getattr(library, f"lanterns_{report}")(sizes.ctypes.data, len(sizes))
        if count != len(expected) or tuple(sizes) != expected:
            raise LibraryError(LibraryFault.OTHER_BUILD)
    tables = printed_tables()  # a name keeps its memory until the library has read it
    if library.lanterns_load(tables.ctypes.data):
        raise LibraryError(LibraryFault.OTHER_BUILD)
    return library
