"""What the tours through all screens share."""

from dataclasses import dataclass, replace

from lanterns.rules import end_of

from .devices import Mouse
from .prepare import Prepared, new_cookie, position, prepare
from .proxy import Proxy
from .server import Server
from .visitor import Visit


@dataclass(frozen=True, slots=True)
class Guide:
    """Leads to screens: a server, a proxy before it that can be cut, and a theme."""

    visit: Visit
    server: Server
    proxy: Proxy
    theme: str

    def in_theme(self, theme: str) -> "Guide":
        """Return the same guide in another theme."""
        return replace(self, theme=theme)

    def come(
        self,
        path: str,
        cookie: str | None = None,
        allow: tuple[str, ...] = (),
        settings: dict[str, object] | None = None,
    ) -> Mouse:
        """Open a path in a browser of its own."""
        own = {"theme": self.theme, **(settings or {})}
        mouse = Mouse(self.visit(self.proxy.address, cookie=cookie, settings=own))
        mouse.visitor.allow(*allow)
        mouse.visitor.open(path)
        return mouse

    def prepare(self, name: str, cookie: str | None = None, after: int = 0) -> Prepared:
        """Write a table at a stored position, with this cookie so many seats after the turn."""
        record = position(name)
        players = len(record.seating)
        mine = (end_of(record).turn + after) % players
        others = [new_cookie() for _ in range(players)]
        cookies = [cookie or one if seat == mine else one for seat, one in enumerate(others)]
        return prepare(self.server.database, record, cookies)

    def sit(self, name: str, cookie: str, mouse: Mouse | None = None, after: int = 0) -> Mouse:
        """Go to such a table, in the seat on turn or so many seats after it.

        Without `mouse` in a new browser; otherwise in that one, which has this cookie.
        """
        table = self.prepare(name, cookie, after)
        if mouse is None:
            mouse = self.come(table.path, cookie)
        else:
            mouse.open(table.path)
        mouse.visitor.until("state.game !== null")
        return mouse
