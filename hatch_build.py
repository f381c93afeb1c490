"""Compile the simulator, and compress the page, while the package is built."""

import gzip
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from hashlib import sha256
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
# Windows moves its libraries without it.
MOVABLE = ["-fPIC"]
ZIG = [sys.executable, "-m", "ziglang", "cc"]
OLDEST_ARM_MAC = (11, 0)

WHEEL = "LANTERNS_WHEEL"
"""The variable that names the platform tag of the wheel to build, if it is not for this machine."""

TARGETS = {
    "manylinux_2_17_x86_64": "x86_64-linux-gnu.2.17",
    "manylinux_2_17_aarch64": "aarch64-linux-gnu.2.17",
    "musllinux_1_2_x86_64": "x86_64-linux-musl",
    "musllinux_1_2_aarch64": "aarch64-linux-musl",
    "macosx_11_0_x86_64": "x86_64-macos.11.0",
    "macosx_11_0_arm64": "aarch64-macos.11.0",
    "win_amd64": "x86_64-windows-gnu",
    "win_arm64": "aarch64-windows-gnu",
}
"""What zig calls the platform of a tag. The number after `gnu` is the oldest glibc that will do."""


WEB = Path("src", "lanterns", "web")
TEXTS = {".js", ".css", ".svg", ".wasm", ".webmanifest"}
"""Files that compress well; pictures and fonts are compressed already."""
LEAST_BYTES = 1000
"""Smaller files fit into one packet as they are."""


class BuildPackage(BuildHookInterface[Any]):
    """Compile the C library with the system's compiler or, where that cannot do it, with zig's.

    A wheel also gets compressed copies of the page's files; an editable installation serves them as
    they are.
    """

    PLUGIN_NAME = "custom"
    _folder: Path

    def dependencies(self) -> list[str]:
        """Return the compressor, and the compiler where the system has none that will do."""
        if self.target_name != "wheel":
            return []
        compiler = ["ziglang==0.17.*"] if wheel_named() else ["ziglang>=0.13"]
        return ["brotli>=1.1", *(compiler if wheel_named() or not system_compiler() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the library into the wheel: the one beside its Python face, or another platform's."""
        self._folder = Path(tempfile.mkdtemp())
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        if version != "editable":
            for copy in compress_page(root / WEB, self._folder / "web"):
                name = copy.relative_to(self._folder).as_posix()
                build_data["force_include"][str(copy)] = f"lanterns/{name}"
        if tag := wheel_named():
            # Never beside the Python face, where the library of this machine belongs.
            library = self._folder / f"liblanterns{suffix_for(tag)}"
            compile_core(root / SOURCE, library, TARGETS[tag])
            build_data["force_include"][str(library)] = f"lanterns/core/{library.name}"
        else:
            compile_core(root / SOURCE, root / LIBRARY)
            build_data["artifacts"].append(LIBRARY.as_posix())
            tag = platform_tag(sysconfig.get_platform(), platform.machine())
        # The library does not use Python's own C interface: one wheel serves every version.
        build_data["tag"] = f"py3-none-{tag}"
        build_data["pure_python"] = False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was made for the wheel alone."""
        shutil.rmtree(self._folder)


def compress_page(web: Path, into: Path) -> list[Path]:
    """Write compressed copies of the page's large texts and return their paths.

    Each has the digest of its text in its name: the server takes no copy of another text.
    """
    import brotli

    copies = []
    for file in sorted(web.rglob("*")):
        if file.suffix not in TEXTS or file.stat().st_size < LEAST_BYTES:
            continue
        text = file.read_bytes()
        name = f"{file.relative_to(web)}.{sha256(text).hexdigest()[:12]}"
        made = {".br": brotli.compress(text), ".gz": gzip.compress(text, mtime=0)}
        for suffix, content in made.items():
            copies.append(into / (name + suffix))
            copies[-1].parent.mkdir(parents=True, exist_ok=True)
            copies[-1].write_bytes(content)
    return copies


def wheel_named() -> str:
    """Return the tag of the wheel that was asked for, or nothing for one for this machine."""
    tag = os.environ.get(WHEEL, "")
    if tag and tag not in TARGETS:
        raise SystemExit(f"{WHEEL} names one of {', '.join(TARGETS)}, not “{tag}”.")
    return tag


def suffix_for(tag: str) -> str:
    """Return how libraries of a platform end."""
    return {"macosx": ".dylib", "win": ".dll"}.get(tag.partition("_")[0], ".so")


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


def is_stale(root: Path) -> bool:
    """Return whether the library of a checkout is missing or older than its source."""
    sources = [*(root / SOURCE).parent.rglob("*.[ch]"), root / "hatch_build.py"]
    library = root / LIBRARY
    built = library.stat().st_mtime if library.exists() else 0
    return any(source.stat().st_mtime > built for source in sources)


def compile_core(source: Path, library: Path, target: str = "") -> None:
    """Compile one C file into a shared library; exit with a sentence where that is impossible."""
    compiler = [*ZIG, "-target", target] if target else system_compiler() or ZIG
    is_windows = "windows" in target if target else sys.platform == "win32"
    flags = FLAGS if is_windows else FLAGS + MOVABLE
    with tempfile.TemporaryDirectory(dir=library.parent, prefix=".build-") as folder:
        # Under its own name, because some formats write it into the library.
        unfinished = Path(folder) / library.name
        command = [*compiler, *flags, "-o", str(unfinished), str(source)]
        try:
            subprocess.run(command, check=True, capture_output=True, text=True)
        except (OSError, subprocess.CalledProcessError) as error:
            said = str(getattr(error, "stderr", "") or error).strip()
            raise SystemExit(
                "Lanterns needs a C compiler to build its simulator: install one (gcc or clang), or"
                f" let pip fetch the ziglang package.\nTried: {shlex.join(command)}\n{said}"
            ) from error
        # Replaced in one step: a running program keeps the library it has loaded.
        unfinished.replace(library)


if __name__ == "__main__":
    compile_core(SOURCE, LIBRARY)
