"""Quantiles as printed tables have them."""

from math import inf

import pytest

from lanterns.arena.student import t_quantile


@pytest.mark.parametrize(
    ("freedom", "printed"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (4, 2.7764),
        (5, 2.5706),
        (10, 2.2281),
        (30, 2.0423),
        (120, 1.9799),
    ],
)
def test_agrees_with_the_printed_table(freedom: int, printed: float) -> None:
    assert t_quantile(0.975, freedom) == pytest.approx(printed, rel=0.00125)


def test_is_symmetric_and_ends_in_the_normal_distribution() -> None:
    for freedom in (1, 2, 3, 7):
        assert t_quantile(0.1, freedom) == pytest.approx(-t_quantile(0.9, freedom))
    assert t_quantile(0.975, 10**7) == pytest.approx(1.959964)


def test_without_freedom_nothing_is_known() -> None:
    assert t_quantile(0.975, 0) == inf
