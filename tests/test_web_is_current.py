"""The page that is checked in is the one its source makes, small, and at nobody else's mercy."""

import gzip
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from lanterns.server.http.pages import WEB

UI = Path(__file__).parents[1] / "ui"

MOST_SCRIPT = 80_000
"""Bytes of script, gzipped, that a first visit may load."""

# Namespaces and links to licenses are names, not requests.
_ADDRESS = re.compile(r"https?://[\w.-]+")
_NAMES = {"http://www.w3.org", "https://svelte.dev"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page, built anew."""
    folder = tmp_path_factory.mktemp("web")
    npx = shutil.which("npx")
    assert npx is not None, "node comes with the development requirements"
    command = [npx, "vite", "build", "--outDir", str(folder), "--emptyOutDir"]
    subprocess.run(command, cwd=UI, check=True, capture_output=True)
    return folder


def test_the_page_checked_in_is_what_its_source_makes(built: Path) -> None:
    assert _files(built) == _files(WEB)


def test_a_first_visit_loads_little_script() -> None:
    assert sum(len(gzip.compress(script.read_bytes())) for script in _eager()) <= MOST_SCRIPT


def test_the_page_names_no_other_host() -> None:
    texts = [file for file in WEB.rglob("*") if file.suffix in {".html", ".js", ".css"}]
    named = {
        address for file in texts for address in _ADDRESS.findall(file.read_text(encoding="utf-8"))
    }
    assert named <= _NAMES


def _files(folder: Path) -> dict[str, bytes]:
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file()
    }


def _eager() -> set[Path]:
    """The scripts that the page loads before anything is pressed, with all they import."""
    html = (WEB / "index.html").read_text(encoding="utf-8")
    found: set[Path] = set()
    waiting = [WEB / path for path in re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', html)]
    while waiting:
        script = waiting.pop()
        if script not in found:
            found.add(script)
            text = script.read_text(encoding="utf-8")
            imports = re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', text)
            waiting += [script.parent / name for name in imports]
    assert found, "index.html loads a script"
    return found
