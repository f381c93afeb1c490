"""The JSON Schema of all messages, from which the page's types are made."""

from typing import Any

import msgspec

from ..table.commands import AnyUpward, Join, OpenTable
from .messages import AnyDownward, BotLevel, Happened, Health, Home, Invitation, Reason, TableLine

_MESSAGES = (
    AnyUpward,
    AnyDownward,
    OpenTable,
    Join,
    Invitation,
    TableLine,
    Happened,
    BotLevel,
    Health,
    Home,
    Reason,
)


def message_definitions(template: str) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """The schemas of all messages, and the definitions they refer to by a template."""
    return msgspec.json.schema_components(_MESSAGES, ref_template=template)


def message_schema() -> dict[str, Any]:
    """One schema for everything that passes between a page and the server."""
    (up, down, *_), components = message_definitions("#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Lanterns messages",
        "type": "object",
        "properties": {"up": up, "down": down},
        "$defs": components,
    }
