"""Whole games as arrays: to records that the referee accepts, and back."""

from dataclasses import replace

import numpy as np
import pytest

from lanterns import core
from lanterns.rules import BrokenRecord, Direction, IllegalAction, check_record, record_to_json


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("policy", list(core.Policy))
def test_records_are_games_of_the_referee(players: int, policy: core.Policy) -> None:
    """It replays them to the same end, and reading them gives the same arrays."""
    logs = core.play_logs(players, 5, seed=players, policy=policy)
    records = list(logs.records(["a"] * players))
    ends = logs.ends()
    for game, record in enumerate(records):
        assert record.result is not None
        assert check_record(record) == ends[game]
        assert record.names == ("bot:a",) * players
    again = core.GameLogs.from_records(records)
    assert np.array_equal(again.tiles, logs.tiles)
    assert np.array_equal(again.actions, logs.actions)


def test_games_depend_on_seed_and_number_alone() -> None:
    """However they are divided between calls."""
    whole = core.play_logs(3, 6, seed=1, policy=core.Policy.GREEDY)
    part = core.play_logs(3, 2, seed=1, policy=core.Policy.GREEDY, first=4)
    wanted = [record_to_json(record) for record in whole.records()][4:]
    assert [record_to_json(record) for record in part.records()] == wanted
    assert len(core.play_logs(2, 0, seed=1)) == 0


def test_positions_are_those_before_each_action() -> None:
    """Every decision of every game, once."""
    logs = core.play_logs(2, 20, seed=4)
    count = 0
    for batch, actions, rows in logs.positions():
        assert not batch.is_over.any()
        assert len(batch) == len(actions) == len(rows)
        count += len(rows)
    assert count == int((logs.actions >= 0).sum())


def test_what_cannot_be_read() -> None:
    """Two seatings, an action that is none, and one that is not legal."""
    [one] = core.play_logs(2, 1, seed=1).records()
    [other] = core.play_logs(seating=(Direction.EAST, Direction.WEST), seed=1).records()
    with pytest.raises(core.BadRequest, match="one seating, not 2"):
        core.GameLogs.from_records([one, other])
    with pytest.raises(BrokenRecord, match="Action 1"):
        core.GameLogs.from_records([replace(one, actions=("nonsense",))])
    with pytest.raises(IllegalAction):
        core.GameLogs.from_records([replace(one, actions=("7",))]).ends()


def test_unfinished_games_have_no_result() -> None:
    """A record that stops early says nothing about the end."""
    [one] = core.play_logs(2, 1, seed=1).records()
    early = replace(one, actions=one.actions[:5], result=None)
    assert list(core.GameLogs.from_records([early]).records()) == [replace(early, names=None)]
