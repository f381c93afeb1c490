"""Opening a table: what a rematch is called."""

import pytest

from lanterns.server.table.commands import LABEL_LENGTH
from lanterns.server.table.creation import next_title


@pytest.mark.parametrize(
    ("title", "following"),
    [
        ("Moon Pond", "Moon Pond 2"),
        ("Moon Pond 2", "Moon Pond 3"),
        ("Moon Pond 9", "Moon Pond 10"),
        ("7", "7 2"),
        ("Room 0", "Room 0 2"),
        ("Lake  2", "Lake  2 2"),
    ],
)
def test_a_rematch_counts_the_games(title: str, following: str) -> None:
    assert next_title(title) == following


def test_a_long_title_stays_within_its_limit() -> None:
    title = "a" * LABEL_LENGTH
    assert next_title(title) == "a" * (LABEL_LENGTH - 2) + " 2"
