"""Which sockets are connected to which table."""

from collections import defaultdict
from collections.abc import Iterator

from .send_queue import SendQueue


class Hub:
    """All sockets of this server, by table."""

    def __init__(self) -> None:
        self._tables: defaultdict[str, set[SendQueue]] = defaultdict(set)

    def __len__(self) -> int:
        return sum(map(len, self._tables.values()))

    def join(self, table_id: str, queue: SendQueue) -> bool:
        """Add a socket; return true if its browser was not connected to the table before."""
        is_new = queue.browser not in self.browsers(table_id)
        self._tables[table_id].add(queue)
        return is_new

    def leave(self, table_id: str, queue: SendQueue) -> bool:
        """Remove a socket; return true if its browser is no longer connected to the table."""
        queue.end()
        self._tables[table_id].remove(queue)
        if not self._tables[table_id]:
            del self._tables[table_id]
        return queue.browser not in self.browsers(table_id)

    def tables(self) -> tuple[str, ...]:
        """Return the tables that have sockets."""
        return tuple(self._tables)

    def browsers(self, table_id: str) -> set[str]:
        """Return the browsers connected to a table."""
        # Asked several times for each command, so not by way of `queues`.
        return {queue.browser for queue in self._tables.get(table_id, ()) if not queue.is_closed}

    def queues(self, table_id: str) -> Iterator[SendQueue]:
        """Iterate over the sockets of a table that are still open."""
        for queue in tuple(self._tables.get(table_id, ())):
            if not queue.is_closed:
                yield queue
