"""The compiled simulator: what is said where it is missing, damaged or of another version."""

from pathlib import Path

import pytest

import hatch_build
from lanterns.core import library
from lanterns.core.errors import LibraryError


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


def test_a_library_of_another_version(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A library without the functions, or with other structures, is refused before it is used."""
    source = tmp_path / "other.c"
    for text in (
        "int other(void) { return 0; }",
        " ".join(f"long lanterns_{name}(void) {{ return 0; }}" for name in library._SIGNATURES),
    ):
        source.write_text(text)
        path = tmp_path / f"lib{len(text)}.so"
        monkeypatch.setattr(hatch_build, "FLAGS", ["-shared"])
        hatch_build.compile_core(source, path)
        monkeypatch.setattr(library, "PATH", path)
        library._library.cache_clear()
        try:
            with pytest.raises(LibraryError, match="another version"):
                library.call("count", 0, 0, 0)
        finally:
            library._library.cache_clear()
