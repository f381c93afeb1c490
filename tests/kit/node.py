"""Node, as it comes with the development requirements: it reads the page's TypeScript.

The machine's own may be too old for that.
"""

import shutil
import subprocess
import sys
from pathlib import Path


def node_path() -> str:
    """Return where it is."""
    found = shutil.which("node", path=str(Path(sys.executable).parent))
    assert found is not None, "node comes with the development requirements"
    return found


def ask(process: subprocess.Popen[str], question: str) -> str:
    """Write a line to a program of Node and return the line that it answers with."""
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(question + "\n")
        process.stdin.flush()
        answer = process.stdout.readline()
    except BrokenPipeError:
        answer = ""
    assert answer, "the page's code failed, as it says above; if it is not current, run `make ui`"
    return answer
