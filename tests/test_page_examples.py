"""What the page gets from the referee is what the referee makes now."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("made_by", "kept"),
    [
        ("examples", "pages/learn/examples.json"),
        ("sets", "testing/sets.json"),
        ("games", "testing/games.json"),
        ("advice_examples", "testing/advice.json"),
        ("reason_examples", "testing/reasons.json"),
        ("review_examples", "testing/reviews.json"),
    ],
)
def test_the_examples_are_written_anew_to_the_letter(made_by: str, kept: str) -> None:
    printing = f"import write_page_examples as it, sys; sys.stdout.write(it.{made_by}())"
    done = subprocess.run(
        [sys.executable, "-c", printing],
        cwd=ROOT / "scripts",
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    file = ROOT / "ui" / "src" / kept
    assert done.stdout == file.read_text(encoding="utf-8"), "run scripts/write_page_examples.py"
