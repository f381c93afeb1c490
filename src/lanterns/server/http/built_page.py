"""The built page: its files, and the version that names the folder they are served from."""

import json
import re
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from .encodings import SUFFIXES

PAGE = "index.html"
WORKER = "sw.js"
MANIFEST = "manifest.webmanifest"
FILLED = (PAGE, WORKER)
"""The files that name the version; all others are served as they were built."""

_ASSETS = "assets/"
_LENGTH = 12


def read_files(web: Path) -> dict[str, bytes]:
    """Return the built files by their names, without compressed copies."""
    return {
        path.relative_to(web).as_posix(): path.read_bytes()
        for path in sorted(web.rglob("*"))
        if path.is_file() and path.suffix not in SUFFIXES.values()
    }


def digest_of(content: bytes) -> str:
    """Return what stands for a content in names and addresses."""
    return sha256(content).hexdigest()[:_LENGTH]


def at_root(page: bytes, root: str) -> bytes:
    """Return the page with the addresses of its files below another root than `/`."""
    return re.sub(rb'(href|src|content)="/', rb'\1="' + root.encode(), page)


def with_version(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the files by the addresses they are served at, with their version filled in.

    The version is a digest of all files, so what lies in its folder never changes.
    """
    digests = {name: digest_of(content) for name, content in files.items()}
    version = digest_of(json.dumps(digests, sort_keys=True).encode())
    listed = json.dumps([[name, one] for name, one in digests.items() if name not in FILLED])
    served = {
        name.replace(_ASSETS, f"{_ASSETS}{version}/", 1): content for name, content in files.items()
    }
    for name in FILLED:
        text = files[name].decode().replace("__VERSION__", version)
        served[name] = text.replace('"__FILES__"', listed).encode()
    return served
