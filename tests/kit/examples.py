"""How many examples Hypothesis tries where a test sets that itself."""

from hypothesis import settings

USUAL_EXAMPLES = 15
"""Examples per test in `make test`; the other profiles try more or fewer."""


def examples(usual: int) -> int:
    """Return this number, scaled as the current profile scales all tests."""
    most: int = settings().max_examples
    return max(1, usual * most // USUAL_EXAMPLES)
