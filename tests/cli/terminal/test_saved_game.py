"""Saved games and output files on systems where an open file cannot be moved or deleted."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]  # it has no types
import pytest

from lanterns.cli.output_files import opened
from lanterns.cli.terminal.saved_game import SavedGame
from lanterns.rules import DEFAULT_SEATING, Record, record_from_json

RECORD = Record(DEFAULT_SEATING[2], tuple(range(1, 23)))


def refusing_open_files(real: Callable[..., None]) -> Callable[..., None]:
    """Make an operation fail on a file that this process has open, as Windows does."""

    def operation(path: Any, *arguments: Any) -> None:
        opened_files = {file.path for file in psutil.Process().open_files()}
        if os.path.realpath(path) in opened_files:
            raise PermissionError(f"{path} is open")
        real(path, *arguments)

    return operation


@pytest.fixture(autouse=True)
def like_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("replace", "unlink"):
        monkeypatch.setattr(os, name, refusing_open_files(getattr(os, name)))


def test_an_open_file_cannot_be_replaced_here(tmp_path: Path) -> None:
    path = tmp_path / "open"
    with path.open("w"), pytest.raises(PermissionError):
        os.replace(path, tmp_path / "other")


def test_a_game_is_saved_from_a_closed_file(tmp_path: Path) -> None:
    saved_game = SavedGame(tmp_path / "game.json")
    saved_game.create()
    for _ in range(2):
        saved_game.save(RECORD)
        assert record_from_json(saved_game.path.read_text(encoding="utf-8")) == RECORD
    assert list(tmp_path.iterdir()) == [saved_game.path]


def test_a_failed_save_leaves_no_temporary_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved_game = SavedGame(tmp_path / "game.json")
    saved_game.create()

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    for name in ("fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, name, interrupted)
            with pytest.raises(KeyboardInterrupt):
                saved_game.save(RECORD)
        assert list(tmp_path.iterdir()) == [saved_game.path]


def test_an_output_file_that_was_never_written_is_deleted_after_it_is_closed(
    tmp_path: Path,
) -> None:
    with pytest.raises(ZeroDivisionError), opened(str(tmp_path / "new"), force=False):
        raise ZeroDivisionError
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "posix", "windows"),
    [
        ("game.json", "game.json", "game.json"),
        ("my game.json", "'my game.json'", '"my game.json"'),
        ("-game", "./-game", "./-game"),
    ],
)
def test_the_argument_is_quoted_for_the_platforms_shell(
    name: str, posix: str, windows: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved_game = SavedGame(Path(name))
    assert saved_game.argument == posix
    monkeypatch.setattr(sys, "platform", "win32")
    assert saved_game.argument == windows
