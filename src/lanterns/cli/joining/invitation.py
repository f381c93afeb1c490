"""Following an invitation: the link as the page gives it, and the server's HTTP behind it."""

import json
from dataclasses import dataclass
from http.client import HTTPException, HTTPResponse
from secrets import token_hex
from time import sleep
from typing import TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from lanterns.server.table.commands import Sit
from lanterns.server.wire.messages import Invitation, Problem

from ..errors import Failure
from .messages import Answered, Seen

TRIES = 3
PATIENCE = 15.0
"""Seconds that the server has for an answer."""
_MOST_BYTES = 1 << 22

Expected = TypeVar("Expected")


@dataclass(frozen=True, slots=True)
class Link:
    """The link of an invitation: its server's address, and the secret token."""

    home: str
    token: str

    @property
    def server(self) -> str:
        """The server, as people call it."""
        return urlsplit(self.home).netloc

    @classmethod
    def read(cls, text: str) -> "Link":
        """Read a link as the page gives it; raise `Failure` for any other text.

        >>> Link.read("https://example.org/games/join#abc.def")
        Link(home='https://example.org/games', token='abc.def')
        """
        try:
            parts = urlsplit(text.strip())
            is_address = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
        except ValueError:
            is_address = None
        if not is_address or not parts.path.endswith("/join") or not parts.fragment:
            raise Failure(f"“{text}” is no invitation, such as http://HOST/join#TOKEN.")
        path = parts.path.removesuffix("/join")
        return cls(f"{parts.scheme}://{parts.netloc}{path}", parts.fragment)


class Visitor:
    """A program known to a server by the cookie that it gets when it follows a link."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.cookie = ""
        self._key = token_hex(32)

    def follow(self) -> Invitation:
        """Follow the link; raise `Failure` if it leads nowhere."""
        # With the key, a second try is known by the same cookie.
        body = {"token": self.link.token, "key": self._key, "program": True}
        return self._ask("/api/join", Invitation, body)

    def look(self, table: str) -> Seen:
        """Return the view of a table that it may see."""
        return self._ask(f"/api/tables/{table}", Seen)

    def sit(self, table: str, command: Sit) -> Answered:
        """Ask for a seat; sent twice, it is still one seat."""
        return self._ask(f"/api/tables/{table}/commands", Answered, msgspec.to_builtins(command))

    def _ask(self, path: str, expected: type[Expected], body: object = None) -> Expected:
        """Send a request, again if no answer comes; return the answer."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        for tried in range(1, TRIES + 1):
            try:
                request = Request(self.link.home + path, data, headers)
                with urlopen(request, timeout=PATIENCE) as response:
                    return self._read(response, expected)
            except HTTPError as error:
                raise self._refusal(error) from error
            except (OSError, HTTPException, ValueError) as error:
                if tried == TRIES:
                    why = getattr(error, "reason", None) or error
                    why = getattr(why, "strerror", None) or why
                    raise Failure(f"{self.link.server} cannot be reached: {why}.") from error
                sleep(tried / 2)
        raise AssertionError("every try returns or raises")

    def _read(self, response: HTTPResponse, expected: type[Expected]) -> Expected:
        cookie = response.headers.get("Set-Cookie")
        if cookie is not None:
            self.cookie = cookie.partition(";")[0]
        try:
            return msgspec.json.decode(response.read(_MOST_BYTES), type=expected)
        except msgspec.MsgspecError as error:
            raise self._stranger() from error

    def _refusal(self, error: HTTPError) -> Failure:
        """Return the server's own sentence."""
        try:
            return Failure(msgspec.json.decode(error.read(_MOST_BYTES), type=Problem).sentence)
        except (OSError, HTTPException, msgspec.MsgspecError):
            return self._stranger()

    def _stranger(self) -> Failure:
        return Failure(f"What answers at {self.link.server} is no server of Lanterns that we know.")
