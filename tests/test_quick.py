"""`make quick` finds what has changed and the tests that belong to it, and keeps its time."""

import subprocess
import sys
from pathlib import Path

import pytest
import quick


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("src/lanterns/rules/lake.py", {"src/lanterns/rules/lake.py", "tests/rules/test_lake.py"}),
        ("tests/rules/test_lake.py", {"tests/rules/test_lake.py"}),
        ("scripts/quick.py", {"tests/test_quick.py"}),
        ("tests/e2e/test_table.py", set()),
        ("docs/rules.md", set()),
    ],
)
def test_tests_belong_to_a_file_by_its_name(file: str, tests: set[str]) -> None:
    assert quick.tests_of(file) == tests


def test_or_else_by_what_they_import() -> None:
    found = quick.tests_of("src/lanterns/server/http/built_page.py")
    assert {"tests/server/http/test_pages.py", "tests/cli/test_site.py"} < found


def test_new_and_changed_files_count_and_removed_ones_do_not(tmp_path: Path) -> None:
    def git(*arguments: str) -> None:
        author = ("-c", "user.name=Mei", "-c", "user.email=mei@example.org")
        subprocess.run(["git", *author, *arguments], cwd=tmp_path, check=True, capture_output=True)

    git("init", "-b", "main")
    for name in ("kept", "changed", "committed", "removed"):
        (tmp_path / name).write_text("before")
    git("add", "-A")
    git("commit", "-m", "Begin")
    git("switch", "-c", "branch")
    (tmp_path / "committed").write_text("after")
    git("commit", "-am", "Go on")
    (tmp_path / "changed").write_text("after")
    (tmp_path / "removed").unlink()
    (tmp_path / "new").write_text("new")
    assert quick.changed_files(tmp_path) == ["changed", "committed", "new"]


def test_what_fails_or_takes_too_long_is_a_failure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def run(program: str) -> int:
        return quick.run([(tmp_path, [sys.executable, "-c", program])])

    assert run("") == 0
    assert run("raise SystemExit(3)") == 3
    monkeypatch.setattr(quick, "SECONDS", 0)
    assert run("import time; time.sleep(60)") == 1
    assert "longer than 0 seconds" in capsys.readouterr().err
