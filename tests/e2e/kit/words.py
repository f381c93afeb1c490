"""The page's texts, so that tests name messages and not their wording."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from lanterns.rules import Color, DedicationKind, Direction

Fact = str | int


def say(message: str, **facts: Fact) -> str:
    """Return a message of the page in English, or raise `LookupError`.

    >>> say("favor", count=2)
    '2 favor tokens'
    """
    return say_in("en", message, **facts)


def say_in(language: str, message: str, **facts: Fact) -> str:
    """Return a message of the page in a language."""
    bundle = _bundle(language)
    if not bundle.has_message(message):
        raise LookupError(f"there is no message “{message}”")
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise LookupError(f"“{message}”: {errors[0]}")
    return str(text)


def listed(items: Sequence[str]) -> str:
    """Join items as a sentence does."""
    if not items:
        return say("nothing")
    *others, last = items
    return say("list-end", items=", ".join(others), last=last) if others else last


def color_key(color: int) -> str:
    """Return the name of a color in messages.

    >>> color_key(6)
    'black'
    """
    return Color(color).name.lower()


def side_key(direction: int) -> str:
    """Return the name of a side in messages."""
    return Direction(direction % 4).name.lower()


def kind_key(kind: int) -> str:
    """Return the name of a kind of set in messages.

    >>> kind_key(1)
    'three-pair'
    """
    return DedicationKind(kind).name.lower().replace("_", "-")


def set_facts(offer: dict[str, object]) -> dict[str, Fact]:
    """Return the facts about a set for the page's sentences."""
    kind, colors, honor = offer["kind"], offer["colors"], offer["honor"]
    assert isinstance(kind, int) and isinstance(colors, list) and isinstance(honor, int)
    words = [say("color", color=color_key(color)) for color in colors]
    return {"kind": kind_key(kind), "colors": listed(words), "honor": honor}


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files("lanterns.locale").joinpath(language).iterdir():
        if file.name != "terminal.ftl":
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
