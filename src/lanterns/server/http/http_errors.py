"""How HTTP tells what went wrong: a status, and a reason as everywhere else."""

import logging
from enum import unique
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from lanterns.rules import Fault, LanternsError

from ..errors import Refused, TableFault
from ..store.writer import NotStored
from ..wire.messages import Reason
from ..wire.offers import reason

_STATUS = {
    TableFault.NO_BROWSER: 401,
    TableFault.FOREIGN_ORIGIN: 403,
    TableFault.BAD_INVITATION: 403,
    TableFault.NOT_CREATOR: 403,
    TableFault.NO_TABLE: 404,
    TableFault.NO_SEAT: 404,
    TableFault.NOT_ENDED: 409,
    TableFault.TOO_FAST: 429,
    TableFault.TOO_MANY_TABLES: 429,
    TableFault.NOT_STORED: 503,
}
_OTHERWISE = 400

_ERRORS = {
    400: "The request cannot be understood.",
    401: "There is no cookie yet.",
    403: "Not allowed.",
    404: "There is no such thing, or none for you.",
    409: "Not now.",
    413: "The request is too large.",
    429: "Too much in too short a time.",
    500: "The server has a fault.",
    503: "The database does not answer.",
}
ERRORS = {
    status: ResponseSpec(Reason, description=meaning, generate_examples=False)
    for status, meaning in _ERRORS.items()
}
"""What any route may answer besides what it is for."""

AnyRequest = Request[Any, Any, Any]

_logger = logging.getLogger("lanterns.server")


@unique
class RouteFault(Fault):
    """What the framework refuses, in our words; programs alone meet with it, never the page."""

    NO_ROUTE = "There is nothing at this address."
    NO_METHOD = "This address is not for requests of this kind."
    TOO_LARGE = "The request is too large."
    TROUBLE = "The server could not do this by a fault of its own, which is in its log."


_BY_STATUS = {404: RouteFault.NO_ROUTE, 405: RouteFault.NO_METHOD, 413: RouteFault.TOO_LARGE}


def tell_refusal(request: AnyRequest, error: LanternsError) -> Response[Reason]:
    """Answer what the server or the rules refuse."""
    fault = error.fault
    status = _STATUS.get(fault, _OTHERWISE) if isinstance(fault, TableFault) else _OTHERWISE
    return Response(reason(error), status_code=status)


def tell_not_stored(request: AnyRequest, error: NotStored) -> Response[Reason]:
    """Answer when the database does not."""
    return tell_refusal(request, Refused(TableFault.NOT_STORED))


def tell_http(request: AnyRequest, error: HTTPException) -> Response[Reason]:
    """Answer what the framework refuses: unknown routes, bodies that do not fit."""
    fault = _BY_STATUS.get(error.status_code)
    if fault is not None:
        told = reason(Refused(fault))
    else:
        why = "; ".join(_problems(error)) or error.detail
        told = Reason(TableFault.BAD_MESSAGE.code, why[:200])
    return Response(told, status_code=error.status_code, headers=error.headers)


def tell_garbled(request: AnyRequest, error: Exception) -> Response[Reason]:
    """Answer a body whose letters or nesting nobody can read."""
    return tell_refusal(request, Refused(TableFault.BAD_MESSAGE, why=str(error)[:120]))


def tell_trouble(request: AnyRequest, error: Exception) -> Response[Reason]:
    """Answer what nobody has thought of, and keep it for those who can repair it."""
    _logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(reason(Refused(RouteFault.TROUBLE)), status_code=500)


def _problems(error: HTTPException) -> list[str]:
    extra = error.extra if isinstance(error.extra, list) else []
    return [str(item.get("message", "")) for item in extra if isinstance(item, dict)]
