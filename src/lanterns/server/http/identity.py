"""How a browser is identified: by a random cookie, of which the server stores only the hash."""

import re
from base64 import urlsafe_b64encode
from hashlib import sha256
from secrets import token_urlsafe
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ..errors import Refused, TableFault

COOKIE_BYTES = 32
YEAR_SECONDS = 365 * 24 * 3600

_FORM = re.compile(rb"[A-Za-z0-9_-]{43}")

Connection = ASGIConnection[Any, Any, Any, Any]


def browser_of(connection: Connection) -> str:
    """Return the hash of a browser's cookie; raise `Refused` if it has none."""
    value = _cookie(connection)
    if value is None:
        raise Refused(TableFault.NO_BROWSER)
    return hash_cookie(value)


def browser_or_new(connection: Connection, key: str | None = None) -> tuple[str, list[Cookie]]:
    """Return the hash of a browser's cookie, and the cookie to set if it has none.

    The same key leads to the same cookie; it is as secret as the cookie itself.
    """
    value = _cookie(connection)
    if value is not None:
        return hash_cookie(value), []
    value = token_urlsafe(COOKIE_BYTES) if key is None else _cookie_for(key)
    cookie = Cookie(
        key=_cookie_name(connection),
        value=value,
        path=f"{_root_path(connection)}/",
        max_age=YEAR_SECONDS,
        secure=_is_secure(connection),
        httponly=True,
        samesite="strict",
    )
    return hash_cookie(value), [cookie]


def hash_cookie(cookie: str) -> str:
    """Return what the server stores of a cookie."""
    return sha256(cookie.encode()).hexdigest()


def _cookie_for(key: str) -> str:
    digest = sha256(b"lanterns-browser/" + bytes.fromhex(key)).digest()
    return urlsafe_b64encode(digest).decode().rstrip("=")


def _cookie(connection: Connection) -> str | None:
    """Return the value of our cookie, if there is one of the right form.

    Strangers send this header before any limit applies. `SimpleCookie` and the framework's
    `cookies` unquote in quadratic time on some versions of Python, so neither is used here.
    """
    name = _cookie_name(connection).encode()
    for key, header in connection.scope["headers"]:
        for pair in header.split(b";") if key == b"cookie" else ():
            own, _, value = pair.strip(b" \t").partition(b"=")
            if own == name and _FORM.fullmatch(value):
                return value.decode()
    return None


def _cookie_name(connection: Connection) -> str:
    # The prefixes make browsers insist on HTTPS, which a home network does not have; the one for
    # the host also on the path of all, but what else is at the host need not see the cookie.
    if not _is_secure(connection):
        return "lanterns"
    return "__Secure-lanterns" if _root_path(connection) else "__Host-lanterns"


def _root_path(connection: Connection) -> str:
    return str(connection.scope.get("app_root_path", ""))


def _is_secure(connection: Connection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")
