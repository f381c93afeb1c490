"""Reports for people and for programs."""

import json
import re
from xml.etree import ElementTree

import pytest
from kit.contests import ended, ledger_of, three_bots

from lanterns.arena import Contest, SequentialTest
from lanterns.arena.json_report import to_json
from lanterns.arena.svg_chart import ratings_to_svg, to_svg
from lanterns.arena.text_table import to_table

SVG = "{http://www.w3.org/2000/svg}"


def test_the_table_has_the_strongest_first() -> None:
    lines = to_table(three_bots()).splitlines()
    assert lines[0] == "2 players, 12 games on 2 deals, seed 7, at most 0.5 s per action"
    assert [line.split()[0] for line in lines[2:6]] == ["bot", "c", "b", "a"]
    assert re.match(r"b +8 +50\.0% +[\d.]+–[\d.]+ +30\.0 ± 0\.0 +1\.50 ± 0\.00 ", lines[4])
    assert len({len(line) for line in lines[2:6]}) == 1
    assert re.search(r" 1500 ± \d+ +4 +2\.00 +40\.00$", lines[4])
    assert lines[7].startswith("win share by seat, the start player first: 50.0% (")


@pytest.mark.parametrize(
    ("score", "deals", "line"),
    [
        (1.0, 30, "a: 60.0% rather than 50.0%, decided after 30 deals (log likelihood ratio 5."),
        (0.0, 30, "a: 50.0% rather than 60.0%, decided after 30 deals (log likelihood ratio -6."),
        (
            1.0,
            1,
            "a: not decided between 50.0% and 60.0% after one deal (log likelihood ratio ",
        ),
        (1.0, 2, "a: not decided between 50.0% and 60.0% after 2 deals (log likelihood ratio 0."),
    ],
)
def test_the_table_shows_the_verdict(score: float, deals: int, line: str) -> None:
    test = SequentialTest(0.5, 0.6)
    for _ in range(deals):
        test.add(score)
    assert to_table(three_bots(), test).splitlines()[-1].startswith(line)


def test_json_has_every_figure_under_its_name() -> None:
    test = SequentialTest(0.5, 0.6)
    data = json.loads(to_json(three_bots(), test, interrupted=True))
    assert (data["players"], data["seed"], data["deals"], data["games"]) == (2, 7, 2, 12)
    assert (data["budget"], data["interrupted"]) == (0.5, True)
    assert list(data["bots"]) == ["c", "b", "a"]
    best = data["bots"]["c"]
    assert (best["games"], best["win_share"], best["mean_honor"], best["mean_rank"]) == (
        8,
        1,
        40,
        1,
    )
    assert (best["ms_median"], best["ms_p99"]) == pytest.approx((2, 40))
    assert best["ci95"][0] < best["ci95"][1] == 1
    assert best["rating"]["mu"] > 1500 > data["bots"]["a"]["rating"]["mu"]
    assert best["rating"]["ci95"][0] < best["rating"]["mu"] < best["rating"]["ci95"][1]
    # The first seat of every game was cut short once; every bot sits there in half of its games.
    assert (best["choices"], best["cut_short"]) == (24, 4)
    assert [seat["win_share"] for seat in data["seats"]] == [0.5, 0.5]
    assert data["line_ups"][0]["bots"] == ["a", "b"]
    assert data["line_ups"][0]["shares"]["b"]["win_share"] == 1
    assert data["sprt"]["verdict"] == "undecided"


def test_one_deal_has_no_interval_of_honor() -> None:
    results = ledger_of(Contest((("a", "b"),), seed=1), ended(9, 5), ended(5, 9)).standings()
    lines = to_table(results).splitlines()
    assert lines[0] == "2 players, 2 games on one deal, seed 1, at most 0.5 s per action"
    assert lines[3].split()[:6] == ["a", "2", "100.0%", "0.0–100.0", "9.0", "1.00"]
    data = json.loads(to_json(results))
    assert data["bots"]["a"]["ci95"] == [0, 1]
    assert data["bots"]["a"]["mean_honor_ci95"] == [None, None]
    assert data["bots"]["a"]["rating"]["ci95"] == [None, None]
    assert data["bots"]["a"]["rating"]["sigma"] is None
    assert data["sprt"] is None


def test_the_chart_shows_the_same() -> None:
    root = ElementTree.fromstring(to_svg(three_bots()))
    words = [text.text for text in root.iter(f"{SVG}text")]
    names = [word for word in words if word in ("a", "b", "c")]
    assert names == ["c", "b", "a"]
    assert {"100.0%", "50.0%", "0.0%", "fair share 50.0%"} <= set(words)
    desc = root.find(f"{SVG}desc")
    assert desc is not None
    assert desc.text == "c 100.0%; b 50.0%; a 0.0%"


def test_the_chart_of_ratings_has_the_strongest_on_top() -> None:
    root = ElementTree.fromstring(ratings_to_svg(three_bots()))
    words = [text.text for text in root.iter(f"{SVG}text")]
    assert [word for word in words if word in ("a", "b", "c")] == ["c", "b", "a"]
    assert "mean 1500" in words
    lanterns = [float(light.attrib["cx"]) for light in root.iter(f"{SVG}ellipse")]
    assert lanterns == sorted(set(lanterns), reverse=True)


def test_lanterns_hang_further_right_the_more_they_win() -> None:
    root = ElementTree.fromstring(to_svg(three_bots()))
    lanterns = [float(light.attrib["cx"]) for light in root.iter(f"{SVG}ellipse")]
    assert lanterns == sorted(lanterns, reverse=True)
    assert lanterns[1] == (lanterns[0] + lanterns[2]) / 2
