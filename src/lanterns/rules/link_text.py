"""The letters of a link: bytes with a version in front and a checksum at the end."""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from zlib import crc32

from .errors import LinkFault, UnreadableLink, excerpt

VERSION = "1"
"""The first letter of every link of this form."""

_LETTERS = re.compile("[A-Za-z0-9_-]*")
_CHECK_BYTES = 4


def link_from_bytes(body: bytes) -> str:
    """Write bytes as a link.

    >>> link_from_bytes(b"lake")
    '1bGFrZdlXqDw'
    """
    return VERSION + _to_letters(body + _check(body))


def link_to_bytes(packed: str) -> bytes:
    """Return the bytes of a link; raise `UnreadableLink` for text that is not exactly so written.

    >>> link_to_bytes("1bGFrZdlXqDw")
    b'lake'
    """
    if not packed:
        raise UnreadableLink(LinkFault.LINK_EMPTY)
    if packed[0] != VERSION:
        raise UnreadableLink(LinkFault.LINK_FORMAT, format=excerpt(packed[0]), known=VERSION)
    letters = packed[1:]
    if not _LETTERS.fullmatch(letters):
        raise UnreadableLink(LinkFault.LINK_LETTERS)
    # No number of bytes leaves a single letter over.
    content = (
        urlsafe_b64decode(letters + "=" * (-len(letters) % 4)) if len(letters) % 4 != 1 else b""
    )
    body, check = content[:-_CHECK_BYTES], content[-_CHECK_BYTES:]
    if not body or check != _check(body) or _to_letters(content) != letters:
        raise UnreadableLink(LinkFault.LINK_DAMAGED)
    return body


def _to_letters(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def _check(body: bytes) -> bytes:
    return crc32(VERSION.encode() + body).to_bytes(_CHECK_BYTES, "big")
