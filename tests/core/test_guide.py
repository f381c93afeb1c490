"""The tour of docs/core.md is true."""

import doctest
from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs" / "core.md"
NATIVE = Path(__file__).parents[2] / "src" / "lanterns" / "core" / "native"


def test_the_tour_runs() -> None:
    """Every example gives what it shows."""
    outcome = doctest.testfile(str(GUIDE), module_relative=False)

    assert outcome.attempted >= 12
    assert outcome.failed == 0


def test_every_header_is_described() -> None:
    """The table of concepts leaves out none of the source files."""
    guide = GUIDE.read_text(encoding="utf-8")

    headers = [file.relative_to(NATIVE).as_posix() for file in NATIVE.rglob("*.h")]
    assert len(headers) > 15
    assert [header for header in headers if f"`{header}`" not in guide] == []
