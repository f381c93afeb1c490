"""Opening tables: the first entry of a log, for a new table or a rematch."""

import re
from base64 import urlsafe_b64encode
from hashlib import sha256
from secrets import token_urlsafe

from lanterns.rules import seating_from_words

from ..errors import Refused, TableFault
from .commands import LABEL_LENGTH, OpenTable
from .entries import Opened, SeatPlan
from .holder import Holder
from .shuffle import SHUFFLE, new_secret
from .table import Table

ID_BYTES = 9
INVITATION_BYTES = 16

_ID = re.compile(r"[A-Za-z0-9_-]{12}")


def is_table_id(text: str) -> bool:
    """Whether a text has the form of a table's id; strangers send anything as one.

    >>> is_table_id("q0T-x_8ZbLw4"), is_table_id("a\\0b"), is_table_id("q" * 8000)
    (True, False, False)
    """
    return _ID.fullmatch(text) is not None


def new_table_id() -> str:
    """Return a new, unique table id; knowing it grants nothing."""
    return token_urlsafe(ID_BYTES)


def table_id_for(browser: str, request_id: str) -> str:
    """Return the table id for a browser's request, so that sending it twice opens one table."""
    digest = sha256(f"{browser}/{request_id}".encode()).digest()
    return urlsafe_b64encode(digest[:ID_BYTES]).decode()


def open_table(browser: str, request: OpenTable, levels: tuple[str, ...]) -> Opened:
    """Return the entry that opens a table; raise `Refused` or `SetupError` if it cannot be."""
    for seat in request.seats:
        if seat.kind == "bot" and seat.level not in levels:
            raise Refused(TableFault.NO_LEVEL, level=seat.level or "")
        if seat.kind != "bot" and seat.level is not None:
            raise Refused(TableFault.NO_LEVEL, level=seat.level)
    if request.sides is not None:
        seating_from_words(request.sides)
        if len(request.sides) != len(request.seats):
            raise Refused(
                TableFault.SIDES_COUNT, seats=len(request.seats), sides=len(request.sides)
            )
    return Opened(
        creator=browser,
        title=request.title.strip(),
        seats=tuple(
            SeatPlan(
                kind=seat.kind,
                owner=browser if seat.kind == "person" else None,
                level=seat.level,
                invitation=token_urlsafe(INVITATION_BYTES) if seat.kind == "open" else None,
            )
            for seat in request.seats
        ),
        secret=new_secret(),
        watch=token_urlsafe(INVITATION_BYTES),
        sides=request.sides,
        shuffle=SHUFFLE,
        join=token_urlsafe(INVITATION_BYTES),
    )


def open_rematch(table: Table, browser: str) -> Opened:
    """Return the entry that opens a rematch: the seats stay, and the next seat starts.

    Its title counts the games, so that it differs from the table it follows.
    """
    return Opened(
        creator=browser,
        title=next_title(table.title),
        seats=tuple(_plan_again(holder) for holder in table.holders),
        secret=new_secret(),
        watch=token_urlsafe(INVITATION_BYTES),
        sides=tuple(side.name.lower() for side in table.sides),
        start=1,
        previous=table.id,
        shuffle=SHUFFLE,
    )


def next_title(title: str) -> str:
    """Return “Moon Pond 2” after “Moon Pond”, and “Moon Pond 3” after that."""
    found = re.fullmatch(r"(.*\S) ([1-9][0-9]{0,2})", title)
    name, number = (found[1], int(found[2])) if found else (title, 1)
    suffix = f" {number + 1}"
    return name[: LABEL_LENGTH - len(suffix)].rstrip() + suffix


def _plan_again(holder: Holder) -> SeatPlan:
    if holder.owner is None:
        return SeatPlan(kind="bot", level=holder.level)
    return SeatPlan(
        kind="person",
        name=holder.name,
        owner=holder.owner,
        face=holder.face,
        program=holder.program,
    )
