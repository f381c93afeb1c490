"""Write what the page needs of the simulator: the module, its tables and its layout.

The module is the C core compiled to WebAssembly by the compiler in the ziglang wheel. The printed
tables and the layout of its structures come from `lanterns.core`, so that nothing printed and no
offset is written twice; a test makes everything again and compares.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

from lanterns.core import layout
from lanterns.core.component_tables import printed_tables

ROOT = Path(__file__).parents[1]
NATIVE = ROOT / "src" / "lanterns" / "core" / "native"
CORE = ROOT / "ui" / "src" / "core"

ZIG = [sys.executable, "-m", "ziglang"]
# No standard library: it would have to be built first, and the core hardly needs one. Every browser
# of the last years has these instructions; without SIMD, a search with a net takes five times as
# long.
COMPILE = ["--target=wasm32-freestanding", "-msimd128", "-mbulk-memory", f"-I{NATIVE / 'wasm'}"]
COMPILE += ["-std=c11", "-O3", "-g0", "-fvisibility=hidden", "-ffp-contract=off", "-c"]
# With the stack first, one that overflows traps instead of writing over data.
LINK = ["--no-entry", "--strip-all", "--export-dynamic", "--export=__heap_base", "--stack-first"]
LINK += ["-z", "stack-size=1048576"]

STRUCTURES = ("STATE", "PLAYER", "OUTCOME", "RESULT", "CANDIDATE")
"""What the page reads of the core's memory."""


def module() -> bytes:
    """Return the simulator as a WebAssembly module; the same bytes on every machine."""
    with tempfile.TemporaryDirectory() as folder:
        made, linked = Path(folder, "lanterns.o"), Path(folder, "lanterns.wasm")
        _run("cc", *COMPILE, "-o", made, NATIVE / "lanterns.c")
        _run("wasm-ld", *LINK, "-o", linked, made)
        return linked.read_bytes()


def memory_layout() -> str:
    """Return the printed tables and the layout of the core's structures as a module."""
    structures = "".join(_structure(name) for name in STRUCTURES)
    return (
        "/** Written by scripts/write_page_core.py from the layout of the simulator. */\n\n"
        "/** The printed pieces as the simulator takes them, in hexadecimal digits. */\n"
        f'export const TABLES =\n  "{printed_tables().tobytes().hex()}";\n\n'
        "/** What the module must report: it and this file describe the same memory. */\n"
        f"export const SIZES = {list(layout.SIZES)};\n\n"
        f"export const MAX_ACTIONS = {layout.MAX_ACTIONS};\n"
        "/** Added to x and y where a cell is one number. */\n"
        f"export const ORIGIN = {layout.ORIGIN};\n\n"
        "/** Where each field of a structure begins, in bytes. */\n" + structures
    )


def _structure(name: str) -> str:
    structure: np.dtype[np.void] = getattr(layout, name)
    offsets = "".join(
        f"  {field}: {offset[1]},\n" for field, offset in (structure.fields or {}).items()
    )
    return f"export const {name} = {{\n  bytes: {structure.itemsize},\n{offsets}}} as const;\n"


def _run(*command: str | Path) -> None:
    subprocess.run([*ZIG, *map(str, command)], check=True, capture_output=True, text=True)


if __name__ == "__main__":
    CORE.mkdir(exist_ok=True)
    (CORE / "lanterns.wasm").write_bytes(module())
    (CORE / "layout.ts").write_text(memory_layout(), encoding="utf-8")
