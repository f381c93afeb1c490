"""What is generated for the page is what server, referee, core and words make now."""

from collections.abc import Callable

import pytest
import write_page_core
import write_page_types
from write_page_types import UI


@pytest.mark.parametrize(
    ("file", "make"),
    [
        ("wire/protocol.ts", write_page_types.protocol),
        ("wire/pieces.ts", write_page_types.pieces),
        ("wire/bots.ts", write_page_core.bots),
        ("engine/entries.ts", write_page_types.entries),
        ("words/languages.ts", write_page_types.languages),
        ("core/layout.ts", write_page_core.memory_layout),
        ("core/names.ts", write_page_core.names),
        ("core/level-data.ts", write_page_core.levels),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_it_is_current(file: str, make: Callable[[], str]) -> None:
    assert make() == (UI / "src" / file).read_text(encoding="utf-8"), "run `make ui`"
