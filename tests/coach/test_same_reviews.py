"""The page's module gives the same review as the library, to the last bit."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from coach.games import played
from kit.node import node_path
from kit.sizes import mostly

from lanterns.coach import decisions_as_judged, finished_game, review_of
from lanterns.core import Line, pack
from lanterns.rules import action_from_text

WORLDS = 3


@pytest.mark.parametrize("players", mostly(3))
def test_native_and_page_agree(players: int) -> None:
    record = played(players)
    game = finished_game(record)
    judged = list(decisions_as_judged(game, WORLDS))
    ours = review_of(game, judged)

    theirs = _reviewed_by_page(players, [seat.result for seat in ours.seats])

    assert [one["ply"] for one in theirs["decisions"]] == [one.ply for one in judged]
    for one, other in zip(judged, theirs["decisions"], strict=True):
        advice = other["advice"]
        assert [_line(line) for line in one.advice.lines] == [_page(x) for x in advice["lines"]]
        assert advice["verdict"] == one.verdict.value
        assert advice["isExact"] == one.advice.is_exact
        assert [advice["lossWin"], advice["lossHonor"], advice["stake"]] == [
            one.loss_win,
            one.loss_honor,
            one.advice.stake,
        ]
    for seat, account in zip(ours.seats, theirs["seats"], strict=True):
        assert account["own"] == seat.own
        assert account["others"] == seat.others
        assert account["luck"] == seat.luck
        assert account["quality"] == seat.quality
    assert theirs["moments"] == [one.ply for one in ours.moments]


def _line(line: Line) -> tuple[object, ...]:
    return (
        [pack(action) for action in line.actions],
        *(list(line.win_chance), list(line.honor), line.error, line.worlds),
        *(list(map(list, line.cards)), list(map(list, line.ready)), list(line.denied)),
        *(line.favor, line.honor_now, line.token, list(line.tops), line.is_exact),
    )


def _page(line: dict[str, Any]) -> tuple[object, ...]:
    names = "actions winChance honor error worlds cards ready denied favor honorNow token tops"
    return tuple(line[name] for name in [*names.split(), "isExact"])


def _reviewed_by_page(players: int, results: list[float]) -> Any:
    record = played(players)
    asked = {
        "seating": [int(side) for side in record.seating],
        "tiles": list(record.tiles),
        "actions": [pack(action_from_text(text)) for text in record.actions],
        "worlds": WORLDS,
        "results": results,
    }
    said = subprocess.run(
        [node_path(), Path(__file__).with_name("review_host.mjs")],
        input=json.dumps(asked) + "\n",
        check=True,
        capture_output=True,
        text=True,
    )
    return json.loads(said.stdout)
