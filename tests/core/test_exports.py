"""The names of `lanterns.core`."""

import subprocess
import sys

import pytest

from lanterns import core
from lanterns.core import public


def test_every_exported_name_is_there() -> None:
    """Names loaded on first use are found like the others."""
    assert all(getattr(core, name) is getattr(public, name) for name in public.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        core.nothing  # type: ignore[attr-defined]  # noqa: B018 - the access is the test


def test_every_exported_name_is_listed_before_its_first_use() -> None:
    program = "from lanterns import core; names = dir(core); assert set(core.__all__) <= set(names)"
    subprocess.run([sys.executable, "-c", f"{program}; assert '__doc__' in names"], check=True)


def test_numpy_is_loaded_on_first_use() -> None:
    """A program that needs only a type or an error does not wait for NumPy."""
    program = (
        "import sys; from lanterns.core import BadRequest, Candidate;"
        "assert 'numpy' not in sys.modules; from lanterns.core import *; assert search and shuffle"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
