"""Write what the page needs of the simulator: its modules, its tables, its layout, its bots.

The modules are the C core compiled to WebAssembly by the compiler in the ziglang wheel. The printed
tables and the layout of its structures come from `lanterns.core`, so that nothing printed and no
offset is written twice; a test makes everything again and compares.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import get_args

import numpy as np
from advice_examples import reason_type

from lanterns import rules
from lanterns.bots import BOTS, Bot
from lanterns.bots.greedy_bot import GreedyBot
from lanterns.bots.human_bot import HumanLikeBot
from lanterns.bots.ladder import BUILT_IN, LADDER
from lanterns.bots.net_search_bot import NetSearchBot
from lanterns.bots.search_bot import SearchBot
from lanterns.bots.strength import ratings_of
from lanterns.bots.uniform_bot import UniformBot
from lanterns.core import ADVICE_WORLDS, Reason, Verdict, layout
from lanterns.core.component_tables import printed_tables
from lanterns.rules.errors import COUNT_WORDS, NotationFault
from lanterns.rules.record import FORMAT as RECORD_FORMAT
from lanterns.server.errors import TableFault
from lanterns.server.live.thinking import fallbacks
from lanterns.server.settings import Settings
from lanterns.server.table.decisions import MOST
from lanterns.server.table.rules_versions import RULES
from lanterns.server.wire.events import event_type
from lanterns.server.wire.messages import OfferKind
from lanterns.server.wire.views import DECIDERS, PHASES

ROOT = Path(__file__).parents[1]
NATIVE = ROOT / "src" / "lanterns" / "core" / "native"
CORE = ROOT / "ui" / "src" / "core"

ZIG = [sys.executable, "-m", "ziglang"]
# No standard library: it would have to be built first, and the core hardly needs one. Every browser
# of the last years has these instructions; without SIMD, a search with a net takes four times as
# long.
COMPILE = ["--target=wasm32-freestanding", "-msimd128", "-mbulk-memory", f"-I{NATIVE / 'wasm'}"]
COMPILE += ["-std=c11", "-O2", "-g0", "-fvisibility=hidden", "-ffp-contract=off", "-c"]
# Small code for the page: loops that pay for more say so (ALL_AT_ONCE), and what is called at
# several places is seldom copied there. It saves a tenth, and costs a tenth of the speed.
COMPILE += ["-fno-unroll-loops", "-mllvm", "-inline-threshold=40"]
# With the stack first, one that overflows traps instead of writing over data.
LINK = ["--no-entry", "--strip-all", "--export=__heap_base", "--stack-first"]
LINK += ["-z", "stack-size=1048576"]

_START = ("load", "layout", "count", "legal")
MODULES: dict[str, tuple[str, ...]] = {
    "rules": (
        *(*_START, "deal", "apply", "resample", "events", "previews"),
        *("refusal", "closed", "standing", "review"),
    ),
    "bots": (*_START, "choose", "human", "net_size", "net_read", "turns", "search"),
    "coach": (*_START, "restore", "apply", "net_size", "net_read", "advise"),
    "lanterns": (),
}
"""The page's modules and what can be called in them. A table needs the rules at once, the bots when
one of them is on turn, and the coach when it is asked. The last one has every function, for the
tests. All are linked from the same object file: each holds the code that its functions need."""

STRUCTURES = (
    *("STATE", "PLAYER", "CANDIDATE", "EVENT", "REFUSAL", "STANDING"),
    *("REASON", "LINE", "ADVICE", "ACCOUNT"),
)
"""What the page reads of the core's memory."""


DECIDED = (
    *(TableFault.NO_SEAT, TableFault.SEAT_NOT_YOURS, TableFault.SEAT_NOT_PLAYED),
    *(TableFault.BOT_NAME, TableFault.NO_LEVEL, TableFault.BAD_INVITATION),
    *(TableFault.ALREADY_STARTED, TableFault.NOT_STARTED, TableFault.NOT_YOUR_TURN),
    *(TableFault.CURTAIN, TableFault.BOT_PLAYS, TableFault.NOTHING_TO_TAKE_BACK),
    *(TableFault.TABLE_CLOSED, TableFault.NOT_ENDED, TableFault.REMATCHED),
    *(TableFault.TOO_MANY_CHANGES, TableFault.NOT_STORED),
)
"""Why a table in the browser refuses a command; the others are about servers and strangers."""


def modules() -> dict[str, bytes]:
    """Return the simulator as WebAssembly modules by name; the same bytes on every machine."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder, "lanterns.o")
        _run("cc", *COMPILE, "-o", made, NATIVE / "lanterns.c")
        return {name: _linked(made, functions) for name, functions in MODULES.items()}


def _linked(made: Path, functions: tuple[str, ...]) -> bytes:
    linked = made.with_suffix(".wasm")
    exports = [f"--export=lanterns_{name}" for name in functions] or ["--export-dynamic"]
    _run("wasm-ld", *LINK, *exports, "-o", linked, made)
    return linked.read_bytes()


def memory_layout() -> str:
    """Return the printed tables and the layout of the core's structures as a module."""
    structures = "".join(_structure(name) for name in STRUCTURES)
    return (
        "/** Written by scripts/write_page_core.py from the layout of the simulator. */\n\n"
        "/** The printed pieces as the simulator takes them, in hexadecimal digits. */\n"
        f'export const TABLES =\n  "{printed_tables().tobytes().hex()}";\n\n'
        "/** What the module must report: it and this file describe the same memory. */\n"
        f"export const SIZES = {list(layout.SIZES)};\n\n"
        f"export const MAX_ACTIONS = {layout.MAX_ACTIONS};\n"
        f"export const MAX_EVENTS = {layout.MAX_EVENTS};\n"
        f"export const MAX_LINES = {layout.MAX_LINES};\n"
        f"export const MOMENTS = {layout.MOMENTS};\n"
        "/** In how many deals of the unseen tiles the coach compares the best lines. */\n"
        f"export const ADVICE_WORLDS = {ADVICE_WORLDS};\n"
        "/** Room for the text of one placement with all it would give. */\n"
        f"export const PREVIEW_BYTES = {layout.PREVIEW_BYTES};\n"
        "/** Added to x and y where a cell is one number. */\n"
        f"export const ORIGIN = {layout.ORIGIN};\n\n"
        "/** Where each field of a structure begins, in bytes. */\n" + structures
    )


def names() -> str:
    """Return the words in messages that stand for the simulator's numbers as a module."""
    lists: dict[str, object] = {
        "COLOR_LETTERS": "".join(color.letter for color in rules.COLORS),
        "COLOR_NAMES": [color.name.lower() for color in rules.COLORS],
        "DIRECTIONS": [side.name.lower() for side in rules.DIRECTIONS],
        "PHASES": list(PHASES.values()),
        "OFFER_KINDS": get_args(OfferKind),
        "EVENT_TYPES": [event_type(one) for one in get_args(rules.Event)],
        "DECIDERS": [{"name": one.value, "sentence": DECIDERS[one]} for one in rules.Decider],
        "VERDICTS": [one.value for one in Verdict],
        "REASON_TYPES": [reason_type(one) for one in get_args(Reason)],
        "COUNT_WORDS": COUNT_WORDS,
        "REFUSALS": [{"code": one.code, "sentence": one.value} for one in rules.Refusal],
        "NOT_AN_ACTION": NotationFault.NOT_AN_ACTION.value,
        "TABLE_FAULTS": {one.code: one.value for one in DECIDED},
        "MOST": {entry.__struct_config__.tag: most for entry, most in MOST.items()},
        "RECORD_FORMAT": RECORD_FORMAT,
        "RULES_VERSION": RULES,
    }
    listed = "".join(
        f"\nexport const {name} = {json.dumps(value, ensure_ascii=False, indent=2)} as const;\n"
        for name, value in lists.items()
    )
    seating = {str(players): list(seats) for players, seats in rules.DEFAULT_SEATING.items()}
    return (
        "/** Written by scripts/write_page_core.py: the words for the simulator's numbers. */\n"
        f"{listed}\nexport const DEFAULT_SEATING: Readonly<Record<number, readonly number[]>> = "
        f"{json.dumps(seating)};\n"
    )


def bots() -> str:
    """Return the bots of this package, as the server lists them, as a module."""
    listed = [
        {
            "level": level,
            "rung": LADDER.index(level) + 1 if level in LADDER else None,
            "ratings": ratings_of(level),
        }
        for level in BUILT_IN
    ]
    instead = {level: fallbacks(level) for level in BUILT_IN}
    return (
        "/** Written by scripts/write_page_core.py: the bots that play without a server. */\n\n"
        'import type { BotLevel } from "./protocol";\n\n'
        f"export const BOTS: readonly BotLevel[] = {json.dumps(listed)};\n\n"
        "/** Each level and those that choose in its place if it fails. */\n"
        "export const FALLBACKS: Readonly<Record<string, readonly string[]>> = "
        f"{json.dumps(instead)};\n"
    )


def levels() -> str:
    """Return how each bot of this package plays, as a module."""
    seconds = Settings(database="").bot_budget
    each = {name: _level(BOTS[name]()) for name in BUILT_IN}
    listed = "".join(f"  {name}: {json.dumps(level)},\n" for name, level in each.items())
    return (
        "/** Written by scripts/write_page_core.py from the bots of the package. */\n\n"
        "/** How a level plays; numbers that differ by players stand under their number. */\n"
        "export type Way =\n"
        '  | { readonly kind: "random" | "greedy" }\n'
        "  /** The simulator's structure of traits, as whole numbers. */\n"
        '  | { readonly kind: "human"; readonly traits: readonly number[] }\n'
        "  | {\n"
        '      readonly kind: "search";\n'
        "      readonly byNet: boolean;\n"
        "      readonly width: number;\n"
        "      /** Only with so few tiles left to lay; zero for always. */\n"
        "      readonly last: number;\n"
        "      /** Zero for as many as the time allows. */\n"
        "      readonly playouts: Readonly<Record<number, number>>;\n"
        "      /** With fewer for the best candidate, the search is not trusted. */\n"
        "      readonly least: Readonly<Record<number, number>>;\n"
        "    };\n\n"
        "/** How long a bot that searches may think about one action. */\n"
        f"export const SECONDS = {seconds};\n\n"
        f"export const LEVELS = {{\n{listed}}} as const satisfies Readonly<Record<string, Way>>;\n"
    )


def _level(bot: Bot) -> dict[str, object]:
    match bot:
        case UniformBot():
            return {"kind": "random"}
        case GreedyBot():
            return {"kind": "greedy"}
        case HumanLikeBot():
            return {"kind": "human", "traits": bot.traits.numbers()}
        case SearchBot() | NetSearchBot():
            plans = {players: bot.plan(players) for players in rules.PLAYER_COUNTS}
            return {
                "kind": "search",
                "byNet": isinstance(bot, NetSearchBot),
                "width": bot.width,
                "last": (bot.last or 0) if isinstance(bot, NetSearchBot) else 0,
                "playouts": {players: plan.playouts or 0 for players, plan in plans.items()},
                "least": {players: plan.least for players, plan in plans.items()},
            }
        case _:
            raise TypeError(f"the page cannot play {type(bot).__name__}")


def _structure(name: str) -> str:
    structure: np.dtype[np.void] = getattr(layout, name)
    offsets = "".join(
        f"  {field}: {offset[1]},\n" for field, offset in (structure.fields or {}).items()
    )
    return f"export const {name} = {{\n  bytes: {structure.itemsize},\n{offsets}}} as const;\n"


def _run(*command: str | Path) -> None:
    subprocess.run([*ZIG, *map(str, command)], check=True, capture_output=True, text=True)


if __name__ == "__main__":
    CORE.mkdir(exist_ok=True)
    for name, module in modules().items():
        (CORE / f"{name}.wasm").write_bytes(module)
    (CORE / "layout.ts").write_text(memory_layout(), encoding="utf-8")
    (CORE / "names.ts").write_text(names(), encoding="utf-8")
    (CORE.parent / "wire" / "bots.ts").write_text(bots(), encoding="utf-8")
    (CORE / "level-data.ts").write_text(levels(), encoding="utf-8")
