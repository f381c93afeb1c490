"""Opening the page: quiet, and only where there is a screen."""

import stat
from pathlib import Path

import pytest

from lanterns.cli import browser

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME")

HELPER = """#!/bin/sh
echo noise
echo more noise >&2
echo "$1" > "$(dirname "$0")/opened"
exit 3
"""


@pytest.fixture
def helper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A desktop's helper that prints a lot and finds no browser, on a machine without a screen."""
    program = tmp_path / "xdg-open"
    program.write_text(HELPER)
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr("sys.platform", "linux")
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "opened"


def test_without_a_screen_nothing_is_started(helper: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[object] = []
    monkeypatch.setattr(browser, "Thread", started.append)
    browser.open_page("http://127.0.0.1:8360/")
    assert started == []


@pytest.mark.parametrize("screen", SCREENS)
def test_with_a_screen_the_desktop_opens_the_page_without_a_word(
    helper: Path,
    screen: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(screen, ":0")
    assert browser.has_screen()
    browser._ask_desktop("http://127.0.0.1:8360/")
    assert helper.read_text() == "http://127.0.0.1:8360/\n"
    assert capfd.readouterr() == ("", "")


def test_no_helper_is_no_failure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    browser._ask_desktop("http://127.0.0.1:8360/")


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_have_ways_of_their_own(
    platform: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr("click.launch", opened.append)
    browser.open_page("http://127.0.0.1:8360/")
    assert opened == ["http://127.0.0.1:8360/"]
