"""The build: with the system's compiler, with zig's, or with a sentence about what is missing."""

import ctypes
import gzip
import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import brotli
import pytest
from build_wheels import TAGS

from lanterns.core import library
from lanterns.server.http.built_page import digest_of, read_files

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
    """The build hook, loaded without the build tool."""
    monkeypatch.delenv("LANTERNS_WHEEL", raising=False)
    return _loaded(
        monkeypatch, "hatch_build", "builders.hooks.plugin.interface", "BuildHookInterface"
    )


@pytest.fixture
def description(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The hook that writes the long description."""
    monkeypatch.delenv("LANTERNS_HOME", raising=False)
    return _loaded(
        monkeypatch, "hatch_metadata", "metadata.plugin.interface", "MetadataHookInterface"
    )


def _loaded(monkeypatch: pytest.MonkeyPatch, name: str, place: str, interface: str) -> ModuleType:
    plugin = ModuleType(f"hatchling.{place}")
    setattr(plugin, interface, _Interface)
    monkeypatch.setitem(sys.modules, plugin.__name__, plugin)
    spec = spec_from_file_location(name, ROOT / f"{name}.py")
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# The set-up of `make test` builds it in the same way.
@pytest.mark.prove
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
    build: dict[str, Any] = {"artifacts": [], "force_include": {}}
    builder = hook.BuildPackage()
    builder.initialize("editable", build)
    builder.finalize("editable", build, "")

    assert made == [(ROOT / hook.SOURCE, library.PATH)]
    assert build["force_include"] == {}, "an editable installation serves the page as it is"
    assert build["artifacts"] == [library.PATH.relative_to(ROOT).as_posix()]
    assert build["tag"].startswith("py3-none-")
    assert build["pure_python"] is False


@pytest.mark.parametrize("tag", TAGS)
def test_a_wheel_for_another_platform_leaves_this_library_alone(
    hook: ModuleType, tag: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is compiled elsewhere, by zig for the platform of the tag, and removed afterwards."""
    made: list[tuple[Path, str]] = []
    monkeypatch.setattr(hook, "compile_core", lambda source, at, target: made.append((at, target)))
    monkeypatch.setattr(hook, "compress_page", lambda web, into: [into / "assets" / "a.js.1.br"])
    monkeypatch.setenv("LANTERNS_WHEEL", tag)
    build: dict[str, Any] = {"artifacts": [], "force_include": {}}
    builder = hook.BuildPackage()
    builder.initialize("standard", build)

    [(at, target)] = made
    suffix = {"win": ".dll", "macosx": ".dylib"}.get(tag.split("_")[0], ".so")
    assert target == hook.TARGETS[tag]
    assert build == {
        "artifacts": [],
        "force_include": {
            str(at): f"lanterns/core/liblanterns{suffix}",
            str(at.parent / "web" / "assets" / "a.js.1.br"): "lanterns/web/assets/a.js.1.br",
        },
        "tag": f"py3-none-{tag}",
        "pure_python": False,
    }
    assert builder.dependencies() == ["brotli>=1.1", "ziglang==0.17.*"]
    assert at.parent.exists() and ROOT not in at.parents
    builder.finalize("standard", build, "")
    assert not at.parent.exists()


def test_large_texts_of_the_page_are_compressed_into_another_folder(
    hook: ModuleType, tmp_path: Path
) -> None:
    """As the server looks for them, and with nothing left beside the page."""
    web, into, text = tmp_path / "web", tmp_path / "made", b"lantern " * 200
    (web / "assets").mkdir(parents=True)
    for name in ("assets/a.js", "icon.png"):
        (web / name).write_bytes(text)
    (web / "assets" / "small.js").write_bytes(text[:999])
    copies = hook.compress_page(web, into)

    assert copies == [into / "assets" / f"a.js.{digest_of(text)}{end}" for end in (".br", ".gz")]
    brotlied, gzipped = (copy.read_bytes() for copy in copies)
    assert brotli.decompress(brotlied) == gzip.decompress(gzipped) == text
    assert set(read_files(web)) == {"assets/a.js", "assets/small.js", "icon.png"}


def test_wheels_are_built_for_every_platform_there_is(
    hook: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The script and the hook name the same ones; any other is refused."""
    assert tuple(hook.TARGETS) == TAGS
    monkeypatch.setenv("LANTERNS_WHEEL", "amiga")
    with pytest.raises(SystemExit, match=r"LANTERNS_WHEEL names one of .* not “amiga”"):
        hook.wheel_named()


def test_the_description_has_whole_addresses_or_none(
    description: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the package is shown, paths of this folder lead nowhere."""
    metadata: dict[str, Any] = {"version": "1.2"}
    description.Describe().update(metadata)
    text = metadata["readme"]["text"]
    assert metadata["urls"] == {}
    assert "<img" not in text and "](" not in text and "Lanterns: The Harvest Festival" in text

    monkeypatch.setenv("LANTERNS_HOME", "https://example.org/lanterns/")
    description.Describe().update(metadata)
    text = metadata["readme"]["text"]
    home = "https://example.org/lanterns"
    assert metadata["urls"]["Homepage"] == home
    assert f'<img src="{home}/raw/v1.2/docs/screens/home.jpg" width=' in text
    assert f"]({home}/blob/v1.2/docs/rules.md)" in text
    assert description.described("[a](https://b.c) [d](#e)", "", "v1") == "[a](https://b.c) [d](#e)"


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
    assert hook.BuildPackage().dependencies() == ["brotli>=1.1"]

    monkeypatch.setenv("CC", NOWHERE)
    _, requirement = hook.BuildPackage().dependencies()
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


def test_a_library_is_stale_when_any_of_its_sources_is_newer(
    hook: ModuleType, tmp_path: Path
) -> None:
    native = tmp_path / hook.SOURCE.parent
    sources = [tmp_path / hook.SOURCE, native / "rules" / "turn.h", tmp_path / "hatch_build.py"]
    made = tmp_path / hook.LIBRARY
    sources[1].parent.mkdir(parents=True)
    for source in sources:
        source.touch()
        os.utime(source, (1, 1))
    assert hook.is_stale(tmp_path)
    made.touch()
    os.utime(made, (2, 2))
    assert not hook.is_stale(tmp_path)
    for source in sources:
        os.utime(source, (3, 3))
        assert hook.is_stale(tmp_path), source
        os.utime(source, (1, 1))


def test_no_test_runs_on_a_library_older_than_its_source(
    hook: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is compiled first, by the first process alone; if that fails, nothing is tested."""
    spec = spec_from_file_location("root_conftest", ROOT / "conftest.py")
    assert spec and spec.loader
    conftest = module_from_spec(spec)
    spec.loader.exec_module(conftest)
    compiled: list[Path] = []
    monkeypatch.setitem(sys.modules, "hatch_build", hook)
    monkeypatch.setattr(hook, "compile_core", lambda source, made: compiled.append(made))
    for stale in (False, True):
        monkeypatch.setattr(hook, "is_stale", lambda root, stale=stale: stale)
        conftest.pytest_configure(SimpleNamespace(workerinput={}))
        assert compiled == []
        conftest.pytest_configure(SimpleNamespace())
    assert compiled == [library.PATH]

    def fail(source: Path, made: Path) -> None:
        raise SystemExit("No compiler.")

    monkeypatch.setattr(hook, "compile_core", fail)
    with pytest.raises(pytest.exit.Exception, match=r"`make core` fails. No compiler."):
        conftest.pytest_configure(SimpleNamespace())
