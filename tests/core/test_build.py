"""The build: with the system's compiler, with zig's, or with a sentence about what is missing."""

import ctypes
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from lanterns.core import library
from lanterns.core.errors import LibraryError

ROOT = Path(__file__).parents[2]
NOWHERE = "/nonexistent/cc"


class _Interface:
    """What the build tool gives a hook, as far as this one looks at it."""

    target_name = "wheel"
    root = str(ROOT)

    def __class_getitem__(cls, item: object) -> type["_Interface"]:
        return cls


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The build hook, loaded without the build tool, which lives only in isolated builds."""
    interface = ModuleType("hatchling.builders.hooks.plugin.interface")
    interface.BuildHookInterface = _Interface  # type: ignore[attr-defined]  # made here
    monkeypatch.setitem(sys.modules, interface.__name__, interface)
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_system_compiler_builds_a_library(hook: ModuleType, tmp_path: Path) -> None:
    """It loads, and needs nothing of Python's own interface."""
    made = tmp_path / "liblanterns.so"
    hook.compile_core(ROOT / hook.SOURCE, made)

    assert ctypes.CDLL(str(made)).lanterns_layout(None, 0) > 0
    assert [file.name for file in tmp_path.iterdir()] == [made.name]


def test_the_wheel_is_for_a_platform_but_for_any_python(
    hook: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library goes into the wheel, whose tag names no version of Python."""
    made: list[tuple[Path, Path]] = []
    monkeypatch.setattr(hook, "compile_core", lambda source, made_: made.append((source, made_)))
    build: dict[str, Any] = {"artifacts": []}
    hook.CompileCore().initialize("standard", build)

    assert made == [(ROOT / hook.SOURCE, library.PATH)]
    assert build["artifacts"] == [library.PATH.relative_to(ROOT).as_posix()]
    assert build["tag"].startswith("py3-none-")
    assert build["pure_python"] is False


@pytest.mark.parametrize(
    ("name", "machine", "tag"),
    [
        ("linux-x86_64", "x86_64", "linux_x86_64"),
        ("linux-aarch64", "aarch64", "linux_aarch64"),
        ("win-amd64", "AMD64", "win_amd64"),
        ("macosx-10.9-universal2", "x86_64", "macosx_10_9_x86_64"),
        ("macosx-10.9-universal2", "arm64", "macosx_11_0_arm64"),
        ("macosx-14-universal2", "arm64", "macosx_14_0_arm64"),
        ("macosx-12.3-x86_64", "x86_64", "macosx_12_3_x86_64"),
    ],
)
def test_the_tag_names_the_machine(hook: ModuleType, name: str, machine: str, tag: str) -> None:
    """Never two architectures: the library is compiled for one."""
    assert hook.platform_tag(name, machine) == tag


def test_zig_is_asked_for_only_without_a_compiler(
    hook: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where `CC` points nowhere, the build requires the compiler of the ziglang wheel."""
    assert hook.CompileCore().dependencies() == []

    monkeypatch.setenv("CC", NOWHERE)
    (requirement,) = hook.CompileCore().dependencies()
    assert requirement.startswith("ziglang")


def test_neither_compiler(
    hook: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """One clear sentence, with what was tried; the library of before stays."""
    monkeypatch.setenv("CC", NOWHERE)
    monkeypatch.setattr(hook, "ZIG", [str(tmp_path / "no-zig"), "cc"])
    before = tmp_path / "liblanterns.so"
    before.write_bytes(b"of before")

    with pytest.raises(SystemExit, match="Lanterns needs a C compiler") as caught:
        hook.compile_core(ROOT / hook.SOURCE, before)

    assert "no-zig" in str(caught.value)
    assert before.read_bytes() == b"of before"
    assert [file.name for file in tmp_path.iterdir()] == [before.name]


def test_a_compiler_that_fails(hook: ModuleType, tmp_path: Path) -> None:
    """What the compiler says is passed on."""
    source = tmp_path / "wrong.c"
    source.write_text("this is not C\n")

    with pytest.raises(SystemExit, match=r"wrong\.c"):
        hook.compile_core(source, tmp_path / "liblanterns.so")


@pytest.mark.parametrize(("content", "code"), [(None, "not_built"), (b"no library", "not_loaded")])
def test_a_library_that_is_not_there(
    content: bytes | None, code: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Importing works; the first use says what is missing and how to get it."""
    path = tmp_path / "liblanterns.so"
    if content is not None:
        path.write_bytes(content)
    monkeypatch.setattr(library, "PATH", path)
    library._library.cache_clear()
    try:
        with pytest.raises(LibraryError) as caught:
            library.call("count", 0, 0, 0)
    finally:
        library._library.cache_clear()

    assert caught.value.code == code
    assert isinstance(caught.value, RuntimeError)


def test_a_library_of_another_version(
    hook: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A library without the functions, or with other structures, is refused before it is used."""
    source = tmp_path / "other.c"
    for text in (
        "int other(void) { return 0; }",
        " ".join(f"long lanterns_{name}(void) {{ return 0; }}" for name in library._SIGNATURES),
    ):
        source.write_text(text)
        path = tmp_path / f"lib{len(text)}.so"
        monkeypatch.setattr(hook, "FLAGS", ["-shared", "-fPIC"])
        hook.compile_core(source, path)
        monkeypatch.setattr(library, "PATH", path)
        library._library.cache_clear()
        try:
            with pytest.raises(LibraryError, match="another version"):
                library.call("count", 0, 0, 0)
        finally:
            library._library.cache_clear()
