"""The API's description in OpenAPI, with the schemas that messages are validated by."""

from typing import Any

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server

from lanterns import __version__

from ..wire.json_schema import message_definitions
from .http_errors import AnyRequest

OPEN_ROUTES = frozenset({"open_table", "join", "get_home", "list_bots", "get_message_schema"})
"""The routes that need no cookie; the first two set one."""


class _Plugin(JsonRenderPlugin):
    _rendered: bytes | None = None

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        if self._rendered is None:
            self._rendered = msgspec.json.encode(complete(openapi_schema))
        return self._rendered


def complete(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the framework's schema with exact message definitions and the cookie's routes."""
    _, definitions = message_definitions("#/components/schemas/{name}")
    cookie = {"type": "apiKey", "in": "cookie", "name": "lanterns"}
    components = {
        **schema["components"],
        "schemas": definitions,
        "securitySchemes": {"browser": cookie},
    }
    for path, operations in schema["paths"].items():
        for operation in operations.values():
            operation["summary"] = operation["operationId"].replace("_", " ").capitalize()
            if path.startswith("/api") and operation["operationId"] not in OPEN_ROUTES:
                operation["security"] = [{"browser": []}]
    return {**schema, "components": components}


def openapi_config(root_path: str) -> OpenAPIConfig:
    """Return how the framework describes the routes, which are below a root path."""
    return OpenAPIConfig(
        title="Lanterns",
        version=__version__,
        servers=[Server(url=root_path or "/")],
        # The framework answers every other path below this one with a page of its own.
        path="/api/openapi.json",
        render_plugins=[_Plugin(path="/")],
        operation_id_creator=_operation_id,
        use_handler_docstrings=True,
    )


def _operation_id(handler: HTTPRouteHandler, method: object, path: object) -> str:
    return handler.handler_name
