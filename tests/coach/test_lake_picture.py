"""The drawing of a lake: letters that no edge cuts."""

import re
from xml.etree import ElementTree

from coach.games import game_of

from lanterns.coach.lake_picture import SIDE, lake_picture
from lanterns.coach.review_page import STYLE
from lanterns.rules import Place

CAPITAL, WIDEST = 0.73, 1.0
"""The height and the width of a bold capital, as parts of the size of the letters."""


def _size(pattern: str) -> float:
    found = re.search(pattern, STYLE)
    assert found is not None
    return float(found[1])


def test_letters_stay_clear_of_the_edges_and_the_platform() -> None:
    played = next(ply for ply in game_of(2).plies[8:] if isinstance(ply.action, Place))
    assert isinstance(played.action, Place)
    drawing = ElementTree.fromstring(lake_picture(played.before.lake, played.action, "lake"))

    size = _size(r"\.lake text \{ font: bold (\d+)px")
    reach = 1 + _size(r"\.new \{[^}]*stroke-width: (\d+)") / 2
    tiles = drawing.findall("g")
    assert any(tile.find("rect[@class='platform']") is not None for tile in tiles)
    for tile in tiles:
        for letter in tile.findall("text"):
            x, y = float(letter.attrib["x"]), float(letter.attrib["y"])
            left, right = x - size * WIDEST / 2, x + size * WIDEST / 2
            top, bottom = y - size * CAPITAL, y
            assert reach < min(left, top) and max(right, bottom) < SIDE - reach
            # The platform, with half of its line, is the middle quarter of a tile.
            before, after = SIDE * 3 / 8 - 0.5, SIDE * 5 / 8 + 0.5
            assert min(right, bottom) < before or max(left, top) > after
