"""A browser without a screen: one cookie, HTTP and sockets."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from secrets import token_bytes, token_hex
from time import monotonic, sleep
from typing import Any, ClassVar

import httpx
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]

PERSON = {"kind": "person"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
PATIENCE = 60.0
"""Seconds that anything may take before a test fails; no test measures it."""


def code_of(answer: Message) -> str | None:
    """Why a command was refused, if it was."""
    return None if answer["reason"] is None else str(answer["reason"]["code"])


def eventually(is_so: Callable[[], bool]) -> None:
    """Wait until something is so; fail if it never is."""
    deadline = monotonic() + PATIENCE
    while not is_so():
        assert monotonic() < deadline, "it never happened"
        sleep(0.005)


class Guest:
    """A person with a browser."""

    pledged: ClassVar[list[tuple["Guest", str, int, str]]] = []
    """Who still has to show which contribution at which table and seat."""
    instances: ClassVar[list["Guest"]] = []
    """All guests of a test; a fixture closes their connections afterwards."""

    def __init__(self, address: str, cookie: str | None = None) -> None:
        self.instances.append(self)
        self.address = address
        # Nothing is encrypted on loopback, and loading certificates takes longer than most tests.
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, verify=False)
        if cookie is not None:
            self.http.cookies.set("lanterns", cookie)
        self._ids = count()

    @property
    def cookie(self) -> str:
        """The cookie the server gave."""
        return self.http.cookies["lanterns"]

    def post(self, path: str, body: object) -> httpx.Response:
        """Send JSON."""
        return self.http.post(path, json=body)

    def get(self, path: str) -> Any:
        """Fetch JSON that must be there."""
        response = self.http.get(path)
        assert response.status_code == 200, response.text
        return response.json()

    def open(self, *seats: Message, **options: object) -> str:
        """Open a table and return its id."""
        body = {"id": token_hex(8), "seats": seats, **options}
        response = self.post("/api/tables", body)
        assert response.status_code == 201, response.text
        return str(response.json()["table"]["id"])

    def look(self, table: str) -> Message:
        """The whole view."""
        state: Message = self.get(f"/api/tables/{table}")
        return state

    def command(self, table: str, kind: str, **fields: object) -> Message:
        """Send a command based on the current version, and return its answer."""
        if "version" not in fields:
            fields["version"] = self.look(table)["version"]
        body = {"type": kind, "id": f"{kind}-{next(self._ids)}-{token_hex(4)}", **fields}
        response = self.post(f"/api/tables/{table}/commands", body)
        assert response.status_code == 200, response.text
        answer: Message = response.json()
        return answer

    def do(self, table: str, kind: str, **fields: object) -> Message:
        """Send a command that must be applied; everybody shows their part before the start."""
        if kind == "start":
            reveal_all(table)
            fields.pop("version", None)
        answer = self.command(table, kind, **fields)
        assert answer["outcome"] == "applied", answer
        return answer

    def sit(self, table: str, seat: int, name: str = "Ana", **fields: object) -> Message:
        """Take a seat, with some random bytes; pledge them if others are still to sit down."""
        part = token_bytes(32)
        sit = {"seat": seat, "name": name, **fields}
        answer = self.command(table, "sit", contribution=part.hex(), **sit)
        if answer["outcome"] == "refused" and answer["reason"]["code"] == "not_sealed":
            answer = self.do(table, "sit", pledge=sha256(part).hexdigest(), **sit)
            self.pledged.append((self, table, seat, part.hex()))
        assert answer["outcome"] == "applied", answer
        return answer

    def follow(self, token: str) -> Message:
        """Follow a link."""
        response = self.post("/api/join", {"token": token})
        assert response.status_code == 200, response.text
        invitation: Message = response.json()
        return invitation

    def accept(self, token: str, name: str) -> str:
        """Follow an invitation and sit down; return the table."""
        invitation = self.follow(token)
        table = str(invitation["table"])
        version = invitation["version"]
        self.sit(table, invitation["seat"], name, invitation=token, version=version)
        return table

    @contextmanager
    def socket(self, table: str, **options: Any) -> Iterator["Wire"]:
        """Connect to a table."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"Cookie": f"lanterns={self.cookie}"} if "lanterns" in self.http.cookies else {}
        headers.update(options.pop("headers", {}))
        with connect(
            address,
            additional_headers=headers,
            open_timeout=PATIENCE,
            max_size=None,
            compression=None,
            **options,
        ) as connection:
            yield Wire(connection)


def reveal_all(table: str) -> None:
    """Let all guests show what they have pledged at a table."""
    for guest, where, seat, part in Guest.pledged:
        if where == table:
            guest.do(table, "reveal", seat=seat, contribution=part)
    Guest.pledged[:] = [one for one in Guest.pledged if one[1] != table]


class Wire:
    """A socket whose messages are JSON."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self._ids = count()

    def receive(self) -> Message:
        """The next message."""
        message: Message = json.loads(self.connection.recv(PATIENCE))
        return message

    def until(self, kind: str, **fields: object) -> Message:
        """The next message of a type that has these fields; others are passed over."""
        deadline = monotonic() + PATIENCE
        while True:
            assert monotonic() < deadline, f"no {kind} with {fields} came"
            message = self.receive()
            if message["type"] == kind and fields.items() <= message.items():
                return message

    def send(self, kind: str, **fields: object) -> str:
        """Send a message and return its id."""
        fields.setdefault("id", f"{next(self._ids)}-{token_hex(4)}")
        self.connection.send(json.dumps({"type": kind, **fields}))
        return str(fields["id"])

    def ask(self, kind: str, **fields: object) -> Message:
        """Send a command and return its answer."""
        return self.until("answer", id=self.send(kind, **fields))
