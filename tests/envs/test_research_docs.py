"""docs/research.md is true: its examples run, and its tables are those of the code."""

import doctest
import re
from pathlib import Path

import pytest

from lanterns.arena.dataset.columns import COLUMNS, FORMAT, table_of
from lanterns.core.encoding import dense_ids
from lanterns.core.encoding_layout import OBSERVATION, OBSERVATION_SIZE

GUIDE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_examples_run() -> None:
    """Every one gives what it shows."""
    pytest.importorskip("pyspiel")
    outcome = doctest.testfile(str(GUIDE), module_relative=False)
    assert outcome.attempted >= 30
    assert outcome.failed == 0


def test_every_field_is_described_with_its_shape() -> None:
    """In the order of the memory."""
    rows = re.findall(r"^\| `(\w+)` \| ([0-9 ×]*) ?\| ", GUIDE.read_text(encoding="utf-8"), re.M)
    named = [(name, shape.strip()) for name, shape in rows if name in (OBSERVATION.names or ())]
    wanted = [
        (name, " × ".join(map(str, kind[0].shape)))
        for name, kind in (OBSERVATION.fields or {}).items()
    ]
    assert named == wanted
    assert f"{OBSERVATION_SIZE} numbers" in GUIDE.read_text(encoding="utf-8")


def test_the_table_of_ids_is_that_of_the_code() -> None:
    """Written twice, and the same."""
    table = re.findall(r"^\| [0-9].*\|$", GUIDE.read_text(encoding="utf-8"), re.M)
    assert len(table) == 7
    assert all(row in (dense_ids.__doc__ or "") for row in table)


def test_the_columns_of_the_data_set_are_those_of_the_code() -> None:
    """Told once, in the code; questions ask for no other."""
    text = GUIDE.read_text(encoding="utf-8")
    assert table_of(COLUMNS) in text
    questions = re.findall(r"^```sql\n(.*?)^```", text, re.M | re.S)
    asked = {name for question in questions for name in re.findall(r"(\w+)\[[12]\]", question)}
    assert len(asked) == 7
    assert asked <= {column.name for column in COLUMNS}


def test_the_format_of_the_data_set_is_cited() -> None:
    """Beside the version of the package."""
    assert f"({FORMAT})" in (GUIDE.parents[1] / "CITATION.cff").read_text(encoding="utf-8")
    assert f"The format is `{FORMAT}`" in GUIDE.read_text(encoding="utf-8")
