"""How fast the page is: previews, the theater, bots' turns, the first visit, tables, the scripts.

`make bench-page`, or a part: `PYTHONPATH=tests:benchmarks:scripts python -m page hover theater`.
Prints JSON, with the load of the machine before and after. Run it on a quiet machine.
"""

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from e2e.conftest import ARGUMENTS
from e2e.kit.server import Server
from e2e.kit.visitor import PATIENCE
from playwright.sync_api import Browser, expect, sync_playwright

from lanterns.server.settings import Settings

from .bot_turn import measure_bot_turns
from .home import measure_home
from .hover import measure_hovers
from .opening import measure_openings
from .theater import measure_theater
from .weight import measure_weight

PARTS: dict[str, Callable[[Browser, Server], dict[str, Any]]] = {
    "home": measure_home,
    "weight": measure_weight,
    "opening": measure_openings,
    "hover": measure_hovers,
    "theater": measure_theater,
    "bot_turn": measure_bot_turns,
}


def main() -> None:
    """Measure the parts named, or all, in one browser."""
    usual = Settings(database="")
    bots = {"bot_pause": usual.bot_pause, "bot_budget": usual.bot_budget}
    expect.set_options(timeout=PATIENCE)
    figures: dict[str, Any] = {"load_before": os.getloadavg()[0]}
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), **bots) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=ARGUMENTS
        )
        for name in sys.argv[1:] or PARTS:
            figures[name] = PARTS[name](browser, server)
        browser.close()
    figures["load_after"] = os.getloadavg()[0]
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
