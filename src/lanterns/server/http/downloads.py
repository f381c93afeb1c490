"""What can be fetched besides tables: records, bots, schemas, health and metrics."""

from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from lanterns import __version__
from lanterns.bots import LADDER
from lanterns.bots.strength import ratings_of

from ..table.record_export import export_record
from ..wire.json_schema import message_schema
from ..wire.messages import BotLevel, Health
from .http_errors import ERRORS, AnyRequest
from .identity import browser_of
from .routes import services_of
from .scopes import is_local


@get("/api/tables/{table_id:str}/record", responses=ERRORS)
async def get_record(request: AnyRequest, table_id: FromPath[str]) -> Response[dict[str, Any]]:
    """Return the record of a game that has ended, with what is needed to check its shuffle."""
    async with services_of(request).dispatcher.enter(table_id, browser_of(request)) as live:
        name = f'attachment; filename="lanterns-{table_id}.json"'
        return Response(export_record(live.table), headers={"content-disposition": name})


@get("/api/bots", responses=ERRORS)
async def list_bots(request: AnyRequest) -> list[BotLevel]:
    """List the bots that can take a seat: `random`, the ladder from the weakest, and the rest."""
    return [
        BotLevel(
            level,
            LADDER.index(level) + 1 if level in LADDER else None,
            {str(players): rating for players, rating in ratings_of(level).items()},
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
