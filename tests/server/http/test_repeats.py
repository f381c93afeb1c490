"""Warnings that strangers can cause are logged once a minute, with a count."""

import logging

from lanterns.server.http.repeats import QUIET_SECONDS, Repeats


def test_a_warning_that_repeats_is_logged_once_a_minute_with_a_count() -> None:
    now = 0.0
    repeats = Repeats(clock=lambda: now)

    def logged(level: int, message: str, *facts: object) -> str | None:
        record = logging.LogRecord("uvicorn.error", level, "", 0, message, facts, None)
        return record.getMessage() if repeats.filter(record) else None

    assert logged(logging.WARNING, "Invalid: %s", 1) == "Invalid: 1"
    assert [logged(logging.WARNING, "Invalid: %s", 2) for _ in range(3)] == [None] * 3
    assert logged(logging.WARNING, "Other") == "Other"
    assert [logged(logging.ERROR, "Failed") for _ in range(2)] == ["Failed"] * 2
    now += QUIET_SECONDS
    assert logged(logging.WARNING, "Invalid: %s", 3) == (
        "Invalid: 3 (3 more since the last such line)"
    )
    assert logged(logging.WARNING, "Other") == "Other"
