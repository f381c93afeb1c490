"""Answers that never change are made once."""

from collections.abc import Callable
from typing import Any

import pytest
import segno
from server.kit.guest import OPEN, PERSON, Guest
from server.kit.running import Running

from lanterns.server.http import openapi
from lanterns.server.wire import json_schema


def counted(monkeypatch: pytest.MonkeyPatch, where: object, name: str, made: list[str]) -> None:
    """Note how often a function is called."""
    function: Callable[..., Any] = getattr(where, name)

    def call(*arguments: Any, **options: Any) -> Any:
        made.append(name)
        return function(*arguments, **options)

    monkeypatch.setattr(where, name, call)


def test_answers_that_never_change_are_made_once(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = Guest(server.address)
    table = guest.open(PERSON, OPEN)
    code = f"/api/tables/{table}/seats/1/invitation.svg"
    for where, name, path in (
        (json_schema, "message_definitions", "/api/messages.json"),
        (openapi, "complete", "/api/openapi.json"),
        (segno, "make", code),
    ):
        made: list[str] = []
        counted(monkeypatch, where, name, made)
        first, second = guest.http.get(path), guest.http.get(path)
        assert (first.status_code, first.content) == (200, second.content)
        assert len(made) <= 1, path
