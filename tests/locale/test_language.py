"""The language is that of the locale, as POSIX programs read it."""

import pytest

from lanterns.locale import choose_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_AT.UTF-8@euro"}, "de"),
        ({"LANG": "it-CH"}, "it"),
        ({"LANG": "pl.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "it_IT", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
    ],
)
def test_the_locale_chooses(environment: dict[str, str], language: str) -> None:
    assert choose_language(environment) == language
