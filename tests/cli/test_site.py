"""`lanterns site` writes a folder that any web host can serve, and nothing by halves."""

import json
import re
from pathlib import Path

import pytest
from cli.conftest import Run

from lanterns.cli.commands import site
from lanterns.cli.commands.site import WEB, site_files
from lanterns.server.http.built_page import MANIFEST, digest_of, read_files, with_version
from lanterns.server.http.policy import IN_HEADER, IN_PAGE
from lanterns.server.http.screens import COURSES, FIXED_SCREENS, SCREENS

ROOT = Path(__file__).parents[2]

MOST_BYTES = 1_600_000

_TEXTS = {".css", ".html", ".js", ".webmanifest"}
# Scripts ask a server at such addresses where there is one; `server.svelte.ts` is the guard.
_ABSOLUTE = re.compile(r"""(?:href|src)=["']?/|url\(["']?/|["'`]/(?:assets|icon|sw\.js|manifest)""")


@pytest.fixture
def written(lanterns: Run, tmp_path: Path) -> Path:
    """A static site."""
    folder = tmp_path / "new" / "site"
    done = lanterns("site", folder)
    count = len(_contents(folder))
    assert (done.code, done.err) == (0, "")
    assert re.fullmatch(rf"{count} files, \d\.\d MB, are in {re.escape(str(folder))}\.\n", done.out)
    return folder


def test_the_page_and_all_its_files_are_there(written: Path) -> None:
    files = _contents(written)
    folder = f"assets/{_version(written)}"
    assert set(files) == {
        "forward.js",
        *(f"{screen}/index.html" for screen in FIXED_SCREENS),
        *(name.replace("assets", folder, 1) for name in read_files(WEB)),
    }
    assert {Path(name).suffix for name in files} >= {".css", ".js", ".net", ".wasm", ".woff2"}
    assert sum(map(len, files.values())) <= MOST_BYTES
    # Some hosts hide files with such names.
    assert not [name for name in files if re.search(r"(^|/)[._]", name)]


def test_no_file_names_a_place_at_the_root_of_its_host(written: Path) -> None:
    texts = {name: text for name, text in _contents(written).items() if Path(name).suffix in _TEXTS}
    found = {
        name: absolute
        for name, text in texts.items()
        if (absolute := _ABSOLUTE.findall(text.decode()))
    }
    assert found == {}
    assert _ABSOLUTE.search((WEB / "index.html").read_text(encoding="utf-8")), "a server's page has"


def test_the_service_worker_keeps_every_file_of_the_page(written: Path) -> None:
    worker, version = (written / "sw.js").read_text(encoding="utf-8"), _version(written)
    [listed] = re.findall(r"new Map\((\[.*\])\)", worker)
    digests = {
        name.replace("assets/", f"assets/{version}/"): digest for name, digest in json.loads(listed)
    }
    others = {
        "forward.js",
        "index.html",
        "sw.js",
        *(f"{screen}/index.html" for screen in FIXED_SCREENS),
    }
    assert digests == {
        name: digest_of(content)
        for name, content in _contents(written).items()
        if name not in others
    }
    assert "const HAS_SERVER = false;" in worker
    assert f'const VERSION = "{version}"' in worker
    page = (written / "index.html").read_text(encoding="utf-8")
    assert f'<html data-static lang="en" data-theme="dark" data-version="{version}">' in page
    served = with_version(read_files(WEB))["index.html"].decode()
    assert version not in served, "a server's page has a version of its own"


def test_every_fixed_screen_has_a_folder() -> None:
    fixed = {path for path in SCREENS if "{" not in path}
    # These lead nowhere by themselves: to a server's table, and by an invitation to one.
    assert {f"/{screen}" for screen in FIXED_SCREENS} == fixed - {"/t", "/join"}


def test_the_courses_are_those_of_the_page() -> None:
    source = (ROOT / "ui" / "src" / "source" / "course" / "course.ts").read_text(encoding="utf-8")
    [listed] = re.findall(r"COURSES = \[(.*)\] as const", source)
    assert re.findall(r'"([\w-]+)"', listed) == list(COURSES)


def test_every_page_has_the_policy_of_the_server(written: Path) -> None:
    pages = [*written.rglob("*.html")]
    assert len(pages) == 1 + len(FIXED_SCREENS)
    for page in pages:
        text = page.read_text(encoding="utf-8")
        policy = f'<meta http-equiv="content-security-policy" content="{IN_PAGE}" />'
        assert policy in text
        assert text.index(policy) < min(text.index("<script"), text.index("<title"))
        assert not re.search(r"<script(?![^>]* src=)| style=| on\w+=", text)
    assert IN_HEADER.startswith(IN_PAGE) and "'wasm-unsafe-eval'" in IN_PAGE
    assert "unsafe-inline" not in IN_PAGE and "'unsafe-eval'" not in IN_PAGE


def test_two_sites_are_the_same_byte_by_byte(written: Path, lanterns: Run, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    assert lanterns("site", empty).code == 0
    assert _contents(empty) == _contents(written)


def test_a_folder_with_something_in_it_stays_as_it_is(lanterns: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Mei")
    refused = lanterns("site", tmp_path)
    assert (refused.code, refused.out) == (2, "")
    assert refused.err == (
        f"lanterns: {tmp_path} is not empty; name a folder that is new or empty.\n"
    )
    assert _contents(tmp_path) == {"letter.txt": b"Dear Mei"}


def test_what_is_no_folder_is_refused(lanterns: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Mei")
    assert lanterns("site", file).err == f"lanterns: {file} is not a folder.\n"
    below = lanterns("site", file / "site")
    assert (below.code, below.err) == (
        2,
        f"lanterns: {file / 'site'} cannot be written: Not a directory.\n",
    )
    assert lanterns("site", "").err == "lanterns: The folder to write needs a name.\n"
    assert lanterns("site").code == 2


def test_a_full_disk_leaves_nothing_behind(
    lanterns: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, written = Path.write_bytes, list[Path]()

    def write_until_full(path: Path, content: bytes) -> int:
        written.append(path)
        if len(written) > 5:
            write(path, content[: len(content) // 2])
            raise OSError(28, "No space left on device")
        return write(path, content)

    monkeypatch.setattr(Path, "write_bytes", write_until_full)
    refused = lanterns("site", tmp_path)
    assert (refused.code, refused.out) == (2, "")
    assert refused.err == f"lanterns: {tmp_path} cannot be written: No space left on device.\n"
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_may_not_be_written_is_named(
    lanterns: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    # The tests may run as a user who may write everywhere.
    monkeypatch.setattr(Path, "mkdir", refuse)
    refused = lanterns("site", tmp_path / "site")
    assert refused.err == f"lanterns: {tmp_path / 'site'} cannot be written: Permission denied.\n"


def test_without_a_built_page_there_is_nothing_to_write(
    lanterns: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "WEB", tmp_path)
    refused = lanterns("site", tmp_path / "site")
    assert refused.err == "lanterns: There is no page to write: it has not been built.\n"
    assert not (tmp_path / "site").exists()


def test_a_change_of_the_page_is_a_change_of_the_version(tmp_path: Path) -> None:
    for name in ("index.html", "sw.js", "icon.svg", MANIFEST):
        (tmp_path / name).write_bytes((WEB / name).read_bytes())

    def version() -> str:
        [found] = re.findall(rb'data-version="(\w+)"', site_files(tmp_path)["index.html"])
        return str(found)

    versions = {version()}
    for name in ("index.html", "icon.svg"):
        (tmp_path / name).write_bytes((WEB / name).read_bytes() + b"\n")
        versions.add(version())
    assert len(versions) == 3


def _version(folder: Path) -> str:
    page = (folder / "index.html").read_text(encoding="utf-8")
    [version] = re.findall(r'data-version="(\w{12})"', page)
    return str(version)


def _contents(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
