"""Settings are checked, stored and read again."""

from pathlib import Path

import pytest

from training.config import Config


def test_it_survives_the_file(tmp_path: Path) -> None:
    config = Config(players=3, games=500, trace=0.8)
    config.save(tmp_path / "config.json")
    assert Config.load(tmp_path / "config.json") == config
    assert Config.load(tmp_path / "config.json", seed=7) == Config(
        players=3, games=500, trace=0.8, seed=7
    )


def test_unknown_settings_are_refused(tmp_path: Path) -> None:
    (tmp_path / "config.json").write_text('{"players": 2, "gmaes": 5}', encoding="utf-8")
    with pytest.raises(ValueError, match="gmaes"):
        Config.load(tmp_path / "config.json")


@pytest.mark.parametrize(
    "wrong", [{"players": 5}, {"players": 2, "games": 0}, {"players": 2, "greedy_games": 1.2}]
)
def test_what_cannot_run_is_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError):
        Config(**wrong)  # type: ignore[arg-type]  # wrong on purpose
