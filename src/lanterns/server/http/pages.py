"""The built page and its files, or a plain notice while there is none."""

import gzip
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect

from .built_page import FILLED, MANIFEST, PAGE, at_root, digest_of, read_files, with_version
from .card import with_card
from .encodings import SUFFIXES, best_encoding
from .http_errors import AnyRequest, answer_http_error
from .identity import YEAR_SECONDS
from .links import home_of
from .screens import INVITATION, SCREENS

WEB = Path(__file__).parents[2] / "web"

_IMMUTABLE = f"public, max-age={YEAR_SECONDS}, immutable"

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
<a href="api/openapi.json">openapi.json</a>, the messages in
<a href="api/messages.json">messages.json</a>, and both, with examples, in docs/api.md.</p>
<p>People can play in a terminal with <code>lanterns play</code>.</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class _File:
    """A file in memory, with its compressed copies by encoding."""

    content: bytes
    copies: Mapping[str, bytes]
    media_type: str
    cache_control: str


class ServedPage:
    """The built page in memory, as it was at the start: a later build is another version."""

    def __init__(self, web: Path, root_path: str) -> None:
        built = read_files(web)
        built[PAGE] = at_root(built[PAGE], f"{root_path}/")
        if root_path:
            # An id counts from the host's root, where another path may have a Lanterns too.
            own_id = f'"id": "{root_path}/"'.encode()
            built[MANIFEST] = built[MANIFEST].replace(b'"id": "/"', own_id)
        # Both keep their order, so each file stands beside the address that it is served at.
        self._files = {
            address: _File(
                content,
                _compressed(web, name, content),
                _media_type(name),
                _IMMUTABLE if name.startswith("assets/") else "no-cache",
            )
            for name, (address, content) in zip(built, with_version(built).items(), strict=True)
        }

    def answer(self, request: AnyRequest, name: str, status: int = 200) -> Response[bytes]:
        """Return a file in the best form that the client accepts."""
        file = self._files.get(name)
        if file is None:
            raise NotFoundException
        content, headers = file.content, {"cache-control": file.cache_control}
        if file.copies:
            headers["vary"] = "accept-encoding"
            accepted = request.headers.get("accept-encoding", "")
            if encoding := best_encoding(accepted, file.copies):
                headers["content-encoding"] = encoding
                content = file.copies[encoding]
        return Response(content, status_code=status, media_type=file.media_type, headers=headers)

    def invite(self, request: AnyRequest) -> Response[bytes]:
        """Return the page as messengers read it, with the card of an invitation."""
        page = self._files[PAGE]
        content = with_card(page.content, home_of(request))
        headers = {"cache-control": page.cache_control}
        return Response(content, media_type=page.media_type, headers=headers)


def read_page(web: Path, root_path: str) -> ServedPage | None:
    """Return the page built into a folder, if there is one."""
    return ServedPage(web, root_path) if (web / PAGE).is_file() else None


def page_handlers(page: ServedPage | None) -> list[HTTPRouteHandler]:
    """Return the handlers for the page, or for a plain notice."""
    if page is None:
        return [_plain_page]

    @get(["/", *SCREENS], include_in_schema=False)
    async def screen(request: AnyRequest) -> Response[bytes]:
        return page.answer(request, PAGE)

    @get(INVITATION, include_in_schema=False)
    async def invitation(request: AnyRequest) -> Response[bytes]:
        return page.invite(request)

    @get("/{name:str}", include_in_schema=False)
    async def file(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        return page.answer(request, name)

    @get("/assets/{name:path}", include_in_schema=False)
    async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        return page.answer(request, f"assets{name}")

    return [screen, invitation, file, asset]


def answer_not_found(
    page: ServedPage | None, root_path: str
) -> Callable[[AnyRequest, HTTPException], Response[Any]]:
    """Return how unknown paths are answered: people get the page, programs a problem."""

    def answer(request: AnyRequest, error: HTTPException) -> Response[Any]:
        if request.url.path == root_path:
            # The page and its service worker are in the folder of this name.
            return Redirect(f"{root_path}/")
        wants_page = "text/html" in request.headers.get("accept", "")
        if page is None or not wants_page or request.url.path.startswith("/api/"):
            return answer_http_error(request, error)
        return page.answer(request, PAGE, error.status_code)

    return answer


def _media_type(name: str) -> str:
    return _MEDIA_TYPES.get(Path(name).suffix) or guess_type(name)[0] or "application/octet-stream"


def _compressed(web: Path, name: str, content: bytes) -> dict[str, bytes]:
    """Return the compressed forms of a file.

    Those of most files come with the wheel. Their names have the digest of the file, so that one of
    another build is never taken. What the version was filled into is compressed here.
    """
    if name in FILLED:
        return {"gzip": gzip.compress(content, mtime=0)}
    copies = {
        encoding: web / f"{name}.{digest_of(content)}{suffix}"
        for encoding, suffix in SUFFIXES.items()
    }
    return {encoding: copy.read_bytes() for encoding, copy in copies.items() if copy.is_file()}


@get("/", include_in_schema=False, media_type=MediaType.HTML)
async def _plain_page() -> Response[str]:
    """Say what is here while there is no page."""
    return Response(_PLAIN)
