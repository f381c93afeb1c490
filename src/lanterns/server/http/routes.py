"""The HTTP API of tables: open, find and join them, look at them and act."""

from typing import Annotated

from litestar import Response, get, post, websocket
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from ..errors import Refused, TableFault
from ..live.services import House
from ..live.tables import Room
from ..table.commands import AnyCommand, Here, Join, OpenTable
from ..table.creation import opens_seat, opens_watching, table_of
from ..table.record_export import name_of
from ..table.shuffle import commitment_of
from ..table.table import Status
from ..wire.messages import Answer, Happened, Invitation, State, TableLine
from ..wire.views import happened
from .http_errors import ERRORS, AnyRequest
from .identity import browser_of, browser_or_new
from .middleware import address_of
from .sockets import Socket, serve_socket

MY_TABLES = 30
"""How many of one's tables are listed."""


def house_of(request: AnyRequest | Socket) -> House:
    """The house that the application serves."""
    house = request.app.state["house"]
    assert isinstance(house, House)
    return house


@post("/api/tables", responses=ERRORS)
async def open_a_table(request: AnyRequest, data: JSONBody[OpenTable]) -> Response[State]:
    """Open a table and return the first view of it; the same id again returns the same table."""
    house = house_of(request)
    browser, cookies = browser_or_new(request)
    count = house.limits.table(browser, address_of(request.scope))
    table_id = await house.desk.open(browser, data, count)
    async with house.desk.enter(table_id, browser) as room:
        return Response(house.look(room, browser), cookies=cookies)


@get("/api/tables", responses=ERRORS)
async def list_my_tables(request: AnyRequest) -> list[TableLine]:
    """This browser's tables, the one that changed last first."""
    house, browser = house_of(request), browser_of(request)
    lines = []
    for table_id, changed in await house.store.tables_of(browser, MY_TABLES):
        room = await house.hall.room(table_id)
        if room.has_place(browser):
            lines.append(_line(room, browser, changed))
    return lines


@get("/api/tables/{table_id:str}", responses=ERRORS)
async def look_at_a_table(request: AnyRequest, table_id: FromPath[str]) -> State:
    """The whole view of a table, as a socket sends it first."""
    house, browser = house_of(request), browser_of(request)
    async with house.desk.enter(table_id, browser) as room:
        house.bots.wake(room)
        return house.look(room, browser)


@get("/api/tables/{table_id:str}/history", responses=ERRORS)
async def tell_the_history(
    request: AnyRequest,
    table_id: FromPath[str],
    since: FromQuery[Annotated[int, Meta(ge=0, le=1_000_000)]] = 0,
) -> list[Happened]:
    """What happened at a table after a version, as this browser may know it."""
    house, browser = house_of(request), browser_of(request)
    async with house.desk.enter(table_id, browser) as room:
        viewer = house.viewer(room, browser)
        later = (event for event in room.table.happenings if event.version > since)
        return [happened(happening, viewer) for happening in later]


@post("/api/tables/{table_id:str}/commands", responses=ERRORS, status_code=200)
async def command_a_table(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[AnyCommand | Here]
) -> Answer:
    """Carry out a command, as a socket would, and return its one answer."""
    # No cookie is given here: if this answer were lost, so would be the seat it is about.
    house, browser = house_of(request), browser_of(request)
    answers: list[Answer] = []
    await house.perform(table_id, browser, data, answers.append)
    [answer] = answers
    return answer


@post("/api/join", responses=ERRORS, status_code=200)
async def follow_a_link(request: AnyRequest, data: JSONBody[Join]) -> Response[Invitation]:
    """Say where a link leads; a link for watching lets this browser watch from now on."""
    house = house_of(request)
    browser, cookies = browser_or_new(request)
    table_id = table_of(data.token)
    try:
        room = await house.hall.room(table_id)
    except Refused as error:
        raise Refused(TableFault.BAD_INVITATION) from error
    table = room.table
    seat = None
    if opens_watching(table, data.token):
        await house.desk.watch(table_id, browser, data.token)
    elif table.status is Status.OPEN and (
        invited := [s for s, h in enumerate(table.holders) if opens_seat(table, h, data.token)]
    ):
        [seat] = invited
    elif not table.seats_of(browser):
        # To whoever sits here already, the link they once came by is a way back.
        raise Refused(TableFault.BAD_INVITATION)
    commitment = commitment_of(table.opened.secret)
    told = Invitation(table.id, table.title, seat, table.version, commitment)
    return Response(told, cookies=cookies)


@websocket("/api/tables/{table_id:str}/socket")
async def play_at_a_table(socket: Socket, table_id: FromPath[str]) -> None:
    """The socket of a browser at a table."""
    await serve_socket(house_of(socket), socket, table_id)


def _line(room: Room, browser: str, changed: str) -> TableLine:
    table = room.table
    playing = table.game is not None and table.status is Status.PLAYING
    return TableLine(
        id=table.id,
        title=table.title,
        status=table.status.value,
        names=tuple(name_of(holder) if holder.is_ready else "" for holder in table.holders),
        my_turn=playing and table.game is not None and table.game.turn in table.seats_of(browser),
        changed=changed,
    )
