"""A table in the browser answers every message as the server does, byte by byte."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import msgspec
import pytest
from browser_table.logs import dealt_row
from browser_table.page import Page, page_under_node
from browser_table.script import COMMANDS, Message, Script
from server.kit.guest import PERSON, Guest
from server.kit.running import Running, running

from lanterns.rules import PLAYER_COUNTS
from lanterns.server.errors import Refused, TableFault
from lanterns.server.table.decisions import MOST
from lanterns.server.table.entries import EndWanted, HandedOver, MoveOffered, Renamed, TookBack
from lanterns.server.wire.offers import problem

GAMES = 2
LONGEST = 900
"""More messages than any game here needs."""
REFUSED = {"move_seat": TableFault.BAD_INVITATION}
"""Commands that only the server carries out: no link leads to a table in another browser."""
COMPARED = [kind for kind in COMMANDS if kind not in REFUSED]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as here:
        yield here


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with page_under_node("dispatcher_host.mjs") as here:
        yield here


class Compared:
    """A table of people who share a browser, on the server, and the same in the page."""

    def __init__(self, server: Running, players: int, rng: Random, **options: object) -> None:
        guest = Guest(server.address)
        self.id = guest.open(*[PERSON] * players, **options)
        for seat in range(players):
            guest.sit(self.id, seat, f"Zoë {seat}", face="koi")
        guest.do(self.id, "start")
        self.row = dealt_row(server.services.tables._tables[self.id].table)
        self._guest, self._rng = guest, rng

    @contextmanager
    def script(self, page: Page) -> Iterator[Script]:
        """Let a test talk to the server, and compare all that it said with the page's answers."""
        with self._guest.socket(self.id) as wire:
            script = Script(wire, self._rng)
            yield script
        asked = {"id": self.id, "row": self.row, "rematch": script.state["table"]["rematch"]}
        shown = page.said(json.dumps({**asked, "messages": script.messages}))
        for number, (ours, theirs) in enumerate(zip(script.said, shown, strict=True)):
            assert theirs == ours, script.messages[max(0, number - 1)]


@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_every_answer_to_a_browser(server: Running, page: Page, players: int, seed: int) -> None:
    """From the deal to the rematch: applied, duplicate, stale or refused, and why."""
    rng = Random(f"{players} {seed}")
    sides = {"sides": ["south", "west", "north", "east"][:players]} if seed % 2 else {}
    strays = [kind for kind in COMPARED if kind != "abandon"]
    with Compared(server, players, rng, **sides).script(page) as script:
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
    outcomes = {json.loads(text).get("outcome") for sent in script.said for text in sent}
    assert {"applied", "stale", "refused"} <= outcomes


def test_every_limit_on_what_can_be_repeated(server: Running, page: Page) -> None:
    """The page counts what the server counts, up to the same number."""
    elsewhere = {MoveOffered, EndWanted}
    """One needs a link, the other a browser that did not open the table."""
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
    answers = [json.loads(text) for sent in script.said for text in sent]
    limited = [one["id"] for one in answers if "too_many_changes" in str(one.get("reason"))]
    assert [id.partition("-")[0] for id in limited] == ["take_back", "rename", "hand_over"]


@pytest.mark.parametrize("kind", REFUSED)
def test_what_only_a_server_can_do_is_refused(server: Running, page: Page, kind: str) -> None:
    table = Compared(server, 2, Random(2))
    [_, [answer]] = page.said(
        json.dumps(
            {
                "id": table.id,
                "row": table.row,
                "messages": [{"type": kind, "id": "1", "version": table.row["seq"], "seat": 0}],
            }
        )
    )
    refused = json.loads(answer)
    assert (refused["outcome"], refused["reason"]["code"]) == ("refused", REFUSED[kind].code)


def test_what_is_not_stored_has_not_happened(server: Running, page: Page) -> None:
    """A full disk refuses the command; the same one can be sent again."""
    table = Compared(server, 2, Random(3))
    seq = table.row["seq"]
    rename: Message = {"type": "rename", "id": "1", "version": seq, "title": "Pond"}
    asked = {"id": table.id, "row": table.row, "unstored": 1, "messages": [rename, rename]}
    _, first, second = page.said(json.dumps(asked))
    [refused] = map(json.loads, first)
    assert (refused["outcome"], refused["version"]) == ("refused", seq)
    assert refused["reason"] == msgspec.to_builtins(problem(Refused(TableFault.NOT_STORED)))
    applied, state = map(json.loads, second)
    assert (applied["outcome"], applied["version"]) == ("applied", seq + 1)
    assert state["version"] == seq + 1
