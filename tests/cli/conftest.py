"""Run commands in this process, as a shell would."""

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from lanterns.cli import main


@dataclass(frozen=True, slots=True)
class Finished:
    """The exit code and output of a command."""

    code: int
    out: str
    err: str


Run = Callable[..., Finished]


BEST = "2\n1\ny\n"
"""Answers that place the best tile: list the best, take the first, confirm."""


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a locale without a language of its own."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Call a command with its arguments and, if need be, standard input."""

    def run(*arguments: object, stdin: str | bytes = "") -> Finished:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "argv", ["lanterns", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        with pytest.raises(SystemExit) as exited:
            main()
        printed = capsys.readouterr()
        code = exited.value.code
        return Finished(code if isinstance(code, int) else 0, printed.out, printed.err)

    return run


def without_times(report: str) -> dict[str, object]:
    """What must not differ between two runs."""
    data: dict[str, Any] = json.loads(report)
    for bot in data["bots"].values():
        for key in [key for key in bot if key.startswith("ms")]:
            del bot[key]
    return data
