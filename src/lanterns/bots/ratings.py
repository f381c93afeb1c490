"""Measured strength, as written by `benchmarks/strength.py`; never edited by hand."""

RATINGS: dict[int, dict[str, float]] = {}
"""Ratings by openskill for each number of players, by bot."""
