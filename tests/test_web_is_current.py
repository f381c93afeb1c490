"""The page that is checked in is the one its source makes, small, and at nobody else's mercy."""

import gzip
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from lanterns.server.http.pages import WEB

UI = Path(__file__).parents[1] / "ui"

MOST_SCRIPT = 80_000
"""Bytes of script, gzipped, that a first visit may load."""

MOST_SYNTH = 6000
"""Bytes of the script that makes the sounds."""
_RECORDINGS = {".aac", ".flac", ".m4a", ".mp3", ".oga", ".ogg", ".opus", ".wav", ".weba"}

LEAST_BYTES = 1000
"""Smaller files are not worth compressing."""
_TEXTS = {".js", ".css", ".html", ".svg", ".wasm", ".webmanifest"}
_SAME_BROTLI = """
const { readFileSync } = require("node:fs");
const { brotliDecompressSync } = require("node:zlib");
for (const file of process.argv.slice(1)) {
  if (!brotliDecompressSync(readFileSync(`${file}.br`)).equals(readFileSync(file))) {
    console.log(file);
    process.exitCode = 1;
  }
}
"""

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
    # Other versions of the compressors may write other bytes; the texts themselves are compared.
    plain = {**os.environ, "UNCOMPRESSED": "1"}
    subprocess.run(command, cwd=UI, env=plain, check=True, capture_output=True)
    return folder


def test_the_page_checked_in_is_what_its_source_makes(built: Path) -> None:
    assert _files(built) == _files(WEB)


def test_every_large_text_is_there_compressed_too() -> None:
    texts = {
        file
        for file in WEB.rglob("*")
        if file.suffix in _TEXTS and file.stat().st_size >= LEAST_BYTES
    }
    assert texts
    for text in texts:
        assert gzip.decompress(_beside(text, ".gz").read_bytes()) == text.read_bytes()
    named = [str(text) for text in texts]
    done = subprocess.run(
        ["node", "-e", _SAME_BROTLI, *named], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    others = {file for file in WEB.rglob("*") if file.suffix in {".br", ".gz"}}
    assert others == {_beside(text, suffix) for text in texts for suffix in (".br", ".gz")}


def test_a_first_visit_loads_little_script() -> None:
    assert sum(len(gzip.compress(script.read_bytes())) for script in _eager()) <= MOST_SCRIPT


def test_sounds_are_made_in_the_page_and_weigh_little() -> None:
    [synth] = (WEB / "assets").glob("synth-*.js")
    assert synth.stat().st_size <= MOST_SYNTH
    assert not [file for file in WEB.rglob("*") if file.suffix in _RECORDINGS]


def test_the_page_names_no_other_host() -> None:
    texts = [file for file in WEB.rglob("*") if file.suffix in {".html", ".js", ".css"}]
    named = {
        address for file in texts for address in _ADDRESS.findall(file.read_text(encoding="utf-8"))
    }
    assert named <= _NAMES


def _beside(file: Path, suffix: str) -> Path:
    return file.with_name(file.name + suffix)


def _files(folder: Path) -> dict[str, bytes]:
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file() and file.suffix not in {".br", ".gz"}
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
