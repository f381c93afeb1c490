"""A table in the browser answers every message as the server does, byte by byte."""

import json
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest
from browser_table.page import Page, page_under_node
from server.kit.guest import PATIENCE, PERSON, Guest, Wire
from server.kit.running import Running, running

from lanterns.rules import PLAYER_COUNTS
from lanterns.server.errors import Refused, TableFault
from lanterns.server.wire.offers import problem

GAMES = 2
LONGEST = 900
"""More messages than any game here needs."""

Message = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as here:
        yield here


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with page_under_node("dispatcher_host.mjs") as here:
        yield here


class Script:
    """A browser that several people share at the server, and all that passes over its socket."""

    def __init__(self, wire: Wire, rng: Random) -> None:
        self.messages: list[Message] = []
        self.said: list[list[str]] = []
        self.state: Message = {}
        self.tokens: list[str] = []
        self._wire = wire
        self._rng = rng
        self._ids = count()
        self._collect()

    def send(self, kind: str, **fields: object) -> None:
        """Send a message and note everything that the server sends then."""
        message = {"type": kind, "id": f"{kind}-{next(self._ids)}", **fields}
        if kind != "here":
            message.setdefault("version", self.state["version"])
        self.repeat(message)

    def repeat(self, message: Message) -> None:
        """Send a message as it is."""
        self.messages.append(message)
        self._wire.connection.send(json.dumps(message))
        self._collect()

    def _collect(self) -> None:
        self._wire.connection.send('{"type":"ping"}')
        sent: list[str] = []
        while (text := str(self._wire.connection.recv(PATIENCE))) != '{"type":"pong"}':
            sent.append(text)
            message = json.loads(text)
            if message["type"] == "state":
                self._note(message)
        self.said.append(sent)

    def _note(self, state: Message) -> None:
        moves = {seat["move"] for seat in state["table"]["seats"]} - {None}
        for token in [*moves, state["table"]["rematch"]]:
            if token and token.rpartition(".")[2] not in self.tokens:
                self.tokens.append(token.rpartition(".")[2])
        self.state = state

    def sit(self, players: int) -> None:
        """Take all seats and start, with some attempts that are refused."""
        part = self._rng.randbytes(32).hex
        self.send("start")
        self.send("sit", seat=0, name="bot:fox", contribution=part())
        self.send("sit", seat=0, name="Ana")
        for seat in range(players):
            self.send("sit", seat=seat, name=f" Zoë {seat} ", contribution=part(), face="koi")
        self.send("sit", seat=1, name="Ben", contribution=part())
        self.send("sit", seat=3, name="Ben", contribution=part(), invitation="none")
        self.send("reveal", seat=0, contribution=part())
        self.send("seat_bot", seat=0, level="fox")
        self.send("act", action=".")
        self.send("rename", title="Still “Water”  ")
        self.send("start")
        self.send("start")

    def play(self) -> None:
        """Take one step: mostly a legal action, sometimes something else."""
        game, legal, rng = self.state["game"], self.state["legal"], self._rng
        if rng.random() < 0.25:
            self._stray()
        elif game["shown"] is None:
            if rng.random() < 0.2:
                self.send("act", action=".")
            self.send("here", seat=game["turn"])
        elif legal["take_back"] and rng.random() < 0.2:
            self.send("take_back")
        else:
            others = [*legal["exchanges"], *legal["discards"]]
            others += [offer["action"] for offer in legal["dedications"]]
            others += ["."] if legal["end"] else []
            placed = [placement[0] for placement in legal["placements"]]
            few = others and (not placed or rng.random() < 0.4)
            self.send("act", action=rng.choice(others if few else placed))

    def _stray(self) -> None:
        rng = self._rng
        seat = rng.randrange(4)
        actions = ["xR>R", "xO>K", "4G", "3ROG", "7", "-P", ".", "1@0,0r0", "99@1,1r0", "1@70,0r1"]
        actions += ["-3@1,1r2", "2@999999,-5r3", "hello", "3GOR", "x" * 40, "1@0,0r4"]
        stray: list[tuple[str, Message]] = [
            *(("act", {"action": action}) for action in actions),
            ("act", {"action": ".", "version": 1}),
            ("take_back", {}),
            ("here", {"seat": seat}),
            ("hand_over", {"seat": seat, "level": "nobody"}),
            ("reclaim", {"seat": seat}),
            ("move_seat", {"seat": 0}),
            ("rename", {"title": "Moon Pond"}),
            ("rematch", {}),
            ("sit", {"seat": 0, "name": "Ana", "contribution": "0" * 64}),
            ("rename", {"title": "Later", "version": 999_999}),
        ]
        if rng.random() < 0.1:
            self.repeat(rng.choice(self.messages))
        else:
            kind, fields = rng.choice(stray)
            self.send(kind, **fields)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_every_answer_to_a_browser(server: Running, page: Page, players: int, seed: int) -> None:
    """From sitting down to the rematch: applied, duplicate, stale or refused, and why."""
    rng, guest = Random(f"{players} {seed}"), Guest(server.address)
    sides = {"sides": ["south", "west", "north", "east"][:players]} if seed % 2 else {}
    table = guest.open(*[PERSON] * players, **sides)
    with guest.socket(table) as wire:
        script = Script(wire, rng)
        script.sit(players)
        while script.state["table"]["status"] == "playing" and len(script.messages) < LONGEST:
            script.play()
            if seed == 0 and len(script.messages) == 60:
                script.send("abandon")
        for kind in ("act", "take_back", "rematch", "rematch", "abandon"):
            script.send(kind, **({"action": "."} if kind == "act" else {}))
        # A game of few strays may have had none that came too late.
        script.send("rename", title="Too late", version=1)
    question = {
        "id": table,
        "opened": msgspec.to_builtins(server.services.tables._tables[table].table.opened),
        "levels": server.services.levels,
        "tokens": script.tokens,
        "messages": script.messages,
    }
    shown = page.said(json.dumps(question))
    for number, (ours, theirs) in enumerate(zip(script.said, shown, strict=True)):
        assert theirs == ours, script.messages[max(0, number - 1)]
    outcomes = {json.loads(text).get("outcome") for sent in shown for text in sent}
    assert {"applied", "stale", "refused"} <= outcomes


def test_what_is_not_stored_has_not_happened(page: Page) -> None:
    """A full disk refuses the command; the same one can be sent again."""
    seats = [{"kind": "person", "owner": "me"}, {"kind": "bot", "level": "fox"}]
    opened: Message = {"type": "opened", "creator": "me", "title": "Pond", "seats": seats}
    opened |= {"secret": "00" * 32, "watch": "watch", "shuffle": 2}
    sit: Message = {"type": "sit", "id": "1", "version": 1, "seat": 0, "name": "Ana"}
    sit["contribution"] = "11" * 32
    asked: Message = {"id": "table", "opened": opened, "levels": [], "tokens": [], "unstored": 1}
    _, first, second = page.said(json.dumps({**asked, "messages": [sit, sit]}))
    [refused] = map(json.loads, first)
    assert (refused["outcome"], refused["version"]) == ("refused", 1)
    assert refused["reason"] == msgspec.to_builtins(problem(Refused(TableFault.NOT_STORED)))
    applied, state = map(json.loads, second)
    assert (applied["outcome"], applied["version"], state["version"]) == ("applied", 2, 2)
