"""The page's tables in a process of Node: a JSON text in, a JSON text out."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kit.freshness import require_modules
from kit.node import ask, node_path

HERE = Path(__file__).parent


class Page:
    """A host of the page's code that answers line by line."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def said(self, question: str) -> list[list[str]]:
        """Return the messages that the page sends: a list for each entry or message."""
        said: list[list[str]] = json.loads(ask(self._process, question))
        return said


@contextmanager
def page_under_node(host: str) -> Iterator[Page]:
    """Start a host in this folder."""
    require_modules()
    with subprocess.Popen(
        [node_path(), str(HERE / host)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        yield Page(process)
        process.communicate()
