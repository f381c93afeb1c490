"""Nothing of the API is cached."""

import pytest
from server.kit.guest import Guest


@pytest.mark.parametrize("path", ["/api/bots", "//api/bots", "/api//bots/", "/%2Fapi/bots"])
def test_however_an_address_is_written_its_answers_are_not_cached(address: str, path: str) -> None:
    # httpx would take the beginning of the path for a host.
    answer = Guest(address).http.get(address + path)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store")
