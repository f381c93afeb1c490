"""Fluent files as their syntax trees: which messages, which facts, which references."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import lanterns.locale

FOLDER = Path(lanterns.locale.__file__).parent


class _Names(Visitor):
    """Collects the facts and the messages that a pattern names."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(node.id.name + attribute)


@cache
def entries(language: str) -> dict[str, ast.Pattern]:
    """Every message and every attribute of a language by its name, such as `color.card`."""
    found: dict[str, ast.Pattern] = {}
    for path in sorted(FOLDER.joinpath(language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            for name, pattern in _patterns(entry, path):
                assert name not in found, f"{path}: {name} is there twice"
                found[name] = pattern
    return found


def messages(language: str) -> set[str]:
    """The messages that can be said; attributes are for the grammar of one language."""
    return {name for name in entries(language) if "." not in name}


def references(language: str, name: str) -> set[str]:
    """The messages and attributes that an entry is built from."""
    return _names(language, name).references


def facts(language: str, name: str) -> set[str]:
    """The facts that an entry needs, those of the entries it is built from included."""
    inner = (facts(language, other) for other in references(language, name))
    return _names(language, name).facts.union(*inner)


def _patterns(entry: ast.EntryType, path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
    if isinstance(entry, ast.Message):
        if entry.value is not None:
            yield entry.id.name, entry.value
        for attribute in entry.attributes:
            assert attribute.value is not None
            yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@cache
def _names(language: str, name: str) -> _Names:
    names = _Names()
    names.visit(entries(language)[name])
    return names
