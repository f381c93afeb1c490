"""The example that learns the value of afterstates does learn, and plays in the arena."""

import sys
from pathlib import Path
from typing import Any

import pytest

from lanterns.arena import Bout
from lanterns.bots import BOTS
from lanterns.rules import check_record

FOLDER = Path(__file__).parents[2] / "examples" / "afterstate"


@pytest.fixture
def train(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The example as a module."""
    monkeypatch.syspath_prepend(FOLDER)
    for name in ("train", "lanterns_afterstate"):
        sys.modules.pop(name, None)
    import train  # type: ignore[import-not-found]  # found by the path above

    yield train
    for name in ("train", "lanterns_afterstate"):
        sys.modules.pop(name, None)


def test_it_learns_tells_how_and_plays_in_the_arena(
    train: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A second of it changes the weights; nothing is written but what is asked for."""
    before = set(FOLDER.rglob("*"))
    monkeypatch.setattr(train, "TABLES", 16)
    monkeypatch.setattr(train, "BATCH", 16)
    learner, curve = train.train(2, every=1)
    assert learner.count and len(curve) >= 1
    assert "of 200 against helper" in capsys.readouterr().out
    assert {path for path in FOLDER.rglob("*") if "__pycache__" not in str(path)} <= before
    weights = tmp_path / "weights.npz"
    learner.value.save(str(weights))
    monkeypatch.setenv("LANTERNS_AFTERSTATE", str(weights))
    bot = sys.modules["lanterns_afterstate"].AfterstateBot
    monkeypatch.setitem(BOTS, "afterstate", bot)
    game = Bout(seed=1, deal=0, line_up=("afterstate", "visitor")).play()
    assert check_record(game.record).is_over


@pytest.mark.prove
@pytest.mark.timeout(1800)
def test_it_beats_the_helper(train: Any) -> None:
    """Most games after thirty seconds of one core."""
    learner, curve = train.train(30)
    assert curve[0] < curve[-1]
    assert learner.share(train.HELPER, 400) > 0.85
