"""What a server shows of itself, and the dashboard that draws it."""

import json
import re
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from server.kit.games import play_on, started
from server.kit.guest import BOT, PERSON, Guest, eventually
from server.kit.pairs import Pair, at
from server.kit.running import Running, running
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from lanterns.server.metrics import Metrics

DASHBOARD = Path(__file__).parents[2] / "docs" / "grafana.json"
DRAGON = {"kind": "bot", "level": "dragon"}


def figures(address: str) -> dict[str, float]:
    """Every sample by its name and labels."""
    text = Guest(address).http.get("/metrics").text
    found = re.findall(r"^(\w+(?:\{.*\})?) (\S+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in found}


def test_times_are_counted_up_to_each_bound() -> None:
    metrics = Metrics(worker="1")
    metrics.histogram("answer_seconds", "How long.")
    for seconds in (0.0005, 0.001, 0.3, 60.0):
        metrics.observe("answer_seconds", seconds, route="/")
    lines = metrics.text().splitlines()
    start = 'lanterns_answer_seconds_bucket{worker="1",route="/",le='
    counts = {line.split('"')[-2]: line.split()[-1] for line in lines if line.startswith(start)}
    assert (counts["0.001"], counts["0.25"], counts["0.5"], counts["10.0"]) == ("2", "2", "3", "3")
    assert counts["+Inf"] == "4"
    assert lines[-2:] == [
        'lanterns_answer_seconds_sum{worker="1",route="/"} 60.3015',
        'lanterns_answer_seconds_count{worker="1",route="/"} 4',
    ]


def test_answers_are_counted_by_route_and_status(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_second=0.01, message_burst=2) as server:
        guest = Guest(server.address)
        table = guest.open(PERSON, BOT)
        # One is the start; the burst has one more.
        statuses = []
        for number in range(3):
            body = {"type": "rename", "id": f"r{number}", "version": 1, "title": "x"}
            statuses.append(guest.post(f"/api/tables/{table}/commands", body).status_code)
        assert statuses == [200, 200, 429]
        for path in ("/api/nowhere", f"/{'x' * 30}.php", "/learn", "/"):
            guest.http.get(path)
        seen = figures(server.address)
    route = "/api/tables/{table_id}/commands"
    assert seen[f'lanterns_answers_total{{route="{route}",status="200"}}'] == 2
    assert seen[f'lanterns_answers_total{{route="{route}",status="429"}}'] == 1
    assert seen[f'lanterns_answer_seconds_count{{route="{route}"}}'] == 3
    assert seen[f'lanterns_answer_seconds_bucket{{route="{route}",le="+Inf"}}'] == 3
    # A stranger cannot make routes.
    assert seen['lanterns_answers_total{route="none",status="404"}'] == 1
    assert seen['lanterns_answers_total{route="page",status="404"}'] == 1
    assert seen['lanterns_answers_total{route="page",status="200"}'] == 2
    assert not any(table in name or "php" in name for name in seen)


def test_a_refused_request_or_handshake_counts_at_its_route(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        elsewhere = {"Origin": "https://elsewhere.example"}
        guest = Guest(server.address)
        answer = guest.http.post("/api/tables", headers=elsewhere, json={})
        assert answer.status_code == 403
        there = f"{server.address.replace('http', 'ws')}/api/tables/{'a' * 12}/socket"
        with pytest.raises(InvalidStatus), connect(there, additional_headers=elsewhere):
            pass
        seen = figures(server.address)
    assert seen['lanterns_answers_total{route="/api/tables",status="403"}'] == 1
    route = "/api/tables/{table_id}/socket"
    assert seen[f'lanterns_answers_total{{route="{route}",status="403"}}'] == 1


def test_memory_and_the_times_of_commands_and_commits_are_shown(server: Running) -> None:
    table, guests = started(server.address, 2)
    play_on(table, guests, Random(1), plies=3)
    seen = figures(server.address)
    # Python alone takes more, and a test's process takes less.
    assert 10 * 2**20 < seen["lanterns_memory_bytes"] < 2**34
    commands = sum(n for name, n in seen.items() if name.startswith("lanterns_commands_total"))
    assert seen["lanterns_command_seconds_count"] == commands >= 3
    assert seen["lanterns_commit_seconds_count"] >= 3
    assert 0 < seen["lanterns_command_seconds_sum"] < 60


def test_bots_that_wait_for_a_thread_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, bot_threads=1, bot_budget=2.0) as server:
        guest = Guest(server.address)
        for _ in range(3):
            guest.do(guest.open(DRAGON, DRAGON), "start")
        waiting = 'lanterns_bots_waiting{cost="search"}'
        eventually(lambda: figures(server.address)[waiting] == 2)
        assert figures(server.address)['lanterns_bots_waiting{cost="instant"}'] == 0


def test_notices_between_servers_are_counted_and_timed(pair: Pair) -> None:
    table, [guest, friend] = started(pair[0].address, 2)
    with at(pair[1], friend).socket(table) as wire:
        wire.until("state")
        play_on(table, [guest, at(pair[1], friend)], Random(1), plies=2)
        seen = figures(pair[1].address)
    assert seen['lanterns_notices_total{kind="appended"}'] >= 2
    assert seen['lanterns_notices_total{kind="beat"}'] >= 1
    eventually(lambda: figures(pair[0].address)["lanterns_notice_seconds_count"] >= 1)


def test_the_dashboard_draws_every_metric_and_no_other(server: Running) -> None:
    dashboard = json.loads(DASHBOARD.read_text("utf-8"))
    panels = dashboard["panels"]
    drawn = set()
    for panel in panels:
        assert panel["targets"] and panel["datasource"]["uid"] == "${source}"
        for target in panel["targets"]:
            drawn |= set(re.findall(r"lanterns_\w+", target["expr"]))
    shown = dict(re.findall(r"# TYPE (\w+) (\w+)", Guest(server.address).http.get("/metrics").text))
    parts = {
        f"{name}{part}": name
        for name, kind in shown.items()
        for part in (("_bucket", "_sum", "_count") if kind == "histogram" else ("",))
    }
    assert drawn <= parts.keys()
    assert {parts[name] for name in drawn} == shown.keys()


def test_the_dashboard_is_laid_out() -> None:
    dashboard = json.loads(DASHBOARD.read_text("utf-8"))
    assert [one["name"] for one in dashboard["templating"]["list"]] == ["source"]
    places = [panel["gridPos"] for panel in dashboard["panels"]]
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(places)
    for one, other in combinations(places, 2):
        beside = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        below = one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]
        assert beside or below
