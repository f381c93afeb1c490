"""Who is at which table, at this server and at all others."""

from collections.abc import Callable, Collection, Iterator, Mapping
from time import monotonic
from zlib import crc32

from ..live.hub import Hub
from ..live.roster import Roster
from .notices import AtTable


class SharedRoster(Roster):
    """The sockets of this server, and what the other servers have said about theirs."""

    def __init__(
        self, server: str, hub: Hub, gone_seconds: float, clock: Callable[[], float] = monotonic
    ) -> None:
        super().__init__(hub)
        self.server = server
        self._gone_seconds = gone_seconds
        self._clock = clock
        self._heard: dict[str, float] = {}
        """When each other server was heard last."""
        self._tables: dict[str, dict[str, AtTable]] = {}
        """By table: what each other server has said about it."""
        self._seen: dict[str, dict[str, float]] = {}
        """By table: when another server last saw a player's browser."""

    def browsers(self, table_id: str) -> set[str]:
        """Return the browsers connected to a table anywhere; of watchers, only those here."""
        found = super().browsers(table_id)
        for at_table in self._tables.get(table_id, {}).values():
            found.update(at_table.connected)
        return found

    def watchers_elsewhere(self, table_id: str) -> int:
        """Return how many browsers watch a table at other servers."""
        return sum(at_table.watchers for at_table in self._tables.get(table_id, {}).values())

    def seen_elsewhere(self, table_id: str) -> Mapping[str, float]:
        """Return when other servers last saw the players who are not connected there."""
        return self._seen.get(table_id, {})

    def plays_bots(self, table_id: str) -> bool:
        """Whether this server is the one that plays the bots of a table.

        It is one of those with clients at the table. If two believe to be it, both think, and the
        log takes what comes first.
        """
        others = [
            server
            for server, at_table in self._tables.get(table_id, {}).items()
            if at_table.is_watched
        ]
        if not others:
            return True
        if not self._hub.browsers(table_id):
            return False
        return self.server == min(
            (self.server, *others), key=lambda server: crc32(f"{server}/{table_id}".encode())
        )

    def hear(self, server: str) -> bool:
        """Note that another server is alive; return whether it was not known before."""
        is_new = server not in self._heard
        self._heard[server] = self._clock()
        return is_new

    def hear_about(self, server: str, at_table: AtTable) -> bool:
        """Note who is at a table at another server; return whether that is news."""
        table_id, now = at_table.table, self._clock()
        said = self._tables.setdefault(table_id, {})
        before = said.get(server)
        gone = set(before.connected) - set(at_table.connected) if before else set()
        for browser in (*gone, *at_table.asked):
            self._seen.setdefault(table_id, {})[browser] = now
        if at_table.is_watched:
            said[server] = at_table
        else:
            said.pop(server, None)
        if not said:
            del self._tables[table_id]
        return (
            bool(gone)
            or before is None
            or before.connected != at_table.connected
            or (before.watchers != at_table.watchers)
        )

    def forget(self, server: str) -> list[str]:
        """Note that a server is gone; return the tables that its clients were at."""
        self._heard.pop(server, None)
        tables = [table_id for table_id, said in self._tables.items() if server in said]
        for table_id in tables:
            self.hear_about(server, AtTable(table_id, (), (), 0))
        return tables

    def silent(self) -> list[str]:
        """Return the servers that have not been heard for too long."""
        long_ago = self._clock() - self._gone_seconds
        return [server for server, heard in self._heard.items() if heard < long_ago]

    def resume(self) -> None:
        """Give every server time to be heard, after this one could not hear any."""
        self.since = self._clock()
        self._heard = dict.fromkeys(self._heard, self.since)

    def forget_seen(self, is_loaded: Callable[[str], bool]) -> None:
        """Forget who was seen at tables that are not in memory."""
        for table_id in [table_id for table_id in self._seen if not is_loaded(table_id)]:
            del self._seen[table_id]

    def others(self) -> Collection[str]:
        """Return the servers that are there besides this one."""
        return self._heard.keys()

    def tables_elsewhere(self) -> Iterator[str]:
        """Iterate over the tables with clients at other servers."""
        yield from self._tables
