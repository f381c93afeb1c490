"""How many examples Hypothesis tries where a test sets that itself."""

from hypothesis import settings

USUAL_EXAMPLES = 8
"""Examples per test in `make test`, the same each time; the other profiles try more."""
SCALE = 15
"""The examples of a profile that tries as many as tests ask for; `make prove` tries 100."""


def examples(usual: int) -> int:
    """Return this number, scaled as the current profile scales all tests."""
    most: int = settings().max_examples
    return max(1, usual * most // SCALE)
