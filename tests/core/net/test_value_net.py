"""Files of weights: read with care, and the same numbers on every machine."""

from collections.abc import Callable
from pathlib import Path
from struct import pack_into
from zlib import crc32

import numpy as np
import pytest
from kit.net_reference import Reference, afterstates_of

from lanterns import core
from lanterns.core.errors import BadNet
from lanterns.core.layout import NET_HEADER
from lanterns.core.library import call
from lanterns.core.net import value_net, weights

NETS = Path(core.__file__).with_name(value_net.FOLDER)
FILES = {players: (NETS / f"{players}-players.net").read_bytes() for players in (2, 3, 4)}

CHANCE_TOLERANCE = 0.02
HONOR_TOLERANCE = 0.25
"""Whole numbers against floating point: a fiftieth of a chance, a quarter of a point of honor."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_shipped_net_is_small_and_for_its_table(players: int) -> None:
    net = core.shipped_net(players)
    assert net.players == players and net is core.shipped_net(players)
    assert len(FILES[players]) <= 150_000


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (lambda data: b"", "foreign"),
        (lambda data: data[:20], "foreign"),
        (lambda data: b"Lanterns" + data[8:], "foreign"),
        (lambda data: _with(data, 8, 2), "version"),
        (lambda data: _with(data, 10, 99), "version"),
        (lambda data: _with(data, 12, 5), "version"),
        (lambda data: _with(data, 14, 24), "sizes"),
        (lambda data: _with(data, 18, 0), "sizes"),
        (lambda data: _with(data, 20, 4096), "sizes"),
        (lambda data: _with(data, 24, 99), "sizes"),
        (lambda data: data[:-1], "sizes"),
        (lambda data: data + b"x", "sizes"),
        (lambda data: data[:-9] + bytes([data[-9] ^ 1]) + data[-8:], "damaged"),
    ],
)
def test_a_file_that_is_wrong_is_refused(damage: Callable[[bytes], bytes], code: str) -> None:
    """With a code and a sentence, and nothing is loaded."""
    with pytest.raises(BadNet) as caught:
        core.Net(damage(FILES[2]))
    assert caught.value.code == code and caught.value.sentence.endswith(".")


def _with(data: bytes, at: int, number: int) -> bytes:
    changed = bytearray(data)
    pack_into("<H", changed, at, number)
    return bytes(changed)


def test_a_missing_file_and_one_for_another_table(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(value_net, "files", lambda package: tmp_path)
    (tmp_path / "nets").mkdir()
    (tmp_path / "nets" / "3-players.net").write_bytes(FILES[2])
    for players, code in ((2, "missing"), (3, "players")):
        with pytest.raises(BadNet) as caught:
            value_net._shipped.__wrapped__(players)
        assert caught.value.code == code


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_net_agrees_with_floating_point(players: int) -> None:
    """Its whole numbers are as good as the weights they come from."""
    reference = Reference(FILES[players])
    net, checked = core.Net(FILES[players]), 0
    for state, seat in afterstates_of(players, games=3):
        chances, honor = reference.judge(state, seat)
        judged = reference.in_c(net, state, seat)
        assert judged["chance"][:players] == pytest.approx(chances, abs=CHANCE_TOLERANCE)
        assert judged["honor"][:players] == pytest.approx(honor, abs=HONOR_TOLERANCE)
        checked += 1
    assert checked > 50


def test_other_sizes_are_read_from_the_file() -> None:
    """Layers that are no multiple of a vector, and the largest there is room for."""
    rng = np.random.default_rng(1)
    for sizes in ((5, 7, 3), (33, 65, 31), (128, 256, 64)):
        shared, first, second = sizes
        count = 24 * shared + (shared + 107) * first + (first + 1) * second + (second + 1) * 4
        vector = rng.normal(size=count) * 0.05
        data = weights.net_bytes(vector, 2, sizes)
        reference, net = Reference(data), core.Net(data)
        for state, seat in list(afterstates_of(2, games=1))[:8]:
            chances, _ = reference.judge(state, seat)
            judged = reference.in_c(net, state, seat)
            assert judged["chance"][:2] == pytest.approx(chances, abs=CHANCE_TOLERANCE)


def test_weights_of_the_wrong_number_are_refused() -> None:
    with pytest.raises(core.BadRequest, match="weights"):
        weights.net_bytes(np.zeros(10), 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_inputs_is_that_of_the_core(players: int) -> None:
    color, common = weights.input_counts(players)
    count = call("features", b"", 0, weights.FEATURES, players, b"")
    assert count == 7 * color + common
    assert call("features", b"", 0, weights.FEATURES + 1, players, b"") == 0


@pytest.mark.parametrize("number", [np.nan, np.inf, 1e30])
def test_weights_that_are_no_numbers_are_refused(number: float) -> None:
    """When a file is made, and when one from elsewhere is read."""
    vector = np.zeros(27684)
    data = bytearray(weights.net_bytes(vector, 2))
    first = NET_HEADER.itemsize
    for place in (first, len(data) - 4):  # a scale, a bias
        broken = bytearray(data)
        broken[place : place + 4] = np.float32(number).tobytes()
        broken[first - 4 : first] = crc32(broken[first:]).to_bytes(4, "little")
        with pytest.raises(core.BadNet, match="a number that no net can have"):
            core.Net(bytes(broken))
    vector[5] = number
    if not np.isfinite(number):
        with pytest.raises(core.BadNet, match="a number that no net can have"):
            core.net_bytes(vector, 2)
