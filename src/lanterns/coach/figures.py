"""The coach's figures, as the language of the words writes them."""

from lanterns.locale import Narrator


def points(narrator: Narrator, share: float) -> str:
    """Return a share of the victory in percentage points, with its sign."""
    return _localized(narrator, f"{100 * share:+.1f}")


def tenths(narrator: Narrator, number: float) -> str:
    """Return a number with one digit behind the point."""
    return _localized(narrator, f"{number:.1f}")


def _localized(narrator: Narrator, number: str) -> str:
    plain = "0.0" if number in ("-0.0", "+0.0") else number.replace("-", "−")
    # Of our languages, English alone writes a point.
    return plain if narrator.words.language == "en" else plain.replace(".", ",")
