"""Which pages may send requests that change something: those of this server."""

from urllib.parse import urlsplit

from ...errors import Refused, TableFault
from ..scopes import Asked, header, host_of, is_change


def check_origin(scope: Asked) -> Refused | None:
    """Return a refusal if a request that changes something comes from a page of another site."""
    # Programs send no Origin; browsers do with every request that changes something.
    for origin in header(scope, b"origin") if is_change(scope) else ():
        if _origin_host(origin) != host_of(scope):
            return Refused(TableFault.FOREIGN_ORIGIN)
    return None


def _origin_host(origin: str) -> str | None:
    """Return the host and port of an origin, or none if it has none, as “null” has."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return None
    return parts.netloc if parts.scheme in ("http", "https") else None
