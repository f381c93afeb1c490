"""The language is that of the locale, as POSIX programs read it."""

import pytest
from kit.fluent_files import FOLDER

from lanterns.locale import LANGUAGES, choose_language
from lanterns.locale.language import OWN_NAMES, TERMINAL_FILES


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


def test_every_language_has_a_name_and_every_file() -> None:
    assert tuple(OWN_NAMES) == LANGUAGES
    folders = {folder.name: folder for folder in FOLDER.iterdir() if any(folder.glob("*.ftl"))}
    assert set(folders) == set(LANGUAGES)
    names = {file.name for file in folders["en"].iterdir()}
    assert {f"{name}.ftl" for name in TERMINAL_FILES} < names
    for language, folder in folders.items():
        assert {file.name for file in folder.iterdir()} == names, language
