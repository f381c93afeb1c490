"""The C library of self-play: compiled when it is older than its sources."""

import ctypes
import os
import shlex
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from lanterns.core.component_tables import printed_tables

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "training" / "native" / "training.c"
HEADERS = (ROOT / "training" / "native", ROOT / "src" / "lanterns" / "core" / "native")
BUILD = Path(os.environ.get("LANTERNS_TRAINING_BUILD", ROOT / "training" / "build"))
# Strict floating point, so that a game is the same on every machine.
FLAGS = ["-std=c11", "-O3", "-g0", "-shared", "-fPIC", "-pthread", "-ffp-contract=off"]


@cache
def library() -> ctypes.CDLL:
    """Return the library, compiled if need be, with the printed tables loaded."""
    path = BUILD / "libtraining.so"
    if not path.exists() or path.stat().st_mtime < newest_source():
        compile_library(path)
    loaded = ctypes.CDLL(str(path))
    tables = printed_tables()
    if loaded.lanterns_load(ctypes.c_void_p(tables.ctypes.data)):
        raise RuntimeError("The core refuses the printed tables.")
    loaded.lanterns_net_size.restype = ctypes.c_int64
    return loaded


def newest_source() -> float:
    """Return when the sources changed last."""
    return max(path.stat().st_mtime for folder in HEADERS for path in folder.rglob("*.[ch]"))


def compile_library(path: Path) -> None:
    """Compile the library; exit with a sentence where that is impossible."""
    named = shlex.split(os.environ.get("CC", ""))
    usual = [[name] for name in ("cc", "gcc", "clang")]
    compiler = next((c for c in [named, *usual] if c and shutil.which(c[0])), None)
    if compiler is None or sys.platform == "win32":
        raise SystemExit("Training needs a C compiler (gcc or clang) and POSIX threads.")
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(f".{os.getpid()}.tmp")
    command = [*compiler, *FLAGS, "-o", str(unfinished), str(SOURCE), "-lm"]
    subprocess.run(command, check=True)
    # Replaced in one step: a running program keeps the library it has loaded.
    unfinished.replace(path)
