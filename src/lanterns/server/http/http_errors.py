"""How HTTP answers errors: a status, and a problem in the same form as everywhere else."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from lanterns.rules import LanternsError

from ..errors import NotStored, Refused, RouteFault, TableFault
from ..wire.messages import Problem
from ..wire.offers import problem
from .scopes import address_of

_STATUS = {
    TableFault.NO_BROWSER: 401,
    TableFault.FOREIGN_ORIGIN: 403,
    TableFault.BAD_INVITATION: 403,
    TableFault.NOT_CREATOR: 403,
    TableFault.SEAT_MOVED: 403,
    TableFault.NOT_SEATED: 403,
    TableFault.NO_TABLE: 404,
    TableFault.NO_SEAT: 404,
    TableFault.NOT_ENDED: 409,
    TableFault.TABLE_UNREADABLE: 410,
    TableFault.TOO_FAST: 429,
    TableFault.TOO_MANY_TABLES: 429,
    TableFault.TOO_MANY_WATCHERS: 409,
    TableFault.NOT_STORED: 503,
}
_OTHERWISE = 400

_BY_STATUS = {404: RouteFault.NO_ROUTE, 405: RouteFault.NO_METHOD, 413: RouteFault.TOO_LARGE}

_WHY_LENGTH = 120
"""The most characters of a reason that go into a sentence."""

_WHOLE_BODY = "data"
"""The key that the framework gives for a body that is wrong as a whole."""

_ERRORS = {
    400: "The request cannot be understood.",
    401: "There is no cookie yet.",
    403: "Not allowed.",
    404: "There is no such thing, or none for you.",
    409: "Not now.",
    410: "The table cannot be read any more.",
    413: "The request is too large.",
    429: "Too much in too short a time.",
    500: "The server has a fault.",
    503: "The database does not answer.",
}
ERRORS = {
    status: ResponseSpec(Problem, description=meaning, generate_examples=False)
    for status, meaning in _ERRORS.items()
}
"""What any route may answer besides its own result."""

AnyRequest = Request[Any, Any, Any]

_logger = logging.getLogger("lanterns.server")


def answer_refusal(request: AnyRequest, error: LanternsError) -> Response[Problem]:
    """Answer what the server or the rules refuse."""
    fault = error.fault
    status = _STATUS.get(fault, _OTHERWISE) if isinstance(fault, TableFault) else _OTHERWISE
    retry_after = error.retry_after if isinstance(error, Refused) else None
    headers = {} if retry_after is None else {"retry-after": str(retry_after)}
    return Response(problem(error), status_code=status, headers=headers)


def answer_not_stored(request: AnyRequest, error: NotStored) -> Response[Problem]:
    """Answer when the database does not."""
    return answer_refusal(request, Refused(TableFault.NOT_STORED))


def answer_http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Answer what the framework refuses: unknown routes, bodies that do not fit."""
    fault = _BY_STATUS.get(error.status_code)
    if fault is not None:
        refusal = Refused(fault)
    else:
        why = "; ".join(_details(error)) or error.detail
        refusal = Refused(TableFault.BAD_MESSAGE, why=why[:_WHY_LENGTH])
    return Response(problem(refusal), status_code=error.status_code, headers=error.headers)


def answer_unreadable(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answer a body with text or nesting that cannot be decoded."""
    return answer_refusal(request, Refused(TableFault.BAD_MESSAGE, why=str(error)[:_WHY_LENGTH]))


def answer_unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answer an error of the server itself, and log it."""
    facts = {"table": request.path_params.get("table_id"), "address": address_of(request.scope)}
    _logger.error("%s %s failed", request.method, request.url.path, exc_info=error, extra=facts)
    return Response(problem(Refused(RouteFault.TROUBLE)), status_code=500)


def _details(error: HTTPException) -> list[str]:
    extra = error.extra if isinstance(error.extra, list) else []
    return [_with_place(item) for item in extra if isinstance(item, dict)]


def _with_place(item: dict[str, Any]) -> str:
    """Return what is wrong, and at which key or parameter, in the form that sockets have."""
    message, key = item.get("message", ""), item.get("key")
    return f"{message} - at `{key}`" if key not in (None, _WHOLE_BODY) else str(message)
