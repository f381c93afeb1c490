"""The page's types and printed pieces are those of the server and the referee."""

import write_page_types
from write_page_types import UI


def test_the_message_types_are_current() -> None:
    written = (UI / "src" / "protocol.ts").read_text(encoding="utf-8")
    assert write_page_types.protocol() == written, "run `make ui`"


def test_the_printed_pieces_are_current() -> None:
    written = (UI / "src" / "pieces.ts").read_text(encoding="utf-8")
    assert write_page_types.pieces() == written, "run `make ui`"
