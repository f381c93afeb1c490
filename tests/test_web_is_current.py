"""The page that is checked in is the one its source makes, small, and at nobody else's mercy."""

import gzip
import re
from pathlib import Path

import pytest
from kit.freshness import build_page, copy_source, different, require_page

from lanterns.server.http.built_page import read_files
from lanterns.server.http.pages import WEB

MOST_SCRIPT = 80_000
"""Bytes of script, gzipped, that a first visit may load."""

MOST_SYNTH = 6000
"""Bytes of the script that makes the sounds."""
_RECORDINGS = {".aac", ".flac", ".m4a", ".mp3", ".oga", ".ogg", ".opus", ".wav", ".weba"}

# Namespaces and links to licenses are names, not requests.
_ADDRESS = re.compile(r"https?://[\w.-]+")
_NAMES = {"http://www.w3.org", "https://svelte.dev"}


MOST_CHANGED = 5
"""Built files that one changed line may change, so that branches seldom meet in them."""


def test_the_page_checked_in_is_what_its_source_makes() -> None:
    require_page()


@pytest.mark.prove
@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("ui/src/kit/Icon.svelte", "<svg"),
        ("src/lanterns/locale/pl/table.ftl", "table-lake = "),
    ],
)
def test_one_changed_line_changes_few_built_files(tmp_path: Path, file: str, line: str) -> None:
    source = copy_source(tmp_path)
    changed = source / file
    text = changed.read_text(encoding="utf-8")
    assert text.count(line) == 1
    new = '<svg data-new="yes"' if line == "<svg" else f"{line}Nowe "
    changed.write_text(text.replace(line, new), encoding="utf-8")
    differing = different(build_page(tmp_path / "web", source / "ui"))
    assert 0 < len(differing) <= MOST_CHANGED, differing


def test_the_page_is_kept_as_few_plain_files() -> None:
    """Compressed copies are made with a wheel, and the version when the page is served."""
    names = list(read_files(WEB))
    assert len(names) < 200
    assert not [file for file in WEB.rglob("*") if file.suffix in {".br", ".gz"}]
    assert not [name for name in names if re.search(r"-[\w-]{8}\.\w+$", name)]


def test_a_first_visit_loads_little_script() -> None:
    assert sum(len(gzip.compress(script.read_bytes())) for script in _eager()) <= MOST_SCRIPT


def test_sounds_are_made_in_the_page_and_weigh_little() -> None:
    synth = WEB / "assets" / "synth.js"
    assert synth.stat().st_size <= MOST_SYNTH
    assert not [file for file in WEB.rglob("*") if file.suffix in _RECORDINGS]


def test_the_page_names_no_other_host() -> None:
    texts = [file for file in WEB.rglob("*") if file.suffix in {".html", ".js", ".css"}]
    named = {
        address for file in texts for address in _ADDRESS.findall(file.read_text(encoding="utf-8"))
    }
    assert named <= _NAMES


def _eager() -> set[Path]:
    """The scripts that the page loads before anything is pressed, with all they import."""
    html = (WEB / "index.html").read_text(encoding="utf-8")
    found: set[Path] = set()
    waiting = [
        WEB / "assets" / path
        for path in re.findall(r'(?:src|href)="/assets/__VERSION__/([^"]+\.js)"', html)
    ]
    while waiting:
        script = waiting.pop()
        if script not in found:
            found.add(script)
            text = script.read_text(encoding="utf-8")
            imports = re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', text)
            waiting += [script.parent / name for name in imports]
    assert found, "index.html loads a script"
    return found
