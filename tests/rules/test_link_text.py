"""The letters of a link: every wrong text has its own sentence."""

import pytest

from lanterns.rules import LinkFault, UnreadableLink
from lanterns.rules.link_text import VERSION, link_from_bytes, link_to_bytes


@pytest.mark.parametrize("body", [b"\0", b"ab", b"abc", b"\xff" * 40])
def test_bytes_survive(body: bytes) -> None:
    text = link_from_bytes(body)
    assert link_to_bytes(text) == body
    assert text[0] == VERSION
    assert set(text) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


WHOLE = link_from_bytes(b"lake")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", LinkFault.LINK_EMPTY),
        ("2" + WHOLE[1:], LinkFault.LINK_FORMAT),
        ("\0", LinkFault.LINK_FORMAT),
        (WHOLE + "=", LinkFault.LINK_LETTERS),
        (WHOLE[:3] + " " + WHOLE[3:], LinkFault.LINK_LETTERS),
        (WHOLE + "\n", LinkFault.LINK_LETTERS),
        (WHOLE.replace("b", "ä"), LinkFault.LINK_LETTERS),
        ("1", LinkFault.LINK_DAMAGED),
        ("1A", LinkFault.LINK_DAMAGED),
        ("1AAAAAAA", LinkFault.LINK_DAMAGED),
        (link_from_bytes(b""), LinkFault.LINK_DAMAGED),
        (WHOLE[:-1], LinkFault.LINK_DAMAGED),
        (WHOLE + "A", LinkFault.LINK_DAMAGED),
        (WHOLE[:4] + "-" + WHOLE[5:], LinkFault.LINK_DAMAGED),
    ],
)
def test_other_text_is_refused(text: str, fault: LinkFault) -> None:
    with pytest.raises(UnreadableLink) as refused:
        link_to_bytes(text)
    assert refused.value.fault is fault


def test_a_text_has_one_form_only() -> None:
    """The last letter has bits to spare, which must be nought."""
    text = link_from_bytes(b"ab" + b"c" * 3)
    assert len(text) % 4 == 1
    spare = link_from_bytes(b"ab")
    with pytest.raises(UnreadableLink, match="checksum"):
        link_to_bytes(spare[:-1] + chr(ord(spare[-1]) + 1))


def test_the_version_is_part_of_what_is_checked() -> None:
    """So that a damaged version is not taken for another one, once there are several."""
    assert link_from_bytes(b"lake")[1:] == "bGFrZdlXqDw"


@pytest.mark.parametrize("place", range(1, len(WHOLE)))
def test_every_single_wrong_letter_is_noticed(place: int) -> None:
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_":
        text = WHOLE[:place] + letter + WHOLE[place + 1 :]
        if text != WHOLE:
            with pytest.raises(UnreadableLink, match="checksum"):
                link_to_bytes(text)
