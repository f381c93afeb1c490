"""Opening tables: the first entry of a log, and the links that lead to its seats."""

from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe

from lanterns.rules import seating_from_words

from ..errors import Refused, TableFault
from .commands import OpenTable
from .entries import Opened, SeatPlan
from .shuffle import new_secret
from .table import Holder, Table

ID_BYTES = 9
INVITATION_BYTES = 16


def new_table_id() -> str:
    """A name for a table that no other has; knowing it gives no right."""
    return token_urlsafe(ID_BYTES)


def table_id_for(browser: str, wish: str) -> str:
    """The table that a browser's wish leads to: sent twice, it opens one table."""
    digest = sha256(f"{browser}/{wish}".encode()).digest()
    return urlsafe_b64encode(digest[:ID_BYTES]).decode()


def open_table(browser: str, wish: OpenTable, levels: tuple[str, ...]) -> Opened:
    """The entry that opens a table; raise `Refused` or `SetupError` where it cannot be."""
    for seat in wish.seats:
        if seat.kind == "bot" and seat.level not in levels:
            raise Refused(TableFault.NO_LEVEL, level=seat.level or "")
        if seat.kind != "bot" and seat.level is not None:
            raise Refused(TableFault.NO_LEVEL, level=seat.level)
    if wish.sides is not None:
        seating_from_words(wish.sides)
        if len(wish.sides) != len(wish.seats):
            raise Refused(TableFault.SIDES_COUNT, seats=len(wish.seats), sides=len(wish.sides))
    return Opened(
        creator=browser,
        title=wish.title.strip(),
        seats=tuple(
            SeatPlan(
                kind=seat.kind,
                owner=browser if seat.kind == "person" else None,
                level=seat.level,
                invitation=token_urlsafe(INVITATION_BYTES) if seat.kind == "open" else None,
            )
            for seat in wish.seats
        ),
        secret=new_secret(),
        watch=token_urlsafe(INVITATION_BYTES),
        sides=wish.sides,
    )


def open_rematch(table: Table, browser: str) -> Opened:
    """The entry that opens the next game: everybody keeps their seat, the next one starts."""
    return Opened(
        creator=browser,
        title=table.title,
        seats=tuple(_kept(holder) for holder in table.holders),
        secret=new_secret(),
        watch=token_urlsafe(INVITATION_BYTES),
        sides=tuple(side.name.lower() for side in table.sides),
        start=1,
        previous=table.id,
    )


def token_for(table: Table, secret: str) -> str:
    """The token of a link: the table's id and a secret that belongs to one seat or to watching."""
    return f"{table.id}.{secret}"


def table_of(token: str) -> str:
    """The table that a token speaks of."""
    return token.partition(".")[0]


def opens_seat(table: Table, holder: Holder, token: str) -> bool:
    """Whether the token invites to this seat, which is still free."""
    return holder.invitation is not None and _same(token_for(table, holder.invitation), token)


def opens_watching(table: Table, token: str) -> bool:
    """Whether the token lets its holder watch."""
    return _same(token_for(table, table.opened.watch), token)


def _kept(holder: Holder) -> SeatPlan:
    if holder.owner is None:
        return SeatPlan(kind="bot", level=holder.level)
    return SeatPlan(kind="person", name=holder.name, owner=holder.owner)


def _same(right: str, given: str) -> bool:
    return compare_digest(right.encode(), given.encode())
