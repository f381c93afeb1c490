"""Bots against bots: the same deals for all of them, intervals, ratings, reports."""

from .contest import Bout, Contest, LineUp, line_ups_of, one_against_rest, steps_of
from .contest_run import play_contest
from .errors import ArenaError
from .intervals import Estimate
from .ledger import Ledger
from .ordered_tasks import in_order
from .sprt import SequentialTest, Verdict
from .standings import Standing, Standings, Timing
from .workers import OpenPool, WorkerPool, processes

__all__ = [
    "ArenaError",
    "Bout",
    "Contest",
    "Estimate",
    "Ledger",
    "LineUp",
    "OpenPool",
    "SequentialTest",
    "Standing",
    "Standings",
    "Timing",
    "Verdict",
    "WorkerPool",
    "in_order",
    "line_ups_of",
    "one_against_rest",
    "play_contest",
    "processes",
    "steps_of",
]
