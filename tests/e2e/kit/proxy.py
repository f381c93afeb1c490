"""A proxy between a browser and the server, whose connections can be cut."""

import contextlib
import re
import socket
import threading
from collections.abc import Callable


class Proxy:
    """Forwards bytes between a port of its own and the server; while cut, it forwards none.

    It may take a root path off the requests, as proxies do that serve other things too.
    """

    def __init__(self, port: int, taken_off: str = "") -> None:
        self._target = ("127.0.0.1", port)
        self._path = re.compile(rb"\A([A-Z]+ )" + re.escape(taken_off.encode()) + rb"(/)")
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._is_cut = False
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._thread = threading.Thread(target=self._accept, daemon=True)
        self._thread.start()

    @property
    def address(self) -> str:
        """The address for browsers."""
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def cut(self) -> None:
        """Close every connection, and refuse new ones."""
        with self._lock:
            self._is_cut = True
            ends = list(self._ends)
        for end in ends:
            _hang_up(end)

    def restore(self) -> None:
        """Accept connections again."""
        with self._lock:
            self._is_cut = False

    def __enter__(self) -> "Proxy":
        return self

    def __exit__(self, *failure: object) -> None:
        # Closing alone does not wake the thread in accept(); shutting down does.
        _hang_up(self._listener)
        self.cut()
        self._thread.join()
        self._listener.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            self._connect(near)

    def _connect(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(self._target)
        except OSError:
            near.close()
            return
        with self._lock:
            is_cut = self._is_cut
            if not is_cut:
                self._ends |= {near, far}
        if is_cut:
            near.close()
            far.close()
            return
        threading.Thread(target=self._carry, args=(near, far), daemon=True).start()

    def _carry(self, near: socket.socket, far: socket.socket) -> None:
        back = threading.Thread(target=_pump, args=(far, near), daemon=True)
        back.start()
        _pump(near, far, lambda data: self._path.sub(rb"\1\2", data))
        back.join()
        with self._lock:
            self._ends -= {near, far}
        near.close()
        far.close()


def _pump(
    source: socket.socket,
    sink: socket.socket,
    change: Callable[[bytes], bytes] = lambda data: data,
) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            sink.sendall(change(data))
    _hang_up(source)
    _hang_up(sink)


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
