"""How clients are counted."""

import pytest

from lanterns.server import limits as limits_module
from lanterns.server.errors import Refused
from lanterns.server.limits import Limits, RateLimit
from lanterns.server.settings import Settings


def test_a_table_refused_to_an_address_costs_its_browser_nothing() -> None:
    limits = Limits(Settings(database="", tables_per_hour=2, tables_per_address=1))
    with limits.table("Ana", "here"):
        pass
    for _ in range(2):
        with pytest.raises(Refused), limits.table("Ana", "here"):
            pass
    with limits.table("Ana", "there"):
        pass


def test_quiet_clients_are_forgotten_when_there_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "MAX_CLIENTS", 3)
    now = 0.0
    limit = RateLimit(rate=1, capacity=2, clock=lambda: now)
    for client in ("Ana", "Bo", "Cid"):
        assert limit.take(client)
    assert limit.take("Cid") and not limit.take("Cid")
    now = 1.0
    # Ana and Bo have their whole allowance again, and Cid has not.
    assert limit.take("Dan")
    assert len(limit) == 2
    assert limit.take("Cid") and not limit.take("Cid")


def test_clients_are_remembered_while_there_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "MAX_CLIENTS", 3)
    now = 0.0
    limit = RateLimit(rate=1, capacity=2, clock=lambda: now)
    for client in ("Ana", "Bo"):
        assert limit.take(client)
    now = 60.0
    assert limit.take("Cid") and len(limit) == 3
