"""A table in the browser sends what the server sends, byte by byte."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest
from browser_table.logs import Log, log_of, messages
from kit.node import node_path

from lanterns.rules import PLAYER_COUNTS
from lanterns.server.table.entries import Acted
from lanterns.server.wire import views

HOST = Path(__file__).with_name("host.mjs")
GAMES = 8
"""Of each number of players, in `make test`."""
MANY_GAMES = 200


class Page:
    """The page's tables, in a process of Node."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin is not None and process.stdout is not None
        self._input: IO[str] = process.stdin
        self._output: IO[str] = process.stdout

    def messages(self, log: Log) -> list[list[str]]:
        """Return what the page's table sends each viewer after every entry."""
        self._input.write(log.to_json() + "\n")
        self._input.flush()
        line = self._output.readline()
        assert line, "the page's table failed"
        said: list[list[str]] = json.loads(line)
        return said


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with subprocess.Popen(
        [node_path(), str(HOST)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        yield Page(process)
        process.communicate()


def difference(log: Log, page: Page) -> str:
    """Return the first message that differs, or nothing."""
    for version, (ours, theirs) in enumerate(
        zip(messages(log), page.messages(log), strict=True), start=1
    ):
        for number, (mine, other) in enumerate(zip(ours, theirs, strict=True)):
            if mine != other:
                pairs = enumerate(zip(mine, other, strict=False))
                at = next((i for i, (a, b) in pairs if a != b), 0)
                return f"{log.id}, version {version}, message {number}: {mine[at - 60 : at + 60]}"
    return ""


@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_every_message_to_every_viewer(page: Page, players: int, seed: int) -> None:
    """States with legal actions, outcomes, reasons and results; events; plans."""
    assert difference(log_of(players, seed), page) == ""


@pytest.mark.prove
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("part", range(4))
def test_many_games(page: Page, players: int, part: int) -> None:
    for seed in range(GAMES + part, GAMES + MANY_GAMES, 4):
        assert difference(log_of(players, seed), page) == ""


@pytest.mark.parametrize(
    ("planted", "wrong"), [(views.PHASES, "placing"), (views.DECIDERS, "Nobody wins.")]
)
def test_a_planted_difference_is_found(
    page: Page, planted: dict[object, str], wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One word of the server's, in the middle of a game or in its result."""
    for key in planted:
        monkeypatch.setitem(planted, key, wrong)
    assert wrong in difference(log_of(2, 1), page)


def test_another_action_is_found(page: Page) -> None:
    """The page plays a tile turned otherwise: its messages differ from there on."""
    log = log_of(2, 1)
    at = next(i for i, entry in enumerate(log.entries) if "@" in getattr(entry, "action", ""))
    laid = log.entries[at]
    assert isinstance(laid, Acted)
    turned = Acted(laid.action[:-1] + str((int(laid.action[-1]) + 1) % 4))
    shown, sent = page.messages(Log(log.id, (*log.entries[:at], turned))), messages(log)
    assert shown[:at] == sent[:at] and shown[at] != sent[at]
