"""Page files have an allowance of their own, in which many visitors at one address fit."""

from pathlib import Path
from typing import Any

import pytest
from server.kit.guest import Guest
from server.kit.running import running

from lanterns.server.http.encodings import SUFFIXES
from lanterns.server.http.middleware.rate import RateCheck
from lanterns.server.http.pages import WEB
from lanterns.server.limits import FILES, Limits
from lanterns.server.settings import Settings


def request(path: str, method: str = "GET") -> Any:
    """The scope of a request."""
    return {"type": "http", "method": method, "path": path, "client": ("192.0.2.1", 1)}


def test_twenty_visitors_at_one_address_get_every_file_at_once() -> None:
    check = RateCheck(Limits(Settings(database="")))
    files = [file for file in WEB.rglob("*") if file.is_file()]
    names = [file.relative_to(WEB) for file in files if file.suffix not in SUFFIXES.values()]
    assert names
    for _ in range(20):
        assert [name for name in names if check(request(f"/{name}")) is not None] == []


@pytest.mark.parametrize(
    ("path", "method", "is_file"),
    [
        ("/", "GET", True),
        ("/t/abc", "GET", True),
        ("/assets/main.js", "GET", True),
        ("/", "POST", False),
        ("/health", "GET", False),
        ("/metrics", "GET", False),
        ("/api/bots", "GET", False),
        ("/api/join", "POST", False),
    ],
)
def test_only_the_page_and_its_files_count_as_files(path: str, method: str, is_file: bool) -> None:
    burst = 5
    check = RateCheck(Limits(Settings(database="", address_per_second=0.001, address_burst=burst)))
    allowed = 0
    while check(request(path, method)) is None:
        allowed += 1
    assert allowed == (FILES * burst if is_file else burst)


def test_an_address_that_sent_too_much_still_gets_the_page(tmp_path: Path) -> None:
    with running(tmp_path, address_per_second=0.001, address_burst=2) as server:
        http = Guest(server.address).http
        assert [http.get("/api/bots").status_code for _ in range(3)] == [200, 200, 429]
        pages = [http.get("/").status_code for _ in range(2 * FILES + 1)]
        assert pages == [200] * 2 * FILES + [429]
        assert http.get("/").headers["retry-after"] == "100"
