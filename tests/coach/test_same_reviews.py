"""The page's module gives the same review as the library, to the last bit."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from advice_examples import as_page
from coach.games import played
from kit.node import page_under_node
from kit.sizes import mostly

from lanterns.coach import decisions_as_judged, review_of
from lanterns.coach.ratings import ratings_in
from lanterns.core import pack
from lanterns.rules import Game, Record, action_from_text

WORLDS = 3


@pytest.mark.parametrize("players", mostly(3))
def test_native_and_page_agree(players: int) -> None:
    record = played(players)
    game = Game.from_record(record)
    judged = list(decisions_as_judged(game, WORLDS))
    ours = review_of(game, judged)

    theirs = _reviewed_by_page(record)

    assert [one["ply"] for one in theirs["decisions"]] == [one.ply for one in judged]
    for one, other in zip(judged, theirs["decisions"], strict=True):
        assert json.loads(json.dumps(as_page(one.advice))) == other["advice"]
    assert theirs["seats"] == [asdict(seat) for seat in ours.seats]
    assert theirs["moments"] == [one.ply for one in ours.moments]


def _reviewed_by_page(record: Record) -> Any:
    asked = {
        "seating": [int(side) for side in record.seating],
        "tiles": list(record.tiles),
        "actions": [pack(action_from_text(text)) for text in record.actions],
        "ratings": list(ratings_in(record)),
        "worlds": WORLDS,
    }
    with page_under_node(Path(__file__).with_name("review_host.mjs")) as page:
        return page.ask(asked)
