"""The pictures of the rules are those that the script draws now, and the pages show them all."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"


def test_the_pictures_are_drawn_anew_to_the_letter(tmp_path: Path) -> None:
    script = ROOT / "scripts" / "draw_examples.py"
    subprocess.run([sys.executable, str(script), str(tmp_path)], check=True)
    drawn = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    kept = {path.name: path.read_text(encoding="utf-8") for path in IMAGES.iterdir()}
    assert drawn.keys() == kept.keys()
    changed = [name for name in drawn if drawn[name] != kept[name]]
    assert not changed, "run scripts/draw_examples.py and look at these pictures"


def test_every_picture_is_shown_with_words_for_those_who_cannot_see_it() -> None:
    pages = "".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs").glob("*.md"))
    shown = re.findall(r'<img src="images/([^"]+)"[^>]* alt="[^"]{40,}">', pages)
    assert sorted(shown) == sorted(path.name for path in IMAGES.iterdir())
