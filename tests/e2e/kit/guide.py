"""How somebody arrives at a screen: what every way to one shares."""

from dataclasses import dataclass, field

from lanterns.rules import end_of

from .devices import Mouse
from .prepare import Prepared, position, prepare
from .proxy import Proxy
from .server import Server
from .visitor import Visit


@dataclass(frozen=True, slots=True)
class Guide:
    """Where screens are looked at: a server, a line to it that can be cut, and a theme."""

    visit: Visit
    server: Server
    proxy: Proxy
    theme: str
    guests: list[Mouse] = field(default_factory=list)

    def come(self, path: str, cookie: str | None = None, allow: tuple[str, ...] = ()) -> Mouse:
        """Arrive somewhere in a browser of its own."""
        settings = {"theme": self.theme}
        mouse = Mouse(self.visit(self.proxy.address, cookie=cookie, settings=settings))
        self.guests.append(mouse)
        mouse.visitor.allow(*allow)
        mouse.visitor.open(path)
        return mouse

    def prepare(self, name: str, cookies: tuple[str, ...] | None = None) -> Prepared:
        """A table at a position that was found."""
        return prepare(self.server.database, position(name), cookies)

    def sit(self, name: str, after: int = 0) -> Mouse:
        """Arrive at such a table, as whoever is on turn or so many seats after."""
        table = self.prepare(name)
        seat = (end_of(table.record).turn + after) % len(table.cookies)
        mouse = self.come(table.path, table.cookies[seat])
        mouse.visitor.until("state.game !== null")
        return mouse

    def close(self) -> None:
        """Let everybody go while their line still holds."""
        for guest in self.guests:
            guest.visitor.close()
