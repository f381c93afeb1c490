"""Which hosts a request may name: another site may have pointed its own name at this machine."""

from urllib.parse import urlsplit

from ...errors import Refused, TableFault
from ...settings import Settings
from ..scopes import Asked, host_of, is_loopback

LOCAL_NAMES = frozenset({"localhost"})
LONGEST_HOST = 260
"""A name of 253 characters, a colon and a port."""


class HostCheck:
    """Refuses requests that name a host that is not this server's."""

    def __init__(self, settings: Settings) -> None:
        self._is_any_allowed = settings.any_host
        self._names = LOCAL_NAMES.union(settings.names)

    def __call__(self, scope: Asked) -> Refused | None:
        """Return a refusal unless a request names this server."""
        name = _host_name(host_of(scope))
        if name is None or not (self._is_any_allowed or self._is_own(name)):
            return Refused(TableFault.FOREIGN_ORIGIN)
        return None

    def _is_own(self, name: str) -> bool:
        return name in self._names or is_loopback(name)


def _host_name(host: str) -> str | None:
    """Return the name in a Host header, or none if the header is malformed."""
    try:
        parts = urlsplit(f"//{host}")
        is_valid = parts.port != 0 and len(host) <= LONGEST_HOST
    except ValueError:
        return None
    return parts.hostname or "" if is_valid else None
