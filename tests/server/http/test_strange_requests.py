"""No request takes long to read, whatever a stranger writes into it."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import thread_time
from typing import Any

import msgspec
import pytest
from server.kit.running import QUICK

from lanterns.server.http.app import create_app
from lanterns.server.services import Services
from lanterns.server.settings import sqlite_address
from lanterns.server.wire.upward import AnyUpward

SIZE = 23_000
"""A little less than the largest request."""
MESSAGE = 8192
SECONDS = 0.4
"""An ordinary request takes milliseconds; one that is read in quadratic time takes seconds."""

FILLINGS = ("a", " ", ";", ",", "=", "&", "/", "\\", '"', "%41", "+", ":", "[")
PAIRS = ("a=b;", ' ;"', '\\"', "a/", "a=&", "*/*,", 'W/"a",', "0-1,")
HEADERS = (
    "accept",
    "accept-encoding",
    "accept-language",
    "authorization",
    "content-disposition",
    "content-type",
    "cookie",
    "forwarded",
    "host",
    "if-match",
    "if-modified-since",
    "if-none-match",
    "origin",
    "range",
    "referer",
    "transfer-encoding",
    "x-forwarded-for",
    "x-forwarded-proto",
)
PATHS = ("/", "/api/tables", "/api/bots", "/api/tables/AAAAAAAAAAAA/history", "/assets/none")


def filled(filling: str, size: int = SIZE) -> str:
    """As much of the same text as fits."""
    return filling * (size // len(filling))


async def cost(app: Any, **changes: Any) -> float:
    """The processor time that one request takes."""
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": "/api/bots",
        "raw_path": b"/api/bots",
        "query_string": b"",
        "root_path": "",
        "headers": [],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        **changes,
    }
    body = scope.pop("body", b"")
    sent = False
    done = asyncio.Event()

    async def receive() -> Any:
        nonlocal sent
        if sent:
            await done.wait()
            return {"type": "http.disconnect"}
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.body" and not message.get("more_body"):
            done.set()

    scope["headers"] = [(b"host", b"localhost"), *scope["headers"]]
    began = thread_time()
    await app(scope, receive, send)
    return thread_time() - began


def all_requests() -> list[tuple[str, dict[str, Any]]]:
    """Requests whose head is full of one thing."""
    requests: list[tuple[str, dict[str, Any]]] = []
    for filling in (*FILLINGS, *PAIRS):
        text = filled(filling)
        for name in HEADERS:
            for path in PATHS[:2]:
                header = [(name.encode(), text.encode())]
                requests.append((f"{name} {filling!r}", {"headers": header, "path": path}))
        for path in PATHS:
            query = {"path": path, "query_string": text.encode()}
            requests.append((f"query {filling!r}", query))
        requests.append((f"path {filling!r}", {"path": f"/{text}"}))
        requests.append((f"table {filling!r}", {"path": f"/api/tables/{text}"}))
    many = [(f"x-{number}".encode(), b"1") for number in range(SIZE // 10)]
    requests.append(("many headers", {"headers": many}))
    same = [(b"cookie", b"a=1")] * (SIZE // 12)
    requests.append(("many cookies", {"headers": same, "path": "/api/tables"}))
    return requests


def test_no_head_of_a_request_takes_long_to_read(tmp_path: Path) -> None:
    async def run() -> dict[str, float]:
        services = Services(replace(QUICK, database=sqlite_address(tmp_path / "tables.db")))
        app = create_app(services)
        await services.start()
        try:
            await cost(app)
            return {what: await cost(app, **changes) for what, changes in all_requests()}
        finally:
            await services.stop()

    costs = asyncio.run(run())
    assert {what: seconds for what, seconds in costs.items() if seconds > SECONDS} == {}


@pytest.mark.parametrize(
    "message",
    [
        '{"type": "rename", "id": "a", "version": 1, "title": "%s"}',
        '{"type": "sit", "id": "a", "version": 1, "seat": 0, "name": "%s", "contribution": ""}',
        '{"type": "act", "id": "%s", "version": 1, "action": "."}',
        '{"type": "act", "id": "a", "version": 1%s, "action": "."}',
        "%s",
    ],
)
def test_no_message_takes_long_to_read(message: str) -> None:
    fillings = (
        " ",
        "a",
        "a ",
        "\u200b",
        "\u0301",
        "\ufdfa",
        "\\u0020",
        "[",
        '{"a":',
        "1",
        "e9",
        ".1",
    )
    for filling in fillings:
        text = message.replace("%s", filled(filling, MESSAGE))
        began = thread_time()
        with suppress(msgspec.MsgspecError, RecursionError):
            msgspec.json.decode(text, type=AnyUpward)
        assert thread_time() - began < SECONDS, filling
