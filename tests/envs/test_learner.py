"""The example that learns does learn."""

import re
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "learner"


@pytest.fixture
def train(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The example as a module."""
    monkeypatch.syspath_prepend(FOLDER)
    sys.modules.pop("train", None)
    import train  # type: ignore[import-not-found]  # found by the path above

    return train


def test_it_is_short() -> None:
    """At most 150 lines, so that it can be read in one sitting."""
    assert len((FOLDER / "train.py").read_text(encoding="utf-8").splitlines()) <= 150


def test_without_gymnasium_it_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "lanterns.envs.gymnasium", raising=False)
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(FOLDER / "train.py"), run_name="__main__")
    assert ended.value.code == "There is no gymnasium: in a clone, pip install '.[gymnasium]'."


def test_it_runs(train: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few small updates change the weights, and the curve can be drawn."""
    monkeypatch.setattr(train, "GAMES", 16)
    learner, curve = train.train(2)
    assert learner.policy.any()
    assert len(curve) == 2
    assert train.svg_of(curve).startswith("<svg ")


def test_the_picture_is_of_a_run_that_beats_the_helper(train: Any) -> None:
    """Drawn by the file as it is, for as many updates as it makes."""
    drawn = (FOLDER / "curve.svg").read_text(encoding="utf-8")
    points = re.findall(r"[\d.]+,([\d.]+)", drawn.partition('points="')[2].partition('"')[0])
    curve = [1 - float(height) / 200 for height in points]
    assert train.svg_of(curve) == drawn
    assert f"train(updates={len(curve)})" in (FOLDER / "train.py").read_text(encoding="utf-8")
    assert curve[0] < 0.1 and sum(curve[-5:]) / 5 > 0.6


@pytest.mark.prove
@pytest.mark.timeout(1800)
def test_it_beats_the_helper(train: Any) -> None:
    """In 60 updates, from no victory at all to most of them."""
    _, curve = train.train(60)
    assert curve[0] < 0.1
    assert sum(curve[-5:]) / 5 > 0.6
