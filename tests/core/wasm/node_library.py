"""The WebAssembly module under Node in place of the native library, for the tests.

`WasmLibrary.call` takes what `lanterns.core.library.call` takes; `playing_on` puts it in its place.
"""

import ctypes
import json
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

import numpy as np
from kit.node import node_path

from lanterns.core import library
from lanterns.core.net import value_net

HOST = Path(__file__).with_name("host.mjs")

_NETS = ("net_read", "net_players", "judge", "judge_afterstates", "turns")
_SEARCHES = ("search_next", "search_evaluate", "search_add", "search_report")
_KEPT = {name: (0,) for name in (*_NETS, *_SEARCHES)} | {"search_begin": (0, 6), "search": (5,)}
"""The arguments whose memory C keeps pointers in: nets and searches. They stay in the module."""

_Argument = dict[str, object]


class WasmLibrary:
    """A process of Node with the module loaded; one call at a time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [node_path(), str(HOST)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._lock = Lock()

    def call(self, name: str, *arguments: object) -> int:
        """Call `lanterns_<name>`: buffers travel to the module, and back if they are writable."""
        _, kinds = library._SIGNATURES[name]
        sent: list[bytes] = []
        written: list[memoryview] = []
        described = [
            self._described(name, index, kind, argument, sent, written)
            for index, (kind, argument) in enumerate(zip(kinds, arguments, strict=True))
        ]
        body = b"".join(sent)
        return self._answer(
            {"name": name, "arguments": described, "bytes": len(body)}, body, written
        )

    def _answer(self, request: _Argument, body: bytes, written: list[memoryview]) -> int:
        head = json.dumps(request).encode()
        with self._lock:
            stdin, stdout = self._process.stdin, self._process.stdout
            assert stdin is not None and stdout is not None
            stdin.write(struct.pack("<I", len(head)) + head + body)
            stdin.flush()
            result = stdout.readline()
            for memory in written:
                memory[:] = stdout.read(len(memory))
        assert result, f"the module failed in {request['name']}"
        return int(result)

    def thread_time(self) -> float:
        """Return the processor seconds that the module's thread has used."""
        return self._answer({"name": "thread_time", "arguments": [], "bytes": 0}, b"", []) / 1e6

    def close(self) -> None:
        """End the process."""
        self._process.communicate()

    @staticmethod
    def _described(
        name: str,
        index: int,
        kind: type,
        argument: object,
        sent: list[bytes],
        written: list[memoryview],
    ) -> _Argument:
        if kind is ctypes.c_double:
            return {"real": argument}
        if kind is not ctypes.c_void_p:
            assert isinstance(argument, int | np.integer)
            return {"whole" if kind is ctypes.c_int else "long": int(argument)}
        if argument is None:
            return {"whole": 0}
        if index in _KEPT.get(name, ()):
            assert isinstance(argument, np.ndarray)
            is_search = name.startswith("search") and index == 0
            where = "search" if is_search else argument.ctypes.data
            return {"keep": where, "size": argument.nbytes}
        if isinstance(argument, np.ndarray):
            is_writable, memory = argument.flags.writeable, argument.view(np.ndarray).data
        else:
            assert isinstance(argument, bytes | ctypes.Array)
            is_writable, memory = not isinstance(argument, bytes), memoryview(argument)
        flat = memoryview(memory).cast("B") if memory.nbytes else memoryview(b"")
        sent.append(bytes(flat))
        if is_writable and memory.nbytes:
            written.append(flat)
        return {"size": len(flat), "back": is_writable}


@contextmanager
def playing_on(wasm: WasmLibrary) -> Iterator[None]:
    """Let everything in `lanterns.core` call the module instead of the native library."""
    native = library.call
    users = [
        module
        for name, module in list(sys.modules.items())
        if name.startswith("lanterns.core.") and getattr(module, "call", None) is native
    ]
    value_net._shipped.cache_clear()  # a net in memory belongs to the library that read it
    for module in users:
        module.__dict__["call"] = wasm.call
    try:
        yield
    finally:
        for module in users:
            module.__dict__["call"] = native
        value_net._shipped.cache_clear()
