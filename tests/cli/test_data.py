"""An open data set: made, gone on with, verified."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lanterns.arena.dataset.part import Part
from lanterns.arena.dataset.plan import LEVELS

from .conftest import Run

pytest.importorskip("pyarrow")

SMALL = ("--games", 2, "--players", "2", "--levels", "random,artisan")


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_set_is_made_once_and_holds(lanterns: Run, tmp_path: Path) -> None:
    out = tmp_path / "new" / "set"
    done = lanterns("data", "make", out, *SMALL)
    assert (done.code, done.out, done.err) == (0, f"{out} has 4 games.\n", "")
    before = files_in(out)
    done = lanterns("data", "make", out, *SMALL)
    assert (done.code, done.out) == (0, f"{out} has 4 games; 4 were there already.\n")
    assert files_in(out) == before
    done = lanterns("data", "verify", out)
    assert (done.code, done.err) == (0, "")
    assert done.out == f"{out} holds, 4 games in all; 4 games replayed.\n"


def test_the_command_in_the_datasheet_is_the_one(lanterns: Run, tmp_path: Path) -> None:
    lanterns("data", "make", tmp_path / "set", *SMALL, "--seed", 8)
    text = (tmp_path / "set" / "README.md").read_text()
    [line] = [line for line in text.splitlines() if line.startswith("lanterns data make")]
    again = line.replace("DIR", str(tmp_path / "again")).split()[1:]
    assert lanterns(*again).code == 0
    assert files_in(tmp_path / "again") == files_in(tmp_path / "set")


def test_its_games_are_those_that_simulate_plays(lanterns: Run, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    lanterns("data", "make", tmp_path / "set", *SMALL, "--seed", 3)
    table = parquet.read_table(tmp_path / "set" / "games-2-artisan-0000.parquet")
    played = lanterns("simulate", "--bots", "artisan", "--games", 2, "--seed", 3).out
    assert table["record"].to_pylist() == played.splitlines()


@pytest.mark.prove
def test_two_processes_write_the_same_bytes(lanterns: Run, tmp_path: Path) -> None:
    for jobs in (1, 2):
        options = ("--games", 3, "--levels", ",".join(LEVELS), "--jobs", jobs)
        assert lanterns("data", "make", tmp_path / str(jobs), *options).code == 0
    assert files_in(tmp_path / "1") == files_in(tmp_path / "2")
    done = lanterns("data", "verify", tmp_path / "1", "--all", "--jobs", 2)
    assert (done.code, done.err) == (0, "")


@pytest.mark.prove
def test_a_cluster_writes_the_same_bytes(lanterns: Run, tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=":0"
    ) as running:
        options = (*SMALL, "--dask", running.scheduler_address)
        assert lanterns("data", "make", tmp_path / "there", *options).code == 0
    assert lanterns("data", "make", tmp_path / "here", *SMALL).code == 0
    assert files_in(tmp_path / "there") == files_in(tmp_path / "here")


def test_no_cluster_is_one_sentence_and_a_begun_set(
    lanterns: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lanterns.arena.dask_cluster.TIMEOUT", 0.2)
    done = lanterns("data", "make", tmp_path / "set", *SMALL, "--dask", "tcp://127.0.0.1:9")
    sentence = "lanterns: There is no Dask scheduler at tcp://127.0.0.1:9.\n"
    assert (done.code, done.out, done.err) == (2, "", sentence)
    assert lanterns("data", "make", tmp_path / "set", *SMALL).code == 0


def test_faults_are_listed_with_exit_code_1(lanterns: Run, tmp_path: Path) -> None:
    out = tmp_path / "set"
    lanterns("data", "make", out, *SMALL)
    (out / "notes.txt").touch()
    (out / "games-2-random-0000.parquet").unlink()
    done = lanterns("data", "verify", out)
    assert (done.code, done.out) == (1, "")
    assert done.err.splitlines() == [
        "notes.txt is no part of the set.",
        "games-2-random-0000.parquet is missing.",
        f"lanterns: {out} does not hold: 2 faults.",
    ]
    (out / "datapackage.json").write_text("{}")
    done = lanterns("data", "verify", out)
    sentence = f"lanterns: {out / 'datapackage.json'}: It does not describe a data set.\n"
    assert (done.code, done.err) == (1, sentence)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "2,5"], "Two, three or four play, not 5."),
        (["--players", "two"], "--players takes numbers such as 2,3,4, not “two”."),
        (["--players", "2,2"], "Name the players of a data set once each."),
        (["--levels", "artisan,artisan"], "Name the levels of a data set once each."),
        (["--levels", "nobody"], "There is no level “nobody” for a data set; there are: random, "),
        (["--levels", "cmd:./mine"], "There is no level “cmd:./mine” for a data set; there are: "),
        (["--levels", "visitor:30%"], "There is no level “visitor:30%” for a data set"),
        (["--levels", "kirin"], "“kirin” thinks by the clock, so that no two runs are the same"),
        (["--levels", "sage@0.1"], "“sage@0.1” thinks by the clock"),
        (["--levels", "artisan@9p"], "The bot “artisan” does not count playouts"),
        (["--levels", "kirin@x"], "“kirin@x” needs a number of seconds after the @"),
        (["--games", "0"], "A level plays 1 to 10,000,000 games, not 0."),
        (["--seed", "-1"], "The seed of a data set is 0 to 2^63 - 1, not -1."),
    ],
)
def test_bad_options_are_one_sentence(
    lanterns: Run, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    done = lanterns("data", "make", tmp_path / "set", *arguments)
    assert (done.code, done.out, (tmp_path / "set").exists()) == (2, "", False)
    assert done.err.startswith(f"lanterns: {sentence}")
    assert done.err.count("\n") == 1


def test_a_folder_that_cannot_be_written_is_one_sentence(lanterns: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = lanterns("data", "make", tmp_path / "file", *SMALL)
    sentence = f"lanterns: A data set is a folder, and {tmp_path / 'file'} is a file.\n"
    assert (done.code, done.err) == (2, sentence)
    below = tmp_path / "file" / "set"
    done = lanterns("data", "make", below, *SMALL)
    sentence = f"lanterns: {below} cannot be written: Not a directory.\n"
    assert (done.code, done.err) == (2, sentence)
    done = lanterns("data", "verify", tmp_path)
    assert (done.code, done.out) == (2, "")
    assert done.err == f"lanterns: {tmp_path} is no data set: there is no datapackage.json.\n"


@pytest.mark.parametrize("verb", ["make", "verify"])
def test_the_extra_is_asked_for_by_name(
    lanterns: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    lanterns("data", "make", tmp_path / "set", *SMALL)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    where = tmp_path / ("set" if verb == "verify" else "new")
    done = lanterns("data", verb, where)
    sentence = "Parquet needs the extra “parquet”: in a clone, pip install '.[parquet]'."
    assert (done.code, done.err) == (2, f"lanterns: {sentence}\n")
    assert not (tmp_path / "new").exists()


def test_ctrl_c_says_how_to_go_on(
    lanterns: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "set"

    def interrupted(part: Part) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Part, "play", interrupted)
        done = lanterns("data", "make", out, *SMALL)
    assert (done.code, done.out) == (130, "")
    assert done.err == "Interrupted; the same command goes on from here.\n"
    assert lanterns("data", "verify", out).code == 1
    assert lanterns("data", "make", out, *SMALL).code == 0
    assert lanterns("data", "verify", out).code == 0


@pytest.mark.prove
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGKILL])
def test_a_stopped_run_goes_on_to_the_same_bytes(
    lanterns: Run, tmp_path: Path, stop: signal.Signals
) -> None:
    options = ["--games", "20", "--players", "2", "--levels", "visitor,phoenix"]
    stopped = [sys.executable, "-m", "lanterns", "data", "make", str(tmp_path / "stopped")]
    process = subprocess.Popen(
        [*stopped, *options, "--jobs", "2"], stderr=subprocess.PIPE, text=True, process_group=0
    )
    while not list((tmp_path / "stopped").glob("*.parquet")):
        assert process.poll() is None
        time.sleep(0.02)
    os.killpg(process.pid, stop)
    _, err = process.communicate(timeout=60)
    assert process.returncode == (130 if stop is signal.SIGINT else -stop)
    assert "Traceback" not in err
    assert "SHA256SUMS" not in files_in(tmp_path / "stopped")
    for name in ("stopped", "calm"):
        assert lanterns("data", "make", tmp_path / name, *options).code == 0
    assert files_in(tmp_path / "stopped") == files_in(tmp_path / "calm")
