"""What a shell offers to complete."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

from lanterns.bots import BOTS
from lanterns.cli import COMMANDS, group

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def offered(*words: str) -> list[str]:
    """What is offered for the last word."""
    complete = ShellComplete(group, {}, "lanterns", "_LANTERNS_COMPLETE")
    return [item.value for item in complete.get_completions(list(words[:-1]), words[-1])]


def test_the_bot_of_a_table_completes() -> None:
    assert offered("join", "http://x/join#a", "--bot", "ki") == ["kirin"]


@pytest.mark.parametrize("command", ["arena", "simulate", "play"])
def test_bots_complete(command: str) -> None:
    assert offered(command, "--bots", "") == [*BOTS, "cmd:"]
    assert offered(command, "--bots", "ma") == ["master", "magpie"]
    assert offered(command, "--bots", "sage,ki") == ["sage,kirin"]
    assert offered(command, "--bots", "cmd:./x,")[:-1] == [f"cmd:./x,{name}" for name in BOTS]


@pytest.mark.parametrize("command", ["arena", "simulate", "play"])
def test_programs_complete(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my[bot].py").touch()
    (tmp_path / "my-bots").mkdir()
    monkeypatch.chdir(tmp_path)
    assert offered(command, "--bots", "c") == ["cmd:"]
    assert offered(command, "--bots", "cmd:./m") == [f"cmd:./my-bots{os.sep}", "cmd:./my[bot].py"]
    assert offered(command, "--bots", "sage,cmd:python my[") == ["sage,cmd:python my[bot].py"]
    assert offered(command, "--bots", "cmd:./nobody") == []


@pytest.mark.parametrize(
    "words",
    [
        *((command,) for command in ("check", "legal", "state", "link", "review", "verify")),
        *((command,) for command in ("perft", "site", "move-db")),
        *(("data", verb) for verb in ("make", "verify")),
        ("arena", "--out"),
        ("arena", "--svg"),
        ("simulate", "--out"),
        ("play", "--record"),
        ("play", "--resume"),
        ("review", "--html"),
        ("prune", "--archive"),
        ("prune", "--db"),
        ("serve", "--db"),
    ],
)
def test_files_complete(words: tuple[str, ...]) -> None:
    """A shell that asks for completions offers no file by itself."""
    complete = ShellComplete(group, {}, "lanterns", "_LANTERNS_COMPLETE")
    assert [item.type for item in complete.get_completions(list(words), "ga")] == ["file"]


def test_commands_complete() -> None:
    assert offered("") == list(COMMANDS)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_readme_has_the_line_for_each_shell(shell: str) -> None:
    assert re.search(rf"_LANTERNS_COMPLETE={shell}_source lanterns", README)


def test_a_shell_gets_its_script() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "lanterns"],
        env={"_LANTERNS_COMPLETE": "fish_source"},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "complete --no-files --command lanterns" in done.stdout
