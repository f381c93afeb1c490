"""Compiling the simulator while the package is built."""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SUFFIXES = {"darwin": ".dylib", "win32": ".dll"}
CORE = Path("src", "lanterns", "core")
SOURCE = CORE / "native" / "lanterns.c"
LIBRARY = CORE / f"liblanterns{SUFFIXES.get(sys.platform, '.so')}"
FLAGS = ["-std=c11", "-O3", "-g0", "-fPIC", "-shared", "-fvisibility=hidden"]
ZIG = [sys.executable, "-m", "ziglang", "cc"]


class CompileCore(BuildHookInterface[Any]):
    """Compile the C library with the system's compiler or, where there is none, with zig's."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for a compiler only where the system has none."""
        return [] if self.target_name != "wheel" or system_compiler() else ["ziglang>=0.13"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the library beside its Python face and into the wheel."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        compile_core(root / SOURCE, root / LIBRARY)
        build_data["artifacts"].append(LIBRARY.as_posix())
        # The library knows nothing of Python's own interface: one wheel serves every version.
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        build_data["tag"] = f"py3-none-{platform}"
        build_data["pure_python"] = False


def system_compiler() -> list[str]:
    """Return the command that `CC` names, else the first usual one that is there."""
    named = shlex.split(os.environ.get("CC", ""))
    candidates = [named] if named else [["cc"], ["gcc"], ["clang"]]
    return next((command for command in candidates if shutil.which(command[0])), [])


def compile_core(source: Path, library: Path) -> None:
    """Compile one C file into a shared library; exit with a sentence where that is impossible."""
    compiler = system_compiler() or ZIG
    unfinished = library.with_suffix(f".{os.getpid()}.tmp")
    command = [*compiler, *FLAGS, "-o", str(unfinished), str(source)]
    try:
        subprocess.run(command, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as error:
        unfinished.unlink(missing_ok=True)
        said = str(getattr(error, "stderr", "") or error).strip()
        raise SystemExit(
            "Lanterns needs a C compiler to build its simulator: install one (gcc or clang), or "
            f"let pip fetch the ziglang package.\nTried: {shlex.join(command)}\n{said}"
        ) from error
    # Replaced in one step: a running program keeps the library it has loaded.
    unfinished.replace(library)
