"""The modules are what their source makes, small, and ask for nothing but a clock."""

import gzip
import json
import subprocess

import pytest
from kit.freshness import require_modules
from kit.node import node_path
from write_page_core import CORE, MODULES

from lanterns.core import library

MOST_BYTES = {"rules": 9_000, "bots": 31_000, "coach": 32_500}
"""Of the modules that the page loads, gzipped."""

_SAYS = """
const { readFileSync } = require("node:fs");
const module = new WebAssembly.Module(readFileSync(process.argv[1]));
const list = (items) => items.map(({ module: from, name }) => (from ? `${from}.${name}` : name));
const { imports, exports } = WebAssembly.Module;
console.log(JSON.stringify([list(imports(module)), list(exports(module))]));
"""


def test_the_modules_checked_in_are_what_their_source_makes() -> None:
    require_modules()


@pytest.mark.parametrize("name", MOST_BYTES)
def test_it_is_small(name: str) -> None:
    assert len(gzip.compress((CORE / f"{name}.wasm").read_bytes())) <= MOST_BYTES[name]


@pytest.mark.parametrize("name", MODULES)
def test_it_needs_a_clock_at_most_and_has_the_functions_of_its_use(name: str) -> None:
    """Whatever Python calls, the tests call in the module with everything."""
    said = subprocess.run(
        [node_path(), "-e", _SAYS, CORE / f"{name}.wasm"],
        check=True,
        capture_output=True,
        text=True,
    )
    imports, exports = json.loads(said.stdout)
    assert imports == (["lanterns.seconds"] if name in ("bots", "lanterns") else [])
    functions = MODULES[name] or tuple(library._SIGNATURES)
    assert {f"lanterns_{function}" for function in functions} <= set(exports)
