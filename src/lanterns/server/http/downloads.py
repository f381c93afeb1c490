"""What can be fetched besides tables: records, links, levels, schemas, health and figures."""

from io import BytesIO
from typing import Any

import segno
from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from lanterns import __version__

from ..errors import Refused, TableFault
from ..table.creation import token_for
from ..table.record_export import record_of
from ..wire.json_schema import message_schema
from ..wire.messages import BotLevel, Health, Home
from .addresses import leads_nowhere
from .http_errors import ERRORS, AnyRequest
from .identity import browser_of
from .middleware import is_local
from .routes import house_of


@get("/api/tables/{table_id:str}/record", responses=ERRORS)
async def download_the_record(
    request: AnyRequest, table_id: FromPath[str]
) -> Response[dict[str, Any]]:
    """The record of a game that has ended, with what is needed to check its shuffle."""
    async with house_of(request).desk.enter(table_id, browser_of(request)) as room:
        name = f'attachment; filename="lanterns-{table_id}.json"'
        return Response(record_of(room.table), headers={"content-disposition": name})


@get(
    "/api/tables/{table_id:str}/seats/{seat:int}/invitation.svg",
    media_type="image/svg+xml",
    responses=ERRORS,
)
async def draw_an_invitation(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int]
) -> bytes:
    """The link to an open seat as a QR code, for whoever opened the table."""
    browser = browser_of(request)
    async with house_of(request).desk.enter(table_id, browser) as room:
        table = room.table
        if browser != table.opened.creator:
            raise Refused(TableFault.NOT_CREATOR)
        invitations = [holder.invitation for holder in table.holders]
        invitation = invitations[seat] if 0 <= seat < len(invitations) else None
        if invitation is None:
            raise Refused(TableFault.NO_SEAT, seat=seat)
        return _qr_code(request, token_for(table, invitation))


@get("/api/tables/{table_id:str}/watch.svg", media_type="image/svg+xml", responses=ERRORS)
async def draw_the_link_for_watching(request: AnyRequest, table_id: FromPath[str]) -> bytes:
    """The link for watching as a QR code, for those who sit at the table."""
    browser = browser_of(request)
    async with house_of(request).desk.enter(table_id, browser) as room:
        table = room.table
        if browser != table.opened.creator and not table.seats_of(browser):
            raise Refused(TableFault.NO_TABLE)
        return _qr_code(request, token_for(table, table.opened.watch))


@get("/api/home", responses=ERRORS)
async def tell_home(request: AnyRequest) -> Home:
    """The address for links: the one asked under, unless it means this machine alone."""
    return Home(_home(request))


@get("/api/bots", responses=ERRORS)
async def list_bots(request: AnyRequest) -> list[BotLevel]:
    """The bots that can take a seat: `random`, the ladder with the weakest first, and the rest."""
    return [BotLevel(level) for level in house_of(request).levels]


@get("/api/messages.json", responses=ERRORS)
async def describe_messages() -> dict[str, Any]:
    """The JSON Schema of every message."""
    return message_schema()


@get("/health", responses=ERRORS)
async def tell_health(request: AnyRequest) -> Health:
    """Whether the server is up and its database answers."""
    await house_of(request).store.check()
    return Health("ok", __version__)


@get("/metrics", media_type=MediaType.TEXT, responses=ERRORS)
async def tell_figures(request: AnyRequest) -> str:
    """What the server counts about itself, for Prometheus; only for this machine by default."""
    house = house_of(request)
    if not house.settings.metrics_for_all and not is_local(request.scope):
        raise NotFoundException
    return house.metrics.text()


def _home(request: AnyRequest) -> str:
    home = house_of(request).settings.home
    own_name = request.base_url.hostname or ""
    return home if home is not None and leads_nowhere(own_name) else str(request.base_url)


def _qr_code(request: AnyRequest, token: str) -> bytes:
    # The token stands behind a #, so that no server or proxy on the way ever logs it.
    picture = BytesIO()
    segno.make(f"{_home(request)}join#{token}", error="m").save(picture, kind="svg", scale=8)
    return picture.getvalue()
