"""The long description of the package: the README, with addresses that also work elsewhere.

Where the package is shown, paths of this repository lead nowhere. `LANTERNS_HOME` names the
repository's public address; without it, pictures and links between pages are left out.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

HOME = "LANTERNS_HOME"
"""The variable with the address of the repository, such as https://example.org/lanterns."""

_PICTURE = re.compile(r'<img src="(?!https?:)([^"]+)"[^>]*>\n*')
_LINK = re.compile(r"\[([^\]]+)\]\((?!https?:|#)([^)]+)\)")


class Describe(MetadataHookInterface):
    """Gives the package its long description and its addresses."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in what pyproject.toml calls dynamic."""
        home, version = os.environ.get(HOME, "").rstrip("/"), metadata["version"]
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        shown = described(text, home, f"v{version}")
        metadata["readme"] = {"content-type": "text/markdown", "text": shown}
        metadata["urls"] = addresses(home, f"v{version}")


def described(text: str, home: str, tag: str) -> str:
    """Return the README with whole addresses, or without what would need one."""
    if not home:
        return _LINK.sub(r"\1", _PICTURE.sub("", text))
    pictures = _PICTURE.sub(
        lambda picture: picture[0].replace(picture[1], f"{home}/raw/{tag}/{picture[1]}", 1), text
    )
    return _LINK.sub(rf"[\1]({home}/blob/{tag}/\2)", pictures)


def addresses(home: str, tag: str) -> dict[str, str]:
    """Return the project's addresses, if it has any."""
    if not home:
        return {}
    pages = {"Documentation": "README.md", "Changelog": "CHANGELOG.md"}
    return {
        "Homepage": home,
        "Issues": f"{home}/issues",
        **{name: f"{home}/blob/{tag}/{page}" for name, page in pages.items()},
    }
