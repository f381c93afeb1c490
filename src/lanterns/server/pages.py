"""The page, where it is built; and until then a plain word about what is here."""

from pathlib import Path

from litestar import MediaType, get
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router

WEB = Path(__file__).parents[1] / "web"

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


@get("/", include_in_schema=False, media_type=MediaType.HTML)
async def plain_page() -> str:
    """Say what is here while there is no page."""
    return _PLAIN


def page_handlers() -> list[HTTPRouteHandler | Router]:
    """The built page at each of its addresses, with its files; or the plain one."""
    if not (WEB / "index.html").is_file():
        return [plain_page]
    page = (WEB / "index.html").read_text(encoding="utf-8")

    @get(
        ["/t/{table_id:str}", "/join", "/learn"], include_in_schema=False, media_type=MediaType.HTML
    )
    async def show_the_page() -> str:
        return page

    files = create_static_files_router("/", [WEB], html_mode=True, include_in_schema=False)
    return [show_the_page, files]
