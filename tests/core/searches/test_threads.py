"""A search in several threads: the answer of one, within the same time."""

from time import perf_counter

import numpy as np
import pytest
from kit.greed import after

from lanterns import core
from lanterns.core import layout, library
from lanterns.core.layout import CANDIDATE, EVALUATION
from lanterns.core.searches import threads as search_threads

MAX_PLANS = 384


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("plies", [0, 9, 22])
@pytest.mark.parametrize("playouts", [1, 16, 333, pytest.param(2500, marks=pytest.mark.prove)])
def test_the_answer_does_not_depend_on_threads(players: int, plies: int, playouts: int) -> None:
    """Bit for bit, from one playout to several batches."""
    state = after(players, plies)
    alone = core.search(state, 5, playouts=playouts)

    for threads in (2, 3, 8):
        assert core.search(state, 5, playouts=playouts, threads=threads) == alone


def test_nor_on_the_size_of_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three-way victories add up to other last digits in another order; this one is kept."""
    state = after(4, 5)
    alone = core.search(state, 5, playouts=3000, policy=core.Policy.RANDOM)

    for size in (192, 300, 5000):
        monkeypatch.setattr(search_threads, "_PLAYOUTS_A_THREAD", size)
        shared = core.search(state, 5, playouts=3000, policy=core.Policy.RANDOM, threads=2)
        assert shared == alone


def test_threads_share_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every part of a batch is played by one call."""
    parts: list[tuple[int, int]] = []

    def counted(name: str, *arguments: object) -> int:
        if name == "search_evaluate":
            part, of = arguments[1:3]
            assert isinstance(part, int) and isinstance(of, int)
            parts.append((part, of))
        return library.call(name, *arguments)

    monkeypatch.setattr(search_threads, "call", counted)
    core.search(after(2, 4), 1, playouts=200, threads=3)

    batches = len(parts) // 3
    assert batches >= 4
    assert sorted(parts) == sorted([(part, 3) for part in range(3)] * batches)


def test_time_ends_every_thread() -> None:
    """A budget in milliseconds holds for all of them; a busy machine may wake them late."""
    state = after(4, 5)

    def has_searched_in_time() -> bool:
        start = perf_counter()
        found = core.search(state, 1, milliseconds=40, threads=2)
        is_in_time = perf_counter() - start < 0.06
        return is_in_time and sum(candidate.playouts for candidate in found) > 0

    assert any(has_searched_in_time() for _ in range(50))


def test_both_budgets() -> None:
    """The one that is spent first counts."""
    found = core.search(after(3, 5), 1, milliseconds=30_000, playouts=100, threads=2)

    assert sum(candidate.playouts for candidate in found) <= 100


@pytest.mark.parametrize("threads", [0, -1, 257, 2.0])
def test_absurd_numbers_of_threads(threads: int) -> None:
    """Refused before any is started."""
    with pytest.raises((core.BadRequest, TypeError), match="a number of threads"):
        core.search(after(2, 0), playouts=9, threads=threads)


def test_a_game_that_is_over() -> None:
    """There is nothing to share out."""
    batch = core.shuffle(players=2, seed=1)
    while not batch[0].is_over:
        batch = core.apply(batch, core.choose(batch))

    with pytest.raises(core.BadRequest, match="over"):
        core.search(batch[0], playouts=9, threads=2)


def test_a_batch_holds_every_plan_once() -> None:
    """A smaller one is refused, and so is a search too wide."""
    row = core.Batch.from_states([after(2, 0)]).states
    search = np.zeros(library.call("search_size"), np.uint8)
    decision = (row, row, 0, 16, core.Policy.GREEDY, None, 1, 50, 0.0, 0)

    assert library.call("search_begin", search, *decision) == 16
    assert library.call("search_next", search, MAX_PLANS - 1) == -1
    assert library.call("search_next", search, MAX_PLANS) == 16
    for width in (0, 129):
        wide = (*decision[:3], width, *decision[4:])
        assert library.call("search_begin", search, *wide) == -1
        assert library.call("search", *wide, np.zeros(1, CANDIDATE)) == -1
    assert search_threads._PLAYOUTS_A_THREAD * 2 >= MAX_PLANS
    assert EVALUATION in layout._STRUCTURES
