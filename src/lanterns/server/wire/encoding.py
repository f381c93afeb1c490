"""Messages as they are sent, and parts of them that many messages share."""

from typing import TypeVar, cast

import msgspec

_Part = TypeVar("_Part")

_encoder = msgspec.json.Encoder()


def encode(message: object) -> bytes:
    """Return a message as it is sent."""
    return _encoder.encode(message)


def encoded(part: _Part) -> _Part:
    """Return a part of messages in the form in which it is sent, to be encoded only once.

    Only the encoder may look at it, and takes it for the part itself.
    """
    return cast(_Part, msgspec.Raw(_encoder.encode(part)))
