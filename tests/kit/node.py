"""Node, as it comes with the development requirements: it reads the page's TypeScript.

The machine's own may be too old for that.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kit.freshness import require_modules


def node_path() -> str:
    """Return where it is."""
    found = shutil.which("node", path=str(Path(sys.executable).parent))
    assert found is not None, "node comes with the development requirements"
    return found


class Page:
    """The page's code in a process of Node, which answers questions by `answerLines`."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def ask(self, question: object) -> Any:
        """Return the answer to a question, both as JSON can write them."""
        assert self._process.stdin is not None and self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        assert answer, "the page's code failed, as it says above; if it is not current, `make ui`"
        return json.loads(answer)


@contextmanager
def page_under_node(host: Path) -> Iterator[Page]:
    """Start a module that answers."""
    require_modules()
    with subprocess.Popen(
        [node_path(), str(host)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        yield Page(process)
        process.communicate()
