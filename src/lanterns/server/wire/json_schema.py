"""The JSON Schema of all messages; the page's types are generated from it."""

from functools import cache
from typing import Any

import msgspec

from ..table.commands import OpenTable
from .messages import (
    AnyDownward,
    BotLevel,
    Happened,
    Health,
    Home,
    Invitation,
    Plan,
    Problem,
    TableLine,
)
from .upward import AnyUpward, Join

_MESSAGES = (
    AnyUpward,
    AnyDownward,
    OpenTable,
    Join,
    Invitation,
    TableLine,
    Happened,
    Plan,
    BotLevel,
    Health,
    Home,
    Problem,
)


def message_definitions(template: str) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """Return the schemas of all messages, and the definitions that they refer to by a template."""
    return msgspec.json.schema_components(_MESSAGES, ref_template=template)


@cache
def message_schema() -> dict[str, Any]:
    """Return one schema for everything that passes between a client and the server."""
    (up, down, *_), components = message_definitions("#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Lanterns messages",
        "type": "object",
        "properties": {"up": up, "down": down},
        "$defs": components,
    }
