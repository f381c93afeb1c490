"""The command that tests other versions of Python finds them, and leaves out only what is there."""

import sys

import pytest
from other_pythons import LEFT_OUT, ROOT, found, main


def test_versions_come_in_order() -> None:
    pythons = found()
    assert list(pythons) == sorted(pythons, key=lambda version: int(version.split(".")[1]))
    assert all(version.startswith("3.") and path for version, path in pythons.items())


def test_what_is_left_out_exists() -> None:
    assert all((ROOT / path).exists() for path in LEFT_OUT)


def test_a_version_that_is_not_here_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["3.99"]) == 2
    assert capsys.readouterr().out.startswith("There is no Python 3.99 here; there are: 3.")


def test_every_other_version_is_tested_with_what_follows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = f"3.{sys.version_info.minor}"
    pythons = {own: "a", "3.98": "b", "3.99": "c"}
    asked: list[tuple[str, str, list[str]]] = []

    def tested(version: str, python: str, arguments: list[str]) -> bool:
        asked.append((version, python, arguments))
        return version == "3.98"

    monkeypatch.setattr("other_pythons.found", lambda: pythons)
    monkeypatch.setattr("other_pythons.tested", tested)
    assert main(["--", "tests/rules", "-x"]) == 1
    assert asked == [("3.98", "b", ["tests/rules", "-x"]), ("3.99", "c", ["tests/rules", "-x"])]
    assert capsys.readouterr().out == "Python 3.98: passed.\nPython 3.99: failed.\n"
    assert main(["3.98"]) == 0
