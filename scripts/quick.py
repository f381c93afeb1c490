"""Format, lint and test what has changed since the main branch, in less than a minute.

    make quick

This is for the minutes between two commits; `make test` is what counts.
"""

import re
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
SECONDS = 55
"""After which the tests are stopped."""


def changed_files(root: Path = ROOT) -> list[str]:
    """Return the files that differ from the main branch, those that are new to git included."""
    base = _git(root, "merge-base", "HEAD", "main") or ["HEAD"]
    named = _git(root, "diff", "--name-only", "--diff-filter=d", base[0])
    new = _git(root, "ls-files", "--others", "--exclude-standard")
    return sorted({*named, *new})


def tests_of(file: str, root: Path = ROOT) -> set[str]:
    """Return the tests that belong to a file: by its name, or else by what they import."""
    path = Path(file)
    if file.startswith("tests/e2e/"):
        return set()  # they take longer
    if path.match("test_*.py"):
        return {file}
    tests = [
        test
        for test in root.glob("tests/**/test_*.py")
        if "e2e" not in test.relative_to(root).parts
    ]
    own = {file} if file.startswith("src/") and path.suffix == ".py" else set[str]()
    found = [test for test in tests if test.stem == f"test_{path.stem}"]
    if not found and path.suffix == ".py":
        module = ".".join(path.with_suffix("").parts[1:]).removesuffix(".__init__")
        imports = re.compile(rf"^(from|import) {re.escape(module)}\b", re.MULTILINE)
        found = [test for test in tests if imports.search(test.read_text(encoding="utf-8"))]
    return own | {test.relative_to(root).as_posix() for test in found}


def main() -> int:
    """Run all that belongs to the changed files and return the exit code."""
    files = changed_files()
    python = [file for file in files if file.endswith(".py")]
    page = [
        file.removeprefix("ui/") for file in files if re.match(r"ui/.*\.(ts|js|svelte|json)$", file)
    ]
    tests = sorted(set[str]().union(*map(tests_of, files)))
    commands: list[tuple[Path, list[str]]] = []
    if python:
        commands += [(ROOT, [".venv/bin/ruff", "check", "-q", "--fix", *python])]
        commands += [(ROOT, [".venv/bin/ruff", "format", "-q", *python])]
    if page:
        commands += [(ROOT / "ui", ["npx", "biome", "check", "--write", *page])]
        commands += [(ROOT / "ui", ["npx", "vitest", "related", "--run", *page])]
    if tests:
        commands += [(ROOT, [".venv/bin/pytest", "-q", "-x", "-n", "auto", *tests])]
    return run(commands)


def run(commands: Iterable[tuple[Path, list[str]]]) -> int:
    """Run commands in their folders until one fails or the time is over; return the exit code."""
    end = time.monotonic() + SECONDS
    for folder, command in commands:
        try:
            done = subprocess.run(command, cwd=folder, timeout=max(end - time.monotonic(), 1))
        except subprocess.TimeoutExpired:
            print(f"This takes longer than {SECONDS} seconds: {' '.join(command)}", file=sys.stderr)
            return 1
        if done.returncode:
            return done.returncode
    return 0


def _git(root: Path, *arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
    return done.stdout.splitlines()


if __name__ == "__main__":
    sys.exit(main())
