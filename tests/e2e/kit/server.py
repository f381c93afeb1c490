"""The server that browsers visit, with the checked-in page."""

from pathlib import Path

from server.kit.running import Process


class Server(Process):
    """The real server with a database in a folder."""

    def __init__(self, folder: Path, **settings: object) -> None:
        super().__init__(folder / "tables.db", **settings)
