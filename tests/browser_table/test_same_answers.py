"""A table in the browser answers every message as the server does, byte by byte."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from random import Random

import msgspec
import pytest
from browser_table.logs import dealt_row
from browser_table.script import COMMANDS, Message, Script
from kit.node import Page, page_under_node
from server.kit.guest import BOT, PATIENCE, PERSON, Guest
from server.kit.running import Running, running

from lanterns.rules import PLAYER_COUNTS, to_text
from lanterns.server.errors import Refused, TableFault
from lanterns.server.table.decisions import MOST
from lanterns.server.table.entries import (
    EndWanted,
    HandedOver,
    MoveOffered,
    Renamed,
    Revealed,
    TookBack,
)
from lanterns.server.table.table import Table
from lanterns.server.wire.offers import problem

GAMES = 2
LONGEST = 900
"""More messages than any game here needs."""
REFUSED = {"move_seat": TableFault.BAD_INVITATION}
"""Commands that only the server carries out: no link leads to a table in another browser."""
COMPARED = [kind for kind in COMMANDS if kind not in REFUSED]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    # Bots act when a test says so.
    with running(tmp_path_factory.mktemp("server"), bot_pause=3600.0) as here:
        yield here


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with page_under_node(Path(__file__).with_name("dispatcher_host.mjs")) as here:
        yield here


class Compared:
    """A table of people who share a browser, on the server, and the same in the page."""

    def __init__(
        self, server: Running, people: int, rng: Random, bots: int = 0, **options: object
    ) -> None:
        guest = Guest(server.address)
        self.id = guest.open(*[PERSON] * people, *[BOT] * bots, **options)
        for seat in range(people):
            guest.sit(self.id, seat, f"Zoë {seat}", face="koi")
        guest.do(self.id, "start")
        self._services = server.services
        self._guest, self._rng = guest, rng
        self.row = dealt_row(self._table)

    @property
    def _table(self) -> Table:
        return self._services.tables._tables[self.id].table

    def _act_for_bot(self, message: Message) -> Message:
        assert self._table.game is not None
        action = to_text(self._rng.choice(self._table.game.legal_actions()))
        acting = self._services.dispatcher.act_for_bot(self.id, message["version"], action)
        loop = self._services.bots._tasks[self.id].get_loop()
        asyncio.run_coroutine_threadsafe(acting, loop).result(PATIENCE)
        return {**message, "action": action}

    @contextmanager
    def script(self, page: Page) -> Iterator[Script]:
        """Let a test talk to the server, and compare all that it said with the page's answers."""
        with self._guest.socket(self.id) as wire:
            script = Script(wire, self._rng, self._act_for_bot)
            yield script
        asked = {"id": self.id, "row": self.row, "rematch": script.state["table"]["rematch"]}
        shown = page.ask({**asked, "messages": script.messages})
        for number, (ours, theirs) in enumerate(zip(script.said, shown, strict=True)):
            assert theirs == ours, script.messages[max(0, number - 1)]


@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_every_answer_to_a_browser(server: Running, page: Page, players: int, seed: int) -> None:
    """From the deal to the rematch: applied, duplicate, stale or refused, and why."""
    rng = Random(f"{players} {seed}")
    sides = ["south", "west", "north", "east"][:players] if seed % 2 else None
    strays = [kind for kind in COMPARED if kind != "abandon"]
    with Compared(server, players, rng, sides=sides).script(page) as script:
        for kind in strays:
            script.command(kind)
        while script.is_playing and len(script.messages) < LONGEST:
            if rng.random() < 0.25:
                script.stray(strays)
            else:
                script.play()
            if seed == 0 and len(script.messages) == 60:
                script.send("abandon")
        for kind in [*COMPARED, *COMPARED]:
            script.command(kind)
        script.send("rename", title="Too late", version=1)
    assert {message["type"] for message in script.messages} == {*COMPARED, "here"}
    outcomes = {one.get("outcome") for one in answers(script)}
    assert {"applied", "stale", "refused"} <= outcomes


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_every_answer_to_a_browser_against_bots(server: Running, page: Page, players: int) -> None:
    """One person takes tiles back, in their turns and those of the bots, at any version."""
    rng = Random(players)
    strays = [kind for kind in COMPARED if kind not in ("abandon", "hand_over")]
    with Compared(server, 1, rng, bots=players - 1).script(page) as script:
        while script.is_playing and len(script.messages) < LONGEST:
            bots_played = script.state["legal"] is None
            if rng.random() < 0.05:
                script.stray(strays)
            else:
                script.play()
            legal = script.state["legal"]
            if bots_played and legal and legal["take_back"] and most_taken_back(script) < players:
                script.send("take_back", version=1)
                script.send("take_back")
    taken = [one["outcome"] for one in answers(script) if one.get("id", "").startswith("take_back")]
    assert {"applied", "stale"} <= {*taken}
    assert most_taken_back(script) >= players
    assert not script.is_playing


def answers(script: Script) -> list[Message]:
    return [json.loads(text) for sent in script.said for text in sent]


def most_taken_back(script: Script) -> int:
    """Return how many actions were undone at once: a whole round is at least one of each seat."""
    events = (past["events"] for one in answers(script) for past in one.get("happened", ()))
    return max((event.get("actions", 0) for event in chain.from_iterable(events)), default=0)


@pytest.mark.prove
def test_every_limit_on_what_can_be_repeated(server: Running, page: Page) -> None:
    """The page counts what the server counts, up to the same number."""
    elsewhere = {MoveOffered, EndWanted, Revealed}
    """They need a link, a browser that did not open the table, and a lobby."""
    assert {Renamed, TookBack, HandedOver} | elsewhere == set(MOST)
    with Compared(server, 2, Random(1)).script(page) as script:
        while not script.state["legal"] or not script.others:
            script.play()
        waiting = 1 - script.state["game"]["turn"]
        for _ in range(MOST[TookBack] + 1):
            script.send("act", action=script.others[0])
            script.send("take_back")
        for _ in range(MOST[Renamed] + 1):
            script.send("rename", title="Still Water")
        for _ in range(MOST[HandedOver] + 1):
            script.send("hand_over", seat=waiting, level="random")
            script.send("reclaim", seat=waiting)
    limited = [one["id"] for one in answers(script) if "too_many_changes" in str(one.get("reason"))]
    assert [id.partition("-")[0] for id in limited] == ["take_back", "rename", "hand_over"]


@pytest.mark.parametrize("kind", REFUSED)
def test_what_only_a_server_can_do_is_refused(server: Running, page: Page, kind: str) -> None:
    table = Compared(server, 2, Random(2))
    [_, [answer]] = page.ask(
        {
            "id": table.id,
            "row": table.row,
            "messages": [{"type": kind, "id": "1", "version": table.row["seq"], "seat": 0}],
        }
    )
    refused = json.loads(answer)
    assert (refused["outcome"], refused["reason"]["code"]) == ("refused", REFUSED[kind].code)


def test_what_is_not_stored_has_not_happened(server: Running, page: Page) -> None:
    """A full disk refuses the command; the same one can be sent again."""
    table = Compared(server, 2, Random(3))
    seq = table.row["seq"]
    rename: Message = {"type": "rename", "id": "1", "version": seq, "title": "Pond"}
    asked = {"id": table.id, "row": table.row, "unstored": 1, "messages": [rename, rename]}
    _, first, second = page.ask(asked)
    [refused] = map(json.loads, first)
    assert (refused["outcome"], refused["version"]) == ("refused", seq)
    assert refused["reason"] == msgspec.to_builtins(problem(Refused(TableFault.NOT_STORED)))
    applied, state = map(json.loads, second)
    assert (applied["outcome"], applied["version"]) == ("applied", seq + 1)
    assert state["version"] == seq + 1
