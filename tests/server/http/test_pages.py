"""What a browser is given: the page and its files, or a plain word while there is none."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient
from litestar.types import ASGIApp

from lanterns.server.http.app import create_app
from lanterns.server.live.services import Services
from lanterns.server.settings import Settings, sqlite_address


@pytest.fixture
def web(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>The page</title>")
    (folder / "404.html").write_text("<title>Nowhere</title>")
    (folder / "sw.js").write_text("// worker")
    (folder / "assets" / "main-abc.js").write_text("// main")
    (folder / "assets" / "main-abc.js.br").write_bytes(b"brotli")
    (folder / "assets" / "main-abc.js.gz").write_bytes(gzip.compress(b"// main", mtime=0))
    return folder


@pytest.fixture
def visit(tmp_path: Path, web: Path) -> Iterator[TestClient[ASGIApp]]:
    settings = Settings(database=sqlite_address(tmp_path / "tables.db"))
    with TestClient(create_app(Services(settings), web), base_url="http://127.0.0.1") as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/join", "/learn", "/learn/first-game", "/t/AbC_-123"])
def test_every_screen_is_the_page(visit: TestClient[ASGIApp], path: str) -> None:
    response = visit.get(path)
    assert (response.status_code, response.text) == (200, "<title>The page</title>")
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"


def test_files_come_with_their_type_and_last_as_long_as_they_should(
    visit: TestClient[ASGIApp],
) -> None:
    worker, script = visit.get("/sw.js"), visit.get("/assets/main-abc.js")
    assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
    assert worker.headers["cache-control"] == "no-cache"
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]


def test_a_file_that_was_built_compressed_is_sent_as_the_client_accepts_it(
    visit: TestClient[ASGIApp],
) -> None:
    def encoding(accepted: str) -> str | None:
        with visit.stream(
            "GET", "/assets/main-abc.js", headers={"accept-encoding": accepted}
        ) as response:
            assert response.status_code == 200
            assert response.headers["vary"] == "accept-encoding"
            assert "javascript" in response.headers["content-type"]
            assert "immutable" in response.headers["cache-control"]
            sent = b"".join(response.iter_raw())
            named: str | None = response.headers.get("content-encoding")
        assert (
            sent
            == {None: b"// main", "br": b"brotli", "gzip": gzip.compress(b"// main", mtime=0)}[
                named
            ]
        )
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


def test_the_compressed_files_themselves_are_not_addresses(visit: TestClient[ASGIApp]) -> None:
    assert visit.get("/assets/main-abc.js.br").status_code == 404
    assert "vary" not in visit.get("/sw.js").headers


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
    assert (response.status_code, response.text) == (404, "<title>Nowhere</title>")
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
