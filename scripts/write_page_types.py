"""Write the page's generated TypeScript: message types, printed pieces and languages.

The message types come from the server's structs by way of JSON Schema, so that page and server
cannot drift apart; a test generates everything again and compares.
"""

import json
import subprocess
from inspect import cleandoc
from pathlib import Path

import msgspec

from lanterns.locale.language import LANGUAGES, OWN_NAMES
from lanterns.rules import (
    BOT_PREFIX,
    CARDS_PER_COLOR,
    DEDICATION_KINDS,
    DEDICATIONS,
    EXCHANGE_COST,
    GENERIC_HONOR,
    HAND_LIMIT,
    HAND_SIZE,
    LAKE_TILES,
    TILES,
    TILES_IN_PLAY,
)
from lanterns.server.table.entries import (
    Abandoned,
    Acted,
    HandedOver,
    Reclaimed,
    Rematched,
    Renamed,
    TookBack,
)
from lanterns.server.wire.json_schema import message_definitions

LaterEntry = Acted | TookBack | HandedOver | Reclaimed | Renamed | Abandoned | Rematched
"""What a table in the browser logs after its deal."""

UI = Path(__file__).parents[1] / "ui"


def schema() -> dict[str, object]:
    """Return the JSON Schema of every message, with tuples in the older form."""
    (up, down, *_), components = message_definitions("#/definitions/{name}")
    components |= {"Upward": up, "Downward": down}
    return {
        "title": "Protocol",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/definitions/{name}"} for name in sorted(components)},
        "definitions": _older(components),
    }


def pieces() -> str:
    """Return the printed pieces as a module."""
    tiles = [
        {"sides": "".join(side.letter for side in tile.sides), "platform": tile.platform}
        for tile in TILES
    ]
    rows = "".join(f"  {json.dumps(tile)},\n" for tile in tiles)
    sets = [{"colors": kind.colors, "copies": kind.copies} for kind in DEDICATION_KINDS]
    tokens = {players: len(stacks[0]) for players, stacks in DEDICATIONS.items()}
    return (
        "/** Written by scripts/write_page_types.py from the referee's printed pieces. */\n\n"
        f"export const TILES: readonly {{ sides: string; platform: boolean }}[] = [\n{rows}];\n\n"
        f"export const LAKE_TILES = {len(LAKE_TILES)};\n"
        f"export const TILES_IN_PLAY = {json.dumps(TILES_IN_PLAY)};\n"
        f"export const CARDS_PER_COLOR = {json.dumps(CARDS_PER_COLOR)};\n"
        f"export const TOKENS_PER_STACK = {json.dumps(tokens)};\n"
        f"export const HAND_SIZE = {HAND_SIZE};\n"
        f"export const HAND_LIMIT = {HAND_LIMIT};\n"
        f"export const EXCHANGE_COST = {EXCHANGE_COST};\n"
        f"export const GENERIC_HONOR = {GENERIC_HONOR};\n"
        "/** How the name of a bot begins in records and in lists of tables. */\n"
        f"export const BOT_PREFIX = {json.dumps(BOT_PREFIX)};\n"
        "/** The cards that each kind of dedication needs, by its number. */\n"
        f"export const DEDICATION_SETS = {json.dumps(sets)} as const;\n"
    )


def languages() -> str:
    """Return the languages as a module."""
    return (
        "/** Written by scripts/write_page_types.py from the list in lanterns.locale. */\n\n"
        f"export const LANGUAGES = {json.dumps(LANGUAGES)} as const;\n"
        "/** Each language's name in itself. */\n"
        f"export const OWN_NAMES = {json.dumps(OWN_NAMES)} as const;\n"
    )


def protocol() -> str:
    """Return the message types as a module, made by the page's build tools."""
    return _types(schema())


def entries() -> str:
    """Return the types of the log entries that a table in the browser shares with the server."""
    (entry,), components = msgspec.json.schema_components(
        (LaterEntry,), ref_template="#/definitions/{name}"
    )
    components["LaterEntry"] = entry
    return _types(
        {
            "title": "Entries",
            "type": "object",
            "additionalProperties": False,
            "properties": {name: {"$ref": f"#/definitions/{name}"} for name in sorted(components)},
            "definitions": _older(components),
        }
    )


def _types(schema: dict[str, object]) -> str:
    done = subprocess.run(
        ["node", "scripts/types-from-schema.js"],
        input=json.dumps(schema),
        capture_output=True,
        text=True,
        check=True,
        cwd=UI,
    )
    return done.stdout


def _older(node: object) -> object:
    """Write tuples as `items`: the type generator does not know `prefixItems` yet."""
    if isinstance(node, list):
        return [_older(item) for item in node]
    if not isinstance(node, dict):
        return node
    older = {key: _older(value) for key, value in node.items() if key != "prefixItems"}
    if "prefixItems" in node:
        older["items"] = _older(node["prefixItems"])
        older["maxItems"] = older["minItems"] = len(node["prefixItems"])
    if isinstance(text := older.get("description"), str):
        # From 3.13 on, Python itself takes the indentation off docstrings.
        older["description"] = cleandoc(text)
    return older


if __name__ == "__main__":
    (UI / "src" / "wire" / "protocol.ts").write_text(protocol(), encoding="utf-8")
    (UI / "src" / "engine" / "entries.ts").write_text(entries(), encoding="utf-8")
    (UI / "src" / "wire" / "pieces.ts").write_text(pieces(), encoding="utf-8")
    (UI / "src" / "words" / "languages.ts").write_text(languages(), encoding="utf-8")
