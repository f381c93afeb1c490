"""The little boards in the page's rules are those that the referee makes now."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_boards_are_written_anew_to_the_letter() -> None:
    printing = "import write_page_examples as it, sys; sys.stdout.write(it.examples())"
    done = subprocess.run(
        [sys.executable, "-c", printing],
        cwd=ROOT / "scripts",
        check=True,
        capture_output=True,
        text=True,
    )
    kept = ROOT / "ui" / "src" / "learn" / "examples.json"
    assert done.stdout == kept.read_text(encoding="utf-8"), "run scripts/write_page_examples.py"
