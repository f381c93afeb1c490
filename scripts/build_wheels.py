"""Build the wheels of all platforms into dist/, or of those named by their tags.

    python scripts/build_wheels.py manylinux_2_17_x86_64 win_amd64

zig compiles the library for each of them (hatch_build.py); the first time, it also compiles its own
runtime for each, which takes a minute or two.
"""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
TAGS = (
    *("manylinux_2_17_x86_64", "manylinux_2_17_aarch64"),
    *("musllinux_1_2_x86_64", "musllinux_1_2_aarch64"),
    *("macosx_11_0_x86_64", "macosx_11_0_arm64", "win_amd64", "win_arm64"),
)


def build(tag: str, folder: Path) -> Path:
    """Build the wheel with a platform tag into a folder and return its path."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    for old in folder.glob(f"*-{tag}.whl"):
        old.unlink()
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "LANTERNS_WHEEL": tag})
    [wheel] = folder.glob(f"*-{tag}.whl")
    return wheel


def main(tags: Iterable[str]) -> None:
    """Build each of them in turn; the build tool prints the path of each."""
    for tag in tags:
        build(tag, ROOT / "dist")


if __name__ == "__main__":
    main(sys.argv[1:] or TAGS)
