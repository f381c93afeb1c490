"""Browsers of three engines: what each can do over its own remote protocol.

Chromium and WebKitGTK have a driver (WebDriver), Firefox speaks WebDriver BiDi itself. Both
protocols take the same input actions.
"""

import json
import os
import re
import shutil
import socket
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from .visitor import POLLING

T = TypeVar("T")

SECONDS = 600
"""For an answer of a browser on a busy machine."""
SIZE = (1440, 900)


class Engine(ABC):
    """One window of a browser."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Go to an address and wait until it has loaded."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """Return what an expression of the page gives, once it is resolved, by way of JSON."""

    @abstractmethod
    def perform(self, kind: str, *actions: dict[str, Any]) -> None:
        """Let a pointer or the keys do something, as a person does."""


class Driven(Engine):
    """A browser behind a driver."""

    def __init__(self, driver: str, capabilities: dict[str, Any]) -> None:
        self._address = driver
        wait_for(self._is_up, driver)
        always = {"capabilities": {"alwaysMatch": capabilities}}
        self._address += f"/session/{self._ask('/session', always)['sessionId']}"
        self._ask("/timeouts", {"script": SECONDS * 1000})
        self._ask("/window/rect", {"width": SIZE[0], "height": SIZE[1]})

    def open(self, address: str) -> None:
        self._ask("/url", {"url": address})

    def evaluate(self, expression: str) -> Any:
        script = f"""const done = arguments[0];
          const tell = (value, error = null) => done(JSON.stringify([value ?? null, error]));
          (async () => ({expression}))().then(tell, (error) => tell(null, String(error)))"""
        value, error = json.loads(self._ask("/execute/async", {"script": script, "args": []}))
        assert error is None, error
        return value

    def perform(self, kind: str, *actions: dict[str, Any]) -> None:
        self._ask("/actions", {"actions": [{"type": kind, "id": kind, "actions": actions}]})

    def close(self) -> None:
        """End the session, and the browser with it."""
        with urlopen(Request(self._address, method="DELETE"), timeout=SECONDS):
            pass

    def _is_up(self) -> bool:
        with suppress(OSError), urlopen(self._address + "/status", timeout=SECONDS):
            return True
        return False

    def _ask(self, path: str, body: dict[str, Any]) -> Any:
        asked = Request(self._address + path, json.dumps(body).encode(), method="POST")
        with urlopen(asked, timeout=SECONDS) as answer:
            return json.load(answer)["value"]


class Firefox(Engine):
    """A Firefox, which needs no driver."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._asked = 0
        self._ask("session.new", capabilities={})
        [window] = self._ask("browsingContext.getTree")["contexts"]
        self._window = {"context": window["context"]}
        size = {"width": SIZE[0], "height": SIZE[1]}
        self._ask("browsingContext.setViewport", viewport=size, **self._window)

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", url=address, wait="complete", **self._window)

    def evaluate(self, expression: str) -> Any:
        wrapped = f"(async () => JSON.stringify((await ({expression})) ?? null))()"
        how = {"target": self._window, "awaitPromise": True}
        answer = self._ask("script.evaluate", expression=wrapped, **how)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def perform(self, kind: str, *actions: dict[str, Any]) -> None:
        source = {"type": kind, "id": kind, "actions": actions}
        self._ask("input.performActions", actions=[source], **self._window)

    def _ask(self, method: str, **facts: Any) -> Any:
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, "method": method, "params": facts}))
        while (answer := json.loads(self._socket.recv(SECONDS))).get("id") != self._asked:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]


PROGRAMS = {
    "chromium": ("chromium", "chromedriver"),
    "firefox": ("firefox-esr",),
    "webkit": ("WebKitWebDriver", "Xvfb"),
}
"""What has to be installed for each."""


@contextmanager
def engine(name: str, folder: Path) -> Iterator[Engine]:
    """Start a browser, with its profile in an empty folder."""
    with ExitStack() as stack:

        def start(*command: str, says: str = "", **environment: str) -> str:
            """Start a program, and return what it says when it is ready."""
            log = folder / f"{command[0]}.log"
            with log.open("w") as said:
                process = subprocess.Popen(
                    command, stdout=said, stderr=said, env={**os.environ, **environment}
                )
            stack.callback(process.wait)
            stack.callback(process.terminate)
            return wait_for(lambda: re.search(says, log.read_text()), command[0])[0]

        if name == "firefox":
            options = ("--headless", "--no-remote", "--profile", str(folder))
            ready = r"(?<=BiDi listening on )ws://\S+"
            address = start("firefox-esr", *options, "--remote-debugging-port=0", says=ready)
            line = connect(f"{address}/session", max_size=None, open_timeout=SECONDS)
            yield Firefox(stack.enter_context(line))
            return
        if name == "chromium":
            ready = r"(?<=successfully on port )\d+"
            port = start("chromedriver", "--port=0", says=ready)
            arguments = ["--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}"]
            started = {"binary": shutil.which("chromium"), "args": arguments}
            browser = Driven(f"http://127.0.0.1:{port}", {"goog:chromeOptions": started})
        else:
            screen = ("-screen", "0", "1600x1000x24", "-nolisten", "tcp")
            display = start("Xvfb", "-displayfd", "1", *screen, says=r"(?m)^\d+$")
            # It says nothing when it is ready, and takes no port of the system's choice.
            port = str(_free_port())
            start("WebKitWebDriver", f"--port={port}", HOME=str(folder), DISPLAY=f":{display}")
            browser = Driven(f"http://127.0.0.1:{port}", {})
        stack.callback(browser.close)
        yield browser


def wait_for(look: Callable[[], T | None], what: object) -> T:
    """Look until there is something to see."""
    deadline = monotonic() + SECONDS
    while not (seen := look()):
        assert monotonic() < deadline, what
        sleep(POLLING / 1000)
    return seen


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])
