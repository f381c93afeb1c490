"""What a browser is given: the page and its files, or a plain word while there is none."""

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import brotli
import pytest
from litestar.testing import TestClient
from litestar.types import ASGIApp

from lanterns.server.http.app import create_app
from lanterns.server.http.built_page import digest_of, read_files, with_version
from lanterns.server.http.card import with_card
from lanterns.server.http.encodings import SUFFIXES
from lanterns.server.services import Services
from lanterns.server.settings import Settings, sqlite_address

PAGE = '<html data-version="__VERSION__"><script src="/assets/__VERSION__/main.js"></script>'
SCRIPT = b"// main"
COPIES = {"br": brotli.compress(SCRIPT), "gzip": gzip.compress(SCRIPT, mtime=0)}


@pytest.fixture
def web(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "assets" / "words").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "sw.js").write_text('const VERSION = "__VERSION__", FILES = "__FILES__";')
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "main.js").write_bytes(SCRIPT)
    (folder / "assets" / "words" / "de.js").write_text("// Worte")
    for encoding, content in COPIES.items():
        copy = f"main.js.{digest_of(SCRIPT)}{SUFFIXES[encoding]}"
        (folder / "assets" / copy).write_bytes(content)
    return folder


@pytest.fixture
def visit(tmp_path: Path, web: Path) -> Iterator[TestClient[ASGIApp]]:
    settings = Settings(database=sqlite_address(tmp_path / "tables.db"))
    with TestClient(create_app(Services(settings), web), base_url="http://127.0.0.1") as client:
        yield client


@pytest.fixture
def version(visit: TestClient[ASGIApp]) -> str:
    """The version of the page that is served."""
    return visit.get("/").text.split('"')[1]


@pytest.mark.parametrize("path", ["/", "/learn", "/learn/first-game", "/t/AbC_-123"])
def test_every_screen_is_the_page(visit: TestClient[ASGIApp], version: str, path: str) -> None:
    response = visit.get(path)
    assert (response.status_code, response.text) == (200, PAGE.replace("__VERSION__", version))
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"


def test_links_show_the_same_card_for_every_table(visit: TestClient[ASGIApp]) -> None:
    response = visit.get("/join")
    assert response.headers["cache-control"] == "no-cache"
    assert response.text.startswith(visit.get("/").text)
    card = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', response.text))
    assert "invited" in card["title"] and card["description"]
    assert card["image"] == "http://127.0.0.1/icon-512.png"
    assert visit.get("/join?table=AbC_-123").text == response.text


def test_an_invitation_has_one_card() -> None:
    own = '<meta\n  property="og:title" content="Lanterns" />'
    page = with_card(f"<head>{own}</head><body>".encode(), 'https://a.example/"/').decode()
    assert page.count("og:title") == 1 and 'content="Lanterns"' not in page
    assert page.endswith('content="https://a.example/&quot;/icon-512.png"></head><body>')


def test_files_come_with_their_type_and_last_as_long_as_they_should(
    visit: TestClient[ASGIApp], version: str
) -> None:
    worker, script = visit.get("/sw.js"), visit.get(f"/assets/{version}/main.js")
    assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
    assert worker.headers["cache-control"] == "no-cache"
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    assert visit.get(f"/assets/{version}/words/de.js").text == "// Worte"
    icon = visit.get("/icon.svg")
    assert (icon.headers["content-type"], icon.text) == ("image/svg+xml", "<svg/>")


def test_the_service_worker_is_told_every_file_and_its_digest(
    visit: TestClient[ASGIApp], version: str
) -> None:
    [listed] = re.findall(r"FILES = (.*);", visit.get("/sw.js").text)
    assert json.loads(listed) == [
        ["assets/main.js", digest_of(SCRIPT)],
        ["assets/words/de.js", digest_of(b"// Worte")],
        ["icon.svg", digest_of(b"<svg/>")],
    ]
    assert f'VERSION = "{version}"' in visit.get("/sw.js").text


def test_another_build_has_other_addresses_and_the_files_that_are_served_do_not_change(
    visit: TestClient[ASGIApp], version: str, web: Path
) -> None:
    (web / "assets" / "main.js").write_text("// other")
    assert visit.get(f"/assets/{version}/main.js").text == "// main"
    assert visit.get("/assets/main.js").status_code == 404
    assert visit.get("/assets/0123456789ab/main.js").status_code == 404
    [newer] = [name for name in with_version(read_files(web)) if name.endswith("/main.js")]
    assert newer != f"assets/{version}/main.js"


def test_a_copy_of_another_build_is_never_sent(tmp_path: Path, web: Path) -> None:
    (web / "assets" / "main.js").write_text("// other")
    settings = Settings(database=sqlite_address(tmp_path / "tables.db"))
    with TestClient(create_app(Services(settings), web), base_url="http://127.0.0.1") as client:
        version = client.get("/").text.split('"')[1]
        response = client.get(f"/assets/{version}/main.js", headers={"accept-encoding": "br, gzip"})
        assert response.text == "// other"
        assert "content-encoding" not in response.headers


def test_a_file_that_was_built_compressed_is_sent_as_the_client_accepts_it(
    visit: TestClient[ASGIApp], version: str
) -> None:
    def encoding(accepted: str) -> str | None:
        with visit.stream(
            "GET", f"/assets/{version}/main.js", headers={"accept-encoding": accepted}
        ) as response:
            assert response.status_code == 200
            assert response.headers["vary"] == "accept-encoding"
            assert "javascript" in response.headers["content-type"]
            assert "immutable" in response.headers["cache-control"]
            sent = b"".join(response.iter_raw())
            named: str | None = response.headers.get("content-encoding")
        assert sent == (SCRIPT if named is None else COPIES[named])
        assert response.headers["content-length"] == str(len(sent))
        return named

    assert encoding("gzip, deflate, br, zstd") == "br"
    assert encoding("gzip, deflate") == "gzip"
    assert encoding("br;q=0, gzip") == "gzip"
    assert encoding("br;q=0.5, gzip;q=0.9") == "gzip"
    assert encoding("br; q=0, *") == "gzip"
    assert encoding("*;q=0") is None
    assert encoding("identity") is None
    assert encoding("gzip;q=0.2, identity;q=0.8") is None
    assert encoding("gzip;q=nonsense") is None
    assert encoding("") is None


def test_the_page_itself_is_sent_compressed_too(visit: TestClient[ASGIApp]) -> None:
    for path in ("/", "/sw.js"):
        response = visit.get(path, headers={"accept-encoding": "br, gzip"})
        assert response.headers["content-encoding"] == "gzip"
        assert "__VERSION__" not in response.text


def test_the_compressed_files_themselves_are_not_addresses(
    visit: TestClient[ASGIApp], version: str
) -> None:
    copy = f"main.js.{digest_of(SCRIPT)}.br"
    assert visit.get(f"/assets/{version}/{copy}").status_code == 404
    assert "vary" not in visit.get("/icon.svg").headers


def test_what_is_not_there_is_not_found(visit: TestClient[ASGIApp], tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    assert visit.get("/nowhere").status_code == 404
    for path in (
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/..%2fsecret",
    ):
        response = visit.get(path)
        assert response.status_code == 404 and "secret" not in response.text
    assert visit.get("/api/nowhere").status_code == 404
    assert visit.get("/api/tables").json()["code"] == "no_browser"
    assert visit.get("/health").json()["status"] == "ok"


@pytest.mark.parametrize("path", ["/nowhere", "/t/a/b", "/learn/a/b", "/assets/none.js"])
def test_a_browser_is_shown_the_page_for_what_is_not_there(
    visit: TestClient[ASGIApp], path: str
) -> None:
    response = visit.get(path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert (response.status_code, response.text) == (404, visit.get("/").text)
    assert response.headers["content-type"].startswith("text/html")


def test_a_program_is_told_a_reason_for_what_is_not_there(visit: TestClient[ASGIApp]) -> None:
    for path, accept in (
        ("/t/a/b", "*/*"),
        ("/t/a/b", "application/json"),
        ("/api/nowhere", "text/html"),
        ("/api/tables/a/nowhere", "text/html"),
    ):
        response = visit.get(path, headers={"accept": accept})
        assert (response.status_code, response.json()["code"]) == (404, "no_route")


def test_without_a_page_there_is_a_plain_word(tmp_path: Path) -> None:
    settings = Settings(database=sqlite_address(tmp_path / "tables.db"))
    app = create_app(Services(settings), tmp_path / "nothing")
    with TestClient(app, base_url="http://127.0.0.1") as client:
        response = client.get("/")
        assert "not built yet" in response.text
        assert "<script" not in response.text and "<style" not in response.text
