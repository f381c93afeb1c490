"""The application: routes and pages behind the middleware, around one server's services."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.types import ASGIApp

from lanterns.rules import LanternsError

from ..errors import NotStored
from ..services import Services
from . import downloads, links, routes
from .http_errors import (
    answer_http_error,
    answer_not_stored,
    answer_refusal,
    answer_unexpected,
    answer_unreadable,
)
from .middleware.checks import Checks
from .middleware.headers import Headers
from .middleware.host import HostCheck
from .middleware.measure import Measure
from .middleware.origin import check_origin
from .middleware.paths import Paths
from .middleware.rate import RateCheck
from .middleware.turns import Turns
from .openapi import openapi_config
from .pages import WEB, answer_not_found, page_handlers, read_page

HANDLERS = (
    routes.open_table,
    routes.list_tables,
    routes.get_table,
    routes.get_history,
    routes.get_plan,
    routes.post_command,
    routes.join,
    routes.connect_socket,
    downloads.get_record,
    links.get_invitation_qr_code,
    links.get_move_qr_code,
    links.get_watch_qr_code,
    links.get_table_qr_code,
    links.get_home,
    downloads.list_bots,
    downloads.get_message_schema,
    downloads.get_health,
    downloads.get_metrics,
)


def create_app(services: Services, web: Path = WEB) -> ASGIApp:
    """Return the application around services, which start and stop with it."""
    settings = services.settings
    routes_in_turn = Turns(create_routes(services, web), services.turns, settings.message_bytes)
    rate = RateCheck(services.limits)
    checked = Checks(routes_in_turn, HostCheck(settings), check_origin, rate)
    paths = [path for handler in HANDLERS for path in handler.paths]
    return Paths(Measure(Headers(checked), services.metrics, paths), settings.root_path)


def create_routes(services: Services, web: Path) -> Litestar:
    """Return all routes and pages, without what protects them."""
    root_path = services.settings.root_path
    page = read_page(web, root_path)

    @asynccontextmanager
    async def run_services(app: Litestar) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    return Litestar(
        [*HANDLERS, *page_handlers(page)],
        state=State({"services": services}),
        lifespan=[run_services],
        logging_config=None,
        request_max_body_size=services.settings.message_bytes,
        exception_handlers={
            LanternsError: answer_refusal,
            NotStored: answer_not_stored,
            HTTPException: answer_http_error,
            NotFoundException: answer_not_found(page, root_path),
            UnicodeError: answer_unreadable,
            RecursionError: answer_unreadable,
            Exception: answer_unexpected,
        },
        openapi_config=openapi_config(root_path),
    )
