"""The arena as a command."""

import json
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree

import pytest
from distributed import LocalCluster

from lanterns.arena import Bout, WorkerPool
from lanterns.bots import PlayedGame
from lanterns.bots.errors import BotFault

from .conftest import Run, without_times

MIRROR = ("--bots", "random,random", "--seed", 3)


@contextmanager
def thread(jobs: int) -> Iterator[WorkerPool]:
    """One thread instead of processes, so that a test may change what is played."""
    with ThreadPoolExecutor(1) as executor:
        yield WorkerPool(executor, 1)


@pytest.fixture
def in_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start no processes, which take longer than the games, where a test is not about them."""
    monkeypatch.setattr("lanterns.cli.simulation.ordered_work.processes", thread)


@pytest.mark.usefixtures("in_thread")
def test_prints_a_table(lanterns: Run) -> None:
    done = lanterns("arena", *MIRROR, "--games", 6)
    lines = done.out.splitlines()
    assert (done.code, done.err) == (0, "")
    assert lines[0] == "2 players, 6 games on 3 deals, seed 3, at most 0.5 s per action"
    assert lines[3].startswith("random     12      50.0%")


@pytest.mark.usefixtures("in_thread")
@pytest.mark.parametrize(("players", "games"), [(2, 10), (3, 9), (4, 12)])
def test_prints_json_and_rounds_games_up(lanterns: Run, players: int, games: int) -> None:
    done = lanterns("arena", "--bots", "random", "--players", players, "--games", 9, "--json")
    data = json.loads(done.out)
    assert (done.code, data["players"], data["games"]) == (0, players, games)
    bot = data["bots"]["random"]
    assert bot["games"] == players * games
    assert bot["win_share"] == pytest.approx(1 / players)
    assert bot["mean_rank"] == pytest.approx((players + 1) / 2)
    assert len(bot["ci95"]) == 2
    assert 0 < bot["ms_median"] <= bot["ms_p99"] <= bot["ms_max"]


@pytest.mark.usefixtures("in_thread")
def test_measures_who_is_stronger(lanterns: Run) -> None:
    options = ("--bots", "random,visitor", "--games", 40, "--seed", 3, "--json")
    first, second = (json.loads(lanterns("arena", *options).out) for _ in range(2))
    random, visitor = first["bots"]["random"], first["bots"]["visitor"]
    assert (random["games"], visitor["games"]) == (40, 40)
    assert random["win_share"] + visitor["win_share"] == pytest.approx(1)
    assert random["ci95"][1] < 0.5 < visitor["ci95"][0]
    assert random["rating"]["mu"] < visitor["rating"]["mu"]
    assert [bot["win_share"] for bot in second["bots"].values()] == [
        bot["win_share"] for bot in first["bots"].values()
    ]


def test_the_records_are_sound_and_the_same_for_any_number_of_jobs(
    lanterns: Run, tmp_path: Path
) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    first = lanterns("arena", *MIRROR, "--games", 20, "--json", "--jobs", 1, "--out", one)
    second = lanterns("arena", *MIRROR, "--games", 20, "--json", "--jobs", 2, "--out", two)
    assert without_times(first.out) == without_times(second.out)
    assert one.read_bytes() == two.read_bytes()
    assert lanterns("check", one).out == "No fault in 20 records; finished games: 20.\n"


@pytest.mark.prove
def test_a_busy_machine_does_not_change_what_bots_of_fixed_thinking_do(lanterns: Run) -> None:
    """With no time at all, as if every other process were in the way, they do the same."""
    bots = ("--bots", "apprentice,master", "--games", 4, "--seed", 3, "--json")
    calm = lanterns("arena", *bots, "--jobs", 1)
    busy = lanterns("arena", *bots, "--jobs", 2, "--budget", 0)
    expected = {**without_times(calm.out), "budget": 0}
    assert without_times(busy.out) == expected
    assert {bot["cut_short"] for bot in json.loads(busy.out)["bots"].values()} == {0}


@pytest.mark.prove
def test_a_search_with_a_number_of_playouts_is_the_same_on_any_number_of_jobs(
    lanterns: Run,
) -> None:
    bots = ("--bots", "kirin@16p,phoenix", "--games", 4, "--seed", 3, "--json")
    one, two = (lanterns("arena", *bots, "--jobs", jobs).out for jobs in (1, 2))
    assert without_times(one) == without_times(two)
    assert json.loads(one)["bots"]["kirin@16p"]["cut_short"] == 0


@pytest.mark.prove
def test_a_cluster_prints_the_same(lanterns: Run) -> None:
    here = lanterns("arena", *MIRROR, "--games", 10, "--json")
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster:  # type: ignore[no-untyped-call]  # Dask has no types
        address = cluster.scheduler_address
        there = lanterns("arena", *MIRROR, "--games", 10, "--json", "--dask", address)
    assert (there.code, there.err) == (0, "")
    assert without_times(there.out) == without_times(here.out)


@pytest.mark.usefixtures("in_thread")
def test_draws_a_picture(lanterns: Run, tmp_path: Path) -> None:
    picture = tmp_path / "arena.svg"
    assert lanterns("arena", *MIRROR, "--games", 4, "--svg", picture).code == 0
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


@pytest.mark.usefixtures("in_thread")
def test_stops_when_the_test_is_decided(lanterns: Run) -> None:
    done = lanterns("arena", *MIRROR, "--games", 1000, "--sprt", "0.5,0.9", "--json")
    data = json.loads(done.out)
    # Deals that are always shared are at most one in five at a mean of 0.9: log 5 for each.
    assert data["sprt"]["verdict"] == "low"
    assert data["deals"] == data["sprt"]["deals"] == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "nobody"], "There is no bot “nobody”"),
        (["--bots", "nobody@2,random"], "There is no bot “nobody”"),
        (["--bots", "sage@soon,random"], "“sage@soon” needs a number of seconds after the @"),
        (["--bots", "random,random,random"], "Name each bot once, or one bot for each seat."),
        (["--games", "0"], "0 is not in the range x>=1"),
        (["--players", "5"], "5 is not in the range 2<=x<=4"),
        (["--sprt", "half"], "--sprt takes two win shares, such as 0.5,0.55, not “half”."),
        (["--sprt", "0.6,0.5"], "The win shares of --sprt must rise and lie between 0 and 1."),
        (["--sprt", "0,0.5"], "The win shares of --sprt must rise and lie between 0 and 1."),
        (["--games", "x"], "'x' is not a valid whole number."),
        (["--budget", "nan"], "'nan' is not a valid number of seconds."),
        (["--budget", "inf"], "'inf' is not a valid number of seconds."),
        (["--svg", ""], "A file to write needs a name."),
        (["--budget", "-1"], "-1.0 is not in the range x>=0"),
        (["--out", "/nowhere/games.jsonl"], "/nowhere/games.jsonl cannot be written: "),
        (["--out", "-"], "Records would mix with the results; name a file."),
        (["--svg", "-"], "A picture would mix with the results; name a file."),
        (["--out", "one", "--svg", "one"], "Records and picture need a file each."),
        (["--svg", "/nowhere/arena.svg"], "/nowhere/arena.svg cannot be written: "),
        (["--dask", "nonsense://here"], "There is no Dask scheduler at nonsense://here."),
    ],
)
def test_bad_options_are_one_sentence(lanterns: Run, arguments: list[str], sentence: str) -> None:
    done = lanterns("arena", *MIRROR, *arguments)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("lanterns: ")
    assert sentence in done.err
    assert done.err.count("\n") == 1


def test_no_bots_is_one_sentence(lanterns: Run) -> None:
    done = lanterns("arena")
    assert (done.code, done.err) == (2, "lanterns: Missing option '--bots'.\n")


def test_a_failure_leaves_the_files_of_before_alone(lanterns: Run, tmp_path: Path) -> None:
    out, svg = tmp_path / "games.jsonl", tmp_path / "arena.svg"
    out.write_text("records of before\n")
    failing = ("--dask", "nonsense://here", "--out", out, "--force", "--svg", svg)
    done = lanterns("arena", *MIRROR, *failing)
    assert done.code == 2
    assert "no Dask scheduler" in done.err
    assert out.read_text() == "records of before\n"
    assert not svg.exists()


@pytest.mark.usefixtures("in_thread")
@pytest.mark.parametrize("option", ["--out", "--svg"])
def test_a_file_that_is_there_is_not_overwritten_silently(
    lanterns: Run, tmp_path: Path, option: str
) -> None:
    file = tmp_path / "file"
    file.write_text("what was there before\n")
    done = lanterns("arena", *MIRROR, "--games", 2, option, file)
    sentence = f"lanterns: There is already a file {file}; name a new one, or add --force.\n"
    assert (done.code, done.out, done.err) == (2, "", sentence)
    assert file.read_text() == "what was there before\n"
    assert lanterns("arena", *MIRROR, "--games", 2, option, file, "--force").code == 0
    assert "before" not in file.read_text()


@pytest.mark.usefixtures("in_thread")
def test_a_failure_counts_what_was_played_until_then(
    lanterns: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(bout: Bout) -> PlayedGame:
        if bout.deal == 2:
            raise BotFault("The bot “random” has had enough.")
        return bout_play(bout)

    bout_play = Bout.play
    monkeypatch.setattr(Bout, "play", play)
    out = tmp_path / "games.jsonl"
    done = lanterns("arena", *MIRROR, "--games", 8, "--json", "--out", out)
    assert (done.code, done.err) == (2, "lanterns: The bot “random” has had enough.\n")
    report = json.loads(done.out)
    assert (report["deals"], report["interrupted"]) == (2, True)
    assert len(out.read_text().splitlines()) == 4


def test_records_that_cannot_be_written_leave_the_figures(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    # No file may grow beyond a few kilobytes, as on a disk that is nearly full.
    shell = f"ulimit -f 16; {sys.executable} -m lanterns arena --bots random,random --games 100"
    done = subprocess.run(
        f"{shell} --json --jobs 1 --out {out}", shell=True, capture_output=True, text=True
    )
    assert done.returncode == 2
    assert done.stderr == f"lanterns: {out} cannot be written: File too large.\n"
    report = json.loads(done.stdout)
    assert report["interrupted"]
    assert 0 < report["deals"] < 50
