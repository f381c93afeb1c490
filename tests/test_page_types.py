"""The page's types, pieces and languages are those of the server, the referee and the words."""

import write_page_types
from write_page_types import UI


def test_the_message_types_are_current() -> None:
    written = (UI / "src" / "wire" / "protocol.ts").read_text(encoding="utf-8")
    assert write_page_types.protocol() == written, "run `make ui`"


def test_the_log_entries_are_current() -> None:
    written = (UI / "src" / "engine" / "entries.ts").read_text(encoding="utf-8")
    assert write_page_types.entries() == written, "run `make ui`"


def test_the_printed_pieces_are_current() -> None:
    written = (UI / "src" / "wire" / "pieces.ts").read_text(encoding="utf-8")
    assert write_page_types.pieces() == written, "run `make ui`"


def test_the_languages_are_current() -> None:
    written = (UI / "src" / "words" / "languages.ts").read_text(encoding="utf-8")
    assert write_page_types.languages() == written, "run `make ui`"
