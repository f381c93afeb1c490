"""The changelog is kept: its newest version is the package's own."""

import re
from pathlib import Path

import lanterns

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"


def test_the_newest_version_is_ours() -> None:
    """Whoever raises the version says what changed."""
    versions = re.findall(r"^## \[?(\d+\.\d+\.\d+[^\s\]]*)", CHANGELOG.read_text(), re.MULTILINE)

    assert versions[0] == lanterns.__version__
