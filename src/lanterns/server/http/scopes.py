"""What the scope of a request or handshake says: who sent it, its headers, what it asks for."""

from ipaddress import ip_address

from litestar.enums import ScopeType
from litestar.types import HTTPScope, Scope, WebSocketScope

from .addresses import network_of

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

_FOR_PROGRAMS = ("/api", "/health", "/metrics")

Asked = HTTPScope | WebSocketScope


def address_of(scope: Scope) -> str:
    """Return the address a client connects from."""
    client = scope.get("client")
    return client[0] if client else ""


def client_of(scope: Scope) -> str:
    """Return what limits count by: the client's address, or its network."""
    return network_of(address_of(scope))


def is_local(scope: Scope) -> bool:
    """Whether a client runs on this machine."""
    return is_loopback(address_of(scope))


def is_loopback(name: str) -> bool:
    """Whether a host name is an address of this machine."""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def header(scope: Asked, name: bytes) -> list[str]:
    """Return every value of a header."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def host_of(scope: Asked) -> str:
    """Return the host and port that a client names, or nothing if it does not name one."""
    hosts = header(scope, b"host")
    return hosts[0] if len(hosts) == 1 else ""


def is_change(scope: Asked) -> bool:
    """Whether a request may change something; a socket may."""
    return scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE_METHODS


def is_api(scope: Asked) -> bool:
    """Whether a request is for the API."""
    return scope["path"].startswith("/api")


def is_page(scope: Asked) -> bool:
    """Whether a request is for the page or one of its files."""
    return not is_change(scope) and not scope["path"].startswith(_FOR_PROGRAMS)
