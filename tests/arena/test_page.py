"""The page about the arena is complete, and its example runs."""

import re
import subprocess
import sys
from pathlib import Path

from kit.contests import three_bots

from lanterns.arena import SequentialTest
from lanterns.arena.json_report import to_json
from lanterns.cli.commands.arena import command

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


def test_every_option_is_explained() -> None:
    explained = re.findall(r"^\| `(--[a-z]+)", PAGE, re.MULTILINE)
    assert sorted(explained) == sorted(option.opts[0] for option in command.params)


def test_every_key_of_the_json_is_explained() -> None:
    keys = set(re.findall(r'"([a-z_0-9]+)":', to_json(three_bots(), SequentialTest(0.5, 0.6))))
    assert {key for key in keys if f"`{key}`" not in PAGE} == {"a", "b", "c"}


def test_the_example_runs(tmp_path: Path) -> None:
    [example] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    script = tmp_path / "example.py"
    script.write_text(example, encoding="utf-8")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    first, second = map(float, done.stdout.strip("[]\n").split(", "))
    assert round(first + second, 2) == 1
