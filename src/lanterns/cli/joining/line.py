"""The socket of a bot at a table: when the line is lost, it is made again, with growing waits."""

import logging
from collections.abc import Callable
from itertools import chain, repeat
from time import monotonic, sleep

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from lanterns.rules import UnreadablePosition
from lanterns.server.table.commands import AnyCommand

from ..errors import Failure
from .invitation import Visitor
from .messages import Answered, Seen, message_of
from .seat import NotNow, Seat

ANSWER_SECONDS = 10.0
"""After this long, a command without an answer is sent again."""
WAITS = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0)
"""Seconds between tries to connect; the last ones again and again."""
GIVE_UP_SECONDS = 600.0
"""How long a server may be away."""
FINAL = {
    4401: "The server does not know this program any more.",
    4403: "The table is gone.",
    4409: "The seat was moved to another browser.",
    4410: "The server can no longer read the table.",
}
"""The close codes after which connecting again does not help."""

Tell = Callable[[str], None]


class Line:
    """A bot's connection to its table."""

    def __init__(self, visitor: Visitor, table: str, seat: Seat, tell: Tell) -> None:
        self._visitor = visitor
        self._address = f"ws{visitor.link.home.removeprefix('http')}/api/tables/{table}/socket"
        self._seat = seat
        self._tell = tell
        self._waits = chain(WAITS, repeat(WAITS[-1]))
        self._is_down = False
        self._reached = monotonic()

    def play(self) -> Seen:
        """Play until the game has ended; return the last view."""
        while True:
            try:
                with self._connect() as socket:
                    return self._attend(socket)
            except (msgspec.MsgspecError, UnreadablePosition) as error:
                host = self._visitor.link.server
                raise Failure(f"{host} sent what this version cannot read: {error}.") from error
            except (OSError, WebSocketException, NotNow) as error:
                self._check_final(error)
                if not self._is_down:
                    self._tell(f"The line to {self._visitor.link.server} is down; trying again.")
                self._is_down = True
            sleep(next(self._waits))

    def _connect(self) -> ClientConnection:
        return connect(
            self._address,
            additional_headers={"Cookie": self._visitor.cookie},
            ping_interval=10,
            ping_timeout=10,
            close_timeout=1,
            # While the bot thinks, what comes is kept.
            max_queue=None,
            logger=_SILENT,
        )

    def _attend(self, socket: ClientConnection) -> Seen:
        """Play on one connection until the game has ended."""
        sent: AnyCommand | None = None
        while True:
            command = self._seat.pending
            if command is not None and command is not sent:
                socket.send(msgspec.json.encode(command).decode())
                sent = command
            try:
                message = message_of(socket.recv(ANSWER_SECONDS))
            except TimeoutError:
                sent = None
                continue
            if isinstance(message, Answered):
                self._seat.hear(message)
            elif isinstance(message, Seen):
                self._arrive()
                self._seat.see(message)
                if message.table.status in ("over", "abandoned"):
                    return message

    def _arrive(self) -> None:
        self._reached = monotonic()
        if self._is_down:
            self._waits = chain(WAITS, repeat(WAITS[-1]))
            self._is_down = False
            self._tell("Back at the table.")

    def _check_final(self, error: Exception) -> None:
        """Raise `Failure` if trying again does not help, or has not helped for long."""
        if isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code in FINAL:
            raise Failure(FINAL[error.rcvd.code]) from error
        if monotonic() - self._reached > GIVE_UP_SECONDS:
            minutes = round(GIVE_UP_SECONDS / 60)
            host = self._visitor.link.server
            raise Failure(f"{host} has not let this bot play for {minutes} minutes.") from error


_SILENT = logging.getLogger("lanterns.joining")
_SILENT.addHandler(logging.NullHandler())
_SILENT.propagate = False
