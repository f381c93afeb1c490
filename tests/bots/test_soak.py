"""The long trial of every bot, in a few games."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "soak.py"


def test_no_bot_does_what_it_may_not() -> None:
    done = subprocess.run(
        [sys.executable, SCRIPT, "--games", "12", "--jobs", "1"], capture_output=True, text=True
    )
    # A machine that is busy enough makes anybody late, so lateness is left to the long trial.
    assert (done.returncode in (0, 1), done.stderr) == (True, "")
    assert "games by players: {2: 4, 3: 4, 4: 4}" in done.stdout
    assert "faults: 0" in done.stdout
