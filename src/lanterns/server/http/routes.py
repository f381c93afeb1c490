"""The HTTP API of tables: open, find and join them, look at them and act."""

import asyncio
from time import time
from typing import Annotated

from litestar import Response, get, post, websocket
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from lanterns.rules import result_of

from ..errors import Refused, TableFault
from ..services import Services
from ..table.commands import AnyCommand, OpenTable
from ..table.creation import is_table_id
from ..table.invitations import (
    free_seats,
    is_invitation,
    is_move_link,
    is_watch_invitation,
    own_seat,
    table_id_in,
)
from ..table.record_export import seat_name
from ..table.table import Status, Table
from ..wire.messages import Answer, Happened, Invitation, Plan, Sitter, State, TableLine
from ..wire.upward import Here, Join
from ..wire.views import happened_for, plan_message
from .http_errors import ERRORS, AnyRequest
from .identity import browser_of, browser_or_new
from .line import Socket
from .scopes import client_of
from .sockets import serve_socket

MOST_TABLES = 30
"""How many of a browser's tables are listed."""
HISTORY_PAGE = 500
"""How many versions one answer about the history has at most."""
HISTORY_SLICE = 25
"""How many of them are made before others may go on."""


def services_of(request: AnyRequest | Socket) -> Services:
    """Return the services of the application."""
    services = request.app.state["services"]
    assert isinstance(services, Services)
    return services


@post("/api/tables", responses=ERRORS)
async def open_table(request: AnyRequest, data: JSONBody[OpenTable]) -> Response[State]:
    """Open a table and return the first view of it; the same id again returns the same table."""
    services = services_of(request)
    browser, cookies = browser_or_new(request, data.key)
    table_id = await services.dispatcher.open(browser, data, client_of(request.scope))
    async with services.dispatcher.enter(table_id, browser) as live:
        return Response(services.audience.look(live, browser), cookies=cookies)


@get("/api/tables", responses=ERRORS)
async def list_tables(request: AnyRequest) -> list[TableLine]:
    """List this browser's tables, the one that changed last first."""
    services, browser = services_of(request), browser_of(request)
    lines = []
    for table_id, changed, version in await services.store.tables_of(browser, MOST_TABLES):
        try:
            live = await services.tables.get(table_id)
            if live.table.version < version:
                live = await services.dispatcher.refreshed(table_id)
        except Refused:
            # It is set aside; the others are not the worse for it.
            continue
        if await services.tables.has_access(live, browser):
            lines.append(_line(live.table, browser, changed))
    return lines


@get("/api/tables/{table_id:str}", responses=ERRORS)
async def get_table(request: AnyRequest, table_id: FromPath[str]) -> State:
    """Return the whole view of a table, as a socket sends it first."""
    services, browser = services_of(request), browser_of(request)
    async with services.dispatcher.enter(table_id, browser) as live:
        services.attention.request(table_id, client_of(request.scope))
        services.bots.wake(live)
        return services.audience.look(live, browser)


@get("/api/tables/{table_id:str}/history", responses=ERRORS)
async def get_history(
    request: AnyRequest,
    table_id: FromPath[str],
    since: FromQuery[Annotated[int, Meta(ge=0, le=1_000_000)]] = 0,
) -> list[Happened]:
    """Return what happened at a table after a version, as this browser may know it.

    At most 500 versions are returned; ask again from the last one for more.
    """
    services, browser = services_of(request), browser_of(request)
    async with services.dispatcher.enter(table_id, browser) as live:
        shown = live.viewer(browser).shown
        later = live.table.history_after(since, HISTORY_PAGE)
    messages = []
    for number, event in enumerate(later, start=1):
        messages.append(happened_for(event, shown))
        if number % HISTORY_SLICE == 0:
            # Let others go first, however long the history is.
            await asyncio.sleep(0)
    return messages


@get("/api/tables/{table_id:str}/plan", responses=ERRORS)
async def get_plan(request: AnyRequest, table_id: FromPath[str]) -> Plan:
    """Return what this browser's tiles would yield on every free cell, whoever is on turn."""
    services, browser = services_of(request), browser_of(request)
    async with services.dispatcher.enter(table_id, browser) as live:
        return plan_message(live.table, live.viewer(browser))


@post("/api/tables/{table_id:str}/commands", responses=ERRORS, status_code=200)
async def post_command(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[AnyCommand | Here]
) -> Answer:
    """Carry out a command, as a socket would, and return its one answer."""
    # No cookie is set here: if this answer were lost, its new seat would be lost with it.
    services, browser = services_of(request), browser_of(request)
    if not is_table_id(table_id):
        raise Refused(TableFault.NO_TABLE)
    if refused := services.limits.message(browser, table_id):
        raise refused
    client = client_of(request.scope)
    answers: list[Answer] = []

    def reply(answer: Answer) -> None:
        answers.append(answer)
        # Answered before it is published, so that bots find the table watched.
        services.attention.request(table_id, client)

    await services.dispatcher.perform(table_id, browser, client, data, reply)
    [answer] = answers
    return answer


@post("/api/join", responses=ERRORS, status_code=200)
async def join(request: AnyRequest, data: JSONBody[Join]) -> Response[Invitation]:
    """Return where a link leads.

    A link for watching lets this browser watch from now on, and so does an invitation where no seat
    is free or none is wanted; a link that moves a seat moves it here.
    """
    services = services_of(request)
    browser, cookies = browser_or_new(request, data.key)
    table_id = table_id_in(data.token)
    try:
        live = await services.dispatcher.refreshed(table_id)
    except Refused as error:
        if error.fault is TableFault.NOT_STORED:
            raise
        raise Refused(TableFault.BAD_INVITATION) from error
    table = live.table
    token, seat = data.token, None
    if is_watch_invitation(table, token):
        await services.dispatcher.admit_watcher(table_id, browser, token)
    elif any(is_move_link(table, holder, token, time()) for holder in table.holders):
        await services.dispatcher.move_seat(table_id, browser, token, data.program)
    elif is_invitation(table, token):
        seat = None if data.watch else _seat_for(table, browser, token)
        if seat is None:
            await services.dispatcher.admit_watcher(table_id, browser, token)
    elif not table.seats_of(browser):
        # For a browser that sits here already, a link that moved a seat is a way back.
        raise Refused(TableFault.BAD_INVITATION)
    invitation = _invitation(table, seat)
    return Response(invitation, cookies=cookies)


@websocket("/api/tables/{table_id:str}/socket")
async def connect_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Serve the socket of a browser at a table."""
    await serve_socket(services_of(socket), socket, table_id)


def _seat_for(table: Table, browser: str, token: str) -> int | None:
    """Return the seat that an invitation leads to: its own, else the next one that is free."""
    own = own_seat(table, token)
    if own is not None:
        return own
    # Whoever sits here already has come back.
    return None if table.seats_of(browser) else next(iter(free_seats(table)), None)


def _invitation(table: Table, seat: int | None) -> Invitation:
    hosts = table.seats_of(table.creator)
    return Invitation(
        table.id,
        table.title,
        seat,
        table.version,
        table.commitment,
        hosts[0] if hosts else None,
        tuple(
            None
            if holder.invitation
            else Sitter(holder.name, holder.face, holder.level, holder.program)
            for holder in table.holders
        ),
    )


def _line(table: Table, browser: str, changed: str) -> TableLine:
    turn = table.game.turn if table.game and table.status is Status.PLAYING else None
    over = result_of(table.game.state) if table.game and table.status is Status.OVER else None
    return TableLine(
        id=table.id,
        title=table.title,
        status=table.status.value,
        names=tuple(seat_name(holder) if holder.is_ready else "" for holder in table.holders),
        my_turn=turn in table.seats_of(browser),
        changed=changed,
        honor=over.honor if over else (),
        winners=over.winners if over else (),
    )
