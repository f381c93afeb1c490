"""The module is what its source makes, small, and asks for nothing but a clock."""

import gzip
import json
import subprocess

import write_page_core
from kit.node import node_path
from write_page_core import CORE

from lanterns.core import library

MOST_BYTES = 45_000
"""Of the module, gzipped."""

_SAYS = """
const { readFileSync } = require("node:fs");
const module = new WebAssembly.Module(readFileSync(process.argv[1]));
const list = (items) => items.map(({ module: from, name }) => (from ? `${from}.${name}` : name));
const { imports, exports } = WebAssembly.Module;
console.log(JSON.stringify([list(imports(module)), list(exports(module))]));
"""


def test_the_module_checked_in_is_what_its_source_makes() -> None:
    assert write_page_core.module() == (CORE / "lanterns.wasm").read_bytes(), "run `make ui`"


def test_the_layout_is_current() -> None:
    written = (CORE / "layout.ts").read_text(encoding="utf-8")
    assert write_page_core.memory_layout() == written, "run `make ui`"


def test_the_names_are_current() -> None:
    written = (CORE / "names.ts").read_text(encoding="utf-8")
    assert write_page_core.names() == written, "run `make ui`"


def test_the_levels_are_current() -> None:
    written = (CORE / "level-data.ts").read_text(encoding="utf-8")
    assert write_page_core.levels() == written, "run `make ui`"


def test_it_is_small() -> None:
    assert len(gzip.compress((CORE / "lanterns.wasm").read_bytes())) <= MOST_BYTES


def test_it_needs_a_clock_and_has_every_function() -> None:
    """Whatever Python calls, the page can call too."""
    said = subprocess.run(
        [node_path(), "-e", _SAYS, CORE / "lanterns.wasm"],
        check=True,
        capture_output=True,
        text=True,
    )
    imports, exports = json.loads(said.stdout)
    assert imports == ["lanterns.seconds"]
    assert {f"lanterns_{name}" for name in library._SIGNATURES} <= set(exports)


def test_the_bots_are_current() -> None:
    written = (CORE.parent / "bots.ts").read_text(encoding="utf-8")
    assert write_page_core.bots() == written, "run `make ui`"
