"""The application: routes and pages behind the gate, around one house."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException

from lanterns.rules import LanternsError

from ..live.services import House
from ..store.writer import NotStored
from . import downloads, routes
from .http_errors import tell_garbled, tell_http, tell_not_stored, tell_refusal, tell_trouble
from .middleware import Gate
from .openapi import openapi_config
from .pages import WEB, page_handlers, tell_lost

HANDLERS = (
    routes.open_a_table,
    routes.list_my_tables,
    routes.look_at_a_table,
    routes.tell_the_history,
    routes.command_a_table,
    routes.follow_a_link,
    routes.play_at_a_table,
    downloads.download_the_record,
    downloads.draw_an_invitation,
    downloads.draw_the_link_for_watching,
    downloads.tell_home,
    downloads.list_bots,
    downloads.describe_messages,
    downloads.tell_health,
    downloads.tell_figures,
)


def create_app(house: House, web: Path = WEB) -> Gate:
    """The application around a house, which starts and stops with it."""
    settings = house.settings

    @asynccontextmanager
    async def run_house(app: Litestar) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    app = Litestar(
        [*HANDLERS, *page_handlers(web)],
        state=State({"house": house}),
        lifespan=[run_house],
        logging_config=None,
        request_max_body_size=settings.message_bytes,
        exception_handlers={
            LanternsError: tell_refusal,
            NotStored: tell_not_stored,
            HTTPException: tell_http,
            NotFoundException: tell_lost(web),
            UnicodeError: tell_garbled,
            RecursionError: tell_garbled,
            Exception: tell_trouble,
        },
        openapi_config=openapi_config(),
    )
    return Gate(app, settings, house.limits)
