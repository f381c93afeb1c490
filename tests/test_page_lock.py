"""The page's tools can be installed on any machine, by the lock that is checked in."""

import json
from pathlib import Path

LOCK = Path(__file__).parents[1] / "ui" / "package-lock.json"


def test_the_lock_has_the_parts_for_every_platform() -> None:
    """`npm ci` refuses a lock that leaves one out, on all the others too."""
    packages = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    missing = {
        part
        for package in packages.values()
        for part in package.get("optionalDependencies", {})
        if f"node_modules/{part}" not in packages
    }
    assert missing == set()
