"""The tests on other versions of Python leave out only what is there."""

from pathlib import Path

from noxfile import LEFT_OUT

ROOT = Path(__file__).parents[1]


def test_what_is_left_out_exists() -> None:
    assert [path for path in LEFT_OUT if not (ROOT / path).exists()] == []
