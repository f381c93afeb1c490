"""The address that links begin with, and links as QR codes."""

from collections.abc import Callable
from functools import lru_cache, partial
from io import BytesIO

from litestar import get
from litestar.params import FromPath

from ..errors import Refused, TableFault
from ..table.invitations import invitation_token, move_token, table_token, watch_token
from ..table.table import Table
from ..wire.messages import Home
from .addresses import is_local_name
from .http_errors import ERRORS, AnyRequest
from .identity import browser_of
from .routes import services_of

_get_svg = partial(get, media_type="image/svg+xml", responses=ERRORS)


@get("/api/home", responses=ERRORS)
async def get_home(request: AnyRequest) -> Home:
    """Return the address for links: the requested one, unless only this machine can use it."""
    return Home(home_of(request))


@_get_svg("/api/tables/{table_id:str}/join.svg")
async def get_table_qr_code(request: AnyRequest, table_id: FromPath[str]) -> bytes:
    """Return the link to the next free seat as a QR code, for the creator of the table."""
    return await _qr_code(request, table_id, table_token, Refused(TableFault.NOT_CREATOR))


@_get_svg("/api/tables/{table_id:str}/seats/{seat:int}/invitation.svg")
async def get_invitation_qr_code(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int]
) -> bytes:
    """Return the link to an open seat as a QR code, for the creator of the table."""

    def invitation(table: Table, browser: str) -> str | None:
        if browser != table.creator:
            raise Refused(TableFault.NOT_CREATOR)
        if not 0 <= seat < len(table.holders):
            return None
        return invitation_token(table, table.holders[seat], browser)

    return await _qr_code(request, table_id, invitation, Refused(TableFault.NO_SEAT, seat=seat))


@_get_svg("/api/tables/{table_id:str}/seats/{seat:int}/move.svg")
async def get_move_qr_code(
    request: AnyRequest, table_id: FromPath[str], seat: FromPath[int]
) -> bytes:
    """Return the link that moves a seat to another browser as a QR code, for its owner."""

    def move(table: Table, browser: str) -> str | None:
        if not 0 <= seat < len(table.holders):
            return None
        return move_token(table, table.holders[seat], browser)

    return await _qr_code(request, table_id, move, Refused(TableFault.NO_SEAT, seat=seat))


@_get_svg("/api/tables/{table_id:str}/watch.svg")
async def get_watch_qr_code(request: AnyRequest, table_id: FromPath[str]) -> bytes:
    """Return the link for watching as a QR code, for those who sit at the table."""

    return await _qr_code(request, table_id, watch_token, Refused(TableFault.NO_TABLE))


def home_of(request: AnyRequest) -> str:
    """Return the address that links begin with."""
    home = services_of(request).settings.home
    requested = request.base_url.hostname or ""
    return home if home is not None and is_local_name(requested) else str(request.base_url)


async def _qr_code(
    request: AnyRequest,
    table_id: str,
    token_for: Callable[[Table, str], str | None],
    missing: Refused,
) -> bytes:
    """Return the link with a token of a table that a browser may know; raise if it may not."""
    browser = browser_of(request)
    async with services_of(request).dispatcher.enter(table_id, browser) as live:
        token = token_for(live.table, browser)
    if token is None:
        raise missing
    # The token comes after a #, so that no server or proxy on the way ever logs it.
    return _picture(f"{home_of(request)}join#{token}")


@lru_cache(256)
def _picture(link: str) -> bytes:
    """Return a QR code, which a lobby shows again and again and which takes long to make."""
    # Imported only when needed: most starts of the server are followed by moves, not by codes.
    import segno

    picture = BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=8)
    return picture.getvalue()
