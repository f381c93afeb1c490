"""The built page and its files, or a plain notice while there is none."""

from collections.abc import Callable
from mimetypes import guess_type
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File

from ..wire.messages import Problem
from .encodings import SUFFIXES, best_encoding
from .http_errors import AnyRequest, answer_http_error
from .identity import YEAR_SECONDS
from .screens import SCREENS

WEB = Path(__file__).parents[2] / "web"

PAGE = "index.html"

_MEDIA_TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""The types of the page's files; those that the system knows may differ or be missing."""

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


def page_handlers(web: Path) -> list[HTTPRouteHandler]:
    """Return the handlers for the page built into a folder, or for a plain notice."""
    if not (web / PAGE).is_file():
        return [_plain_page]
    page, assets = BuiltFiles(web), BuiltFiles(web / "assets")

    @get(["/", *SCREENS], include_in_schema=False)
    async def screen(request: AnyRequest) -> File:
        return page.answer(request, PAGE, "no-cache")

    @get("/{name:str}", include_in_schema=False)
    async def file(request: AnyRequest, name: FromPath[str]) -> File:
        return page.answer(request, name, "no-cache")

    # These files have a hash in their name, so they never change.
    @get("/assets/{name:str}", include_in_schema=False)
    async def asset(request: AnyRequest, name: FromPath[str]) -> File:
        return assets.answer(request, name, f"public, max-age={YEAR_SECONDS}, immutable")

    return [screen, file, asset]


class BuiltFiles:
    """The files of one folder, known by name from the start, so that no other can be asked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        names = (
            {file.name for file in folder.iterdir() if file.is_file()} if folder.is_dir() else set()
        )
        self._encodings = {
            name: {encoding for encoding, suffix in SUFFIXES.items() if name + suffix in names}
            for name in names
            if not name.endswith(tuple(SUFFIXES.values()))
        }

    def answer(self, request: AnyRequest, name: str, cache: str) -> File:
        """Return a file in the best form that the client accepts."""
        available = self._encodings.get(name)
        if available is None:
            raise NotFoundException
        headers = {"cache-control": cache}
        encoding = None
        if available:
            headers["vary"] = "accept-encoding"
            encoding = best_encoding(request.headers.get("accept-encoding", ""), available)
        if encoding is not None:
            headers["content-encoding"] = encoding
        media_type, _ = guess_type(name)
        return File(
            self._folder / (name + SUFFIXES.get(encoding or "", "")),
            media_type=_MEDIA_TYPES.get(Path(name).suffix)
            or media_type
            or "application/octet-stream",
            content_disposition_type="inline",
            headers=headers,
        )


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
