"""The page as static files in a folder of a plain web host, which can be cut off or updated."""

import re
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from lanterns.cli import group
from lanterns.server.http.built_page import digest_of

from .proxy import Proxy

SUB_PATH = "games/lanterns"


class _Handler(SimpleHTTPRequestHandler):
    """What `python -m http.server` answers with, without its log.

    As many hosts, it does not know the types of newer kinds of files.
    """

    extensions_map = {  # noqa: RUF012 -- the base class declares it as it is
        **SimpleHTTPRequestHandler.extensions_map,
        **dict.fromkeys((".wasm", ".webmanifest", ".woff2"), "application/octet-stream"),
    }

    def __init__(self, *arguments: Any, asked: list[str], **options: Any) -> None:
        self._asked = asked
        super().__init__(*arguments, **options)

    def do_GET(self) -> None:
        """Answer, and remember what was asked."""
        self._asked.append(self.path)
        super().do_GET()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class StaticSite:
    """`lanterns site` below a host's root; the host knows its files and nothing else.

    At the end, nobody may have asked for what only a server has, or for anything beside the folder.

        with StaticSite(folder) as site:
            visitor = visit(site.address, first=True)
            visitor.open("/?/learn")
            site.cut()
    """

    def __init__(self, root: Path, path: str = SUB_PATH) -> None:
        self.folder = root / path
        self._path = path
        done = CliRunner().invoke(group, ["site", str(self.folder)])
        assert done.exit_code == 0, done.output
        self.asked: list[str] = []
        handler = partial(_Handler, directory=str(root), asked=self.asked)
        self._host = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._host.serve_forever, daemon=True)
        self._thread.start()
        self._line = Proxy(self._host.server_port)

    @property
    def address(self) -> str:
        """The address of the folder, to which `/` and `/?/learn` can be added."""
        return f"{self._line.address}/{self._path}".rstrip("/")

    def cut(self) -> None:
        """Take the network away."""
        self._line.cut()

    def restore(self) -> None:
        """Bring the network back."""
        self._line.restore()

    @property
    def version(self) -> str:
        """The version that is published now."""
        page = (self.folder / "index.html").read_text(encoding="utf-8")
        [version] = re.findall(r'data-version="(\w+)"', page)
        return str(version)

    def asset(self, name: str) -> Path:
        """Return the file of a script or another asset in the version that is published now."""
        return self.folder / "assets" / self.version / name

    def update(self) -> str:
        """Publish a version in which every component is another one; return its name.

        As on a real host, the files of the version before are gone.
        """
        before = self.version
        after = digest_of(before.encode())
        self.asset("").rename(self.folder / "assets" / after)
        renamed = {before: after}
        for script in (self.folder / "assets" / after).glob("[A-Z]*.js"):
            old = script.read_bytes()
            script.write_bytes(old + b"// another\n")
            renamed[digest_of(old)] = digest_of(script.read_bytes())
        for file in (self.folder / "index.html", self.folder / "sw.js"):
            text = file.read_text(encoding="utf-8")
            for old_digest, new_digest in renamed.items():
                text = text.replace(old_digest, new_digest)
            file.write_text(text, encoding="utf-8")
        return after

    def __enter__(self) -> "StaticSite":
        return self

    def __exit__(self, *failure: object) -> None:
        self._line.__exit__(*failure)
        self._host.shutdown()
        self._host.server_close()
        self._thread.join()
        begin = f"/{self._path}/".replace("//", "/")
        # Browsers ask by themselves for an icon of the host's own pages, as for a missing file.
        own = [path for path in self.asked if path != "/favicon.ico"]
        foreign = [path for path in own if "/api/" in path or not path.startswith(begin)]
        assert not foreign, foreign
