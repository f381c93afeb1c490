"""How much an address may send in a time."""

from ...errors import Refused, TableFault
from ...limits import Limits
from ..scopes import Asked, client_of, is_page


class RateCheck:
    """Refuses requests and handshakes beyond the allowance of their address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    def __call__(self, scope: Asked) -> Refused | None:
        """Return a refusal, with the time to wait, if an address sends too much."""
        limit = self._limits.files if is_page(scope) else self._limits.address
        return limit.refused(client_of(scope), TableFault.TOO_FAST)
