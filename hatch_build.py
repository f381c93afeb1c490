"""Compile the simulator while the package is built."""

import os
import platform
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
FLAGS = ["-std=c11", "-O3", "-g0", "-shared", "-fvisibility=hidden"]
# Fused multiply-adds round otherwise: a search would answer differently from machine to machine.
FLAGS += ["-ffp-contract=off"]
FLAGS += [] if sys.platform == "win32" else ["-fPIC"]
ZIG = [sys.executable, "-m", "ziglang", "cc"]
OLDEST_ARM_MAC = (11, 0)


class CompileCore(BuildHookInterface[Any]):
    """Compile the C library with the system's compiler or, where there is none, with zig's."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return the compiler to install, where the system has none."""
        return [] if self.target_name != "wheel" or system_compiler() else ["ziglang>=0.13"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the library beside its Python face and into the wheel."""
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        compile_core(root / SOURCE, root / LIBRARY)
        build_data["artifacts"].append(LIBRARY.as_posix())
        # The library does not use Python's own C interface: one wheel serves every version.
        tag = platform_tag(sysconfig.get_platform(), platform.machine())
        build_data["tag"] = f"py3-none-{tag}"
        build_data["pure_python"] = False


def platform_tag(name: str, machine: str) -> str:
    """Return the wheel's platform tag for what `sysconfig` calls the platform.

    A Mac's Python may be universal, but the library is compiled for this machine alone.
    """
    if name.startswith("macosx-"):
        _, version, _ = name.split("-")
        major, minor = (*map(int, version.split(".")), 0)[:2]
        if machine == "arm64":
            major, minor = max((major, minor), OLDEST_ARM_MAC)
        name = f"macosx-{major}-{minor}-{machine}"
    return name.replace("-", "_").replace(".", "_")


def system_compiler() -> list[str]:
    """Return the command that `CC` names, or else the first usual one that exists."""
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
