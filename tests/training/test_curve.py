"""The curve is drawn from the log."""

from pathlib import Path
from xml.etree import ElementTree

from training.curve import Log, read_duels, to_svg
from training.schedule import cosine, linear


def test_the_log_becomes_a_picture(tmp_path: Path) -> None:
    log = Log(tmp_path / "log.jsonl")
    log.write(what="iteration", games=100, seconds=1.0)
    log.write(what="duel", against="greedy", games=100, share=0.5)
    log.write(what="duel", against="greedy", games=200, share=0.75)
    log.write(what="duel", against="first", games=200, share=0.3)
    series = read_duels(log.path)
    assert series == {"greedy": [(100, 0.5), (200, 0.75)], "first": [(200, 0.3)]}
    picture = ElementTree.fromstring(to_svg(series, players=4))
    lines = [part for part in picture if part.tag.endswith("polyline")]
    assert len(lines) == 2
    described = [part.text for part in picture if part.tag.endswith("desc")]
    assert described == ["greedy 75.0%; first 30.0%"]


def test_an_empty_log_is_drawn_too() -> None:
    assert ElementTree.fromstring(to_svg({}, players=2)).tag.endswith("svg")


def test_rates_stay_between_their_ends() -> None:
    for rate in (cosine, linear):
        assert rate(2.0, 1.0, 0.0) == 2
        assert rate(2.0, 1.0, 1.0) == rate(2.0, 1.0, 5.0) == 1
