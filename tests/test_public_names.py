"""The referee's public names: all there, all explained."""

import inspect

import pytest

from lanterns import rules


@pytest.mark.parametrize("name", rules.__all__)
def test_a_public_name_is_there_and_says_what_it_is(name: str) -> None:
    """Functions and classes explain themselves in their docstring."""
    thing = getattr(rules, name)

    # Tables and aliases such as `Seat`, which is a plain number, have no docstring of their own.
    if getattr(thing, "__module__", "").startswith("lanterns.rules."):
        assert (thing.__doc__ or "").partition("\n")[0].endswith(".")


def test_no_public_name_is_forgotten() -> None:
    """Whatever the package brings in for others is listed."""
    brought = {name for name, thing in vars(rules).items() if not inspect.ismodule(thing)}

    assert set(rules.__all__) == {name for name in brought if not name.startswith("_")}
