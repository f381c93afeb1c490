"""The same contest on a Dask cluster of two workers."""

import asyncio
import sys
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Future
from functools import partial
from pathlib import Path

import dask
import pytest
from distributed import LocalCluster
from distributed.cfexecutor import _cascade_future
from kit.labour import die, play_and_die_once

from lanterns.arena import ArenaError, Contest, Ledger, in_order, play_contest, processes
from lanterns.arena.dask_cluster import cluster
from lanterns.bots import PlayedGame

CONTEST = Contest((("random", "random"),), seed=5)


def local_cluster(workers: int) -> LocalCluster:
    """Worker processes of one thread each, on a free port."""
    return LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=":0")  # type: ignore[no-untyped-call]  # Dask has no types


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    with local_cluster(2) as running:
        yield running.scheduler_address


@pytest.mark.prove
def test_a_cluster_finds_what_processes_find(scheduler: str) -> None:
    here = play_contest(CONTEST, 10, partial(processes, 2))
    there = play_contest(CONTEST, 10, partial(cluster, scheduler))
    assert there.standings() == here.standings()


def test_the_pool_is_as_large_as_the_cluster(scheduler: str) -> None:
    with cluster(scheduler) as pool:
        assert pool.size == 2
        assert pool.executor.submit(pow, 2, 10).result() == 1024


@pytest.mark.prove
def test_a_killed_workers_games_are_played_again(scheduler: str, tmp_path: Path) -> None:
    marker = tmp_path / "killed"
    bouts = list(CONTEST.bouts(6))
    games = in_order(
        partial(cluster, scheduler), play_and_die_once, [(bout, str(marker)) for bout in bouts]
    )
    assert [game.record for game in games] == [bout.play().record for bout in bouts]
    assert marker.exists()


class Refetched:
    """A task whose worker died while its result was fetched, so that it had to be done again."""

    status = "pending"

    async def _result(self, raiseit: bool) -> PlayedGame:
        return next(iter(CONTEST.bouts(1))).play()


def test_a_result_that_is_taken_for_an_error_is_a_lost_worker(scheduler: str) -> None:
    future: Future[object] = Future()

    async def cascade() -> None:
        await _cascade_future(Refetched(), future)

    asyncio.run(cascade())
    with pytest.raises(BrokenExecutor), cluster(scheduler):
        future.result()


def test_an_error_of_the_work_is_raised_here(scheduler: str) -> None:
    with pytest.raises(ZeroDivisionError):
        list(in_order(partial(cluster, scheduler), (1).__truediv__, [0]))
    with pytest.raises(TypeError):
        list(in_order(partial(cluster, scheduler), ord, [""]))


def test_no_scheduler_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lanterns.arena.dask_cluster.TIMEOUT", 0.2)
    with (
        pytest.raises(ArenaError, match=r"There is no Dask scheduler at tcp://127\.0\.0\.1:9\."),
        cluster("tcp://127.0.0.1:9"),
    ):
        raise AssertionError


@pytest.mark.parametrize("address", ["nonsense://here", "http://127.0.0.1:8786", "tcp://localhost"])
def test_an_address_that_is_none_is_one_sentence_at_once(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    # A client is not even made: one that never connected complains when the program ends.
    monkeypatch.setattr("distributed.Client", None)
    with pytest.raises(ArenaError, match=f"There is no Dask scheduler at {address}"):
        cluster(address).__enter__()


def test_no_workers_is_one_sentence() -> None:
    with local_cluster(0) as empty, pytest.raises(ArenaError, match="has no workers"):
        cluster(empty.scheduler_address).__enter__()


def test_the_extra_is_asked_for_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ArenaError, match=r"pip install '\.\[dask\]'"):
        cluster("tcp://127.0.0.1:9").__enter__()


@pytest.mark.prove
def test_a_lost_scheduler_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    running = local_cluster(1)

    def watch(game: PlayedGame, ledger: Ledger) -> None:
        monkeypatch.setattr("lanterns.arena.dask_cluster.TIMEOUT", 0.2)
        running.close()

    with pytest.raises(ArenaError, match="There is no Dask scheduler at"):
        play_contest(CONTEST, 50, partial(cluster, running.scheduler_address), watch=watch)


@pytest.mark.prove
def test_a_game_that_kills_every_worker_is_given_up() -> None:
    with (
        dask.config.set({"distributed.scheduler.allowed-failures": 0}),
        local_cluster(1) as running,
        pytest.raises(ArenaError, match="Workers of the Dask cluster died over the same game"),
    ):
        list(in_order(partial(cluster, running.scheduler_address), die, [1]))
