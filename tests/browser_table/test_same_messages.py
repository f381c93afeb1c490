"""A table in the browser sends what the server sends from the deal on, byte by byte."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser_table.logs import Log, log_of, messages
from kit.node import Page, page_under_node

from lanterns.rules import PLAYER_COUNTS
from lanterns.server.table.entries import Acted
from lanterns.server.wire import views

GAMES = 3
"""Of each number of players, in `make test`."""
MANY_GAMES = 200


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with page_under_node(Path(__file__).with_name("messages_host.mjs")) as here:
        yield here


def difference(log: Log, page: Page) -> str:
    """Return the first message that differs, or nothing."""
    for version, (ours, theirs) in enumerate(
        zip(messages(log), page.ask(log.for_page()), strict=True), start=log.started_at
    ):
        for number, (mine, other) in enumerate(zip(ours, theirs, strict=True)):
            if mine != other:
                pairs = enumerate(zip(mine, other, strict=False))
                at = next((i for i, (a, b) in pairs if a != b), 0)
                return f"{log.id}, version {version}, message {number}: {mine[at - 60 : at + 60]}"
    return ""


@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_every_message_to_the_people_at_a_browser(page: Page, players: int, seed: int) -> None:
    """States with legal actions, outcomes, reasons and results; events; plans."""
    assert difference(log_of(players, seed, alone=True), page) == ""


@pytest.mark.prove
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("part", range(4))
def test_many_games(page: Page, players: int, part: int) -> None:
    for seed in range(GAMES + part, GAMES + MANY_GAMES, 4):
        assert difference(log_of(players, seed, alone=True), page) == ""


@pytest.mark.parametrize(
    ("planted", "wrong"), [(views.PHASES, "placing"), (views.DECIDERS, "Nobody wins.")]
)
def test_a_planted_difference_is_found(
    page: Page, planted: dict[object, str], wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One word of the server's, in the middle of a game or in its result."""
    for key in planted:
        monkeypatch.setitem(planted, key, wrong)
    assert wrong in difference(log_of(2, 1, alone=True), page)


def test_another_action_is_found(page: Page) -> None:
    """The page plays a tile turned otherwise: its messages differ from there on."""
    log = log_of(2, 1, alone=True)
    at = next(i for i, entry in enumerate(log.entries) if "@" in getattr(entry, "action", ""))
    laid = log.entries[at]
    assert isinstance(laid, Acted)
    turned = Acted(laid.action[:-1] + str((int(laid.action[-1]) + 1) % 4))
    shown, sent = page.ask(Log(log.id, (*log.entries[:at], turned)).for_page()), messages(log)
    at -= log.started_at - 1
    assert shown[:at] == sent[:at] and shown[at] != sent[at]
