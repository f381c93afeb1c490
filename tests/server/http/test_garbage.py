"""Garbage is collected in small portions, and all of it in the end."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from lanterns.server.http import garbage
from lanterns.server.http.garbage import GarbageCollector


class Circle:
    """Refers to itself, so that only a search can free it."""

    def __init__(self) -> None:
        self.itself: Circle | None = self


@pytest.fixture
def collector() -> Iterator[GarbageCollector]:
    collector = GarbageCollector()
    collector.start()
    yield collector
    collector.stop()


def searched() -> list[int]:
    """Note the generation of every search from now on."""
    found: list[int] = []
    gc.callbacks.append(
        lambda phase, info: found.append(info["generation"]) if phase == "start" else None
    )
    return found


def test_new_garbage_is_freed(collector: GarbageCollector) -> None:
    gone = ref(Circle())
    assert gone() is not None
    collector.search_new()
    assert gone() is None


def test_survivors_are_not_searched_again(collector: GarbageCollector) -> None:
    kept = [Circle() for _ in range(1000)]
    collector.search_new()
    assert not {id(one) for one in kept} & {id(one) for one in gc.get_objects()}


def test_python_does_not_search_by_itself(collector: GarbageCollector) -> None:
    found = searched()
    kept = [Circle() for _ in range(200_000)]
    del kept
    gc.callbacks.pop()
    assert found == []


def test_old_garbage_is_freed_when_objects_have_doubled(
    collector: GarbageCollector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "ALL_SECONDS", 0.0)
    old = Circle()
    gone = ref(old)
    collector.search_new()
    del old
    collector.search_new()
    assert gone() is not None
    monkeypatch.setattr(garbage, "GROWTH", 0.5)
    collector.search_new()
    assert gone() is None


def test_all_objects_are_searched_once_an_hour_at_most(
    collector: GarbageCollector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "GROWTH", 0)
    found = searched()
    for _ in range(3):
        collector.search_new()
    gc.callbacks.pop()
    assert set(found) == {0}
