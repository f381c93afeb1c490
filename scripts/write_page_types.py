"""Write the page's generated TypeScript: message types, printed pieces and languages.

The message types come from the server's structs by way of JSON Schema, so that page and server
cannot drift apart; a test generates everything again and compares.
"""

import json
import subprocess
from inspect import cleandoc
from pathlib import Path

import msgspec

from lanterns.locale.language import (
    COACH_FILES,
    GUIDE_FILES,
    LANGUAGES,
    LEARN_FILES,
    OWN_NAMES,
    PAGE_FILES,
    REPLAY_FILES,
    SHARED_FILES,
)
from lanterns.rules import (
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
from lanterns.server.table.entries import AnyEntry
from lanterns.server.wire.json_schema import message_definitions

AROUND = (
    *("shelf", "your-table", "home-(?!my-turn)", "lantern-name", "table-names", "local-"),
    *("bot-about", "bot-choice", "hand-over", "sound =", "record ="),
    *("awaited", "replaced", "reclaim", "watching"),
    *(
        "subtitle",
        "pitch",
        "credits",
        "lobby-",
        "seat-(?!free)",
        "join",
        "link-",
        "abandon[- ]",
        "festival-",
    ),
    *("check", "learn-end-link", "theme(?!-to)", "motion", "pace", "volume", "notify", "letters"),
    *("ranked-why", "confirm-mouse", "sound-why", "end-(together|wanted)", "move"),
    *("new-version", "unreachable-(why|here)", "rematch", "table-shortcut(-|s-mouse)"),
    # Refused before a game begins, or after it; the last four not to this page at a table.
    "error-(too-many-tables|bad-invitation|no-seat|seat-taken|bot-name|no-level|sides-count"
    "|seats-empty|one-part|not-sealed|not-revealed|wrong-part|already-started"
    "|not-creator|not-ended|rematched|no-browser|foreign-origin|bad-message|too-large)",
)
"""How the names of messages begin that no table needs before its end."""
REPLAY = (
    "replay-",
    # Only replays read records and links.
    *("error-not-json", "error-not-an-object", "error-bad-action"),
    *("error-no-format", "error-unknown-format", "error-missing-key", "error-bad-key"),
    *("error-bad-result", "error-bad-setup", "error-result-", "error-link-"),
    "error-seat-(count|unknown|repeated|order)",
    "error-tile-(count|unknown|repeated)",
)
"""The same for messages of replays."""
CARDS = (
    *("table-give", "table-take(?!-back)", "table-exchange-", "table-pairs", "table-lack-"),
    *("table-generic", "table-discard(?!-begun)", "table-dedicate-surplus"),
    "action-(exchange|dedicate|discard)",
)
"""The same for messages of the panels in which cards are chosen."""
COACH = (
    *("coach-", "hint-", "review-", "verdict", "reason-"),
    "action-(exchange|dedicate|discard)",
)
"""The same for messages of hints and reviews."""
UNUSED = (
    *("weighed-", "action-place", "discards", "cards-left-none", "favor-left-none"),
    *("event-tile-laid", "event-matched", "event-favor-", "event-faced"),
    *("event-tile-drawn(?!-hidden)", "cards =", "tile =", "cell ="),
)
"""The same for messages of the terminal alone, in files that both read."""

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
        "/** The cards that each kind of dedication needs, by its number. */\n"
        f"export const DEDICATION_SETS = {json.dumps(sets)} as const;\n"
    )


def languages() -> str:
    """Return the languages and their files as a module."""
    always = ",".join(SHARED_FILES + PAGE_FILES)
    later, guide = ",".join(LEARN_FILES), ",".join(GUIDE_FILES)
    around, replay = "|".join(AROUND), "|".join(REPLAY)
    cards, coach, unused = "|".join(CARDS), "|".join(COACH), "|".join(UNUSED)
    around_files = ",".join(PAGE_FILES)
    folder = "../../../src/lanterns/locale/*"
    return (
        "/** Written by scripts/write_page_types.py from the list in lanterns.locale. */\n\n"
        'import type { Messages } from "./messages";\n\n'
        f"export const LANGUAGES = {json.dumps(LANGUAGES)} as const;\n"
        "/** Each language's name in itself. */\n"
        f"export const OWN_NAMES = {json.dumps(OWN_NAMES)} as const;\n"
        "/** The words by screen and language; the build joins the files of one. */\n"
        "export const TEXTS = {\n"
        f'  every: import.meta.glob<Messages>("{folder}/{PAGE_FILES[0]}.ftl", {{\n'
        f'    query: "?files={always}&without={around}|{replay}|{cards}|{coach}|{unused}",\n'
        '    import: "default",\n'
        "  }),\n"
        f'  around: import.meta.glob<Messages>("{folder}/{PAGE_FILES[0]}.ftl", {{\n'
        f'    query: "?files=bots,{around_files}&only={around}",\n'
        '    import: "default",\n'
        "  }),\n"
        f'  cards: import.meta.glob<Messages>("{folder}/{PAGE_FILES[0]}.ftl", {{\n'
        f'    query: "?files={PAGE_FILES[1]},events&only={cards}",\n'
        '    import: "default",\n'
        "  }),\n"
        f'  learn: import.meta.glob<Messages>("{folder}/{LEARN_FILES[0]}.ftl", {{\n'
        f'    query: "?files={later},{PAGE_FILES[0]}&only=learn-|credits|home-players",\n'
        '    import: "default",\n'
        "  }),\n"
        f'  replay: import.meta.glob<Messages>("{folder}/{REPLAY_FILES[0]}.ftl", {{\n'
        f'    query: "?files={",".join(REPLAY_FILES)}&only={replay}",\n'
        '    import: "default",\n'
        "  }),\n"
        f'  guide: import.meta.glob<Messages>("{folder}/{GUIDE_FILES[0]}.ftl", {{\n'
        f'    query: "?files={guide}",\n'
        '    import: "default",\n'
        "  }),\n"
        f'  coach: import.meta.glob<Messages>("{folder}/{COACH_FILES[0]}.ftl", {{\n'
        f'    query: "?files={",".join(COACH_FILES)}&only={coach}",\n'
        '    import: "default",\n'
        "  }),\n"
        "};\n"
    )


def protocol() -> str:
    """Return the message types as a module, made by the page's build tools."""
    return _types(schema())


def entries() -> str:
    """Return the types of a table's log entries: a table in the browser keeps the same log."""
    (entry,), components = msgspec.json.schema_components(
        (AnyEntry,), ref_template="#/definitions/{name}"
    )
    components["AnyEntry"] = entry
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
