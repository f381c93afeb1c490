"""The examples of docs/python.md run as they stand there."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "python.md"


def test_the_examples_run() -> None:
    """Every one gives what it shows, and none is left out."""
    outcome = doctest.testfile(str(PAGE), module_relative=False)

    assert outcome.failed == 0
    assert outcome.attempted == PAGE.read_text(encoding="utf-8").count(">>> ") > 30
