"""Between them, `make test` and `make prove` run every test."""

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TARGETS = {
    name: body
    for name, body in re.findall(
        r"^([a-z-]+):.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(), re.MULTILINE
    )
}


def test_what_one_command_leaves_out_another_runs() -> None:
    left_out = {
        suite: re.findall(r"--ignore=(\S+)", TARGETS[f"{suite}-python"])
        for suite in ("test", "prove")
    }
    rules = ["tests/rules", "src/lanterns/rules"]
    assert left_out == {"test": ["tests/e2e", *rules], "prove": ["tests/e2e"]}
    assert " tests/e2e" in TARGETS["test-browser"] and " tests/e2e" in TARGETS["prove-browser"]
    runs = [line for line in TARGETS["test-rules"].splitlines() if "pytest" in line]
    assert len(runs) == 2 and all(line.endswith(" ".join(rules)) for line in runs)


def test_help_lists_every_target() -> None:
    done = subprocess.run(["make", "-s", "help"], cwd=ROOT, capture_output=True, text=True)
    listed = re.findall(r"^  make (\S+) +\S", done.stdout, re.MULTILINE)
    [declared] = re.findall(
        r"^\.PHONY: ((?:.*\\\n)*.*)", (ROOT / "Makefile").read_text(), re.MULTILINE
    )
    assert sorted(listed) == sorted(declared.replace("\\", "").split())


def test_tests_are_chosen_by_the_marker_alone() -> None:
    chosen = {
        name: re.findall(r' -m ("[^"]+"|\w+)', body.replace("-m pytest", ""))
        for name, body in TARGETS.items()
        if "pytest -q" in body
    }
    assert chosen == {
        # Coverage counts what is not random.
        "test-rules": ['"not prove and not hypothesis"', '"not prove and hypothesis"'],
        "test-python": [],
        "test-browser": [],
        "prove-python": ['"prove or hypothesis"'],
        "prove-browser": ["prove"],
    }
    assert not re.search(r" -k |--deselect", "".join(TARGETS.values()))


def test_both_are_made_of_their_parts_and_run_before_a_change_lands() -> None:
    parts = ("check", "test-page", "test-rules", "test-python", "test-browser")
    assert all(re.search(rf" {part}\b", TARGETS["test"]) for part in parts)
    assert all(f" {part} " in TARGETS["prove"] for part in ("prove-python", "prove-browser"))
    assert (ROOT / ".ci" / "run").read_text().splitlines()[-2:] == ["make test", "make prove"]


def test_clean_removes_everything_that_git_ignores(tmp_path: Path) -> None:
    for name in ("Makefile", ".gitignore"):
        (tmp_path / name).write_text((ROOT / name).read_text())
    for pattern in (ROOT / ".gitignore").read_text().split():
        at = pattern.replace("*", "some").rstrip("/")
        # A pattern without a folder stands for any place.
        for made in {at, at if "/" in at.rstrip("/") else f"ui/{at}"} - _ONLY_ABOVE:
            path = tmp_path / made
            path.parent.mkdir(parents=True, exist_ok=True)
            if pattern.endswith("/"):
                path.mkdir()
                path = path / "made"
            path.touch()
    subprocess.run(["make", "-s", "clean"], cwd=tmp_path, check=True)
    left = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    assert left == {"Makefile", ".gitignore"}


# Made beside the Makefile and nowhere else.
_ONLY_ABOVE = {
    f"ui/{name}"
    for name in (
        *(".venv", ".nox", ".coverage", ".coverage.some", ".hypothesis", ".mypy_cache"),
        *(
            ".pytest_cache",
            ".ruff_cache",
            ".import_linter_cache",
            "mutants",
            "uv.lock",
            "pylock.toml",
            "artifacts",
        ),
    )
}


def _playing(tmp_path: Path, game: str) -> subprocess.Popen[str]:
    """Run `make play` with another game, in a process group as a terminal would."""
    lanterns = tmp_path / "lanterns"
    lanterns.write_text(f"#!/bin/sh\n{game}\n")
    lanterns.chmod(0o755)
    return subprocess.Popen(
        ["make", "-f", ROOT / "Makefile", "-o", ".venv/.play", f"BIN={tmp_path}", "play"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
        env={name: value for name, value in os.environ.items() if not name.startswith("MAKE")},
    )


def test_ctrl_c_ends_a_game_without_a_word(tmp_path: Path) -> None:
    game = "trap 'echo over; exit 130' INT; echo ready; while :; do sleep 0.05; done"
    make = _playing(tmp_path, game)
    assert make.stdout is not None and make.stdout.readline() == "ready\n"
    os.killpg(make.pid, signal.SIGINT)
    out, said = make.communicate(timeout=60)
    # Once in a hundred times, make itself finds that its child is gone before it waits for it.
    late = "make: *** wait: No child processes.  Stop.\n"
    assert (out, said.removeprefix(late)) == ("over\n", "")


@pytest.mark.parametrize("code", [1, 2])
def test_a_game_that_fails_is_a_failure(tmp_path: Path, code: int) -> None:
    make = _playing(tmp_path, f"exit {code}")
    _, said = make.communicate(timeout=60)
    assert (make.returncode, "play] Error" in said) == (2, True)


def test_a_folder_that_cannot_be_written_is_named_as_the_reason() -> None:
    # Not even the administrator can make a folder here.
    done = subprocess.run(
        ["make", "-s", "-C", "/proc", "-f", ROOT / "Makefile", ".venv/bin/python"],
        capture_output=True,
        text=True,
        # As from a terminal, also where another make runs this test.
        env={name: value for name, value in os.environ.items() if not name.startswith("MAKE")},
    )
    assert done.returncode == 2
    assert done.stderr.startswith("Nothing can be written in /proc, where .venv belongs; ")
    assert "python3-venv" not in done.stderr
