"""How clients are counted."""

from pathlib import Path

import pytest

from lanterns.server import limits as limits_module
from lanterns.server.errors import BadLimit, Refused
from lanterns.server.limits import Limits, RateLimit
from lanterns.server.settings import Settings, read_limits


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


def test_a_host_changes_limits_by_a_file_and_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("sockets_per_address = 1000\nping_seconds = 30\nturns = 4\n")
    environment = {"LANTERNS_TURNS": "8", "LANTERNS_BOT_PAUSE": "0.5", "LANTERNS_HOME": "?"}
    assert read_limits(file, environment) == {
        **{"sockets_per_address": 1000, "ping_seconds": 30.0, "turns": 8, "bot_pause": 0.5}
    }
    assert read_limits(None, {}) == {}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("sockets = 1", "There is no limit “sockets”."),
        ("turns = 0", "The limit turns is a whole number above 0, not 0."),
        ("turns = 1.5", "The limit turns is a whole number above 0, not 1.5."),
        ("turns = true", "The limit turns is a whole number above 0, not True."),
        ("bot_pause = inf", "The limit bot_pause is a number above 0, not inf."),
        ("bot_pause = 'long'", "The limit bot_pause is a number above 0, not 'long'."),
        ("turns", "The limits in {file} are not TOML: "),
        (None, "The limits in {file} cannot be read: No such file or directory."),
    ],
)
def test_what_cannot_be_a_limit_is_told_in_a_sentence(
    tmp_path: Path, text: str | None, why: str
) -> None:
    file = tmp_path / "limits.toml"
    if text is not None:
        file.write_text(text)
    with pytest.raises(BadLimit) as told:
        read_limits(file, {})
    assert str(told.value).startswith(why.format(file=file))
