"""Who is at which table, as a server alone knows it."""

from collections.abc import Callable, Mapping

from .hub import Hub


class Roster:
    """The sockets of this server; where there are other servers, `peers.roster` adds theirs."""

    def __init__(self, hub: Hub) -> None:
        self.since = float("-inf")
        """Since when every player at another server would have been noticed."""
        self.on_change: Callable[[str], None] = lambda table_id: None
        """Called when clients of this server have come to a table or left it."""
        self._hub = hub

    def browsers(self, table_id: str) -> set[str]:
        """Return the browsers connected to a table anywhere; of watchers, only those here."""
        return self._hub.browsers(table_id)

    def watchers_elsewhere(self, table_id: str) -> int:
        """Return how many browsers watch a table at other servers."""
        return 0

    def seen_elsewhere(self, table_id: str) -> Mapping[str, float]:
        """Return when other servers last saw the players who are not connected there."""
        return {}

    def plays_bots(self, table_id: str) -> bool:
        """Whether this server is the one that plays the bots of a table."""
        return True
