"""Playing against real servers while they and their database are killed again and again.

Every command that was acknowledged must be in the log exactly once, where the answer said.
"""

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from secrets import token_hex
from typing import Any

import httpx
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lanterns.server.store.database import open_engine
from lanterns.server.store.schema import log as log_table
from lanterns.server.table.entries import Acted, LogRow, entry_from_json
from lanterns.server.table.shuffle import pledge_of
from lanterns.server.table.table import Table

from .games import choose
from .worlds import World

PATIENCE = 60.0
Json = dict[str, Any]
LINE_LOST = (OSError, WebSocketException, httpx.TransportError)


@dataclass(slots=True)
class Ledger:
    """What the server has acknowledged: for each table, the version of every command."""

    acknowledged: dict[str, dict[str, int]] = field(default_factory=dict)
    duplicates: int = 0
    """Commands that had survived though their first answer never came."""
    harms: Counter[str] = field(default_factory=Counter)
    """What has befallen the servers and their database, and how often."""

    @property
    def kills(self) -> int:
        """How often anything was harmed."""
        return self.harms.total()

    @property
    def total(self) -> int:
        """How many commands were acknowledged."""
        return sum(map(len, self.acknowledged.values()))


class Trial:
    """Some tables played at once, against servers that keep dying."""

    def __init__(self, world: World, kills: int, commands: int, tables: int, seed: int) -> None:
        self.ledger = Ledger()
        self.world = world
        self._kills = kills
        self._commands = commands
        self._tables = tables
        self._rng = Random(seed)
        self._patience = PATIENCE * (1 + kills)
        """Seconds after which the trial fails, however slow the machine is."""

    @property
    def is_done(self) -> bool:
        return self.ledger.kills >= self._kills and self.ledger.total >= self._commands

    async def run(self) -> None:
        """Play and kill until there has been enough of both; then hold the log to account."""
        try:
            await asyncio.to_thread(self.world.start)
            players = [self._play_games(Random(self._rng.random())) for _ in range(self._tables)]
            async with asyncio.timeout(self._patience):
                await asyncio.gather(self._kill(), *players)
        finally:
            self.world.stop()
        check_log(self.world.database, self.ledger)

    async def _kill(self) -> None:
        while self.ledger.kills < self._kills:
            # Until something has been acknowledged since the start, there is nothing to lose.
            enough = self.ledger.total + self._rng.randrange(1, self._wanted())
            while self.ledger.total < enough:
                await asyncio.sleep(0.001)
            await asyncio.sleep(self._rng.random() * 0.02)
            # Everything in turn, so that even a short trial has all of it.
            least = min(self.ledger.harms[name] for name in self.world.harms)
            names = [name for name in self.world.harms if self.ledger.harms[name] == least]
            name = self._rng.choice(names)
            self.ledger.harms[name] += 1
            await asyncio.to_thread(self.world.harms[name])

    def _wanted(self) -> int:
        # On average the commands that are still needed are spread over the kills to come.
        left = self._commands - self.ledger.total
        return 2 + max(1, 2 * left // max(1, self._kills - self.ledger.kills))

    async def _play_games(self, rng: Random) -> None:
        while not self.is_done:
            await _Game(self, rng).play()


class _Game:
    """One game of two browsers, each with a socket that comes back after every kill."""

    def __init__(self, trial: Trial, rng: Random) -> None:
        self._trial = trial
        self._rng = rng
        self._clients = [httpx.AsyncClient(timeout=PATIENCE, verify=False) for _ in range(2)]
        self._sockets: list[ClientConnection | None] = [None, None]
        self._views: list[Json] = [{}, {}]
        self._table = ""

    async def play(self) -> None:
        """Play to the end, or until the trial is over."""
        try:
            version = await self._set_up()
            view = await self._view(0, version)
            while view["table"]["status"] == "playing" and not self._trial.is_done:
                seat = view["game"]["turn"]
                view = await self._view(seat, version)
                action = choose(view["legal"], self._rng)
                body = {"type": "act", "version": version, "action": action}
                version = await self._ask(seat, body)
                view = await self._view(seat, version)
        finally:
            for socket in self._sockets:
                if socket is not None:
                    await socket.close()
            for client in self._clients:
                await client.aclose()

    async def _set_up(self) -> int:
        request = {"id": token_hex(8), "seats": [{"kind": "person"}, {"kind": "open"}]}
        state = await self._post(0, "/api/tables", request)
        self._table = state["table"]["id"]
        self._trial.ledger.acknowledged[self._table] = {}
        token = state["table"]["seats"][1]["invitation"]
        part = token_hex(32)
        pledge = pledge_of(part)
        sit = {"type": "sit", "name": "A"}
        await self._command(0, {**sit, "seat": 0, "version": 1, "pledge": pledge})
        await self._post(1, "/api/join", {"token": token})
        theirs = {"seat": 1, "contribution": token_hex(32), "invitation": token}
        await self._command(1, {**sit, **theirs, "version": 2})
        reveal = {"type": "reveal", "seat": 0, "contribution": part, "version": 3}
        await self._command(0, reveal)
        version = await self._command(0, {"type": "start", "version": 4})
        state = await self._http(0, "GET", f"/api/tables/{self._table}")
        if state["game"]["shown"] == 1:
            self._clients.reverse()
        return version

    async def _command(self, who: int, fields: Json) -> int:
        body = {"id": token_hex(8), **fields}
        return self._note(body, await self._post(who, f"/api/tables/{self._table}/commands", body))

    async def _post(self, who: int, path: str, body: Json) -> Json:
        return await self._http(who, "POST", path, json=body)

    async def _http(self, who: int, method: str, path: str, **options: Any) -> Json:
        while True:
            address = await self._trial.world.address(self._rng)
            try:
                response = await self._clients[who].request(method, address + path, **options)
            except LINE_LOST:
                await asyncio.sleep(0.01)
                continue
            if response.status_code == 503 or _is_not_stored(response.json()):
                await asyncio.sleep(0.01)
                continue
            assert response.status_code in (200, 201), response.text
            data: Json = response.json()
            return data

    async def _ask(self, seat: int, fields: Json) -> int:
        """Send a command until it is answered, however often the line is lost."""
        body = {"id": token_hex(8), **fields}
        while True:
            socket = await self._socket(seat)
            try:
                await socket.send(json.dumps(body))
                while True:
                    message = await self._receive(socket)
                    if message["type"] == "answer" and message["id"] == body["id"]:
                        if not _is_not_stored(message):
                            return self._note(body, message)
                        await asyncio.sleep(0.01)
                        await socket.send(json.dumps(body))
                    self._views[seat] = message if message["type"] == "state" else self._views[seat]
            except LINE_LOST:
                self._sockets[seat] = None

    async def _view(self, seat: int, version: int) -> Json:
        """What a seat sees at a version."""
        while True:
            socket = await self._socket(seat)
            if self._views[seat]["version"] == version:
                return self._views[seat]
            try:
                message = await self._receive(socket)
                self._views[seat] = message if message["type"] == "state" else self._views[seat]
            except LINE_LOST:
                self._sockets[seat] = None

    async def _socket(self, seat: int) -> ClientConnection:
        """The socket of a seat, connected anew if it was lost."""
        while (socket := self._sockets[seat]) is None:
            address = await self._trial.world.address(self._rng)
            address = address.replace("http", "ws", 1)
            cookie = {"Cookie": f"lanterns={self._clients[seat].cookies['lanterns']}"}
            try:
                socket = await connect(
                    f"{address}/api/tables/{self._table}/socket",
                    additional_headers=cookie,
                    compression=None,
                    open_timeout=PATIENCE,
                )
                self._views[seat] = await self._receive(socket)
                self._sockets[seat] = socket
            except LINE_LOST:
                await asyncio.sleep(0.01)
        return socket

    async def _receive(self, socket: ClientConnection) -> Json:
        message: Json = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        return message

    def _note(self, body: Json, answer: Json) -> int:
        """Enter an acknowledgement into the ledger."""
        assert answer["outcome"] in ("applied", "duplicate"), answer
        ledger = self._trial.ledger
        ledger.duplicates += answer["outcome"] == "duplicate"
        version: int = answer["version"]
        assert version == body["version"] + 1, "something was lost or doubled"
        ledger.acknowledged[self._table][body["id"]] = version
        return version


def _is_not_stored(answer: Json) -> bool:
    """Whether the database did not take a command, so that it is to be sent again."""
    reason = answer.get("reason") or {}
    return reason.get("code") == "not_stored"


def check_log(database: str, ledger: Ledger) -> None:
    """Hold the log against the ledger: nothing lost, nothing doubled, no gap, all replayable."""
    engine = open_engine(database, 10.0, writes=False)
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                checked = connection.exec_driver_sql("PRAGMA integrity_check").scalar_one()
                assert checked == "ok"
            for table, acknowledged in ledger.acknowledged.items():
                columns = log_table.c
                rows = connection.execute(
                    select(columns.seq, columns.browser, columns.command, columns.entry)
                    .where(columns.table_id == table)
                    .order_by(columns.seq)
                )
                log = [LogRow(*row[:3], entry_from_json(row[3])) for row in rows]
                _check_table(table, log, acknowledged)
    finally:
        engine.dispose()


def _check_table(table: str, log: list[LogRow], acknowledged: dict[str, int]) -> None:
    assert [row.seq for row in log] == list(range(1, len(log) + 1)), "a gap"
    logged = {row.command: row.seq for row in log}
    assert len(logged) == len(log), "a command was doubled"
    assert acknowledged.items() <= logged.items(), "an acknowledged command was lost"
    replayed = Table.replay(table, log)
    acted = tuple(row.entry.action for row in log if isinstance(row.entry, Acted))
    assert (replayed.game.record.actions if replayed.game else ()) == acted
