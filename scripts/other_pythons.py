"""Run the package's tests on every other Python from 3.11 on that is at hand: `make test-pythons`.

    python scripts/other_pythons.py 3.13 -- tests/rules tests/core

Without a version, all that are found play: on the path, and those that pyenv or uv have installed.
Each gets an environment in .pythons, which stays for the next time. What runs in a browser or in
Node does not depend on Python and is left to `make test`.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".pythons"
OLDEST, NEWEST = 11, 20
LEFT_OUT = (
    *("tests/e2e", "tests/browser_table", "tests/core/wasm"),
    *("tests/coach/test_same_reviews.py", "tests/test_web_is_current.py"),
)
INSTALLED = (".pyenv/versions/3.*/bin/python", ".local/share/uv/python/cpython-3.*/bin/python")


def found() -> dict[str, str]:
    """Return every version that is here with the path of its interpreter, the newest last."""
    pythons: dict[int, str] = {}
    for candidate in _candidates():
        # A shim may be there without the interpreter that it stands for.
        asked = "import sys; print(*sys.version_info[:2])"
        done = subprocess.run([candidate, "-c", asked], capture_output=True, text=True)
        major, _, minor = done.stdout.strip().partition(" ")
        if done.returncode == 0 and major == "3" and int(minor) >= OLDEST:
            pythons.setdefault(int(minor), candidate)
    return {f"3.{minor}": pythons[minor] for minor in sorted(pythons)}


def _candidates() -> Iterator[str]:
    for minor in range(OLDEST, NEWEST):
        if path := shutil.which(f"python3.{minor}"):
            yield path
    for pattern in INSTALLED:
        yield from map(str, sorted(Path.home().glob(pattern)))


def tested(version: str, python: str, arguments: Sequence[str]) -> bool:
    """Prepare an environment for a version, run the tests in it, and return whether they passed."""
    home = FOLDER / version
    own = str(home / "bin" / "python")
    pip = [own, "-m", "pip", "install", "-q"]
    if not Path(own).exists():
        subprocess.run([python, "-m", "venv", str(home)], check=True)
    subprocess.run([*pip, "-r", "requirements-dev.lock"], cwd=ROOT, check=True)
    subprocess.run([*pip, "--no-deps", "-e", "."], cwd=ROOT, check=True)
    ignored = [f"--ignore={path}" for path in LEFT_OUT]
    command = [own, "-m", "pytest", "-q", "-n", "auto", "-p", "no:cacheprovider", *ignored]
    path = os.pathsep.join([str(home / "bin"), os.environ.get("PATH", "")])
    done = subprocess.run([*command, *arguments], cwd=ROOT, env={**os.environ, "PATH": path})
    return done.returncode == 0


def main(words: Sequence[str]) -> int:
    """Test the versions that are named, or all but this one."""
    before, _, after = " ".join(words).partition("--")
    pythons, own = found(), f"3.{sys.version_info.minor}"
    versions = before.split() or [version for version in pythons if version != own]
    if missing := [version for version in versions if version not in pythons]:
        print(f"There is no Python {', '.join(missing)} here; there are: {', '.join(pythons)}.")
        return 2
    results = {version: tested(version, pythons[version], after.split()) for version in versions}
    for version, is_passed in results.items():
        print(f"Python {version}: {'passed' if is_passed else 'failed'}.")
    return 0 if all(results.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
