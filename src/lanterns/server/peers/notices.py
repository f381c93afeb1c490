"""What servers on one PostgreSQL tell each other, each notice in one `pg_notify`.

No answer to a client depends on a notice: it says that there is something to read, or who is
connected where. A lost notice costs time and nothing else.
"""

from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec

from ..errors import UnreadableLog
from ..store.store import log_row
from ..table.entries import Acted, LogRow, entry_to_json

MOST_BYTES = 7900
"""PostgreSQL takes less than 8,000 bytes in one notice."""


class Notice(msgspec.Struct, frozen=True, array_like=True, tag=str.lower):
    """A message to all servers, the sender included."""


class Appended(Notice, frozen=True):
    """A table's log has grown; for what is done most often, with the row itself."""

    table: str
    seq: int
    browser: str = ""
    command: str = ""
    entry: str | None = None
    """As in the log. Only actions are sent, which are short and hold no secrets."""


class Beat(Notice, frozen=True):
    """A server is alive."""

    server: str


class Left(Notice, frozen=True):
    """A server stops, and nobody is connected to it any more."""

    server: str


class AtTable(msgspec.Struct, frozen=True, array_like=True):
    """Who is at one table, seen from one server."""

    table: str
    connected: tuple[str, ...]
    """The connected browsers that have a seat."""
    asked: tuple[str, ...]
    """Browsers with a seat that have just asked for something, connected or not."""
    watchers: int
    """How many other browsers are connected."""

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.connected or self.watchers)


class Present(Notice, frozen=True):
    """Who is at some tables, in place of what this server has said about them before."""

    server: str
    tables: tuple[AtTable, ...]


class WhoIsAt(Notice, frozen=True):
    """A request to all others to say who is at their tables, and at these, if anybody."""

    server: str
    tables: tuple[str, ...]


class Lifted(Notice, frozen=True):
    """People who share a browser have lifted the curtain."""

    table: str
    browser: str


AnyNotice = Appended | Beat | Left | Present | WhoIsAt | Lifted

_Item = TypeVar("_Item")
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyNotice] = msgspec.json.Decoder(AnyNotice)


def notice_to_text(notice: AnyNotice) -> str:
    """Return a notice as it is sent.

    >>> notice_to_text(Appended("lake", 7))
    '["appended","lake",7,"","",null]'
    """
    return _encoder.encode(notice).decode()


def notice_from_text(text: str) -> AnyNotice | None:
    """Return the notice in a text, or none if it is of a kind that this version does not know."""
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError:
        return None


def appended(table_id: str, row: LogRow) -> str:
    """Return the notice of a row, which is sent in the transaction that stores it."""
    if not isinstance(row.entry, Acted):
        return notice_to_text(Appended(table_id, row.seq))
    entry = entry_to_json(row.entry)
    return notice_to_text(Appended(table_id, row.seq, row.browser, row.command, entry))


def lifted(table_id: str, browser: str) -> str:
    """Return the notice of a lifted curtain, which is sent in the same way."""
    return notice_to_text(Lifted(table_id, browser))


def row_in(notice: Appended) -> LogRow | None:
    """Return the row that a notice brings; none if it has to be read."""
    if notice.entry is None:
        return None
    try:
        return log_row(notice.seq, notice.browser, notice.command, notice.entry)
    except UnreadableLog:
        return None


def in_portions(items: Iterable[_Item], most: int = MOST_BYTES) -> Iterator[tuple[_Item, ...]]:
    """Divide items into portions that fit into one notice each.

    >>> [len(portion) for portion in in_portions(["x" * 3000] * 5)]
    [2, 2, 1]
    """
    portion: list[_Item] = []
    # What stands around the items in a notice has less than this.
    size = start = 100
    for item in items:
        length = len(_encoder.encode(item)) + 1
        if portion and size + length > most:
            yield tuple(portion)
            portion, size = [], start
        portion.append(item)
        size += length
    if portion:
        yield tuple(portion)
