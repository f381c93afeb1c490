"""The page draws the QR codes that the server's library draws."""

import json
from collections.abc import Iterator
from random import Random

import pytest
import segno
from browser_table.page import Page, page_under_node


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with page_under_node("qr_host.mjs") as here:
        yield here


@pytest.fixture(autouse=True)
def plain_padding(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out a byte of zeros that the library adds where the text ends with a whole byte.

    A reader ignores what comes after the text, so both are right.
    """

    def pad(bits: bytearray, version: object, length: int) -> None:
        bits.extend([0] * (-length % 8))

    monkeypatch.setattr("segno.encoder.write_padding_bits", pad)


# Around the sizes where a larger code begins, and the usual length of a link.
@pytest.mark.parametrize(
    "length",
    [
        *(1, 17, 18, 32, 60, 134, 154, 190, 216, 230, 231, 260, 300),
        *(pytest.param(length, marks=pytest.mark.prove) for length in range(350, 2950, 130)),
        2950,
    ],
)
def test_the_same_modules(page: Page, length: int) -> None:
    rng = Random(length)
    text = "".join(rng.choices("abcXYZ019-_.#/:", k=length))
    [[version, mask, *rows]] = page.said(json.dumps(text))
    code = segno.make(
        text, error="l", version=int(version), mode="byte", mask=int(mask), boost_error=False
    )
    assert rows == ["".join(map(str, row)) for row in code.matrix]
    smallest = segno.make(text, error="l", mode="byte", boost_error=False, micro=False)
    assert int(version) == smallest.version
