"""The tokens in links that invite to a table, to one seat of it, or to watch."""

from hmac import compare_digest

from .holder import Holder
from .table import Status, Table

CLOCK_SECONDS = 60
"""How far apart the clocks of two servers may be: one makes a link, the other is asked for it."""


def token_for(table: Table, secret: str) -> str:
    """Return a link's token: the table's id and the secret of one seat or of watching."""
    return f"{table.id}.{secret}"


def table_token(table: Table, browser: str) -> str | None:
    """Return the token for whoever comes next, if a seat is free and the browser may invite."""
    if not table.opened.join or browser != table.creator or not free_seats(table):
        return None
    return token_for(table, table.opened.join)


def invitation_token(table: Table, holder: Holder, browser: str) -> str | None:
    """Return the token that invites to a seat, if it is free and the browser may invite."""
    if holder.invitation is None or browser != table.creator:
        return None
    return token_for(table, holder.invitation)


def move_token(table: Table, holder: Holder, browser: str) -> str | None:
    """Return the token that moves a seat to another browser, if this one owns it and made one."""
    if holder.move is None or browser != holder.owner:
        return None
    return token_for(table, holder.move.token)


def watch_token(table: Table, browser: str) -> str | None:
    """Return the token for watching, if the browser may pass it on."""
    if not table.has_place(browser):
        return None
    return token_for(table, table.opened.watch)


def table_id_in(token: str) -> str:
    """Return the id of the table that a token is for."""
    return token.partition(".")[0]


def free_seats(table: Table) -> tuple[int, ...]:
    """Return the seats that a link can still lead to."""
    if table.status is not Status.OPEN:
        return ()
    return tuple([s for s, holder in enumerate(table.holders) if holder.invitation is not None])


def own_seat(table: Table, token: str) -> int | None:
    """Return the free seat that a token was made for, if it was made for one."""
    for seat in free_seats(table):
        if is_seat_invitation(table, table.holders[seat], token):
            return seat
    return None


def is_invitation(table: Table, token: str) -> bool:
    """Whether the token is the table's own, or that of a seat, even of one that is taken now."""
    secrets = (table.opened.join, *[plan.invitation for plan in table.opened.seats])
    return any([_equal(token_for(table, secret), token) for secret in secrets if secret])


def is_seat_invitation(table: Table, holder: Holder, token: str) -> bool:
    """Whether the token invites to this seat, which is still free."""
    return holder.invitation is not None and _equal(token_for(table, holder.invitation), token)


def is_move_link(table: Table, holder: Holder, token: str, now: float) -> bool:
    """Whether the token moves this seat to the browser that brings it."""
    move = holder.move
    return (
        move is not None
        and move.until + CLOCK_SECONDS > now
        and _equal(token_for(table, move.token), token)
    )


def is_watch_invitation(table: Table, token: str) -> bool:
    """Whether the token is for watching alone."""
    return _equal(token_for(table, table.opened.watch), token)


def _equal(expected: str, given: str) -> bool:
    return compare_digest(expected.encode(), given.encode())
