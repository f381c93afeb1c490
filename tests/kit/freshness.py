"""Tests run on no built page, and on no module of it, that is older than its source.

What was compared once is not built again until a file of it changes.
"""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest
import write_page_core
from write_page_core import CORE, MODULES, NATIVE

from lanterns.server.http.built_page import read_files
from lanterns.server.http.pages import WEB

ROOT = Path(__file__).parents[2]
UI = ROOT / "ui"
LOCALE = ROOT / "src" / "lanterns" / "locale"
NETS = ROOT / "src" / "lanterns" / "core" / "nets"


@cache
def require_modules() -> None:
    """Fail if the simulator for the page is not what its C source makes."""

    def stale() -> list[str]:
        made = write_page_core.modules()
        return [name for name in MODULES if (CORE / f"{name}.wasm").read_bytes() != made[name]]

    modules = [CORE / f"{name}.wasm" for name in MODULES]
    script = Path(write_page_core.__file__)
    _require("The page's simulator", [*NATIVE.rglob("*.[ch]"), *modules, script], stale)


@cache
def require_page() -> None:
    """Fail if the page that is checked in is not what its source makes."""

    def stale() -> list[str]:
        with tempfile.TemporaryDirectory() as folder:
            return different(build_page(Path(folder)))

    require_modules()
    folders = (UI / "src", UI / "public", UI / "scripts", LOCALE, NETS, WEB)
    files = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    _require("The built page", [*files, *(file for file in UI.iterdir() if file.is_file())], stale)


def build_page(folder: Path, ui: Path = UI) -> Path:
    """Build the page into a folder and return it."""
    npx = shutil.which("npx")
    assert npx is not None, "node comes with the development requirements"
    assert (ui / "node_modules").exists(), "the page's build tools are missing: run `make ui`"
    command = [npx, "vite", "build", "--outDir", str(folder), "--emptyOutDir"]
    done = subprocess.run(command, cwd=ui, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def different(built: Path) -> list[str]:
    """Return the names of files that a build has otherwise than the page that is checked in."""
    made, kept = read_files(built), read_files(WEB)
    return sorted(name for name in made | kept if made.get(name) != kept.get(name))


def copy_source(folder: Path) -> Path:
    """Copy the page's source and return the copy of the whole tree, ready to be built."""
    for part in (UI, LOCALE, NETS):
        shutil.copytree(
            part, folder / part.relative_to(ROOT), ignore=shutil.ignore_patterns("node_modules")
        )
    os.symlink(UI / "node_modules", folder / "ui" / "node_modules")
    return folder


def _require(what: str, files: Iterable[Path], stale: Callable[[], list[str]]) -> None:
    digests = sorted(f"{file} {sha256(file.read_bytes()).hexdigest()}" for file in files)
    digest = sha256("\n".join(digests).encode()).hexdigest()
    (ROOT / ".pytest_cache").mkdir(exist_ok=True)
    with (ROOT / ".pytest_cache" / f"{what.split()[-1]}-compared").open("a+") as kept:
        # Of several processes one compares; the others wait for its result.
        fcntl.flock(kept, fcntl.LOCK_EX)
        kept.seek(0)
        compared, _, differing = kept.read().partition(" ")
        if compared != digest:
            differing = ", ".join(stale())
            kept.truncate(0)
            kept.write(f"{digest} {differing}")
    if differing:
        reason = f"{what} is older than its source: run `make ui`. Different: {differing}"
        pytest.fail(reason, pytrace=False)
