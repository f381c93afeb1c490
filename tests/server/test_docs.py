"""What the pages about the server say is what it does."""

import json
import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec
from server.kit.guest import Guest, Message, eventually
from server.kit.running import Running

from lanterns.server.http import sockets
from lanterns.server.http.app import HANDLERS
from lanterns.server.live import audience, send_queue
from lanterns.server.settings import Allowances
from lanterns.server.wire.events import AnyEvent
from lanterns.server.wire.messages import AnyDownward
from lanterns.server.wire.upward import AnyUpward

DOCS = Path(__file__).parents[2] / "docs"
API = (DOCS / "api.md").read_text(encoding="utf-8")
OPERATING = (DOCS / "operating.md").read_text(encoding="utf-8")
ANYTHING = "…"


def fits(example: Any, real: Any) -> bool:
    """Whether an example, which may leave things out, shows what is really there."""
    if example == ANYTHING:
        return True
    if isinstance(example, dict):
        return isinstance(real, dict) and all(
            key in real and fits(value, real[key]) for key, value in example.items()
        )
    if isinstance(example, list) and example[-1:] == [ANYTHING]:
        return fits(example[:-1], real[: len(example) - 1])
    if isinstance(example, list):
        return len(example) == len(real) and all(map(fits, example, real))
    return bool(example == real)


def on_turn(guest: Guest, table: str) -> Message:
    """The view of a guest who is on turn; a bot may have the first."""
    eventually(lambda: guest.look(table)["legal"] is not None)
    return guest.look(table)


def test_the_examples_are_true(server: Running) -> None:
    guest = Guest(server.address)
    names: dict[str, str] = {}
    examples = re.findall(r"```http\n(.*?)```\n```json\n(.*?)```", API, re.DOTALL)
    assert len(examples) == 11

    def filled(text: str) -> str:
        for name, value in names.items():
            text = text.replace(name, value)
        return text

    for request, expected in examples:
        line, _, body = filled(request).partition("\n")
        method, path = line.split()
        response = guest.http.request(method, path, json=json.loads(body) if body else None)
        answer = response.json()
        if "table" in answer and "TABLE" not in names:
            names |= {"TABLE": answer["table"]["id"], "WATCH": answer["table"]["watch"]}
        if '"legal": {' in expected:
            answer = on_turn(guest, names["TABLE"])
            action = answer["legal"]["placements"][0][0]
            names |= {"VERSION": str(answer["version"]), "ACTION": action}
        assert fits(json.loads(filled(expected)), answer), (request, answer)


def test_every_route_is_listed() -> None:
    listed = set(re.findall(r"^\| `(?:[A-Z]+ )?(/\S+)` \|", API, re.MULTILINE))
    paths = {path for handler in HANDLERS for path in handler.paths}
    assert listed == {re.sub(r":\w+", "", path) for path in paths}


def tags(union: Any) -> set[str]:
    """The types of the messages in a union."""
    info = msgspec.inspect.type_info(union)
    assert isinstance(info, msgspec.inspect.UnionType)
    return {str(kind.tag) for kind in info.types if isinstance(kind, msgspec.inspect.StructType)}


def test_every_message_and_event_is_listed() -> None:
    # The roles of the page, further down, are no messages.
    messages, _, _ = API.partition("## The page's roles")
    in_tables = set(re.findall(r"^\| `(\w+)` \|", messages, re.MULTILINE))
    assert tags(AnyUpward) | tags(AnyDownward) == in_tables
    [events] = re.findall(r"### Events\n(.*?)###", API, re.DOTALL)
    assert tags(AnyEvent) == set(re.findall(r"`(\w+)`", events)) - {"happened", "tile"}


def test_every_code_is_listed() -> None:
    listed = {int(code) for code in re.findall(r"^\| (\d{4}) \|", API, re.MULTILINE)}
    ours = {send_queue.TOO_SLOW, audience.NO_ACCESS, audience.MOVED}
    ours |= {sockets.NO_BROWSER, sockets.TOO_MANY, sockets.UNAVAILABLE}
    ours |= {audience.UNREADABLE, sockets.TROUBLE}
    assert listed == ours | {sockets.NOT_TEXT, 1002, 1007, 1009, 1011, 1012}


def test_every_limit_is_listed_with_its_value() -> None:
    listed = dict(re.findall(r"^\| `(\w+)` \| ([\d.]+) \|", OPERATING, re.MULTILINE))
    assert {name: float(value) for name, value in listed.items()} == asdict(Allowances())


def test_every_metric_is_listed(server: Running) -> None:
    listed = set(re.findall(r"`(lanterns_\w+)`", OPERATING))
    shown = Guest(server.address).http.get("/metrics").text
    assert listed == set(re.findall(r"# TYPE (\w+)", shown))
