"""Between them, `make test` and `make prove` run every test."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
TARGETS = {
    name: body
    for name, body in re.findall(
        r"^([a-z-]+):.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(), re.MULTILINE
    )
}


def test_what_one_command_leaves_out_another_runs() -> None:
    for suite in ("test", "prove"):
        left_out = re.findall(r"--ignore=(\S+)", TARGETS[f"{suite}-python"])
        assert left_out == ["tests/e2e"]
        assert " tests/e2e" in TARGETS[f"{suite}-browser"]


def test_tests_are_chosen_by_the_marker_alone() -> None:
    chosen = {
        name: re.findall(r' -m ("[^"]+"|\w+)', body.replace("-m pytest", ""))
        for name, body in TARGETS.items()
        if "pytest -q" in body
    }
    assert chosen == {
        "test-rules": ['"not prove and not hypothesis"'],  # for coverage; test-python runs them all
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
