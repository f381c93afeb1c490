"""The page's module under Node, started once for all tests of a process."""

from collections.abc import Iterator

import pytest
from core.wasm.node_library import WasmLibrary


@pytest.fixture(scope="session")
def wasm() -> Iterator[WasmLibrary]:
    """The module that is checked in."""
    library = WasmLibrary()
    yield library
    library.close()
