"""The built page and its files, or a plain notice while there is none."""

from collections.abc import Callable
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import File
from litestar.router import Router
from litestar.static_files import create_static_files_router

from ..wire.messages import Problem
from .http_errors import AnyRequest, answer_http_error
from .identity import YEAR_SECONDS

WEB = Path(__file__).parents[2] / "web"

SCREENS = ["/join", "/learn", "/t", "/t/{table_id:str}"]
"""The paths besides `/` that the page itself shows."""

LONGEST_NAME = 255

_PLAIN = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Lanterns</title>
<h1>Lanterns</h1>
<p>The server is running. The page to play on is not built yet.</p>
<p>Programs can play already: the routes are described in
<a href="/api/openapi.json">openapi.json</a>, the messages in
<a href="/api/messages.json">messages.json</a>, and both, with examples, in docs/api.md.</p>
<p>People can play in a terminal with <code>lanterns play</code>.</p>
</html>
"""


def page_handlers(web: Path) -> list[HTTPRouteHandler | Router]:
    """Return the handlers for the page built into a folder, or for a plain notice."""
    if not (web / "index.html").is_file():
        return [_plain_page]

    @get(SCREENS, include_in_schema=False)
    async def screen() -> File:
        return File(
            web / "index.html",
            media_type=MediaType.HTML,
            content_disposition_type="inline",
            headers={"cache-control": "no-cache"},
        )

    files = create_static_files_router(
        "/",
        [web],
        html_mode=True,
        include_in_schema=False,
        before_request=_check_name,
        cache_control=CacheControlHeader(no_cache=True),
    )
    # These files have a hash in their name, so they never change.
    assets = create_static_files_router(
        "/assets",
        [web / "assets"],
        name="assets",
        include_in_schema=False,
        before_request=_check_name,
        cache_control=CacheControlHeader(max_age=YEAR_SECONDS, immutable=True),
    )
    return [screen, files, *([assets] if (web / "assets").is_dir() else [])]


def _check_name(request: AnyRequest) -> None:
    """Refuse names that no file can have, since asking the disk for them is an error."""
    path = request.scope["path"]
    if "\0" in path or len(path.encode()) > LONGEST_NAME:
        raise NotFoundException


def answer_not_found(
    web: Path,
) -> Callable[[AnyRequest, HTTPException], Response[Problem] | Response[str]]:
    """Return how unknown paths are answered: people get a page, programs a problem."""
    page = web / "404.html"

    def answer(request: AnyRequest, error: HTTPException) -> Response[Problem] | Response[str]:
        wants_page = "text/html" in request.headers.get("accept", "")
        if not wants_page or request.url.path.startswith("/api/") or not page.is_file():
            return answer_http_error(request, error)
        return Response(
            page.read_text(encoding="utf-8"),
            status_code=error.status_code,
            media_type=MediaType.HTML,
            headers={"cache-control": "no-cache"},
        )

    return answer


@get("/", include_in_schema=False, media_type=MediaType.HTML)
async def _plain_page() -> Response[str]:
    """Say what is here while there is no page."""
    return Response(_PLAIN)
