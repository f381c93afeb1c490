"""Who a browser is, from one header that strangers write."""

from time import thread_time
from typing import Any

import pytest
from litestar import Request

from lanterns.server.errors import Refused
from lanterns.server.http.identity import browser_of, hash_cookie

VALUE = "A" * 43


def sender(*headers: str, scheme: str = "http") -> Request[Any, Any, Any]:
    """A request with these Cookie headers."""
    named = [(b"cookie", header.encode("latin-1")) for header in headers]
    scope: Any = {"type": "http", "scheme": scheme, "headers": named}
    return Request(scope)


@pytest.mark.parametrize(
    "headers",
    [
        [f"lanterns={VALUE}"],
        [f"other=1; lanterns={VALUE}"],
        [f'other="a b"; lanterns={VALUE};'],
        [f"lanterns=short;lanterns={VALUE}"],
        ["other=1", f"lanterns={VALUE}"],
    ],
)
def test_our_cookie_is_found_among_others(headers: list[str]) -> None:
    assert browser_of(sender(*headers)) == hash_cookie(VALUE)


@pytest.mark.parametrize(
    "header",
    [
        *("", ";", "=", "lanterns", "lanterns=", f"lantern={VALUE}", f"xlanterns={VALUE}"),
        *(f"lanterns={VALUE}x", f"lanterns={VALUE}\n", f"LANTERNS={VALUE}", f'lanterns="{VALUE}'),
    ],
)
def test_anything_else_is_no_cookie(header: str) -> None:
    with pytest.raises(Refused):
        browser_of(sender(header))


def test_over_https_only_the_protected_name_counts() -> None:
    with pytest.raises(Refused):
        browser_of(sender(f"lanterns={VALUE}", scheme="https"))
    assert browser_of(sender(f"__Host-lanterns={VALUE}", scheme="https")) == hash_cookie(VALUE)


@pytest.mark.parametrize("filling", ["\\", "\\0", ";", "; ", "=", '"', "lanterns=", "; lanterns="])
@pytest.mark.parametrize("end", ["", '"'])
def test_no_cookie_takes_long_to_read(filling: str, end: str) -> None:
    strange = sender('lanterns="' + filling * (23_000 // len(filling)) + end)
    began = thread_time()
    for _ in range(10):
        with pytest.raises(Refused):
            browser_of(strange)
    # Reading ten of them takes a few milliseconds; in quadratic time, one took two seconds.
    assert thread_time() - began < 0.5
