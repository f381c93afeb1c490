"""The C library by itself: no warnings, and nothing for the sanitizers to find."""

import shutil
import subprocess
import weakref
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from lanterns.core import component_tables, layout, library

NATIVE = Path(__file__).parents[2] / "src" / "lanterns" / "core" / "native"
COMPILERS = [name for name in ("gcc", "clang") if shutil.which(name)]
STRICT = ["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", f"-I{NATIVE}"]
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]


def run(*command: str | Path) -> str:
    """Run a command that must succeed, and return what it says."""
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_there_is_a_compiler() -> None:
    """Without one the tests below would check nothing."""
    assert COMPILERS, "these tests need gcc or clang"


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("level", ["-O0", pytest.param("-O3", marks=pytest.mark.prove)])
def test_it_compiles_without_a_warning(compiler: str, level: str, tmp_path: Path) -> None:
    """Standard C, at any level of optimization."""
    object_file = tmp_path / "lanterns.o"
    run(compiler, *STRICT, level, "-c", NATIVE / "lanterns.c", "-o", object_file)

    assert object_file.stat().st_size > 0


@pytest.mark.prove
@pytest.mark.parametrize("compiler", COMPILERS)
def test_sanitizers_find_nothing(compiler: str, tmp_path: Path) -> None:
    """Playouts, search and fuzzed input, with every read and write watched."""
    driver, printed = tmp_path / "driver", tmp_path / "tables"
    printed.write_bytes(component_tables.printed_tables().tobytes())
    sources = [*Path(__file__).parent.glob("driver/*.c"), NATIVE / "lanterns.c"]
    run(compiler, *STRICT, *SANITIZERS, "-O1", "-g", *sources, "-o", driver)

    assert run(driver, printed, "16", f"{NATIVE.parent}/nets/") == "sound\n"


def test_layouts_agree() -> None:
    """Python's description of the structures is the compiler's."""
    sizes = np.zeros(len(layout.SIZES), np.int64)

    assert library.call("layout", sizes, len(sizes)) == len(layout.SIZES)
    assert tuple(sizes) == layout.SIZES
    assert layout.STATE.itemsize <= 1024


def test_the_tables_live_until_they_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their memory is not given back before the library has copied it."""
    memory = bytearray(component_tables.printed_tables().tobytes())

    def lent() -> npt.NDArray[np.void]:
        array = np.frombuffer(memory, layout.TABLES)
        # Whoever gets the memory next may write to it.
        weakref.finalize(array, memory.__setitem__, slice(None), bytes(len(memory)))
        return array

    monkeypatch.setattr(library, "printed_tables", lent)
    library._library.__wrapped__()

    assert not any(memory)
