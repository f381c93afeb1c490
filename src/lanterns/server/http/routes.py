"""The HTTP API of tables: open, find and join them, look at them and act."""

import asyncio
from time import time
from typing import Annotated

from litestar import Response, get, post, websocket
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from ..errors import Refused, TableFault
from ..services import Services
from ..table.commands import AnyCommand, OpenTable
from ..table.invitations import (
    is_move_link,
    is_seat_invitation,
    is_watch_invitation,
    table_id_in,
)
from ..table.record_export import seat_name
from ..table.table import Status, Table
from ..wire.messages import Answer, Happened, Invitation, Plan, State, TableLine
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
    answers: list[Answer] = []

    def reply(answer: Answer) -> None:
        answers.append(answer)
        # Answered before it is published, so that bots find the table watched.
        services.attention.request(table_id, client_of(request.scope))

    await services.dispatcher.perform(table_id, browser, data, reply)
    [answer] = answers
    return answer


@post("/api/join", responses=ERRORS, status_code=200)
async def join(request: AnyRequest, data: JSONBody[Join]) -> Response[Invitation]:
    """Return where a link leads.

    A link for watching lets this browser watch from now on; one that moves a seat moves it here.
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
    seat = None
    if is_watch_invitation(table, data.token):
        await services.dispatcher.admit_watcher(table_id, browser, data.token)
    elif table.status is Status.OPEN and (
        invited := [
            seat
            for seat, holder in enumerate(table.holders)
            if is_seat_invitation(table, holder, data.token)
        ]
    ):
        [seat] = invited
    elif any(is_move_link(table, holder, data.token, time()) for holder in table.holders):
        await services.dispatcher.move_seat(table_id, browser, data.token)
    elif not table.seats_of(browser):
        # For a browser that sits here already, its old link is a way back.
        raise Refused(TableFault.BAD_INVITATION)
    invitation = Invitation(table.id, table.title, seat, table.version, table.commitment)
    return Response(invitation, cookies=cookies)


@websocket("/api/tables/{table_id:str}/socket")
async def connect_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Serve the socket of a browser at a table."""
    await serve_socket(services_of(socket), socket, table_id)


def _line(table: Table, browser: str, changed: str) -> TableLine:
    turn = table.game.turn if table.game and table.status is Status.PLAYING else None
    return TableLine(
        id=table.id,
        title=table.title,
        status=table.status.value,
        names=tuple(seat_name(holder) if holder.is_ready else "" for holder in table.holders),
        my_turn=turn in table.seats_of(browser),
        changed=changed,
    )
