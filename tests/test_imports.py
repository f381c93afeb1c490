"""Imports run downwards, and the referee needs nothing but the standard library."""

import ast
import sys
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

ROOT = Path(__file__).parents[1]
RULES = ROOT / "src" / "lanterns" / "rules"


def test_the_layers_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """The contracts of pyproject.toml: rules, core, bots, coach, arena and server, commands."""
    monkeypatch.chdir(ROOT)
    # The linter puts the folder it works in on the path and leaves it there.
    monkeypatch.setattr(sys, "path", list(sys.path))

    assert lint_imports(no_cache=True) == EXIT_STATUS_SUCCESS


@pytest.mark.parametrize("path", sorted(RULES.rglob("*.py")), ids=lambda path: str(path.name))
def test_the_referee_imports_only_the_standard_library(path: Path) -> None:
    """Nothing to install, and nothing of ours from outside the referee."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            tops = [alias.name.partition(".")[0] for alias in node.names]
            assert set(tops) <= sys.stdlib_module_names
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            assert (node.module or "").partition(".")[0] in sys.stdlib_module_names
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 1, "the referee imports nothing of ours"


@pytest.mark.parametrize("path", sorted(RULES.rglob("*.py")), ids=lambda path: str(path.name))
def test_the_referee_has_no_clock_no_files_and_no_dice_of_its_own(path: Path) -> None:
    """Chance comes in as an explicit generator, never from the global one."""
    imported = {
        alias.name if isinstance(node, ast.Import) else f"{node.module}.{alias.name}"
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }

    tops = {name.partition(".")[0] for name in imported}
    assert not tops & {"io", "os", "pathlib", "secrets", "socket", "time"}
    assert {name for name in imported if name.startswith("random")} <= {"random.Random"}
