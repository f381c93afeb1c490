"""`lanterns bench`: every figure is there; how large it is depends on the machine."""

import json
from collections.abc import Iterator
from functools import cache

import pytest
from cli.conftest import Run

from lanterns.cli.bench import figures

BY_PLAYERS = (
    "referee_random_games_per_s",
    "core_random_games_per_s",
    "core_greedy_games_per_s",
    "core_search_playouts_per_s",
    "net_judgment_us",
    "net_turn_ms",
    "net_search_1000_playouts_ms",
    "core_over_referee",
)


@pytest.fixture(scope="module", autouse=True)
def measured_once() -> Iterator[None]:
    """Let the tests here share their figures: each is measured when it is first asked for."""
    once = {key: cache(measure) for key, measure in figures.FIGURES.items()}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(figures, "FIGURES", once)
        yield


@pytest.mark.prove
def test_one_json_object(lanterns: Run) -> None:
    """The keys that others read, each with a figure for every number of players."""
    done = lanterns("bench", "--json", "--seconds", 0.01)
    found = json.loads(done.out)

    assert (done.code, done.err) == (0, "")
    for key in BY_PLAYERS:
        assert set(found[key]) == {"2", "3", "4"}
        assert all(figure > 0 for figure in found[key].values())
    assert set(found["referee_microseconds_by_tiles"]) == {"5", "10", "20"}
    assert found["core_state_bytes"] <= 1024
    assert found["core_two_threads"] > 0
    assert found["core_search_two_threads"] > 0
    assert found["core_import_and_search_s"] > 0.05
    assert found["core_single_steps_over_referee"] > 1
    assert set(found["vector_env_steps_per_s"]) == {"2", "3", "4"}
    assert found["pettingzoo_turns_per_s"]["lanterns"] > 0
    assert found["openspiel_steps_per_s"]["python_lanterns"] > 0


@pytest.mark.prove
def test_a_table(lanterns: Run) -> None:
    """The same for people, in aligned columns."""
    done = lanterns("bench", "--seconds", 0.01)
    rows = [line for line in done.out.splitlines() if " a second, " in line]

    assert done.code == 0
    assert len(rows) == 4
    assert len({len(row) for row in rows}) == 1
    assert "Two threads play" in done.out
    assert "A search in two threads makes" in done.out


@pytest.mark.parametrize("seconds", ["0", "nan", "inf"])
def test_no_time_at_all(lanterns: Run, seconds: str) -> None:
    """Measuring takes some time, and ends."""
    done = lanterns("bench", "--seconds", seconds)

    assert done.code == 2
    assert "--seconds" in done.err
