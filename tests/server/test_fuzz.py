"""Whatever is sent, the server answers: no unhandled error, no 5xx."""

import json
import socket
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kit.examples import examples
from schemathesis import BaseSchema, Case
from server.kit.games import against_bots
from server.kit.guest import Guest
from server.kit.lines import raw, raw_socket
from server.kit.running import Running

from lanterns.server.http.app import create_routes
from lanterns.server.http.openapi import complete
from lanterns.server.http.pages import WEB
from lanterns.server.services import Services
from lanterns.server.settings import Settings
from lanterns.server.wire.upward import AnyUpward, Ping

CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.status_code_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.response_schema_conformance,
]


def api() -> Any:
    """The API's own description, read without a server."""
    app = create_routes(Services(Settings(database="sqlite://")), WEB)
    described = complete(app.openapi_schema.to_schema())
    return msgspec.json.decode(msgspec.json.encode(described))


def kinds() -> list[str]:
    """The types of all messages up."""
    union = msgspec.inspect.type_info(AnyUpward)
    assert isinstance(union, msgspec.inspect.UnionType)
    return [str(kind.tag) for kind in union.types if isinstance(kind, msgspec.inspect.StructType)]


@pytest.fixture(scope="module")
def table(server: Running) -> Iterator[tuple[str, str]]:
    """A table where a game is being played, and the cookie of its creator."""
    table, guest = against_bots(server.address)
    yield table, guest.cookie


API = api()
ROUTES = [(path, method) for path, methods in API["paths"].items() for method in methods]
schema = schemathesis.openapi.from_dict(API)


@pytest.fixture
def api_schema() -> BaseSchema:
    """The same description, for a test that looks at it only when it runs."""
    return schema


@pytest.mark.parametrize(("path", "method"), ROUTES)
def test_every_route_answers_as_it_says(
    path: str, method: str, server: Running, table: tuple[str, str]
) -> None:
    @given(case=schema[path][method].as_strategy())
    @settings(max_examples=examples(8), suppress_health_check=[HealthCheck.too_slow])
    def check(case: Case[Any]) -> None:
        check_answers(case, server, table)

    check()


@pytest.mark.prove
@schemathesis.pytest.from_fixture("api_schema").parametrize()
@settings(max_examples=examples(8), suppress_health_check=[HealthCheck.too_slow])
def test_every_route_answers_the_cases_of_its_schema(
    case: Case[Any], server: Running, table: tuple[str, str]
) -> None:
    """Besides random requests, one for each bound and kind of value that the schema names."""
    check_answers(case, server, table)


def check_answers(case: Case[Any], server: Running, table: tuple[str, str]) -> None:
    """Send a request to a table that may not exist and to one that does."""
    table_id, cookie = table
    for address in (case.path_parameters.get("table_id"), table_id):
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = address
        response = case.call(base_url=server.address, cookies={"lanterns": cookie})
        case.validate_response(response, checks=CHECKS)


json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=8,
)
almost = st.fixed_dictionaries(
    {"type": st.sampled_from(kinds()) | json_values},
    optional={
        "id": st.text(max_size=70) | json_values,
        "version": st.integers(-2, 40) | json_values,
        "seat": st.integers(-1, 5) | json_values,
        "name": st.text(max_size=45) | json_values,
        "title": st.text(max_size=45) | json_values,
        "level": st.sampled_from(["random", "dragon", "nobody"]) | json_values,
        "action": st.text("0123456789@,-rxROGPBWK>.", max_size=12) | json_values,
        "contribution": st.just("ab" * 32) | json_values,
        "invitation": st.text(max_size=130) | json_values,
    },
)
frames = st.one_of(
    st.text(max_size=200),
    json_values.map(json.dumps),
    almost.map(json.dumps),
    st.sampled_from(["[" * 8000, '{"type":' * 800, '"\\ud800"', "\x00", "1e999", "-" * 8192]),
)


@given(st.lists(frames, min_size=1, max_size=20))
@settings(max_examples=examples(20), suppress_health_check=[HealthCheck.too_slow])
def test_a_socket_answers_every_frame(
    server: Running, table: tuple[str, str], sent: list[str]
) -> None:
    table_id, cookie = table
    with Guest(server.address, cookie).socket(table_id) as wire:
        for text in sent:
            wire.connection.send(text)
        wire.connection.send('{"type": "ping"}')
        pongs = sum(is_ping(text) for text in sent)
        for _ in range(pongs + 1):
            wire.until("pong")


def is_ping(text: str) -> bool:
    """Whether the server will answer this with a pong."""
    try:
        return isinstance(msgspec.json.decode(text, type=AnyUpward), Ping)
    except (msgspec.MsgspecError, RecursionError):
        return False


@given(st.lists(st.binary(min_size=1, max_size=300), min_size=1, max_size=5))
@settings(max_examples=examples(20), suppress_health_check=[HealthCheck.too_slow])
def test_bytes_that_are_no_frames_end_the_socket_and_nothing_else(
    server: Running, table: tuple[str, str], sent: list[bytes]
) -> None:
    with raw_socket(server, *table) as line:
        try:
            for data in sent:
                line.sendall(data)
            line.shutdown(socket.SHUT_WR)
            while line.recv(65536):
                pass
        except OSError:
            pass
    assert Guest(server.address).http.get("/health").status_code == 200


@given(st.binary(min_size=1, max_size=300))
@settings(max_examples=examples(20), suppress_health_check=[HealthCheck.too_slow])
def test_bytes_that_are_no_request_are_answered_or_dropped(server: Running, sent: bytes) -> None:
    with raw(server) as line:
        said = b""
        try:
            line.sendall(sent)
            line.shutdown(socket.SHUT_WR)
            while part := line.recv(65536):
                said += part
        except OSError:
            pass
    assert not said.startswith(b"HTTP/1.1 5")
    assert Guest(server.address).http.get("/health").status_code == 200
