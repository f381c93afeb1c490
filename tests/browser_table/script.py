"""Everything that a browser can ask of a server's table, made from the list of commands."""

import json
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, get_args

import msgspec
from browser_table.logs import without_lobby
from server.kit.guest import PATIENCE, Wire

from lanterns.server.table.commands import AnyCommand

Message = dict[str, Any]

COMMANDS: dict[str, type[AnyCommand]] = {
    command.__struct_config__.tag: command for command in get_args(AnyCommand)
}
ACTIONS = (
    *("xR>R", "xO>K", "4G", "3ROG", "7", "-P", ".", "1@0,0r0", "99@1,1r0", "1@70,0r1"),
    *("-3@1,1r2", "2@999999,-5r3", "hello", "3GOR", "x" * 40, "1@0,0r4"),
)
FIELDS: dict[str, Callable[[Random], object]] = {
    "seat": lambda rng: rng.randrange(4),
    "name": lambda rng: rng.choice([" Zoë ", "bot:fox"]),
    "title": lambda rng: rng.choice(["Still “Water”  ", "Moon Pond"]),
    "contribution": lambda rng: rng.randbytes(32).hex(),
    "action": lambda rng: rng.choice(ACTIONS),
    # A bot that there is would play at the server, when it likes.
    "level": lambda rng: "nobody",
}
"""What stands in the fields that a command must have."""


class Script:
    """A browser that several people share at the server, and all that passes over its socket."""

    def __init__(self, wire: Wire, rng: Random, bot: Callable[[Message], Message]) -> None:
        self.messages: list[Message] = []
        self.said: list[list[str]] = []
        self.state: Message = {}
        self._wire = wire
        self._rng = rng
        self._bot = bot
        """Lets the bot on turn act at the server on a version; returns that with the action."""
        self._ids = count()
        self._collect()

    @property
    def is_playing(self) -> bool:
        """Whether the game goes on."""
        return bool(self.state["table"]["status"] == "playing")

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

    def command(self, kind: str) -> None:
        """Send a command with something in every field that it must have."""
        fields = msgspec.structs.fields(COMMANDS[kind])
        needed = [field.name for field in fields if field.required]
        self.send(
            kind,
            **{name: FIELDS[name](self._rng) for name in needed if name not in ("id", "version")},
        )

    def play(self) -> None:
        """Take one step of the game."""
        game, legal, rng = self.state["game"], self.state["legal"], self._rng
        if game["shown"] is None:
            if rng.random() < 0.2:
                self.send("act", action=".")
            self.send("here", seat=game["turn"])
        elif legal is None:
            self._play_bot()
        elif legal["take_back"] and rng.random() < 0.2:
            self.send("take_back")
        else:
            others, placed = self.others, [placement[0] for placement in legal["placements"]]
            few = others and (not placed or rng.random() < 0.4)
            self.send("act", action=rng.choice(others if few else placed))

    def _play_bot(self) -> None:
        """Let the bot on turn act; now and then it is late, or somebody takes back before it."""
        rng, version = self._rng, self.state["version"]
        if rng.random() < 0.15:
            self.send("take_back", version=version - rng.randrange(4))
        else:
            late = version - (rng.random() < 0.2)
            self.messages.append(self._bot({"type": "bot", "version": late}))
            self._collect()

    @property
    def others(self) -> list[str]:
        """The legal actions that are no placements."""
        legal = self.state["legal"]
        offers = [offer["action"] for offer in legal["dedications"]]
        return [*legal["exchanges"], *legal["discards"], *offers, *(["."] if legal["end"] else [])]

    def stray(self, kinds: list[str]) -> None:
        """Send something that mostly does not fit: a command, an old one, one from the future."""
        rng = self._rng
        match rng.randrange(12):
            case 0:
                sent = [message for message in self.messages if message["type"] != "bot"]
                self.repeat(rng.choice(sent or [{"type": "here", "id": "x", "seat": 0}]))
            case 1:
                self.send("act", action=".", version=1)
            case 2:
                self.send("rename", title="Later", version=999_999)
            case 3 | 4:
                self.send("here", seat=rng.randrange(4))
            case 5 | 6:
                self.command("act")
            case _:
                self.command(rng.choice(kinds))

    def _collect(self) -> None:
        self._wire.connection.send('{"type":"ping"}')
        sent: list[str] = []
        while (text := str(self._wire.connection.recv(PATIENCE))) != '{"type":"pong"}':
            sent.append(without_lobby(text))
            message = json.loads(text)
            if message["type"] == "state":
                self.state = message
        self.said.append(sent)
