"""How many examples Hypothesis tries where a test sets that itself."""

from hypothesis import settings

SCALE = 15
"""The examples of a profile that tries as many as tests ask for; `make prove` tries 100."""


def examples(usual: int) -> int:
    """Return this number, scaled as the current profile scales all tests."""
    most: int = settings().max_examples
    return max(1, usual * most // SCALE)
