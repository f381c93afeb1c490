"""The same judgments and choices everywhere: with wide vectors, narrow ones or none, and on arm."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from kit.net_choices import digests

from lanterns.core import component_tables

NATIVE = Path(__file__).parents[3] / "src" / "lanterns" / "core" / "native"
COMPILERS = [name for name in ("gcc", "clang") if shutil.which(name)]
# Compiling at a higher level would take longer than all the rest of the test.
FLAGS = ["-std=c11", "-O1", "-ffp-contract=off", "-shared", "-fPIC"]
LESS = ["-DLANTERNS_VECTORS=NARROW", "-DLANTERNS_VECTORS=WIDE", "-DLANTERNS_PLAIN"]

PINNED = json.loads(Path(__file__).with_name("choices.json").read_text(encoding="utf-8"))
"""Digests of what a made-up net chooses."""
RENEW = (
    "a net judges or chooses otherwise; if that is meant, write into tests/core/net/choices.json"
    " what `python tests/kit/net_choices.py` prints"
)


def test_choices_are_pinned() -> None:
    """A machine, compiler or change that judges otherwise in any position fails."""
    assert digests() == PINNED, RENEW


@pytest.mark.prove
@pytest.mark.parametrize("less", LESS)
@pytest.mark.parametrize("compiler", COMPILERS)
def test_with_other_vectors_the_numbers_are_the_same(
    compiler: str, less: str, tmp_path: Path
) -> None:
    """Without vectors, or with narrower ones than this machine may have."""
    library = tmp_path / "liblanterns.so"
    subprocess.run([compiler, *FLAGS, less, NATIVE / "lanterns.c", "-o", library], check=True)
    program = (
        "import sys, pathlib; from lanterns.core import library;"
        f"library.PATH = pathlib.Path({str(library)!r});"
        f"sys.path.insert(0, {str(Path(__file__).parents[2])!r});"
        "import json; from kit.net_choices import digests; print(json.dumps(digests()))"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    assert json.loads(said.stdout) == PINNED


def _judging(*compile_with: str, tmp_path: Path, run_by: tuple[str, ...] = ()) -> str:
    """Return what a program without Python finds in whole games, judged by the shipped nets."""
    program, printed = tmp_path / "judging", tmp_path / "tables"
    printed.write_bytes(component_tables.printed_tables().tobytes())
    sources = [Path(__file__).with_name("judging.c"), NATIVE / "lanterns.c"]
    flags = ["-std=c11", "-O1", "-ffp-contract=off", f"-I{NATIVE}"]
    subprocess.run([*compile_with, *flags, *sources, "-o", program], check=True)
    return subprocess.run(
        [*run_by, program, printed, f"{NATIVE.parent}/nets/", "4", "3"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout


@pytest.mark.prove
@pytest.mark.timeout(1800)
def test_on_arm_the_numbers_are_the_same(tmp_path: Path) -> None:
    """With its vectors and without them, where a machine of another kind can imitate one."""
    arm = next(filter(shutil.which, ("qemu-aarch64-static", "qemu-aarch64")), None)
    if arm is None:
        pytest.skip("arm is not tested here: it needs the package qemu-user-static")
    zig = (sys.executable, "-m", "ziglang", "cc", "-target", "aarch64-linux-musl", "-static")
    here = _judging(COMPILERS[0], tmp_path=tmp_path)
    assert len(here.split()) == 6

    for less in ((), ("-DLANTERNS_PLAIN",)):
        assert _judging(*zig, *less, tmp_path=tmp_path, run_by=(arm,)) == here, less
