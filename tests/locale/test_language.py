"""The language is that of the locale, as POSIX programs read it; each is known everywhere."""

import re
from pathlib import Path

import pytest
from babel import Locale
from kit.fluent_files import FOLDER

from lanterns.locale import LANGUAGES, choose_language
from lanterns.locale.language import OWN_NAMES, TERMINAL_FILES

ROOT = Path(__file__).parents[2]


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


def test_every_language_is_named_wherever_they_are_listed() -> None:
    *others, last = (Locale(language).get_language_name("en") for language in LANGUAGES)
    sentence = f"in {', '.join(map(str, others))} and {last}."
    assert sentence in " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    classified = re.findall(r'"Natural Language :: (\w+)"', project)
    assert sorted(classified) == sorted([*map(str, others), str(last)])
    page = (ROOT / "ui" / "index.html").read_text(encoding="utf-8")
    for part in (r"<noscript>(.*)</noscript>", r'<div class="late">(.*?)</div>'):
        [words] = re.findall(part, page, re.DOTALL)
        assert re.findall(r'<p lang="(\w+)">', words) == list(LANGUAGES)
