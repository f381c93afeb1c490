"""The README's examples run, and its links lead somewhere."""

import doctest
import re
import tomllib
from pathlib import Path

import pytest

from lanterns.cli import COMMANDS

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


def test_the_examples_in_the_readme_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (failed, tried > 0) == (0, True)


def test_the_readme_names_every_command() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [name for name in COMMANDS if f"`lanterns {name}" not in text] == []


def test_extras_are_installed_from_a_clone() -> None:
    """Nothing here says that the package can be had by its name alone."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    files = [*ROOT.glob("src/lanterns/**/*.py"), *ROOT.glob("examples/**/*.*"), *PAGES]
    texts = (file.read_text(encoding="utf-8") for file in files if file.suffix in (".py", ".md"))
    named = [one for text in texts for one in re.findall(r"pip install .*?(\S+)\[(\w+)\]", text)]
    assert len(named) > 5
    assert {where.strip("'\"") for where, _ in named} == {"."}
    assert {extra for _, extra in named} <= set(project["optional-dependencies"])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = re.findall(r'\]\(([^)#:\s]+)[^)]*\)|src="([^":]+)"', text)
    for target in (link or image for link, image in targets):
        assert (page.parent / target).exists(), f"{page.name} names {target}"
