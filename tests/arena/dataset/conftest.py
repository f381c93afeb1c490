"""Small data sets."""

from collections.abc import Callable, Generator, Iterable
from pathlib import Path

import pytest

from lanterns.arena.dataset import plan as plans
from lanterns.arena.dataset.columns import Row
from lanterns.arena.dataset.folder import make
from lanterns.arena.dataset.part import Part
from lanterns.arena.dataset.plan import Plan

PLAN = Plan(games=6, players=(2, 3), levels=("random", "artisan"), seed=5)
"""Eight files of up to four games, in parts of two."""

Files = dict[str, bytes]


def here(parts: Iterable[Part]) -> Generator[list[Row]]:
    """Play in this process."""
    for part in parts:
        yield part.play()


def files_in(folder: Path) -> Files:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(autouse=True)
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow")
    monkeypatch.setattr(plans, "GAMES_A_FILE", 4)
    monkeypatch.setattr(plans, "GAMES_A_PART", 2)


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """A finished set."""
    folder = tmp_path / "whole"
    assert make(folder, PLAN, here) == PLAN.total == 24
    return folder


Spoil = Callable[[Path], object]
