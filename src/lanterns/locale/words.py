"""The sentences of one language, read from its Fluent files."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from .facts import Fact

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# What the terminal needs; other files hold the words of the page.
_PARTS = ("pieces", "events", "errors", "terminal")


class Words:
    """A language: the name of a message and its facts go in, the sentence comes out.

    >>> words = Words("en")
    >>> words("favor", count=2), words.listed(["red", "blue", "white"])
    ('2 favor tokens', 'red, blue and white')
    """

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, message: str, **facts: Fact) -> str:
        """Say a message; a message or a fact that is not there is a `LookupError`."""
        bundle = _bundle(self.language)
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"“{message}” has no sentence of its own")
        text, errors = bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"“{message}” in {self.language}: {errors[0]}")
        return str(text)

    def listed(self, items: Sequence[str]) -> str:
        """Join items as a sentence would, or say that there is nothing."""
        if not items:
            return self("nothing")
        *others, last = items
        return self("list-end", items=", ".join(others), last=last) if others else last


@cache
def _bundle(language: str) -> "FluentBundle":
    # Imported when first needed, because it brings the plural rules of every language.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for part in _PARTS:
        file = files("lanterns.locale").joinpath(language, f"{part}.ftl")
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
