"""Under a path of a host, behind a proxy that takes it off or passes it on, all of it works."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from e2e.kit.proxy import Proxy
from server.kit.guest import OPEN, PERSON, Guest
from server.kit.running import running

ROOT = "/games/lanterns"


@pytest.fixture(params=[ROOT, ""], ids=["taken off", "passed on"])
def root(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a server's folder at a proxy."""
    with running(tmp_path, root_path=ROOT) as server:
        port = urlsplit(server.address).port
        assert port is not None
        with Proxy(port, taken_off=request.param) as proxy:
            yield proxy.address + ROOT


def test_the_page_finds_its_files(root: str) -> None:
    http = Guest(root).http
    for screen in ("/", "/learn", "/t/0123456789abcdef"):
        page = http.get(screen)
        assert page.status_code == 200
        files = re.findall(r'(?:href|src)="([^"]+)"', page.text)
        assert len(files) > 4
        assert all(name.startswith(f"{ROOT}/") for name in files)
    host = root.removesuffix(ROOT)
    assert {http.get(host + name).status_code for name in files} == {200}
    assert http.get("/sw.js").status_code == 200
    assert http.get("/manifest.webmanifest").json()["id"] == f"{ROOT}/"
    assert http.get("/api/nothing").status_code == 404


def test_people_play_there(root: str) -> None:
    host, friend = Guest(root), Guest(root)
    table = host.open(PERSON, OPEN)
    [cookie] = host.http.cookies.jar
    assert cookie.path == f"{ROOT}/"
    assert host.get("/api/home") == {"address": f"{root}/"}
    token = host.look(table)["table"]["seats"][1]["invitation"]
    host.sit(table, 0)
    with host.socket(table) as wire:
        wire.until("state")
        friend.accept(token, "Ben")
        assert wire.until("state")["table"]["seats"][1]["name"] == "Ben"


def test_programs_are_told_where_it_is(root: str) -> None:
    assert Guest(root).get("/api/openapi.json")["servers"] == [{"url": ROOT}]


def test_the_cookie_is_for_this_path_alone(root: str) -> None:
    http = Guest(root).http
    wish = {"id": "0123456789abcdef", "seats": [PERSON, OPEN]}
    opened = http.post("/api/tables", json=wish, headers={"X-Forwarded-Proto": "https"})
    cookie = opened.headers["set-cookie"]
    assert re.fullmatch(rf"__Secure-lanterns=[^;]+;.* Path={ROOT}/;.* Secure.*", cookie)
    headers = {"X-Forwarded-Proto": "https", "Cookie": cookie.partition(";")[0]}
    assert len(http.get("/api/tables", headers=headers).json()) == 1


def test_the_folder_without_its_slash_leads_to_the_page(tmp_path: Path) -> None:
    with running(tmp_path, root_path=ROOT) as server:
        answer = Guest(server.address).http.get(ROOT)
    assert (answer.status_code, answer.headers["location"]) == (302, f"{ROOT}/")
