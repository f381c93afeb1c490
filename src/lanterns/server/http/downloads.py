"""What can be fetched besides tables: records, QR codes, bots, schemas, health and metrics."""

from io import BytesIO
from typing import Any

import segno
from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from lanterns import __version__
from lanterns.bots import LADDER
from lanterns.bots.strength import measured_ratings

from ..errors import Refused, TableFault
from ..table.invitations import token_for
from ..table.record_export import export_record
from ..wire.json_schema import message_schema
from ..wire.messages import BotLevel, Health, Home
from .addresses import is_local_name
from .http_errors import ERRORS, AnyRequest
from .identity import browser_of
from .middleware import is_local
from .routes import services_of


@get("/api/tables/{table_id:str}/record", responses=ERRORS)
async def get_record(request: AnyRequest, table_id: FromPath[str]) -> Response[dict[str, Any]]:
    """Return the record of a game that has ended, with what is needed to check its shuffle."""
    async with services_of(request).dispatcher.enter(table_id, browser_of(request)) as live:
        name = f'attachment; filename="lanterns-{table_id}.json"'
        return Response(export_record(live.table), headers={"content-disposition": name})


@get(
    "/api/tables/{table_id:str}/seats/{seat:int}/invitation.svg",
    media_type="image/svg+xml",
    responses=ERRORS,
)
async def get_invitation_qr_code(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int]
) -> bytes:
    """Return the link to an open seat as a QR code, for the creator of the table."""
    browser = browser_of(request)
    async with services_of(request).dispatcher.enter(table_id, browser) as live:
        table = live.table
        if browser != table.creator:
            raise Refused(TableFault.NOT_CREATOR)
        invitations = [holder.invitation for holder in table.holders]
        invitation = invitations[seat] if 0 <= seat < len(invitations) else None
        if invitation is None:
            raise Refused(TableFault.NO_SEAT, seat=seat)
        return _qr_code(request, token_for(table, invitation))


@get(
    "/api/tables/{table_id:str}/seats/{seat:int}/move.svg",
    media_type="image/svg+xml",
    responses=ERRORS,
)
async def get_move_qr_code(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int]
) -> bytes:
    """Return the link that moves a seat to another browser as a QR code, for its owner."""
    browser = browser_of(request)
    async with services_of(request).dispatcher.enter(table_id, browser) as live:
        table = live.table
        move = table.holders[seat].move if seat in table.seats_of(browser) else None
        if move is None:
            raise Refused(TableFault.NO_SEAT, seat=seat)
        return _qr_code(request, token_for(table, move.token))


@get("/api/tables/{table_id:str}/watch.svg", media_type="image/svg+xml", responses=ERRORS)
async def get_watch_qr_code(request: AnyRequest, table_id: FromPath[str]) -> bytes:
    """Return the link for watching as a QR code, for those who sit at the table."""
    browser = browser_of(request)
    async with services_of(request).dispatcher.enter(table_id, browser) as live:
        table = live.table
        if browser != table.creator and not table.seats_of(browser):
            raise Refused(TableFault.NO_TABLE)
        return _qr_code(request, token_for(table, table.opened.watch))


@get("/api/home", responses=ERRORS)
async def get_home(request: AnyRequest) -> Home:
    """Return the address for links: the requested one, unless only this machine can use it."""
    return Home(_home(request))


@get("/api/bots", responses=ERRORS)
async def list_bots(request: AnyRequest) -> list[BotLevel]:
    """List the bots that can take a seat: `random`, the ladder from the weakest, and the rest."""
    return [
        BotLevel(
            level,
            LADDER.index(level) + 1 if level in LADDER else None,
            {
                str(players): ratings[level]
                for players, ratings in measured_ratings().items()
                if level in ratings
            },
        )
        for level in services_of(request).levels
    ]


@get("/api/messages.json", responses=ERRORS)
async def get_message_schema() -> dict[str, Any]:
    """Return the JSON Schema of every message."""
    return message_schema()


@get("/health", responses=ERRORS)
async def get_health(request: AnyRequest) -> Health:
    """Return whether the server is up and its database can be read and written."""
    await services_of(request).store.check()
    return Health("ok", __version__)


@get("/metrics", media_type=MediaType.TEXT, responses=ERRORS)
async def get_metrics(request: AnyRequest) -> str:
    """Return the server's metrics for Prometheus; by default only to this machine."""
    services = services_of(request)
    if not services.settings.metrics_for_all and not is_local(request.scope):
        raise NotFoundException
    return services.metrics.text()


def _home(request: AnyRequest) -> str:
    home = services_of(request).settings.home
    requested = request.base_url.hostname or ""
    return home if home is not None and is_local_name(requested) else str(request.base_url)


def _qr_code(request: AnyRequest, token: str) -> bytes:
    # The token comes after a #, so that no server or proxy on the way ever logs it.
    picture = BytesIO()
    segno.make(f"{_home(request)}join#{token}", error="m").save(picture, kind="svg", scale=8)
    return picture.getvalue()
