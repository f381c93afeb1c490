"""The page's module under Node, started once for all tests of a process."""

from collections.abc import Iterator

import pytest
from core.wasm.node_library import WasmLibrary
from kit.freshness import require_modules


@pytest.fixture(scope="session")
def wasm() -> Iterator[WasmLibrary]:
    """The module that is checked in."""
    require_modules()
    library = WasmLibrary()
    yield library
    library.close()
