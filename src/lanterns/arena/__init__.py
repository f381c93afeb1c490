"""Bots against bots: the same deals for everybody, intervals, ratings, reports."""

from .contest import Bout, Contest, LineUp, line_ups_of, one_against_rest, steps_of
from .intervals import Estimate
from .ledger import Ledger
from .playing import play_contest
from .results import Results, Standing, Timing
from .runner import in_order
from .sprt import SequentialTest, Verdict
from .workers import ArenaError, Crew, OpenCrew, processes

__all__ = [
    "ArenaError",
    "Bout",
    "Contest",
    "Crew",
    "Estimate",
    "Ledger",
    "LineUp",
    "OpenCrew",
    "Results",
    "SequentialTest",
    "Standing",
    "Timing",
    "Verdict",
    "in_order",
    "line_ups_of",
    "one_against_rest",
    "play_contest",
    "processes",
    "steps_of",
]
