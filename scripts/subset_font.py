# /// script
# dependencies = ["fonttools[woff]>=4.60"]
# ///
"""Make the page's display font: Fraunces at one weight, with the letters of our four languages.

The result is checked in, so neither building nor testing needs this script or fontTools. To make
it again:

    npm pack @fontsource-variable/fraunces@5.3.0 && tar xzf fontsource-variable-fraunces-5.3.0.tgz
    uv run scripts/subset_font.py package
"""

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from unicodedata import normalize

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).parents[1] / "ui" / "src" / "style" / "fonts"

LOOK = {"wght": 600, "SOFT": 100, "WONK": 0, "opsz": 24}
"""Semi-bold, with the softest corners, plain letterforms, drawn for headings."""

ASCII = "".join(map(chr, range(0x20, 0x7F)))
WESTERN = "ÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜßàáâäæçèéêëìíîïñòóôöùúûüÿ"
POLISH = "ĄąĆćĘęŁłŃńŚśŹźŻż"
SIGNS = "\N{NO-BREAK SPACE}«»·×–—‘’‚“”„…−"

PARTS = {"latin": ASCII + WESTERN + SIGNS, "latin-ext": POLISH}
"""The files of the package, and what we take from each."""

NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14]
"""Entries of the name table to keep, the copyright and the license among them."""


def main(package: Path) -> None:
    """Write the font and its license."""
    with TemporaryDirectory() as folder:
        parts = [Path(folder) / f"{name}.ttf" for name in PARTS]
        for name, part in zip(PARTS, parts, strict=True):
            _cut(package / "files" / f"fraunces-{name}-full-normal.woff2", PARTS[name], part)
        font = Merger().merge([str(part) for part in parts])
    _kern_polish(font)
    font.flavor = "woff2"
    font.save(FONTS / "fraunces.woff2")
    shutil.copyfile(package / "LICENSE", FONTS / "OFL.txt")


def _cut(source: Path, letters: str, target: Path) -> None:
    font = instantiateVariableFont(TTFont(source), LOOK)
    options = Options(layout_features=["kern"], name_IDs=NAMES, hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    font.flavor = None
    font.save(target)


def _kern_polish(font: TTFont) -> None:
    """Let Polish letters keep the same distances as the letters that they are made from.

    They come from a file of their own, whose kerning knows only those letters.
    """
    glyphs = font.getBestCmap()
    plain = {letter: normalize("NFD", letter)[0] for letter in POLISH} | {"Ł": "L", "ł": "l"}
    made_from = {glyphs[ord(letter)]: glyphs[ord(plain[letter])] for letter in POLISH}
    kerning = font["GPOS"].table
    [western, _] = kerning.LookupList.Lookup
    for table in western.SubTable:
        # The other format is for single pairs, none of which has such a letter.
        if table.Format == 2:
            covered = table.Coverage.glyphs
            covered += [new for new, old in made_from.items() if old in covered]
            covered.sort(key=font.getGlyphID)
            for classes in (table.ClassDef1.classDefs, table.ClassDef2.classDefs):
                classes.update(
                    (new, classes[old]) for new, old in made_from.items() if old in classes
                )
    kerning.LookupList.Lookup = [western]
    for record in kerning.FeatureList.FeatureRecord:
        record.Feature.LookupListIndex = [0]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
